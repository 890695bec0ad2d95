// SPDX-License-Identifier: MIT
//
// One axis of a scroll view: its range, whether it follows a finger, and what happens at its ends.
// Mirrors: UIScrollView.contentOffset, .bounces, .decelerationRate (UIKit).
// Status: complete for touch.

public import Foundation

/// One axis of a scroll view. Offsets grow from the leading or top end.
public struct AxisScroller: Hashable, Sendable {
  /// The smallest offset at rest.
  public var minimum: CGFloat
  /// The largest offset at rest.
  public var maximum: CGFloat
  /// Length of the scroll view.
  public var viewport: CGFloat
  /// Whether a finger moves it at all.
  public var isDraggable: Bool
  /// Whether it can be pulled past its ends.
  public var bounces: Bool
  /// How quickly it slows down.
  public var rate: DecelerationRate
  /// Where it may rest.
  public var snapping: ScrollSnapping

  /// An axis; numbers that are none, or absurd, are brought into range (``ScrollLimits``).
  public init(
    minimum: CGFloat, maximum: CGFloat, viewport: CGFloat, isDraggable: Bool = true,
    bounces: Bool = true, rate: DecelerationRate = .normal, snapping: ScrollSnapping = .none
  ) {
    self.minimum = ScrollLimits.length(minimum)
    self.maximum = max(self.minimum, ScrollLimits.length(maximum))
    self.viewport = max(0, ScrollLimits.length(viewport))
    self.isDraggable = isDraggable
    self.bounces = bounces
    self.rate = rate
    self.snapping = snapping
  }

  /// The nearest offset of the range.
  public func clamped(_ offset: CGFloat) -> CGFloat { min(max(minimum, offset), maximum) }

  /// What is shown when the finger asks for `raw`: 1:1 inside the range, a rubber band outside.
  public func shown(raw: CGFloat) -> CGFloat {
    let inside = clamped(raw)
    guard bounces, raw != inside else { return inside }
    return inside + RubberBand.shown(pull: raw - inside, viewport: viewport)
  }

  /// The offset a finger would have asked for to show `offset`; the inverse of ``shown(raw:)``.
  public func raw(shown offset: CGFloat) -> CGFloat {
    let inside = clamped(offset)
    guard bounces, offset != inside else { return inside }
    return inside + RubberBand.pull(shown: offset - inside, viewport: viewport)
  }
}

/// What numbers a script may hold. What is outside is brought inside, and said
/// (``ScrollScript/problems``).
public enum ScrollLimits {
  /// Largest length, offset and speed, points and points per second.
  public static let length: CGFloat = 10_000_000
  /// Longest step, seconds.
  public static let seconds = 3600.0
  /// Most steps of a script.
  public static let steps = 10_000
  /// Most legs of a drag, and most moves of a drag in the content.
  public static let legs = 1000
  /// Most samples of a trace.
  public static let samples = 100_000

  /// `value` as a moment of a whole script; 0 when it is not a number.
  static func moment(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), seconds * Double(steps))
  }

  /// `value` as a length; 0 when it is not a number.
  static func length(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -length), length)
  }

  /// `point` with both coordinates as lengths.
  static func length(_ point: CGPoint) -> CGPoint {
    CGPoint(x: length(point.x), y: length(point.y))
  }

  /// `value` as a span of time; 0 when it is not a number.
  static func seconds(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), seconds)
  }
}
