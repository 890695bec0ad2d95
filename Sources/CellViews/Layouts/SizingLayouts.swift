// SPDX-License-Identifier: MIT
//
// Modifiers that change the size of a view, or its room.
// Mirrors: padding, frame, fixedSize, aspectRatio, position (SwiftUI).
// Status: complete.

import Foundation
import Geometry

/// The child is offered the room less the insets; the view is the child and the insets.
class PaddingLayout: WrapperLayout {
  private let insets: EdgeInsets

  init(_ child: ViewLayout, insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: Length.finite(insets.top), leading: Length.finite(insets.leading),
      bottom: Length.finite(insets.bottom), trailing: Length.finite(insets.trailing))
    super.init(child)
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  /// A padded edge has no wishes left (views-and-metrics 2).
  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if insets.top != 0 { spacing.top = .plain }
    if insets.bottom != 0 { spacing.bottom = .plain }
    if insets.leading != 0 { spacing.leading = .plain }
    if insets.trailing != 0 { spacing.trailing = .plain }
    return spacing
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(childProposal(proposal))
    return CGSize(width: max(0, inner.width + horizontal), height: max(0, inner.height + vertical))
  }

  override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top),
      size: child.size(childProposal(proposal)))
  }
}

/// Nothing is offered on the fixed axes, so the child takes its ideal size there.
final class FixedSizeLayout: WrapperLayout {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: ViewLayout, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }
}

/// Offers a box of one shape: the largest within the room, or the smallest that covers it.
final class AspectRatioLayout: WrapperLayout {
  private let ratio: CGFloat?
  private let mode: ImageNode.ContentMode
  private let context: LayoutContext
  private var offers = Memo<ProposedViewSize>()

  init(
    _ child: ViewLayout, ratio: CGFloat?, mode: ImageNode.ContentMode, context: LayoutContext
  ) {
    self.ratio = ratio.flatMap(AspectRatio.sane)
    self.mode = mode
    self.context = context
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if let known = offers[proposal] { return known }
    guard context.mayArrange(1) else { return proposal }
    let ideal = child.size(.unspecified)
    var made = proposal
    if let ratio = ratio ?? AspectRatio.of(ideal) {
      made = ProposedViewSize(
        AspectRatio.box(of: ratio, in: proposal, covering: mode == .fill, ideal: ideal))
    }
    offers[proposal] = made
    return made
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }
}

/// Boxes of a given shape.
enum AspectRatio {
  /// Width divided by height; nil when there is none.
  static func of(_ size: CGSize) -> CGFloat? { sane(size.width / size.height) }

  /// A ratio that can be divided by, within 10,000 to 1 either way; nil for no such number.
  static func sane(_ ratio: CGFloat) -> CGFloat? {
    ratio.isFinite && ratio > 0 ? max(0.0001, min(ratio, 10_000)) : nil
  }

  /// The box of `ratio` in, or around, a proposal: one missing length follows from the other, and
  /// where both are missing `ideal` takes their place (views-and-metrics 2).
  static func box(
    of ratio: CGFloat, in proposal: ProposedViewSize, covering: Bool = false, ideal: CGSize
  ) -> CGSize {
    let (width, height): (CGFloat, CGFloat)
    switch (proposal.width, proposal.height) {
    case (let w?, let h?): (width, height) = (w, h)
    case (let w?, nil): return CGSize(width: w, height: w / ratio)
    case (nil, let h?): return CGSize(width: h * ratio, height: h)
    case (nil, nil): (width, height) = (ideal.width, ideal.height)
    }
    // The width decides where it is the tighter one, or where the wider box is wanted.
    let isWidthTighter = width <= height * ratio
    return isWidthTighter != covering
      ? CGSize(width: width, height: width / ratio)
      : CGSize(width: height * ratio, height: height)
  }
}

/// Takes all its room, and puts the centre of the child at a point of it.
final class PositionLayout: WrapperLayout {
  private let point: CGPoint

  init(_ child: ViewLayout, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: Length.finite(x), y: Length.finite(y))
    super.init(child)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(proposal)
    return CGRect(
      x: point.x - inner.width / 2, y: point.y - inner.height / 2, width: inner.width,
      height: inner.height)
  }
}
