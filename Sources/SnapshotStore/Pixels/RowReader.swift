// SPDX-License-Identifier: MIT
//
// A picture's rows in memory that is used again.

import Foundation

/// Some rows of a picture in memory, until their reader reads on as often as it has windows.
///
/// `@unchecked Sendable`: its memory is written before it is handed out.
struct RowWindow: @unchecked Sendable {
  fileprivate var high: UnsafeMutableRawBufferPointer
  fileprivate var low: UnsafeMutableRawBufferPointer?
  /// The rows in memory.
  fileprivate(set) var held = 0..<0
  /// Those of them that are to be compared.
  fileprivate(set) var compared = 0..<0
  let width: Int
  let height: Int

  /// The picture with the rows that are in memory in their places.
  var view: UnsafeRasterView? {
    guard let base = high.baseAddress else { return nil }
    let offset = -held.lowerBound * width * 4
    return UnsafeRasterView(
      base: UnsafeRawPointer(base) + offset,
      low: low?.baseAddress.map { UnsafeRawPointer($0) + offset }, width: width, height: height)
  }
}

/// Reads a picture from the top, a window at a time.
///
/// `@unchecked Sendable`: used by one thread at a time.
final class RowReader: @unchecked Sendable {
  private let picture: any PictureRows
  private let reach: Int
  private let rows: Int
  private var windows: [RowWindow]
  /// The window that was read last.
  private var current = 0

  /// Starts above the first row.
  ///
  /// - Parameters:
  ///   - rows: Compared together, at least 1.
  ///   - reach: Rows around those compared that are in memory, too.
  ///   - windows: How many are in use or read ahead at a time, at least 1.
  init(_ picture: any PictureRows, rows: Int, reach: Int, isDeep: Bool, windows: Int) {
    (self.picture, self.rows, self.reach) = (picture, rows, reach)
    let size = (rows + 2 * reach) * picture.width * 4
    self.windows = (0..<windows).map { _ in
      RowWindow(
        high: .allocate(byteCount: size, alignment: 64),
        low: isDeep ? .allocate(byteCount: size, alignment: 64) : nil, width: picture.width,
        height: picture.height)
    }
  }

  deinit {
    for window in windows {
      window.high.deallocate()
      window.low?.deallocate()
    }
  }

  /// Reads on; nil after the last row, when the end of the file has been looked at.
  func next() throws(ReferenceFailure) -> RowWindow? {
    let last = windows[current]
    let start = last.compared.upperBound
    guard start < picture.height else {
      try picture.finish()
      return nil
    }
    current = (current + 1) % windows.count
    var window = windows[current]
    window.compared = start..<min(start + rows, picture.height)
    window.held = max(0, start - reach)..<last.held.upperBound
    copyRows(from: last, to: window)
    try read(min(window.compared.upperBound + reach, picture.height), into: &window)
    windows[current] = window
    return window
  }

  /// Takes over rows that are still needed; it may be the same memory.
  private func copyRows(from last: RowWindow, to window: RowWindow) {
    let from = (window.held.lowerBound - last.held.lowerBound) * picture.width * 4
    for (old, new) in [(last.high, window.high), (last.low, window.low)] where !window.held.isEmpty
    {
      guard let old = old?.baseAddress, let new = new?.baseAddress else { continue }
      memmove(new, old + from, window.held.count * picture.width * 4)
    }
  }

  private func read(_ end: Int, into window: inout RowWindow) throws(ReferenceFailure) {
    let bytes = picture.width * 4
    let place = window.held.count * bytes..<(end - window.held.lowerBound) * bytes
    let target = UnsafeMutableRawBufferPointer(rebasing: window.high[place])
    let lower = window.low.map { UnsafeMutableRawBufferPointer(rebasing: $0[place]) }
    try picture.read(end - window.held.upperBound, into: target, low: lower)
    // The lower halves of a picture of 8 bits are its bytes again: 255 becomes 65535.
    if let lower, !picture.isDeep { lower.copyMemory(from: UnsafeRawBufferPointer(target)) }
    window.held = window.held.lowerBound..<end
  }
}
