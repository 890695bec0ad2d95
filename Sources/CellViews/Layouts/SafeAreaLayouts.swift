// SPDX-License-Identifier: MIT
//
// Room at the edges that scroll views extend into.
// Mirrors: safeAreaPadding, safeAreaInset, ignoresSafeArea (SwiftUI).
// Status: complete for edges that views touch; the keyboard is no edge of a picture.

import Foundation
import Geometry

/// Room around a view; scroll views that touch it extend into it.
final class SafeAreaPaddingLayout: PaddingLayout {
  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let inner = childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY)
    canvas.inRegion(outer: rect, inner: inner) {
      super.draw(in: rect, proposal: proposal, on: canvas)
    }
  }
}

/// A view at an edge of another one.
final class SafeAreaInsetLayout: WrapperLayout {
  private let bar: ViewLayout
  private let node: SafeAreaInsetNode
  private let gap: CGFloat

  init(_ child: ViewLayout, bar: ViewLayout, node: SafeAreaInsetNode, context: LayoutContext) {
    self.bar = bar
    self.node = node
    let axis: Axis = node.edge == .top || node.edge == .bottom ? .vertical : .horizontal
    let isFirst = node.edge == .top || node.edge == .leading
    gap =
      node.spacing.map { Length.finite($0) }
      ?? ViewSpacing.distance(
        from: isFirst ? bar.spacing : child.spacing, to: isFirst ? child.spacing : bar.spacing,
        axis: axis, grid: context.grid)
    super.init(child)
  }

  private var axis: Axis { node.edge == .top || node.edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { node.edge == .top || node.edge == .leading }

  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: proposal[axis.other], axis: axis)
  }

  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    bar.size(barOffer(proposal))[axis] + gap
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      along: proposal[axis].map { max(0, Length.rest(of: $0, after: taken(proposal))) },
      across: proposal[axis.other], axis: axis)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.size(childProposal(proposal))
    size[axis] += taken(proposal)
    return size
  }

  override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    var origin = CGPoint.zero
    if isFirst { origin[axis] = taken(proposal) }
    return CGRect(origin: origin, size: child.size(childProposal(proposal)))
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let inner = childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY)
    canvas.inRegion(outer: rect, inner: inner) {
      super.draw(in: rect, proposal: proposal, on: canvas)
    }
    let offer = ProposedViewSize(along: nil, across: rect.size[axis.other], axis: axis)
    let size = bar.size(offer)
    var origin = rect.origin
    origin[axis.other] +=
      node.alignment.guide(on: axis.other, in: rect.size)
      - node.alignment.guide(on: axis.other, in: size)
    if !isFirst { origin[axis] = rect.max(axis) - size[axis] }
    bar.draw(in: CGRect(origin: origin, size: size), proposal: offer, on: canvas)
  }
}

/// A view that takes the room of bars that it touches.
final class SafeAreaIgnoringLayout: WrapperLayout {
  private let edges: Edge.Set

  init(_ child: ViewLayout, edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let whole = canvas.scroll.extended(rect, edges)
    guard whole != rect else { return super.draw(in: rect, proposal: proposal, on: canvas) }
    let offer = ProposedViewSize(whole.size)
    let size = child.size(offer)
    let place = CGRect(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
      height: size.height)
    let before = canvas.scroll.region
    if let region = before {
      canvas.scroll.region = ScrollSurroundings.Region(
        outer: region.outer, inner: whole.intersection(region.outer))
    }
    child.draw(in: place, proposal: offer, on: canvas)
    canvas.scroll.region = before
  }
}
