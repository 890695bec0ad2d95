// SPDX-License-Identifier: MIT
//
// The two springs that bring stretched content back to its end.
// Mirrors: UIScrollView.bounces (UIKit).
// Status: complete for touch.

public import Foundation

/// A way back to an end of the range. Displacement in points from that end, time in seconds.
///
/// Arriving with 50 pt/s or more: critically damped, 11 per second,
/// `x(t) = (x0 + (v + 11 x0) t) e^(-11 t)`. Let go slower: over-damped, rates 9 and 46,
/// `x(t) = A e^(-9 t) + B e^(-46 t)`, `A = (v + 46 x0) / 37`, `B = x0 - A` (uikit-print).
public struct BounceSpring: Hashable, Sendable {
  /// The speed from which the first spring is taken.
  public static let impactSpeed: CGFloat = 50
  /// The rate of the critically damped spring.
  public static let impactRate = 11.0
  /// The slower rate of the over-damped spring.
  public static let slowRate = 9.0
  /// The faster rate of the over-damped spring.
  public static let fastRate = 46.0
  /// At rest below this displacement, and...
  public static let restDisplacement: CGFloat = 0.05
  /// ...below this speed.
  public static let restSpeed: CGFloat = 0.5

  /// Distance from the end at the start; positive beyond the far end.
  public let displacement: CGFloat
  /// Speed at the start, points per second.
  public let velocity: CGFloat

  /// A spring let go `displacement` from its end with `velocity`.
  public init(displacement: CGFloat, velocity: CGFloat) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// Whether the content arrives with speed.
  public var isImpact: Bool { abs(velocity) >= Self.impactSpeed }

  /// The displacement after some seconds.
  public func position(after seconds: Double) -> CGFloat {
    guard seconds > 0 else { return displacement }
    return CGFloat(terms.value(at: seconds))
  }

  /// The speed after some seconds.
  public func velocity(after seconds: Double) -> CGFloat {
    guard seconds > 0 else { return velocity }
    return CGFloat(terms.derivative.value(at: seconds))
  }

  /// From when on displacement and speed stay below their rest values.
  public var restTime: Double {
    let (way, speed) = (terms, terms.derivative)
    func moves(_ time: Double) -> Bool {
      abs(way.value(at: time)) >= Double(Self.restDisplacement)
        || abs(speed.value(at: time)) >= Double(Self.restSpeed)
    }
    // Between these moments displacement and speed each only rise or only fall.
    let turns = [way.zero, speed.zero, speed.derivative.zero].compactMap { $0 }
      .filter { $0 > 0 && $0 < Self.longest }.sorted()
    var end = Self.longest
    for start in ([0] + turns).reversed() {
      if moves(start) { return Exponential.lastMoment(from: start, to: end, where: moves) }
      end = start
    }
    return 0
  }

  /// The farthest displacement on the way, and when it is reached.
  public var peak: (displacement: CGFloat, time: Double) {
    let turn = terms.derivative.zero.map { max(0, $0) } ?? 0
    let there = position(after: turn)
    return abs(there) > abs(displacement) ? (there, turn) : (displacement, 0)
  }

  /// Seconds after which any spring within our limits is at rest.
  private static let longest = 60.0

  private var terms: SpringTerms {
    let (x0, v0) = (Double(displacement), Double(velocity))
    if isImpact {
      return .critical(a: x0, b: v0 + Self.impactRate * x0)
    }
    let slow = (v0 + Self.fastRate * x0) / (Self.fastRate - Self.slowRate)
    return .overdamped(slow: slow, fast: x0 - slow)
  }
}

/// A function of the two springs' shapes; its derivative has the same shape.
private enum SpringTerms {
  /// `(a + b t) e^(-w t)`, w the impact rate.
  case critical(a: Double, b: Double)
  /// `slow e^(-9 t) + fast e^(-46 t)`.
  case overdamped(slow: Double, fast: Double)

  func value(at time: Double) -> Double {
    switch self {
    case .critical(let a, let b): (a + b * time) * Exponential.exp(-BounceSpring.impactRate * time)
    case .overdamped(let slow, let fast):
      slow * Exponential.exp(-BounceSpring.slowRate * time)
        + fast * Exponential.exp(-BounceSpring.fastRate * time)
    }
  }

  var derivative: SpringTerms {
    switch self {
    case .critical(let a, let b):
      .critical(a: b - BounceSpring.impactRate * a, b: -BounceSpring.impactRate * b)
    case .overdamped(let slow, let fast):
      .overdamped(slow: -BounceSpring.slowRate * slow, fast: -BounceSpring.fastRate * fast)
    }
  }

  /// Where it passes 0; it does so once at most.
  var zero: Double? {
    switch self {
    case .critical(let a, let b): return b == 0 ? nil : -a / b
    case .overdamped(let slow, let fast):
      guard slow != 0, -fast / slow > 0 else { return nil }
      return Exponential.log(-fast / slow) / (BounceSpring.fastRate - BounceSpring.slowRate)
    }
  }
}
