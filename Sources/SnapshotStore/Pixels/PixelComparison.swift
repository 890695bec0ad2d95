// SPDX-License-Identifier: MIT
//
// A comparison of two pictures of one size: whole ones, or ones that are read while they are compared.

/// A comparison of two pictures of one size: marks for a picture of it, numbers for a verdict.
package struct PixelComparison: Hashable, Sendable {
  /// What was found.
  package private(set) var difference: PixelDifference
  /// A ``PixelMark`` for each pixel, row by row; empty when no pixel differs, or they are not kept.
  package let marks: [UInt8]
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int

  /// Compares two pictures under a tolerance.
  ///
  /// - Returns: Nil when their sizes differ, whatever the tolerance.
  package init?(_ before: Raster, _ after: Raster, tolerance: PixelTolerance = PixelTolerance()) {
    guard before.width == after.width, before.height == after.height else { return nil }
    var comparer = PixelComparer(width: before.width, height: before.height, tolerance, marks: true)
    Raster.withViews(before, after) { first, second in
      comparer.compare(first, second, rows: 0..<before.height)
    }
    self.init(comparer)
  }

  /// Compares two pictures while they are read, both at the same time: a few rows of each are in
  /// memory.
  ///
  /// - Parameter keepsMarks: Whether there are ``marks`` afterwards, a byte for each pixel.
  /// - Returns: Nil when their sizes differ, whatever the tolerance; nothing is read then.
  /// - Throws: What reading throws, with the picture it is about; the first one's failure first.
  package init?(
    reading before: some PictureRows, _ after: some PictureRows,
    tolerance: PixelTolerance = PixelTolerance(), keepsMarks: Bool = false
  ) throws(PictureRowsFailure) {
    guard before.width == after.width, before.height == after.height else { return nil }
    var comparer = PixelComparer(
      width: before.width, height: before.height, tolerance, marks: keepsMarks)
    let windows = RowWindows(before, after, reach: PixelComparer.reach(of: tolerance))
    while try windows.next({ comparer.compare($0, $1, rows: $2) }) {}
    self.init(comparer)
  }

  private init(_ comparer: PixelComparer) {
    (width, height) = (comparer.width, comparer.height)
    (difference, marks) = (comparer.result, comparer.marks)
  }

  /// Whether any pixel of a row has a mark.
  func differs(row y: Int) -> Bool {
    let row = y * width..<(y + 1) * width
    guard y >= 0, row.upperBound <= marks.count else { return false }
    return marks[row].contains { $0 != PixelMark.equal.rawValue }
  }

  /// What became of a pixel.
  package func mark(x: Int, y: Int) -> PixelMark {
    let index = y * width + x
    guard marks.indices.contains(index) else { return .equal }
    return PixelMark(rawValue: marks[index]) ?? .equal
  }

  /// Takes in regions that know more than those found.
  mutating func setRegions(_ regions: [DifferenceRegion]) { difference.regions = regions }
}
