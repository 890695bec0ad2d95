// SPDX-License-Identifier: MIT
//
// One pass over the bytes before they are read: are they UTF-8, and where do lines begin?

/// Checks that bytes are UTF-8 and learns where lines begin.
struct UTF8Check {
  private(set) var lines = LineIndex(lineStarts: [0], checkpoints: [])
  /// First byte that is not part of a well-formed scalar; nil when all are.
  private(set) var firstBad: Int?

  init(_ bytes: [UInt8]) {
    lines.checkpoints.reserveCapacity(bytes.count / LineIndex.block + 1)
    var scalars: UInt32 = 0
    var offset = 0
    var nextCheckpoint = 0
    while offset < bytes.count {
      if offset >= nextCheckpoint {
        // A scalar may straddle the border: it counts before it.
        lines.checkpoints.append(scalars)
        nextCheckpoint += LineIndex.block
      }
      let byte = bytes[offset]
      scalars += 1
      if byte < 0x80 {
        offset += 1
        if byte == 0x0A { lines.lineStarts.append(UInt32(offset)) }
        continue
      }
      guard let length = Self.length(at: offset, in: bytes) else {
        if firstBad == nil { firstBad = offset }
        offset += 1
        continue
      }
      offset += length
    }
    if lines.checkpoints.isEmpty { lines.checkpoints = [0] }
  }

  /// Length of the well-formed scalar at `offset`, whose first byte is not ASCII.
  private static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    func tail(_ distance: Int) -> UInt8? {
      offset + distance < bytes.count ? bytes[offset + distance] : nil
    }
    func isTail(_ byte: UInt8?, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
      guard let byte else { return false }
      return byte >= low && byte <= high
    }
    switch bytes[offset] {
    case 0xC2...0xDF: return isTail(tail(1)) ? 2 : nil
    case 0xE0: return isTail(tail(1), from: 0xA0) && isTail(tail(2)) ? 3 : nil
    case 0xED: return isTail(tail(1), to: 0x9F) && isTail(tail(2)) ? 3 : nil
    case 0xE1...0xEF: return isTail(tail(1)) && isTail(tail(2)) ? 3 : nil
    case 0xF0:
      return isTail(tail(1), from: 0x90) && isTail(tail(2)) && isTail(tail(3)) ? 4 : nil
    case 0xF1...0xF3: return isTail(tail(1)) && isTail(tail(2)) && isTail(tail(3)) ? 4 : nil
    case 0xF4: return isTail(tail(1), to: 0x8F) && isTail(tail(2)) && isTail(tail(3)) ? 4 : nil
    default: return nil
    }
  }
}
