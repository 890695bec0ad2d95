// SPDX-License-Identifier: MIT
//
// Pictures that are read while they are compared give what whole ones give.

import Foundation
import Testing

@testable import SnapshotStore

@Suite struct RowWindowTests {
  /// So wide that a few rows are compared together.
  static let width = 9000

  @Test(
    "read in pieces is read whole",
    arguments: [
      PixelTolerance(), tolerance(.yiq, 0.1), tolerance(.oklab, 0.05), tolerance(.ssim, 0.1),
      ignoring(), windowed(), masked(),
    ])
  func pieces(_ tolerance: PixelTolerance) throws {
    let (before, after) = Self.pair()
    let whole = try #require(PixelComparison(before, after, tolerance: tolerance))
    let read = try #require(
      try PixelComparison(
        reading: RasterRows(before), RasterRows(after), tolerance: tolerance, keepsMarks: true))
    #expect(whole.difference.differing > 0)
    #expect(read == whole)
    let unmarked = try #require(
      try PixelComparison(reading: RasterRows(before), RasterRows(after), tolerance: tolerance))
    #expect(unmarked.difference == whole.difference)
    #expect(unmarked.marks.isEmpty == (tolerance.window == nil))
  }

  @Test func `the lower halves of 16 bits are compared against those of 8`() throws {
    let (before, _) = Self.pair()
    var low = before.bytes
    low[Self.width * 4 * 30 + 5] ^= 1
    let deep = try #require(
      Raster(width: before.width, height: before.height, bytes: before.bytes, lowBytes: low))
    for (one, other) in [(before, deep), (deep, before)] {
      let found = try #require(
        try PixelComparison(reading: RasterRows(one), RasterRows(other))?.difference)
      #expect(found.counted == 1)
      #expect(found.worst.map { [$0.x, $0.y] } == [1, 30])
    }
  }

  @Test func `another size is told before anything is read`() throws {
    let (one, other) = (
      RasterRows(Raster(width: 4, height: 5)), RasterRows(Raster(width: 4, height: 4))
    )
    #expect(try PixelComparison(reading: one, other) == nil)
    #expect(one.taken == 0)
  }

  @Test func `it is told which picture can't be read`() {
    let (before, after) = Self.pair()
    let first = RasterRows(before, breaksAt: 20)
    let second = RasterRows(after, breaksAt: 20)
    for (one, other, isSecond) in [
      (first, RasterRows(after), false), (RasterRows(before), second, true),
    ] {
      let failure = #expect(throws: PictureRowsFailure.self) {
        try PixelComparison(reading: one, other)
      }
      #expect(failure == PictureRowsFailure(isSecond: isSecond, failure: .cutShort))
    }
  }

  @Test func `all of a picture may differ`() throws {
    let black = Raster(width: 33, height: 70, filledWith: Pixel(0, 0, 0))
    let found = try #require(
      try PixelComparison(reading: RasterRows(Raster(width: 33, height: 70)), RasterRows(black))?
        .difference)
    #expect(found.counted == 33 * 70)
    #expect(found.regions.map(\.box) == [PixelRect(x: 0, y: 0, width: 33, height: 70)])
    #expect(found.regions.map(\.count) == [33 * 70])
  }

  // MARK: Pictures

  private static func tolerance(_ metric: PixelMetric, _ threshold: Double) -> PixelTolerance {
    var tolerance = PixelTolerance()
    (tolerance.metric, tolerance.threshold) = (metric, threshold)
    return tolerance
  }

  private static func ignoring() -> PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.antialiasing = .ignore
    return tolerance
  }

  private static func windowed() -> PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.window = .init(side: 9, count: 12)
    return tolerance
  }

  private static func masked() -> PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.masks = [PixelRect(x: 40, y: 5, width: 90, height: 40)]
    return tolerance
  }

  /// Slanted edges, some of them changed: also across the rows between two pieces.
  private static func pair() -> (Raster, Raster) {
    var before = Raster(width: width, height: 61)
    var after = before
    for y in 0..<61 {
      for x in 0..<300 {
        let level = UInt8(truncatingIfNeeded: (x * 5 + y * 3) % 256)
        before[x * 7 % 320, y] = Pixel(level, 90, 200)
        let isChanged = (x + y) % 29 < 3 || (12..<17).contains(y)
        after[x * 7 % 320, y] = isChanged ? Pixel(level ^ 0x60, 70, 200) : Pixel(level, 90, 200)
      }
    }
    return (before, after)
  }
}

/// A picture in memory, read as one that is decoded.
private final class RasterRows: PictureRows, @unchecked Sendable {
  private let picture: Raster
  private let breaksAt: Int
  /// Rows that were read.
  private(set) var taken = 0

  init(_ picture: Raster, breaksAt: Int = .max) {
    (self.picture, self.breaksAt) = (picture, breaksAt)
  }

  var width: Int { picture.width }
  var height: Int { picture.height }
  var isDeep: Bool { !picture.lowBytes.isEmpty }

  func read(
    _ count: Int, into high: UnsafeMutableRawBufferPointer, low: UnsafeMutableRawBufferPointer?
  ) throws(ReferenceFailure) {
    let place = taken * width * 4..<(taken + count) * width * 4
    taken += count
    guard taken <= breaksAt else { throw .cutShort }
    high.copyBytes(from: picture.bytes[place])
    if isDeep { low?.copyBytes(from: picture.lowBytes[place]) }
  }

  func finish() throws(ReferenceFailure) {}
}
