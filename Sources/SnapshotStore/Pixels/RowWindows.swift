// SPDX-License-Identifier: MIT
//
// The rows of two pictures that are compared next: one is read here, the other on a thread that runs
// ahead.

/// Moves down two pictures of one size, some rows at a time.
final class RowWindows {
  /// Bytes of a picture's rows that are compared together: several of these fit a processor's cache.
  static let bytes = 1 << 18

  private let first: RowReader
  private let second: RowsAhead

  /// Starts above the first row.
  ///
  /// - Parameter reach: Rows around those compared that are in memory, too.
  init(_ first: some PictureRows, _ second: some PictureRows, reach: Int) {
    let rows = max(1, min(first.height, Self.bytes / max(1, first.width * 4)))
    let isDeep = first.isDeep || second.isDeep
    self.first = RowReader(first, rows: rows, reach: reach, isDeep: isDeep, windows: 1)
    self.second = RowsAhead(
      RowReader(second, rows: rows, reach: reach, isDeep: isDeep, windows: RowsAhead.windows))
  }

  deinit { second.stop() }

  /// Reads on, both at the same time, and calls `body` with views of both and the rows to compare;
  /// the views hold these rows and those around them. False after the last ones.
  func next(
    _ body: (UnsafeRasterView, UnsafeRasterView, Range<Int>) -> Void
  ) throws(PictureRowsFailure) -> Bool {
    // Both are read to the end: what stands behind the last row is looked at there.
    let (one, other) = (
      try window(first.next, isSecond: false), try window(second.next, isSecond: true)
    )
    guard let one, let before = one.view, let after = other?.view else { return false }
    body(before, after, one.compared)
    return true
  }

  private func window(
    _ next: () throws(ReferenceFailure) -> RowWindow?, isSecond: Bool
  ) throws(PictureRowsFailure) -> RowWindow? {
    do throws(ReferenceFailure) {
      return try next()
    } catch {
      throw PictureRowsFailure(isSecond: isSecond, failure: error)
    }
  }
}
