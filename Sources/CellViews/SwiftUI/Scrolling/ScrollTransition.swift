// SPDX-License-Identifier: MIT
//
// Effects that follow how far a view has come into sight.
// Mirrors: scrollTransition, ScrollTransitionPhase, ScrollTransitionConfiguration, VisualEffect
// (SwiftUI).
// Status: opacity, scale, offset, rotation and blur; an animated transition is shown at its end.

import CollectionLayout
import Foundation
public import Geometry

/// How far a view has come into sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the window.
  case topLeading
  /// In the window.
  case identity
  /// After the window.
  case bottomTrailing

  /// Whether it is in the window.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the window, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  fileprivate init(_ value: Int) {
    self = value == 0 ? .identity : value < 0 ? .topLeading : .bottomTrailing
  }
}

/// How a view changes between two phases.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// Where a view must be for its transition to be over.
  public struct Threshold: Hashable, Sendable {
    fileprivate var node: ScrollTransitionNode.Threshold

    /// The whole view is seen.
    public static let visible = Self(node: .plain(.visible))
    /// It is about to be seen.
    public static let hidden = Self(node: .plain(.hidden))
    /// Its middle is in the window's middle.
    public static let centered = Self(node: .plain(.centered))

    /// A share of the view is seen, 0 to 1.
    public static func visible(_ amount: Double) -> Self {
      Self(node: .plain(.visible(CGFloat(amount.isFinite ? amount : 1))))
    }

    /// A share of the way to another threshold.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      Self(node: .between(node, other.node, amount.isFinite ? amount : 0))
    }

    /// The same for a window that is smaller by a distance on both sides.
    public func inset(by distance: Double) -> Self {
      Self(node: .inset(node, CGFloat(distance)))
    }
  }

  fileprivate var side: ScrollTransitionNode.Side

  /// Bit by bit, as the view comes into sight.
  public static let interactive = Self(side: ScrollTransitionNode.Side())
  /// At once, with an animation, of which a picture shows the end.
  public static let animated = Self(side: ScrollTransitionNode.Side(pace: .atOnce))
  /// Not at all.
  public static let identity = Self(side: ScrollTransitionNode.Side(pace: .never))

  /// Bit by bit on a curve.
  public static func interactive(timingCurve: UnitCurve) -> Self {
    Self(side: ScrollTransitionNode.Side(pace: .interactive(timingCurve.node)))
  }

  /// At once, with an animation, of which a picture shows the end.
  public static func animated(_ animation: Animation) -> Self { .animated }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var changed = self
    changed.side.threshold = threshold.node
    return changed
  }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  fileprivate let node: ScrollTransitionNode.Curve

  /// Evenly.
  public static let linear = Self(node: .linear)
  /// Slowly at first.
  public static let easeIn = Self(node: .easeIn)
  /// Slowly at last.
  public static let easeOut = Self(node: .easeOut)
  /// Slowly at both ends.
  public static let easeInOut = Self(node: .easeInOut)
}

extension View {
  /// Changes this view as it comes into the sight of the scroll view around.
  ///
  /// - Parameters:
  ///   - axis: The axis that counts; nil is the scroll view's own.
  ///   - transition: The view's effects in a phase; between two phases they are mixed.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a configuration for each side.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      NodeModifier { _ in
        .scrollTransition(
          ScrollTransitionNode(
            axis: axis, topLeading: topLeading.side, bottomTrailing: bottomTrailing.side
          ) { transition(EmptyVisualEffect(), ScrollTransitionPhase($0))._modifiers })
      })
  }
}
