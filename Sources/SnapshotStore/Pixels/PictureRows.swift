// SPDX-License-Identifier: MIT
//
// A picture that is read from the top, some rows at a time.

/// Gives a picture's rows from the top. Used by one thread at a time.
package protocol PictureRows: AnyObject, Sendable {
  /// Pixels in a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }
  /// Whether channels have lower halves, as those of pictures with 16 bits.
  var isDeep: Bool { get }

  /// Writes the next rows: straight R, G, B, A, `count * width * 4` bytes.
  ///
  /// - Parameters:
  ///   - count: No more than are left.
  ///   - low: Takes the lower halves of a deep picture's channels in the same order.
  func read(
    _ count: Int, into high: UnsafeMutableRawBufferPointer, low: UnsafeMutableRawBufferPointer?
  ) throws(ReferenceFailure)

  /// Looks at what stands behind the last row.
  func finish() throws(ReferenceFailure)
}

/// Why two pictures could not be read to their ends.
package struct PictureRowsFailure: Error, Hashable, Sendable {
  /// Whether it is the second one that could not.
  package var isSecond: Bool
  /// What is wrong with it.
  package var failure: ReferenceFailure
}
