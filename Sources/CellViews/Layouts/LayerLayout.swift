// SPDX-License-Identifier: MIT
//
// Views one above another.
// Mirrors: ZStack (SwiftUI).
// Status: complete.

import Foundation
import Geometry

/// Views one above another: all are offered the same, and the ones of highest priority decide the
/// size (views-and-metrics 4.8).
final class LayerLayout: ViewLayout, ArrangedLayout {
  private let alignment: AlignmentReference
  private let children: [ViewLayout]
  private let context: LayoutContext
  private let isDeciding: [Bool]
  private let drawingOrder: [Int]
  private var arrangements = Memo<Arrangement>()

  init(alignment: AlignmentReference, children: [ViewLayout], context: LayoutContext) {
    self.alignment = alignment
    self.children = children
    self.context = context
    let highest = children.map(\.priority).max() ?? 0
    isDeciding = children.map { $0.priority == highest }
    drawingOrder = Arrangement.drawingOrder(of: children)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  override var spacing: ViewSpacing { ownSpacing }

  /// What all layers wish together.
  private lazy var ownSpacing: ViewSpacing = {
    guard var all = children.first?.spacing else { return .plain }
    for child in children.dropFirst() {
      let spacing = child.spacing
      all = ViewSpacing(
        top: all.top.union(spacing.top), bottom: all.bottom.union(spacing.bottom),
        leading: all.leading.union(spacing.leading), trailing: all.trailing.union(spacing.trailing))
    }
    return all
  }()

  private lazy var saysGuides = children.contains { $0.setsGuides }
  override var setsGuides: Bool { saysGuides }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    arrangement(proposal).guide(line, of: children)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    arrangement(proposal).draw(children, order: drawingOrder, in: rect, on: canvas)
  }

  func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    guard context.mayArrange(children.count) else { return Arrangement(size: .zero, slots: []) }
    let made = arrange(proposal)
    arrangements[proposal] = made
    return made
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    var across = AlignedExtent()
    var down = AlignedExtent()
    var slots: [Arrangement.Slot] = []
    slots.reserveCapacity(children.count)
    for (child, decides) in zip(children, isDeciding) {
      let size = child.size(proposal)
      let x = alignment.guide(on: .horizontal, of: child, size: size, proposal: proposal)
      let y = alignment.guide(on: .vertical, of: child, size: size, proposal: proposal)
      slots.append(Arrangement.Slot(proposal: proposal, size: size, origin: CGPoint(x: x, y: y)))
      guard decides else { continue }
      across.add(guide: x, length: size.width)
      down.add(guide: y, length: size.height)
    }
    for index in slots.indices {
      let guide = slots[index].origin
      slots[index].origin = CGPoint(x: across.start(guide: guide.x), y: down.start(guide: guide.y))
    }
    return Arrangement(size: CGSize(width: across.length, height: down.length), slots: slots)
  }
}
