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
  /// How much the content is magnified; ``offset`` then counts magnified points. Above 0.
  public var zoom: CGFloat

  /// A scroll position; no section scrolled and nothing magnified unless told otherwise.
  public init(offset: CGPoint, sectionOffsets: [Int: CGFloat] = [:], zoom: CGFloat = 1) {
    self.offset = offset
    self.sectionOffsets = sectionOffsets
    self.zoom = zoom
  }
}

extension ScrollState {
  /// The content point in the viewport's top left corner, in points of the content.
  public var contentOrigin: CGPoint {
    zoom == 1 ? offset : CGPoint(x: offset.x / zoom, y: offset.y / zoom)
  }

  /// A rectangle of the viewport in points of the content.
  public func content(_ rect: CGRect) -> CGRect {
    let origin = contentOrigin
    return CGRect(
      x: rect.origin.x / zoom + origin.x, y: rect.origin.y / zoom + origin.y,
      width: rect.size.width / zoom, height: rect.size.height / zoom)
  }
}
