// SPDX-License-Identifier: MIT
//
// Effects that follow how far a view has come into sight.

public import CollectionLayout
public import Geometry
import Foundation

/// Effects of a view that comes into the sight of the scroll view around it.
public struct ScrollTransitionNode: Hashable, Sendable {
  /// How the effect follows.
  public enum Pace: Hashable, Sendable {
    /// Bit by bit, on a curve.
    case interactive(Curve)
    /// At once, when the threshold is passed: a picture shows the end of the animation.
    case atOnce
    /// Never.
    case never
  }

  /// Curves by name.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case linear, easeIn, easeOut, easeInOut
  }

  /// One side's configuration.
  public struct Side: Hashable, Sendable {
    /// How the effect follows.
    public var pace: Pace
    /// Where the view must be for the effect to be over.
    public var threshold: Threshold

    /// A side's configuration.
    public init(pace: Pace = .interactive(.easeInOut), threshold: Threshold = .plain(.visible)) {
      self.pace = pace
      self.threshold = threshold
    }
  }

  /// Where the view must be for the effect to be over.
  public indirect enum Threshold: Hashable, Sendable {
    case plain(TransitionThreshold)
    /// A share of the way from one to another.
    case between(Threshold, Threshold, Double)
    /// As if the window were smaller by this on both sides.
    case inset(Threshold, CGFloat)
  }

  /// The axis that counts; nil is the scroll view's own.
  public var axis: Axis?
  /// At the top or the leading side.
  public var topLeading: Side
  /// At the bottom or the trailing side.
  public var bottomTrailing: Side
  private let effects: Kept<Int, [ViewModifierNode]>

  /// - Parameter effects: The effects in a phase: -1 before the window, 0 in it, 1 after it.
  public init(
    axis: Axis? = nil, topLeading: Side = Side(), bottomTrailing: Side = Side(),
    effects: @escaping (Int) -> [ViewModifierNode]
  ) {
    self.axis = axis
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.effects = Kept(effects)
  }

  func effects(in phase: Int) -> [ViewModifierNode] { effects.make(phase) }
}
