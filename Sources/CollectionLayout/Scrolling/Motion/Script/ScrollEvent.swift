// SPDX-License-Identifier: MIT
//
// What a simulation has to say about each step, as values; the words are in
// ScrollEvent+Sentence.swift.

public import Foundation
public import Geometry

/// What was decided when a finger left an axis.
public struct ReleaseOutcome: Hashable, Sendable {
  /// The offset shown at release.
  public var offset: CGFloat
  /// The speed at release.
  public var velocity: CGFloat
  /// Where plain deceleration would land, not clamped; the near end when stretched.
  public var landing: CGFloat
  /// The rest position that a rule chose, if one did.
  public var snap: SnapAnswer?
  /// Where it comes to rest.
  public var rest: CGFloat
  /// Whether it was stretched and swings back.
  public var springsBack: Bool
}

/// One thing that happened.
public struct ScrollEvent: Hashable, Sendable {
  /// Which scroll view it is about.
  public enum Subject: Hashable, Sendable {
    case collection(Axis)
    case section(Int)
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A drag ended: how far the finger went on the axis, from where the content came, and the
    /// release.
    case dragged(by: CGFloat, from: CGFloat, ReleaseOutcome)
    /// The finger went less than the slop, or on no axis that scrolls.
    case dragIgnored
    case flung(ReleaseOutcome)
    /// A touch stopped what was moving.
    case caught(at: CGFloat)
    /// A tap, in the content's own coordinates.
    case tapped(CGPoint, count: Int)
    /// A drag in the content: where it ended and how far it went, in content coordinates, and how
    /// far the view scrolled meanwhile.
    case draggedContent(to: CGPoint, translation: CGPoint, scrolled: CGPoint)
    /// The magnification changed, as zoom factors; `asked` was cut to the limits.
    case magnified(from: CGFloat, to: CGFloat, asked: CGFloat)
    /// There is nothing that can be magnified.
    case zoomIgnored
    /// Scrolled by a program; `asked` was cut to the range.
    case scrolled(from: CGFloat, to: CGFloat, asked: CGFloat)
    /// It was there already, or there is no such place.
    case scrollIgnored(reason: String)
    case waited(seconds: Double)
  }

  /// Seconds after the beginning.
  public var time: Double
  /// Which step it belongs to, from 0.
  public var step: Int
  /// Which scroll view it is about; nil for the scene.
  public var subject: Subject?
  /// What happened.
  public var kind: Kind
}
