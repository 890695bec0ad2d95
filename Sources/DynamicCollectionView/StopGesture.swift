// SPDX-License-Identifier: MIT
//
// What happens at a stop before the picture is taken, in the words of a screen: sections and items
// by id. ScreenRenderer+Gestures.swift turns it into the steps of a scroll script.

public import CollectionLayout
public import Foundation

/// One step of a stop's script. Times are virtual, points those of the viewport.
public enum StopGesture: Hashable, Sendable {
  /// A finger that touches, moves and leaves.
  case drag(DragGesture)
  /// A finger that leaves at a speed, points per second, positive when the offset grows.
  case fling(Way, from: CGPoint?, section: String?)
  /// A touch that does not move; it stops what scrolls under it.
  case tap(CGPoint, count: Int)
  /// Two fingers that magnify by a factor about a point; nil is the viewport's middle.
  case pinch(CGFloat, at: CGPoint?, duration: Double)
  /// A program that magnifies at once, about a point; nil is the viewport's middle.
  case zoom(CGFloat, at: CGPoint?)
  /// Nobody touches.
  case wait(Wait)
  /// A program that scrolls the collection.
  case scroll(ScrollStop.Target, isAnimated: Bool)
  /// A program that scrolls a section with this id.
  case scrollSection(String, ScrollStop.SectionTarget, isAnimated: Bool)
  /// A tap on the status bar.
  case scrollToTop

  /// A way or a speed.
  public enum Way: Hashable, Sendable {
    /// On the axis of what is scrolled: the section that is named, else the collection.
    case along(CGFloat)
    case both(CGPoint)
  }

  /// A finger's way.
  public struct DragGesture: Hashable, Sendable {
    /// How far the finger moves; up and left are negative.
    public var way: Way
    /// Where it touches; nil is nowhere in particular.
    public var from: CGPoint?
    /// Seconds that it moves.
    public var duration: Double
    /// Seconds that it then stands.
    public var hold: Double
    /// The speed at release, if not the one of its way: points per second, positive when the offset
    /// grows.
    public var velocity: Way?
    /// The section it moves; nil goes by where it touches.
    public var section: String?

    /// A drag that throws nothing unless told otherwise: half a second long, then still for 0.1 s.
    public init(
      _ way: Way, from: CGPoint? = nil, duration: Double = 0.5, hold: Double = Drag.velocityWindow,
      velocity: Way? = nil, section: String? = nil
    ) {
      self.way = way
      self.from = from
      self.duration = duration
      self.hold = hold
      self.velocity = velocity
      self.section = section
    }
  }
}

/// Why a gesture does nothing.
public enum GestureFault: String, Hashable, Sendable, CaseIterable {
  /// Nothing scrolls that way there, or the finger moves less than 10 points.
  case nothingScrolls
  /// The content can't be magnified.
  case notMagnifiable
}
