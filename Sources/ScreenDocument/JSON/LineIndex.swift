// SPDX-License-Identifier: MIT
//
// From a byte to its line and column, also in a file of one very long line.

/// Where lines begin, and how many scalars come before each block of bytes.
struct LineIndex: Sendable {
  /// Bytes between two checkpoints.
  static let block = 1 << 16

  /// First byte of each line.
  var lineStarts: [UInt32]
  /// Unicode scalars before byte `n * block`.
  var checkpoints: [UInt32]

  /// The line and the column of a byte, both from 1, columns in Unicode scalars.
  func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts.isEmpty ? 0 : Int(lineStarts[low])
    return (low + 1, scalars(before: offset, in: bytes) - scalars(before: start, in: bytes) + 1)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let checkpoint = min(offset / Self.block, checkpoints.count - 1)
    guard checkpoint >= 0 else { return 0 }
    var count = Int(checkpoints[checkpoint])
    for byte in bytes[min(checkpoint * Self.block, offset)..<offset] where byte & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
