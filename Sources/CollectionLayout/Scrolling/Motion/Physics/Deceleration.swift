// SPDX-License-Identifier: MIT
//
// How a scroll view slows down after the finger has left it, in closed form.
// Mirrors: UIScrollView.DecelerationRate (UIKit).
// Status: touch scrolling; a pointer's scrolling on the Mac follows other constants.

public import Foundation

/// The share of its speed that a scroll view keeps in each millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// UIKit's raw value, between 0.5 and 0.9999.
  public let perMillisecond: Double

  /// UIKit's `normal`, 0.998 (uikit-print).
  public static let normal = Self(perMillisecond: 0.998)
  /// UIKit's `fast`, 0.99 (apple-doc).
  public static let fast = Self(perMillisecond: 0.99)

  /// A rate; brought into 0.5...0.9999, and 0.998 when it is not a number.
  public init(perMillisecond: Double) {
    self.perMillisecond =
      perMillisecond.isNaN ? 0.998 : min(max(perMillisecond, 0.5), 0.9999)
  }

  /// The exponent per second; negative.
  var decay: Double { 1000 * Exponential.log(perMillisecond) }

  /// Seconds that, times a speed, give the way: steps of a millisecond summed, as UIKit does it.
  var factor: Double { perMillisecond / (1 - perMillisecond) / 1000 }
}

/// One way to rest. Offsets in points, speeds in points per second, time in seconds after release.
///
/// `speed(t) = v0 * r^(1000 t)`, `offset(t) = x0 + v0 * F * (1 - r^(1000 t))`,
/// `F = r / (1 - r) / 1000`, at rest when the speed has fallen to 10 (uikit-print).
public struct Deceleration: Hashable, Sendable {
  /// The speed at which a scroll view stops dead.
  public static let stopSpeed: CGFloat = 10

  /// The offset at release.
  public let start: CGFloat
  /// The speed at release; positive when the offset grows.
  public let velocity: CGFloat
  /// How quickly it slows.
  public let rate: DecelerationRate
  /// Where it comes to rest.
  public let landing: CGFloat

  /// The way of a scroll view that is let go at `start`.
  public init(start: CGFloat, velocity: CGFloat, rate: DecelerationRate = .normal) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    let stop = velocity < 0 ? -Self.stopSpeed : Self.stopSpeed
    landing =
      abs(velocity) > Self.stopSpeed ? start + (velocity - stop) * CGFloat(rate.factor) : start
  }

  /// The way that comes to rest at `target` exactly, whatever the finger's own speed was.
  public init(start: CGFloat, target: CGFloat, rate: DecelerationRate) {
    self.start = start
    self.rate = rate
    landing = target
    let way = target - start
    let stop = way < 0 ? -Self.stopSpeed : Self.stopSpeed
    velocity = way == 0 ? 0 : way / CGFloat(rate.factor) + stop
  }

  /// Seconds until rest; 0 for a speed that is none.
  public var duration: Double {
    let speed = Double(abs(velocity))
    guard speed > Double(Self.stopSpeed) else { return 0 }
    return Exponential.log(Double(Self.stopSpeed) / speed) / rate.decay
  }

  /// The offset after some seconds.
  public func position(after seconds: Double) -> CGFloat {
    guard seconds > 0 else { return start }
    guard seconds < duration else { return landing }
    return start
      + velocity * CGFloat(rate.factor * (1 - Exponential.exp(rate.decay * seconds)))
  }

  /// The speed after some seconds; 0 at rest.
  public func velocity(after seconds: Double) -> CGFloat {
    guard seconds < duration else { return 0 }
    return velocity * CGFloat(Exponential.exp(rate.decay * max(0, seconds)))
  }

  /// When the offset passes `boundary`; nil when it rests before.
  public func time(reaching boundary: CGFloat) -> Double? {
    guard abs(velocity) > Self.stopSpeed else { return nil }
    let left = 1 - Double(boundary - start) / (Double(velocity) * rate.factor)
    guard left > 0, left <= 1 else { return nil }
    let time = Exponential.log(left) / rate.decay
    return time < duration ? max(0, time) : nil
  }

  /// The landing that many apps compute: `x0 + v0 / 1000 * r / (1 - r)`, without the stop at 10.
  /// Source: WWDC18 803.
  public var simpleProjection: CGFloat { start + velocity * CGFloat(rate.factor) }

  /// The landing in continuous time: `x0 - v0 / (1000 * ln r)`.
  public var continuousProjection: CGFloat { start - velocity / CGFloat(rate.decay) }
}
