// SPDX-License-Identifier: MIT
//
// Content seen through a window.
// Mirrors: ScrollView, contentMargins, containerRelativeFrame (SwiftUI).
// Status: complete; at rest unless a host says where it stands.

import CollectionLayout
import Foundation
import Geometry

/// Content seen through a window (scrolling 8.1 to 8.3). Its content is offered nothing along the
/// axes it scrolls on, and the window's length, without margins, across them.
final class ScrollLayout: ViewLayout {
  /// The content, made for a container.
  struct Content {
    let view: ViewLayout?
    /// Whether another container would make another content.
    let asksContainer: Bool
  }

  let node: ScrollNode
  let path: ScrollPath
  /// What its author calls it, outermost first.
  let ids: [ViewID]
  /// Padding directly around it.
  let outerPadding: EdgeInsets
  private let make: (ProposedViewSize) -> Content
  private var made = Memo<ViewLayout>()
  private var shared: ViewLayout?
  private var isShared = false
  let margins: EdgeInsets

  init(
    _ node: ScrollNode, path: ScrollPath, ids: [ViewID], outerPadding: EdgeInsets,
    make: @escaping (ProposedViewSize) -> Content
  ) {
    self.node = node
    self.path = path
    self.ids = ids
    self.outerPadding = outerPadding.finite
    self.make = make
    margins = node.margins.finite
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content(proposal)?.size(offer(proposal)) ?? .zero
    guard node.traits.zoom == nil else {
      return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }
    let width = inner.width + margins.leading + margins.trailing
    let height = inner.height + margins.top + margins.bottom
    return CGSize(
      width: node.isHorizontal ? proposal.width ?? width : max(0, width),
      height: node.isVertical ? proposal.height ?? height : max(0, height))
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard canvas.scroll.survey == nil, let content = content(proposal) else { return }
    if let zoom = node.traits.zoom {
      return draw(content, magnified: zoom, in: canvas.scroll.extended(rect), on: canvas)
    }
    let offer = offer(proposal)
    let placing = ScrollPlacing(
      self, size: content.size(offer), rect: rect, window: canvas.scroll.extended(rect),
      canvas: canvas)
    func drawContent() {
      content.draw(in: placing.place, proposal: offer, on: canvas)
    }
    report(placing, on: canvas, drawContent)
    inside(placing, on: canvas) {
      let isInside = placing.window.insetBy(dx: -0.01, dy: -0.01).contains(placing.place)
      guard node.isClipped, !isInside else { return drawContent() }
      canvas.clip(.rectangle, in: canvas.pixels(placing.window), drawContent)
    }
    drawOrnaments(placing, on: canvas)
  }

  /// Draws what is in the window, which then surrounds it. Bars are outside of it.
  func inside(_ placing: ScrollPlacing, on canvas: Canvas, _ content: () -> Void) {
    let before = canvas.scroll
    // What is magnified is drawn before that, in a window that is smaller by as much.
    let zoom = placing.zoomFactor
    canvas.scroll.window = ScrollSurroundings.Window(
      rect: CGRect(
        x: placing.window.minX, y: placing.window.minY, width: placing.window.width / zoom,
        height: placing.window.height / zoom), isHorizontal: node.isHorizontal,
      isVertical: node.isVertical,
      path: path, origin: placing.origin, zoom: zoom)
    canvas.scroll.region = nil
    content()
    canvas.scroll = before
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard node.traits.zoom == nil else { return .unspecified }
    let room = container(proposal)
    return ProposedViewSize(
      width: node.isHorizontal ? nil : room.width, height: node.isVertical ? nil : room.height)
  }

  private func container(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  private func content(_ proposal: ProposedViewSize) -> ViewLayout? {
    if isShared { return shared }
    let container = container(proposal)
    if let known = made[container] { return known }
    let content = make(container)
    if !content.asksContainer {
      (shared, isShared) = (content.view, true)
      return content.view
    }
    if let view = content.view { made[container] = view }
    return content.view
  }
}

extension EdgeInsets {
  /// Without what is no number.
  var finite: EdgeInsets {
    EdgeInsets(
      top: Length.finite(top), leading: Length.finite(leading), bottom: Length.finite(bottom),
      trailing: Length.finite(trailing))
  }

  /// The same in UIKit's type.
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension ContainerFrameNode {
  /// The frame in a container; an axis without a length stays free.
  func frame(in container: ProposedViewSize) -> FrameNode {
    func length(_ whole: CGFloat?, _ axis: Axis) -> CGFloat? {
      guard let whole, whole.isFinite else { return nil }
      if let length = self.length { return max(0, Length.finite(length(whole, axis))) }
      let count = max(1, min(count, 1_000_000))
      return ContainerRelativeLength.item(
        length: whole, count: count, span: min(span, count), spacing: Length.finite(spacing))
    }
    return FrameNode(
      width: isHorizontal ? length(container.width, .horizontal) : nil,
      height: isVertical ? length(container.height, .vertical) : nil, alignment: alignment)
  }
}
