// SPDX-License-Identifier: MIT
//
// How far a view has come into sight, for effects that follow scrolling.
// Mirrors: scrollTransition, ScrollTransitionPhase, ScrollTransitionConfiguration (SwiftUI).
// Status: interactive and identity; an animated transition is shown at its end.

public import Foundation

/// Where a view must be for its transition to be over.
public enum TransitionThreshold: Hashable, Sendable {
  /// This share of it is seen, 0...1.
  case visible(CGFloat)
  /// It is about to show.
  case hidden
  /// Its middle is in the middle.
  case centered

  /// The whole view is seen; the default.
  public static let visible = Self.visible(1)
}

/// A view's transition. SwiftUI's phases are the signs of ``phase``: -1 `topLeading`, 0 `identity`,
/// 1 `bottomTrailing`.
public struct TransitionProgress: Hashable, Sendable {
  /// 0 just hidden, 1 at the threshold.
  public let progress: CGFloat
  /// `ScrollTransitionPhase.value`: from -1 through 0 to 1, the curve applied.
  public let phase: CGFloat

  /// The transition of the view `start...end` in a viewport `0...viewport`.
  ///
  /// `visible(m)`: seen share / m. `centered`: `1 - distance / ((viewport + length) / 2)`.
  /// `hidden`: 1 as soon as a point is seen. The phase is `1 - easeInOut(progress)`, negative for a
  /// view whose middle lies before the viewport's.
  public init(
    start: CGFloat, end: CGFloat, viewport: CGFloat, threshold: TransitionThreshold = .visible
  ) {
    let length = end - start
    let seen = max(0, min(end, viewport) - max(start, 0))
    let distance = (start + end) / 2 - viewport / 2
    let raw: CGFloat
    switch threshold {
    case .visible(let amount):
      let wanted = min(max(amount, 0), 1)
      raw = wanted > 0 && length > 0 ? seen / length / wanted : (seen > 0 ? 1 : 0)
    case .hidden: raw = seen > 0 ? 1 : 0
    case .centered:
      let reach = (viewport + length) / 2
      raw = reach > 0 ? 1 - abs(distance) / reach : 1
    }
    let progress = min(max(raw.isNaN ? 1 : raw, 0), 1)
    self.progress = progress
    let left = 1 - TimingCurve.easeInOut(progress)
    phase = left == 0 ? 0 : (distance < 0 ? -left : left)
  }
}
