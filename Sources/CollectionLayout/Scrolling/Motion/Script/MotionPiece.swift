// SPDX-License-Identifier: MIT
//
// An axis's way through time, as pieces that each have a closed form.

import Foundation
import Geometry

/// A stretch of an axis's way, from an absolute moment on.
struct MotionPiece: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    /// Does not move.
    case still(CGFloat)
    /// Follows a finger that asks for `raw`, moving with `velocity`.
    case tracking(raw: CGFloat, velocity: CGFloat, axis: TrackedAxis)
    case deceleration(Deceleration)
    /// Swings back to an end.
    case bounce(to: CGFloat, BounceSpring)
    /// Scrolls on its own, easing in and out.
    case animation(from: CGFloat, to: CGFloat, duration: Double)
    /// Keeps a content point in place while the magnification changes.
    case zooming(ZoomMotion, axis: Axis)
  }

  /// Seconds after the beginning.
  let start: Double
  let motion: Motion

  func position(at time: Double) -> CGFloat {
    let passed = max(0, time - start)
    switch motion {
    case .still(let offset): return offset
    case .tracking(let raw, let velocity, let axis):
      return axis.shown(raw: raw + velocity * CGFloat(passed))
    case .deceleration(let way): return way.position(after: passed)
    case .bounce(let end, let spring): return end + spring.position(after: passed)
    case .animation(let from, let to, let duration):
      guard duration > 0, passed < duration else { return to }
      return from + (to - from) * TimingCurve.easeInOut(CGFloat(passed / duration))
    case .zooming(let zoom, let axis): return zoom.offset(after: passed, axis)
    }
  }

  /// Points per second; 0 while an animation or a pinch moves the content.
  func velocity(at time: Double) -> CGFloat {
    let passed = max(0, time - start)
    switch motion {
    case .still, .animation, .zooming: return 0
    case .tracking(let raw, let velocity, let axis):
      return velocity * axis.slope(raw: raw + velocity * CGFloat(passed))
    case .deceleration(let way): return way.velocity(after: passed)
    case .bounce(_, let spring): return spring.velocity(after: passed)
    }
  }

  var phase: ScrollPhase {
    switch motion {
    case .still: .resting
    case .tracking: .tracking
    case .deceleration: .decelerating
    case .bounce: .bouncing
    case .animation: .animating
    case .zooming: .zooming
    }
  }
}

/// What of an axis a finger's pull depends on.
struct TrackedAxis: Hashable, Sendable {
  let minimum: CGFloat
  let maximum: CGFloat
  let viewport: CGFloat
  let bounces: Bool

  init(_ axis: AxisScroller) {
    minimum = axis.minimum
    maximum = axis.maximum
    viewport = axis.viewport
    bounces = axis.bounces
  }

  func shown(raw: CGFloat) -> CGFloat {
    let inside = min(max(minimum, raw), maximum)
    guard bounces, raw != inside else { return inside }
    return inside + RubberBand.shown(pull: raw - inside, viewport: viewport)
  }

  func slope(raw: CGFloat) -> CGFloat {
    let inside = min(max(minimum, raw), maximum)
    guard raw != inside else { return 1 }
    return bounces ? RubberBand.slope(pull: raw - inside, viewport: viewport) : 0
  }
}

/// A pinch: the zoom factor changes evenly in its logarithm and stops at the limits.
struct ZoomMotion: Hashable, Sendable {
  let model: ZoomModel
  /// Zoom factor at the start.
  let zoom: CGFloat
  /// Logarithm of the whole factor.
  let growth: Double
  let duration: Double
  /// The content point that stays...
  let content: CGPoint
  /// ...at this point of the viewport.
  let point: CGPoint

  func zoom(after seconds: Double) -> CGFloat {
    let share = duration > 0 ? min(1, max(0, seconds / duration)) : 1
    return model.clamped(zoom: zoom * CGFloat(Exponential.exp(growth * share)))
  }

  func offset(after seconds: Double, _ axis: Axis) -> CGFloat {
    model.offset(keeping: content[axis], at: point[axis], zoom: zoom(after: seconds), axis)
  }
}
