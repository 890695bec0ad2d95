// SPDX-License-Identifier: MIT
//
// Content seen through a window, not scrolled yet.
// Mirrors: ScrollView, contentMargins, containerRelativeFrame (SwiftUI).
// Status: at rest; no indicators, no safe area.

import Foundation
import Geometry

/// Content seen through a window (scrolling 8.1 to 8.3). Its content is offered nothing along the
/// axes it scrolls on, and the window's length, without margins, across them.
final class ScrollLayout: ViewLayout {
  private let node: ScrollNode
  private let make: (ProposedViewSize) -> (view: ViewLayout?, asksContainer: Bool)
  private var made = Memo<ViewLayout>()
  private var shared: ViewLayout?
  private var isShared = false
  private let margins: EdgeInsets

  /// - Parameter make: Makes the content for a container, and says whether the container matters.
  init(
    _ node: ScrollNode,
    make: @escaping (ProposedViewSize) -> (view: ViewLayout?, asksContainer: Bool)
  ) {
    self.node = node
    self.make = make
    margins = EdgeInsets(
      top: Length.finite(node.margins.top), leading: Length.finite(node.margins.leading),
      bottom: Length.finite(node.margins.bottom), trailing: Length.finite(node.margins.trailing))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content(proposal)?.size(offer(proposal)) ?? .zero
    let width = inner.width + margins.leading + margins.trailing
    let height = inner.height + margins.top + margins.bottom
    return CGSize(
      width: node.isHorizontal ? proposal.width ?? width : max(0, width),
      height: node.isVertical ? proposal.height ?? height : max(0, height))
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard let content = content(proposal) else { return }
    let offer = offer(proposal)
    let size = content.size(offer)
    // Across the axis it scrolls on, content is in the middle of the window.
    var origin = CGPoint(x: rect.minX + margins.leading, y: rect.minY + margins.top)
    if !node.isHorizontal {
      let room = rect.width - margins.leading - margins.trailing
      origin.x += (room - size.width) / 2
    }
    if !node.isVertical {
      let room = rect.height - margins.top - margins.bottom
      origin.y += (room - size.height) / 2
    }
    func drawContent() {
      content.draw(in: CGRect(origin: origin, size: size), proposal: offer, on: canvas)
    }
    let isInside =
      origin.x >= rect.minX - 0.01 && origin.y >= rect.minY - 0.01
      && origin.x + size.width <= rect.maxX + 0.01 && origin.y + size.height <= rect.maxY + 0.01
    guard node.isClipped, !isInside else { return drawContent() }
    canvas.clip(.rectangle, in: canvas.pixels(rect), drawContent)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
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
    let (view, asksContainer) = make(container)
    if !asksContainer {
      (shared, isShared) = (view, true)
      return view
    }
    if let view { made[container] = view }
    return view
  }
}

extension ContainerFrameNode {
  /// The frame in a container; an axis without a length stays free.
  func frame(in container: ProposedViewSize) -> FrameNode {
    func length(_ whole: CGFloat?, _ axis: Axis) -> CGFloat? {
      guard let whole, whole.isFinite else { return nil }
      if let length = self.length { return max(0, Length.finite(length(whole, axis))) }
      let count = max(1, min(count, 1_000_000))
      let span = max(1, min(span, count))
      let spacing = Length.finite(spacing)
      let share = (whole - spacing * CGFloat(count - 1)) / CGFloat(count)
      return max(0, share * CGFloat(span) + spacing * CGFloat(span - 1))
    }
    return FrameNode(
      width: isHorizontal ? length(container.width, .horizontal) : nil,
      height: isVertical ? length(container.height, .vertical) : nil, alignment: alignment)
  }
}
