// SPDX-License-Identifier: MIT
//
// A scroll view as numbers: viewport, content, insets, and how it answers a finger.
// Mirrors: UIScrollView (UIKit), ScrollView and ScrollGeometry (SwiftUI).
// Status: complete for touch; zooming is in ZoomModel.

public import Foundation
public import Geometry

/// A scroll view. Offsets grow from the leading and top ends, whatever the reading direction.
public struct ScrollViewModel: Hashable, Sendable {
  /// Whose rule limits the range; they differ for content shorter than the viewport.
  public enum ClampRule: String, Hashable, Sendable, CaseIterable {
    /// Largest offset `max(minimum, content + trailing inset - viewport)` (uikit-print).
    case uiKit
    /// Largest offset `max(0, content + trailing inset - container)`; where it lies below the
    /// smallest one it wins (uikit-print of SwiftUI's `ScrollGeometry`).
    case swiftUI
  }

  /// Size of the scroll view.
  public var viewport: CGSize
  /// Size of what is scrolled.
  public var contentSize: CGSize
  /// The adjusted insets: content insets and all that bars cover.
  public var insets: NSDirectionalEdgeInsets
  /// Whose rule limits the range.
  public var clampRule: ClampRule
  /// Whether content can be pulled past its ends.
  public var bounces: Bool
  /// Whether a horizontal pull is answered although the content fits.
  public var alwaysBounceHorizontal: Bool
  /// Whether a vertical pull is answered although the content fits.
  public var alwaysBounceVertical: Bool
  /// Whether fingers scroll; scripts still do.
  public var isScrollEnabled: Bool
  /// Whether the dominant axis of the first movement takes the whole gesture.
  public var isDirectionalLockEnabled: Bool
  /// How quickly it slows down.
  public var rate: DecelerationRate
  /// Where it may rest horizontally.
  public var horizontalSnapping: ScrollSnapping
  /// Where it may rest vertically.
  public var verticalSnapping: ScrollSnapping
  /// Whether leading is right, so that a finger going right makes the horizontal offset grow.
  public var isMirrored: Bool

  /// A scroll view with UIKit's defaults for all that is not given.
  public init(
    viewport: CGSize, contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero,
    clampRule: ClampRule = .uiKit, bounces: Bool = true, alwaysBounceHorizontal: Bool = false,
    alwaysBounceVertical: Bool = false, isScrollEnabled: Bool = true,
    isDirectionalLockEnabled: Bool = false, rate: DecelerationRate = .normal,
    horizontalSnapping: ScrollSnapping = .none, verticalSnapping: ScrollSnapping = .none,
    isMirrored: Bool = false
  ) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.insets = insets
    self.clampRule = clampRule
    self.bounces = bounces
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.alwaysBounceVertical = alwaysBounceVertical
    self.isScrollEnabled = isScrollEnabled
    self.isDirectionalLockEnabled = isDirectionalLockEnabled
    self.rate = rate
    self.horizontalSnapping = horizontalSnapping
    self.verticalSnapping = verticalSnapping
    self.isMirrored = isMirrored
  }

  /// The smallest and the largest offset at rest on one axis.
  public func range(_ axis: Axis) -> (minimum: CGFloat, maximum: CGFloat) {
    let start = ScrollLimits.length(-insets.start(axis))
    let end = ScrollLimits.length(contentSize[axis] + insets.end(axis) - viewport[axis])
    switch clampRule {
    case .uiKit: return (start, max(start, end))
    case .swiftUI:
      let maximum = max(0, end)
      return (min(start, maximum), maximum)
    }
  }

  /// Where the view rests when first shown: `-leading`, `-top`.
  public var initialOffset: CGPoint {
    CGPoint(x: clamped(-insets.leading, .horizontal), y: clamped(-insets.top, .vertical))
  }

  /// The nearest offset that the view's rule allows: `min(maximum, max(minimum, offset))`.
  public func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    let limits = range(axis)
    return min(limits.maximum, max(limits.minimum, ScrollLimits.length(offset)))
  }

  /// The nearest point that the view's rule allows.
  public func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// Whether the content, insets included, is longer than the viewport.
  public func overflows(_ axis: Axis) -> Bool {
    let (minimum, maximum) = range(axis)
    return maximum > minimum
      && contentSize[axis] + insets.sum(axis) > viewport[axis]
  }

  /// One axis as it answers a finger: it takes part only if its content overflows or it always
  /// bounces. Content that fits rests at its start under either rule.
  public func axis(_ axis: Axis) -> AxisScroller {
    let limits = range(axis)
    let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    let overflows = overflows(axis)
    return AxisScroller(
      minimum: limits.minimum, maximum: overflows ? limits.maximum : limits.minimum,
      viewport: viewport[axis],
      isDraggable: isScrollEnabled && (overflows || (bounces && alwaysBounces)),
      bounces: bounces && (overflows || alwaysBounces), rate: rate,
      snapping: axis == .horizontal ? horizontalSnapping : verticalSnapping)
  }

  /// The rectangle of content that bars leave in sight at `offset`.
  public func unobscuredRect(at offset: CGPoint) -> CGRect {
    CGRect(
      x: offset.x + insets.leading, y: offset.y + insets.top,
      width: max(0, viewport.width - insets.sum(.horizontal)),
      height: max(0, viewport.height - insets.sum(.vertical)))
  }

  /// UIKit's `contentOffset.x` of an offset counted from the leading end.
  public func physicalX(_ offset: CGFloat) -> CGFloat {
    isMirrored ? contentSize.width - viewport.width - offset : offset
  }
}

/// When a SwiftUI scroll view can be pulled although its content fits.
public enum ScrollBounceRule: String, Hashable, Sendable, CaseIterable {
  /// The same as `always`.
  case automatic
  case always
  /// Only if the content is longer than the viewport.
  case basedOnSize

  /// Whether an axis always bounces.
  ///
  /// - Parameters:
  ///   - axis: The axis in question.
  ///   - axes: Those the rule was given for; SwiftUI's default is vertical only, and the others
  ///     keep `automatic`.
  public func alwaysBounces(_ axis: Axis, axes: Set<Axis> = [.vertical]) -> Bool {
    self != .basedOnSize || !axes.contains(axis)
  }
}
