// SPDX-License-Identifier: MIT
//
// Pixels behind a pointer, for the inner loops of comparisons. Lives only inside a closure that
// holds the bytes.

import Foundation

/// A picture's pixels behind a pointer.
struct UnsafeRasterView {
  let base: UnsafeRawPointer
  /// Lower halves of the channels; nil when they can't differ.
  let low: UnsafeRawPointer?
  let width: Int
  let height: Int

  /// The bytes of a pixel as one number; only good for asking whether two are the same.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    base.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
  }

  /// A pixel; (x, y) lies inside.
  subscript(x: Int, y: Int) -> Pixel {
    let pixel = base + (y * width + x) * 4
    return Pixel(
      pixel.load(as: UInt8.self), pixel.load(fromByteOffset: 1, as: UInt8.self),
      pixel.load(fromByteOffset: 2, as: UInt8.self), pixel.load(fromByteOffset: 3, as: UInt8.self))
  }

  /// The pixels around (x, y).
  func neighbours(_ x: Int, _ y: Int) -> Neighbourhood {
    Neighbourhood(x: x, y: y, width: width, height: height)
  }

  /// Whether a row is the same in both.
  func equalsRow(_ y: Int, of other: UnsafeRasterView) -> Bool {
    let start = y * width * 4
    guard memcmp(base + start, other.base + start, width * 4) == 0 else { return false }
    guard let low, let otherLow = other.low else { return true }
    return memcmp(low + start, otherLow + start, width * 4) == 0
  }

  /// Whether a pixel is the same in both, lower halves included.
  func equals(_ x: Int, _ y: Int, of other: UnsafeRasterView) -> Bool {
    guard word(x, y) == other.word(x, y) else { return false }
    guard let low, let otherLow = other.low else { return true }
    let start = (y * width + x) * 4
    return memcmp(low + start, otherLow + start, 4) == 0
  }
}

extension Raster {
  /// Calls `body` with views of both pictures; nil when one of them has no pixels.
  static func withViews<Result>(
    _ first: Raster, _ second: Raster,
    _ body: (UnsafeRasterView, UnsafeRasterView) throws -> Result
  ) rethrows -> Result? {
    let isDeep = !first.lowBytes.isEmpty || !second.lowBytes.isEmpty
    return try first.withPointers { one, oneLow in
      try second.withPointers { other, otherLow in
        guard let one, let other else { return nil }
        return try body(
          UnsafeRasterView(
            base: one, low: isDeep ? oneLow : nil, width: first.width, height: first.height),
          UnsafeRasterView(
            base: other, low: isDeep ? otherLow : nil, width: second.width, height: second.height))
      }
    }
  }

  private func withPointers<Result>(
    _ body: (UnsafeRawPointer?, UnsafeRawPointer?) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes { high in
      try lowBytes.withUnsafeBytes { low in
        try body(high.baseAddress, lowBytes.isEmpty ? high.baseAddress : low.baseAddress)
      }
    }
  }
}
