// SPDX-License-Identifier: MIT
//
// The first of several views that fits.
// Mirrors: ViewThatFits (SwiftUI).
// Status: complete; what neighbours in a stack keep as distance is decided by the first view.

import Foundation
import Geometry

/// Shows the first view whose ideal lengths, on the axes that count, are within what is offered;
/// the last one when none is. Source: SwiftUI, `ViewThatFits`.
final class FittingLayout: ViewLayout {
  private let node: FittingNode
  private let children: [ViewLayout]
  private var choices = Memo<Int>()

  init(_ node: FittingNode, children: [ViewLayout]) {
    self.node = node
    self.children = children
  }

  override var spacing: ViewSpacing { children.first?.spacing ?? .plain }
  override var setsGuides: Bool { children.contains { $0.setsGuides } }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.guide(line, proposal)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    choice(proposal)?.draw(in: rect, proposal: proposal, on: canvas)
  }

  private func choice(_ proposal: ProposedViewSize) -> ViewLayout? {
    let index =
      choices[proposal] ?? children.firstIndex { fits($0, proposal) } ?? children.count - 1
    choices[proposal] = index
    return children.indices.contains(index) ? children[index] : nil
  }

  private func fits(_ view: ViewLayout, _ proposal: ProposedViewSize) -> Bool {
    let ideal = view.size(
      ProposedViewSize(
        width: node.isHorizontal ? nil : proposal.width,
        height: node.isVertical ? nil : proposal.height))
    func fits(_ axis: Axis) -> Bool { proposal[axis].map { ideal[axis] <= $0 } ?? true }
    return (!node.isHorizontal || fits(.horizontal)) && (!node.isVertical || fits(.vertical))
  }
}
