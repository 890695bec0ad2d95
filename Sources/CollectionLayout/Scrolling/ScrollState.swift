// SPDX-License-Identifier: MIT
//
// Where a collection and its sections are scrolled to.

public import Foundation

/// A place in the scroll range: the collection's offset and each orthogonal section's own.
public struct ScrollState: Hashable, Sendable {
  /// UIKit's `contentOffset`.
  public var offset: CGPoint
  /// Offsets of sections that scroll on their own, by section index; others are at 0.
  public var sectionOffsets: [Int: CGFloat]

  /// A scroll position; no section scrolled unless told otherwise.
  public init(offset: CGPoint, sectionOffsets: [Int: CGFloat] = [:]) {
    self.offset = offset
    self.sectionOffsets = sectionOffsets
  }
}
