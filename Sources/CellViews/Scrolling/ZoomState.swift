// SPDX-License-Identifier: MIT
//
// A magnified scroll view as its content's author sees it: numbers to read, and wishes.

package import CollectionLayout
package import Foundation
import Geometry

/// A magnified scroll view between two drawings.
///
/// `@unchecked Sendable`: it is read and changed only on the thread of the host that draws it.
package final class ZoomState: Hashable, @unchecked Sendable {
  /// A wish of the content's author.
  enum Wish {
    case offset(CGPoint)
    case rect(CGRect)
  }

  /// Content, window and limits; nil before the first drawing.
  package internal(set) var model: ZoomModel?
  /// The offset in zoomed points.
  package internal(set) var offset = CGPoint.zero
  /// The zoom factor.
  package internal(set) var zoom: CGFloat = 1
  /// Whether two fingers are on it.
  package internal(set) var isLive = false
  /// Around the content, in zoomed points.
  package var insets = EdgeInsets()
  /// Whether a drag in the content scrolls at the window's edges.
  package var isAutoscrollEnabled: Bool
  var wishes: [Wish] = []

  package init(isAutoscrollEnabled: Bool = false) {
    self.isAutoscrollEnabled = isAutoscrollEnabled
  }

  /// Wishes for an offset in zoomed points; at once what is read next.
  package func scroll(to offset: CGPoint) {
    wishes.append(.offset(offset))
    self.offset = model?.view(zoom: zoom).clamped(offset) ?? offset
  }

  /// Wishes to see a rectangle in zoomed points, by the least movement.
  package func scroll(showing rect: CGRect) {
    wishes.append(.rect(rect))
    self.offset = model?.view(zoom: zoom).offset(showing: rect, from: offset) ?? offset
  }

  package static func == (left: ZoomState, right: ZoomState) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
