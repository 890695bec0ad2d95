// SPDX-License-Identifier: MIT
//
// The steps of a scroll script: what a finger or a program does, as values with points, speeds and
// virtual time.

public import Foundation

/// One step. It begins when the one before has ended: a gesture ends when the finger leaves, an
/// animated scroll when it arrives; deceleration goes on meanwhile.
public enum ScrollStep: Hashable, Sendable {
  case drag(Drag)
  case fling(Fling)
  case tap(Tap)
  case pinch(Pinch)
  case contentDrag(ContentDrag)
  case wait(Wait)
  case scroll(ScrollTo)
  case zoom(ZoomTo)
}

/// Which scroll view a gesture moves.
public enum GestureTarget: Hashable, Sendable {
  /// The section under the finger if the movement goes along its axis, else the collection.
  case automatic
  /// The collection, whatever lies under the finger.
  case collection
  /// The section with this index.
  case section(Int)
}

/// A finger that touches, moves and leaves.
public struct Drag: Hashable, Sendable {
  /// A straight stretch of the finger's way, at constant speed.
  public struct Leg: Hashable, Sendable {
    /// How far the finger moves, points; up is negative.
    public var by: CGPoint
    /// How long it takes, seconds.
    public var duration: Double

    /// A stretch; standing still when `by` is zero.
    public init(by: CGPoint, duration: Double) {
      self.by = by
      self.duration = duration
    }
  }

  /// Where the finger touches, in the viewport; nil is nowhere in particular.
  public var from: CGPoint?
  /// The finger's way.
  public var legs: [Leg]
  /// The speed at release as UIKit reports it: points per second, positive when the offset grows.
  /// nil takes it from the last 0.1 s of the way.
  public var velocity: CGPoint?
  /// Where the layout's `targetContentOffset` sends the view; nil asks the snapping rule.
  public var landing: CGPoint?
  /// Which scroll view it moves.
  public var target: GestureTarget
  /// Whether the first 10 points only wake the gesture, as on a device; else all of the way counts.
  public var countsSlop: Bool

  /// A drag by its legs.
  public init(
    from: CGPoint? = nil, legs: [Leg], velocity: CGPoint? = nil, landing: CGPoint? = nil,
    target: GestureTarget = .automatic, countsSlop: Bool = true
  ) {
    self.from = from
    self.legs = legs
    self.velocity = velocity
    self.landing = landing
    self.target = target
    self.countsSlop = countsSlop
  }

  /// A straight drag.
  ///
  /// - Parameters:
  ///   - duration: How long the finger moves; half a second unless given.
  ///   - hold: How long it then stands; the 0.1 s unless given mean that nothing is thrown.
  public init(
    from: CGPoint? = nil, by way: CGPoint, duration: Double = 0.5,
    hold: Double = Drag.velocityWindow, velocity: CGPoint? = nil, landing: CGPoint? = nil,
    target: GestureTarget = .automatic, countsSlop: Bool = true
  ) {
    self.init(
      from: from, legs: [Leg(by: way, duration: duration), Leg(by: .zero, duration: hold)],
      velocity: velocity, landing: landing, target: target, countsSlop: countsSlop)
  }

  /// Travel after which a touch becomes a drag (uikit-print).
  public static let slop: CGFloat = 10
  /// The last stretch of time that decides the speed at release (uikit-print).
  public static let velocityWindow = 0.1
}

/// A release at a given speed, without a way before it.
public struct Fling: Hashable, Sendable {
  /// Where the finger is, in the viewport; nil is nowhere in particular.
  public var at: CGPoint?
  /// Points per second, positive when the offset grows.
  public var velocity: CGPoint
  /// Where the layout's `targetContentOffset` sends the view; nil asks the snapping rule.
  public var landing: CGPoint?
  /// Which scroll view it moves.
  public var target: GestureTarget

  /// A release.
  public init(
    at: CGPoint? = nil, velocity: CGPoint, landing: CGPoint? = nil,
    target: GestureTarget = .automatic
  ) {
    self.at = at
    self.velocity = velocity
    self.landing = landing
    self.target = target
  }
}

/// A touch that does not move. It stops what scrolls under it.
public struct Tap: Hashable, Sendable {
  /// Where, in the viewport.
  public var at: CGPoint
  /// 2 for a double tap.
  public var count: Int

  /// A tap.
  public init(at: CGPoint, count: Int = 1) {
    self.at = at
    self.count = count
  }
}

/// Two fingers that magnify.
public struct Pinch: Hashable, Sendable {
  /// The middle between the fingers, in the viewport; nil is the viewport's middle.
  public var at: CGPoint?
  /// What the magnification is multiplied with.
  public var scale: CGFloat
  /// How long it takes, seconds.
  public var duration: Double

  /// A pinch; half a second unless told otherwise.
  public init(at: CGPoint? = nil, scale: CGFloat, duration: Double = 0.5) {
    self.at = at
    self.scale = scale
    self.duration = duration
  }
}

/// A finger that drags something in the content while the scroll view itself stands still, but for
/// autoscroll at the edges.
public struct ContentDrag: Hashable, Sendable {
  /// Where the finger touches, in the viewport.
  public var from: CGPoint
  /// Where each event finds it.
  public var moves: [CGPoint]
  /// Seconds between events.
  public var interval: Double
  /// Whether the view scrolls when the finger is outside of it.
  public var autoscrolls: Bool

  /// A drag in the content; an event in each 60th of a second unless told otherwise.
  public init(
    from: CGPoint, moves: [CGPoint], interval: Double = 1.0 / 60, autoscrolls: Bool = true
  ) {
    self.from = from
    self.moves = moves
    self.interval = interval
    self.autoscrolls = autoscrolls
  }
}

/// Nobody touches.
public enum Wait: Hashable, Sendable {
  case seconds(Double)
  /// Until nothing moves any more.
  case untilRest
}

/// A program that scrolls.
public struct ScrollTo: Hashable, Sendable {
  /// Where to.
  public var destination: ScrollDestination
  /// Whether on the way, in 0.25 s, or at once.
  public var isAnimated: Bool

  /// Seconds that animated scrolling takes (uikit-print).
  public static let duration = 0.25

  /// A scroll; at once unless told otherwise.
  public init(_ destination: ScrollDestination, isAnimated: Bool = false) {
    self.destination = destination
    self.isAnimated = isAnimated
  }
}

/// A program that magnifies, at once.
public struct ZoomTo: Hashable, Sendable {
  /// How the magnification is meant.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// In units of the rule: 1 fits when it is relative.
    case relative
    /// As a zoom factor.
    case absolute
  }

  /// The magnification.
  public var zoom: CGFloat
  /// How it is meant.
  public var unit: Unit
  /// The place that stays, in the viewport; nil is the viewport's middle.
  public var about: CGPoint?

  /// A magnification; in units of the rule unless told otherwise.
  public init(_ zoom: CGFloat, unit: Unit = .relative, about: CGPoint? = nil) {
    self.zoom = zoom
    self.unit = unit
    self.about = about
  }
}
