// SPDX-License-Identifier: MIT
//
// The rows of two pictures that are compared next, read by two threads into memory that is used again.

import Dispatch
import Foundation
import Synchronization

/// Moves down two pictures of one size, some rows at a time.
struct RowWindows {
  /// Bytes of a picture's rows that are compared together: what a processor's cache holds.
  static let bytes = 1 << 19

  private let first: RowWindow
  private let second: RowWindow
  private let queue = DispatchQueue(label: "second picture")

  /// Starts above the first row.
  ///
  /// - Parameter reach: Rows around those compared that are in memory, too.
  init(_ first: some PictureRows, _ second: some PictureRows, reach: Int) {
    let rows = max(1, min(first.height, Self.bytes / max(1, first.width * 4)))
    let isDeep = first.isDeep || second.isDeep
    self.first = RowWindow(first, rows: rows, reach: reach, isDeep: isDeep)
    self.second = RowWindow(second, rows: rows, reach: reach, isDeep: isDeep)
  }

  /// Reads on, both at the same time, and says which rows are to be compared; nil after the last ones.
  func next() throws(PictureRowsFailure) -> Range<Int>? {
    let outcome = Mutex<Result<Range<Int>?, ReferenceFailure>>(.success(nil))
    queue.async { [second] in
      let rows = Result { () throws(ReferenceFailure) in try second.next() }
      outcome.withLock { $0 = rows }
    }
    let rows = Result { () throws(ReferenceFailure) in try first.next() }
    queue.sync {}
    if case .failure(let failure) = rows {
      throw PictureRowsFailure(isSecond: false, failure: failure)
    }
    do throws(ReferenceFailure) {
      return try outcome.withLock { $0 }.get()
    } catch {
      throw PictureRowsFailure(isSecond: true, failure: error)
    }
  }

  /// Calls `body` with views of both; of their rows, those of ``next()`` and around them are there.
  func withViews(_ body: (UnsafeRasterView, UnsafeRasterView) -> Void) {
    if let one = first.view, let other = second.view { body(one, other) }
  }
}

/// Some rows of a picture in memory.
///
/// `@unchecked Sendable`: ``RowWindows`` hands it to one thread at a time.
private final class RowWindow: @unchecked Sendable {
  private let picture: any PictureRows
  private let reach: Int
  private let high: UnsafeMutableRawBufferPointer
  private let low: UnsafeMutableRawBufferPointer?
  private let rows: Int
  private let rowBytes: Int
  /// The rows in memory, and those of them that are compared.
  private var held = 0..<0
  private var compared = 0..<0

  init(_ picture: any PictureRows, rows: Int, reach: Int, isDeep: Bool) {
    (self.picture, self.rows, self.reach) = (picture, rows, reach)
    rowBytes = picture.width * 4
    let size = (rows + 2 * reach) * rowBytes
    high = .allocate(byteCount: size, alignment: 64)
    low = isDeep ? .allocate(byteCount: size, alignment: 64) : nil
  }

  deinit {
    high.deallocate()
    low?.deallocate()
  }

  /// The picture with the rows that are in memory in their places.
  var view: UnsafeRasterView? {
    guard let base = high.baseAddress else { return nil }
    let offset = -held.lowerBound * rowBytes
    return UnsafeRasterView(
      base: UnsafeRawPointer(base) + offset,
      low: low?.baseAddress.map { UnsafeRawPointer($0) + offset },
      width: picture.width, height: picture.height)
  }

  /// Reads on; nil after the last row.
  func next() throws(ReferenceFailure) -> Range<Int>? {
    let start = compared.upperBound
    guard start < picture.height else {
      try picture.finish()
      return nil
    }
    let end = min(start + rows, picture.height)
    let kept = max(0, start - reach)..<held.upperBound
    move(kept)
    let wanted = min(end + reach, picture.height)
    try read(wanted - held.upperBound)
    compared = start..<end
    return compared
  }

  /// Moves rows that are still needed to the front.
  private func move(_ kept: Range<Int>) {
    let from = (kept.lowerBound - held.lowerBound) * rowBytes
    for buffer in [high, low] where from > 0 && !kept.isEmpty {
      guard let base = buffer?.baseAddress else { continue }
      memmove(base, base + from, kept.count * rowBytes)
    }
    held = kept
  }

  private func read(_ count: Int) throws(ReferenceFailure) {
    let place = held.count * rowBytes..<(held.count + count) * rowBytes
    let target = UnsafeMutableRawBufferPointer(rebasing: high[place])
    let lower = low.map { UnsafeMutableRawBufferPointer(rebasing: $0[place]) }
    try picture.read(count, into: target, low: lower)
    // The lower halves of a picture of 8 bits are its bytes again: 255 becomes 65535.
    if let lower, !picture.isDeep { lower.copyMemory(from: UnsafeRawBufferPointer(target)) }
    held = held.lowerBound..<held.upperBound + count
  }
}
