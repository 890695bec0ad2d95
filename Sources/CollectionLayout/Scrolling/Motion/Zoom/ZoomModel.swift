// SPDX-License-Identifier: MIT
//
// Magnified content: its margins, its range, and the two coordinate systems around it.
// Mirrors: AdvancedScrollView and its proxy; NSScrollView.setMagnification(_:centeredAt:).
// Status: complete; a pinch stops at the limits instead of stretching them.

public import Foundation
public import Geometry

/// Content that can be magnified in a viewport.
public struct ZoomModel: Hashable, Sendable {
  /// Size of the content at zoom 1.
  public var content: CGSize
  /// Size of the scroll view.
  public var viewport: CGSize
  /// How far it may be magnified.
  public var rule: MagnificationRule
  /// The proxy's `contentInset`.
  public var insets: NSDirectionalEdgeInsets
  /// Whether content smaller than the viewport lies in its middle, as `AdvancedScrollView` has it;
  /// else at its start, as a collection's does.
  public var centersSmallContent: Bool

  /// Content in a viewport; in its middle when it is smaller unless told otherwise.
  public init(
    content: CGSize, viewport: CGSize, rule: MagnificationRule = MagnificationRule(),
    insets: NSDirectionalEdgeInsets = .zero, centersSmallContent: Bool = true
  ) {
    self.centersSmallContent = centersSmallContent
    self.content = CGSize(
      width: max(0, ScrollLimits.length(content.width)),
      height: max(0, ScrollLimits.length(content.height)))
    self.viewport = CGSize(
      width: max(0, ScrollLimits.length(viewport.width)),
      height: max(0, ScrollLimits.length(viewport.height)))
    self.rule = rule
    self.insets = insets
  }

  /// The limits in zoom factors; never so large that the content passes ``ScrollLimits/length``.
  public var limits: ClosedRange<CGFloat> {
    let limits = rule.limits(content: content, viewport: viewport)
    let longest = max(content.width, content.height, viewport.width, viewport.height, 1)
    let largest = ScrollLimits.length / longest
    return min(limits.lowerBound, largest)...min(limits.upperBound, largest)
  }

  /// The zoom factor at first.
  public var initialZoom: CGFloat {
    clamped(zoom: rule.initial(content: content, viewport: viewport))
  }

  /// The nearest zoom factor that is allowed; 1, or the nearest to it, for what is no number.
  public func clamped(zoom: CGFloat) -> CGFloat {
    min(max(zoom.isNaN ? 1 : zoom, limits.lowerBound), limits.upperBound)
  }

  /// The margin on each side that centres content smaller than the viewport; it is part of the
  /// content size: `max((viewport - zoom * content) / 2, 0)`; 0 when it is not to be centred.
  public func margin(_ axis: Axis, zoom: CGFloat) -> CGFloat {
    centersSmallContent ? max((viewport[axis] - zoom * content[axis]) / 2, 0) : 0
  }

  /// The scroll view's content size: zoomed content and margins.
  public func contentSize(zoom: CGFloat) -> CGSize {
    CGSize(
      width: zoom * content.width + 2 * margin(.horizontal, zoom: zoom),
      height: zoom * content.height + 2 * margin(.vertical, zoom: zoom))
  }

  /// The scroll view at a zoom factor.
  public func view(zoom: CGFloat) -> ScrollViewModel {
    ScrollViewModel(viewport: viewport, contentSize: contentSize(zoom: zoom), insets: insets)
  }

  /// The content point under a viewport point: `(offset + p - margin) / zoom`. Taps and drags in
  /// the content are reported in these coordinates.
  public func contentPoint(_ point: CGPoint, offset: CGPoint, zoom: CGFloat) -> CGPoint {
    CGPoint(
      x: (offset.x + point.x - margin(.horizontal, zoom: zoom)) / zoom,
      y: (offset.y + point.y - margin(.vertical, zoom: zoom)) / zoom)
  }

  /// The offset that keeps a content point under a viewport point, clamped:
  /// `c * zoom + margin - p`.
  public func offset(keeping content: CGPoint, at point: CGPoint, zoom: CGFloat) -> CGPoint {
    CGPoint(
      x: offset(keeping: content.x, at: point.x, zoom: zoom, .horizontal),
      y: offset(keeping: content.y, at: point.y, zoom: zoom, .vertical))
  }

  func offset(
    keeping content: CGFloat, at point: CGFloat, zoom: CGFloat, _ axis: Axis
  ) -> CGFloat {
    let margin = margin(axis, zoom: zoom)
    let length = zoom * self.content[axis] + 2 * margin
    let minimum = -insets.start(axis)
    let maximum = max(minimum, length + insets.end(axis) - viewport[axis])
    return min(max(minimum, content * zoom + margin - point), maximum)
  }

  /// What is seen, in points of the content at zoom 1.
  public func visibleRect(offset: CGPoint, zoom: CGFloat) -> CGRect {
    CGRect(
      origin: contentPoint(.zero, offset: offset, zoom: zoom),
      size: CGSize(width: viewport.width / zoom, height: viewport.height / zoom))
  }

  /// What is seen, in zoomed points: the scroll view's bounds, as the proxy answers on iOS.
  public func zoomedVisibleRect(offset: CGPoint) -> CGRect {
    CGRect(origin: offset, size: viewport)
  }
}

/// Scrolling that a drag in the content causes at the viewport's edge.
public enum Autoscroll {
  /// Points scrolled per point that the finger is outside, per event.
  public static let factor: CGFloat = 1

  /// How far one event at `point` (in the viewport) scrolls; 0 inside.
  public static func step(point: CGPoint, viewport: CGSize) -> CGPoint {
    func outside(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      (min(place, 0) + max(place - length, 0)) * factor
    }
    return CGPoint(x: outside(point.x, viewport.width), y: outside(point.y, viewport.height))
  }
}
