// SPDX-License-Identifier: MIT
//
// The identity of a picture: its size and a hash of its pixels, whatever file they came from.

import CPNG

/// Size and xxHash-128 of a picture's straight RGBA bytes, row by row from the top.
package struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int
  /// Most significant half of the hash.
  package var high: UInt64
  /// Least significant half.
  package var low: UInt64

  /// `1170x2532:` and 32 hexadecimal digits.
  package var description: String { "\(width)x\(height):\(Hex.string(high))\(Hex.string(low))" }

  init(width: Int, height: Int, high: UInt64, low: UInt64) {
    self.width = width
    self.height = height
    self.high = high
    self.low = low
  }

  /// Reads what ``description`` writes; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 32 else { return nil }
    let size = parts[0].split(separator: "x").compactMap { Int($0) }
    guard size.count == 2, let high = UInt64(parts[1].prefix(16), radix: 16),
      let low = UInt64(parts[1].suffix(16), radix: 16)
    else { return nil }
    self.init(width: size[0], height: size[1], high: high, low: low)
    guard description == text else { return nil }
  }

  /// The hash of pixels already straight.
  package init(of pixels: PixelBuffer) throws(PaintError) {
    let hasher = try RunningHash()
    hasher.update(pixels.bytes)
    let (high, low) = hasher.digest
    self.init(width: pixels.width, height: pixels.height, high: high, low: low)
  }
}

/// Pixels from the top left, row by row: `height * width * 4` bytes in the order R, G, B, A, 8 bits
/// each, straight alpha, sRGB. Cairo's own order never leaves this module.
package struct PixelBuffer: Hashable, Sendable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// The pixels.
  package var bytes: [UInt8]

  /// Pixels by their bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "the bytes of a picture match its size")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// A running xxHash-128, freed with this object.
final class RunningHash {
  let raw: OpaquePointer

  init() throws(PaintError) {
    guard let raw = dcv_hash_create() else { throw .noMemory("XXH3_createState") }
    self.raw = raw
    dcv_hash_reset(raw)
  }

  deinit { dcv_hash_free(raw) }

  /// Begins anew.
  func reset() { dcv_hash_reset(raw) }

  func update(_ bytes: [UInt8]) { dcv_hash_update(raw, bytes, bytes.count) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    dcv_hash_update(raw, bytes.baseAddress, bytes.count)
  }

  var digest: (high: UInt64, low: UInt64) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    dcv_hash_digest(raw, &high, &low)
    return (high, low)
  }
}

/// Hexadecimal digits, lower case.
enum Hex {
  static func string(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
