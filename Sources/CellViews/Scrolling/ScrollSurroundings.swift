// SPDX-License-Identifier: MIT
//
// What surrounds a view while it is drawn: the scroll view's window, and what bars cover.

import Foundation
import Geometry

/// What surrounds a view while it is drawn, in the coordinates that layouts use.
struct ScrollSurroundings {
  /// The window of a scroll view.
  struct Window {
    var rect: CGRect
    var isHorizontal: Bool
    var isVertical: Bool
    var path: ScrollPath
    /// Where its content begins, and how much it is magnified.
    var origin: CGPoint
    var zoom: CGFloat
    /// Whether it is read the other way than the views that are drawn.
    var isFlipped = false
  }

  /// All the room, and the part of it that bars leave.
  struct Region {
    var outer: CGRect
    var inner: CGRect
  }

  /// The window of the scroll view around.
  var window: Window?
  /// Where bars are.
  var region: Region?
  /// Who looks for places; nothing is drawn then.
  var survey: ScrollSurvey?

  /// `rect` grown over the bars at the edges where it touches them.
  func extended(_ rect: CGRect, _ edges: Edge.Set = .all) -> CGRect {
    guard let region else { return rect }
    let (inner, outer) = (region.inner, region.outer)
    func meets(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    let left = edges.contains(.leading) && meets(rect.minX, inner.minX) ? outer.minX : rect.minX
    let right = edges.contains(.trailing) && meets(rect.maxX, inner.maxX) ? outer.maxX : rect.maxX
    let top = edges.contains(.top) && meets(rect.minY, inner.minY) ? outer.minY : rect.minY
    let bottom = edges.contains(.bottom) && meets(rect.maxY, inner.maxY) ? outer.maxY : rect.maxY
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The same surroundings read the other way.
  func mirrored(_ mirror: (CGRect) -> CGRect) -> ScrollSurroundings {
    var changed = self
    changed.window = window.map { window in
      var window = window
      window.rect = mirror(window.rect)
      window.isFlipped.toggle()
      return window
    }
    changed.region = region.map { Region(outer: mirror($0.outer), inner: mirror($0.inner)) }
    return changed
  }
}

extension Canvas {
  /// Draws `content` where bars leave `inner` of `outer`.
  func inRegion(outer: CGRect, inner: CGRect, _ content: () -> Void) {
    let before = scroll
    scroll.region = ScrollSurroundings.Region(outer: before.extended(outer), inner: inner)
    content()
    scroll.region = before.region
  }

  /// Looks for places in `content`; draws nothing.
  func surveying(_ content: () -> Void) -> ScrollSurvey {
    let (before, survey) = (scroll, ScrollSurvey())
    scroll.survey = survey
    content()
    scroll = before
    return survey
  }

  /// Whether a child of a lazy container is so far out of sight that nothing of it can be seen:
  /// more than a whole window away.
  func isFarAway(_ rect: CGRect) -> Bool {
    guard context.session != nil, scroll.survey == nil, let window = scroll.window else {
      return false
    }
    let near = window.rect.insetBy(dx: -window.rect.width, dy: -window.rect.height)
    // Touching counts as near: views without a length have no intersection.
    return rect.maxX < near.minX || rect.minX > near.maxX || rect.maxY < near.minY
      || rect.minY > near.maxY
  }
}
