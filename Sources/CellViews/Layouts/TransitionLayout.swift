// SPDX-License-Identifier: MIT
//
// Effects that follow how far a view has come into sight.
// Mirrors: scrollTransition (SwiftUI).
// Status: interactive and identity; an animated transition is shown at its end.

import CollectionLayout
import Foundation
import Geometry

/// A view with effects by its place in the scroll view around (scrolling 8.7).
final class TransitionLayout: WrapperLayout {
  private let node: ScrollTransitionNode
  private let apply: (ViewLayout, ViewModifierNode) -> ViewLayout

  /// - Parameter apply: Puts an effect around a view.
  init(
    _ child: ViewLayout, _ node: ScrollTransitionNode,
    apply: @escaping (ViewLayout, ViewModifierNode) -> ViewLayout
  ) {
    self.node = node
    self.apply = apply
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let phase = canvas.scroll.window.map { node.phase(of: rect, in: $0) } ?? 0
    let view = node.effects(at: phase).reduce(child) { apply($0, $1) }
    view.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension ScrollTransitionNode {
  /// The phase of a view in a window: from -1 through 0 to 1.
  func phase(of rect: CGRect, in window: ScrollSurroundings.Window) -> CGFloat {
    let axis = axis ?? (window.isHorizontal && !window.isVertical ? .horizontal : .vertical)
    let start = rect.min(axis) - window.rect.min(axis)
    let (end, viewport) = (start + rect.size[axis], window.rect.size[axis])
    let isBefore = (start + end) / 2 < viewport / 2
    let side = isBefore ? topLeading : bottomTrailing
    let progress = side.threshold.progress(start, end, viewport)
    let left: CGFloat
    switch side.pace {
    case .never: left = 0
    case .atOnce: left = progress < 1 ? 1 : 0
    case .interactive(let curve): left = 1 - curve(progress)
    }
    return isBefore ? -left : left
  }

  /// The effects between those in the window and those outside of it.
  func effects(at phase: CGFloat) -> [ViewModifierNode] {
    let inside = effects(in: 0)
    guard phase != 0 else { return inside }
    let outside = effects(in: phase < 0 ? -1 : 1)
    let share = abs(phase)
    guard inside.count == outside.count else { return share < 0.5 ? inside : outside }
    return zip(inside, outside).map { $0.mixed(with: $1, share) }
  }
}

extension ScrollTransitionNode.Threshold {
  /// 0 for a view that is just hidden, 1 at the threshold.
  func progress(_ start: CGFloat, _ end: CGFloat, _ viewport: CGFloat) -> CGFloat {
    switch self {
    case .plain(let threshold):
      return TransitionProgress(
        start: start, end: end, viewport: viewport, threshold: threshold
      ).progress
    case .between(let first, let second, let share):
      let share = CGFloat(min(max(share, 0), 1))
      return first.progress(start, end, viewport) * (1 - share)
        + second.progress(start, end, viewport) * share
    case .inset(let threshold, let distance):
      let distance = Length.finite(distance)
      return threshold.progress(
        start - distance, end - distance, max(0, viewport - 2 * distance))
    }
  }
}

extension ScrollTransitionNode.Curve {
  func callAsFunction(_ progress: CGFloat) -> CGFloat {
    switch self {
    case .linear: progress
    case .easeInOut: TimingCurve.easeInOut(progress)
    // Halves of the same curve, stretched: slow at one end only.
    case .easeIn: 2 * TimingCurve.easeInOut(progress / 2)
    case .easeOut: 2 * TimingCurve.easeInOut(0.5 + progress / 2) - 1
    }
  }
}

extension ViewModifierNode {
  /// An effect between this one and another of its kind; the nearer one of two kinds.
  func mixed(with other: ViewModifierNode, _ share: CGFloat) -> ViewModifierNode {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * Double(share))
    case (.scaleAbout(let ax, let ay, let anchor), .scaleAbout(let bx, let by, _)):
      return .scaleAbout(x: mix(ax, bx), y: mix(ay, by), anchor: anchor)
    case (.offset(let ax, let ay), .offset(let bx, let by)):
      return .offset(x: mix(ax, bx), y: mix(ay, by))
    case (.rotationAbout(let a, let anchor), .rotationAbout(let b, _)):
      return .rotationAbout(degrees: mix(a, b), anchor: anchor)
    case (.blur(let a), .blur(let b)): return .blur(radius: mix(a, b))
    case (.colors(let a), .colors(let b)): return .colors(a.mixed(with: b, Double(share)))
    default: return share < 0.5 ? self : other
    }
  }
}
