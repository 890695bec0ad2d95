// SPDX-License-Identifier: MIT
//
// Views one after another on an axis.
// Mirrors: HStack, VStack, LazyHStack, LazyVStack (SwiftUI).
// Status: complete; guides are the named alignments.

import Foundation
import Geometry

/// Views one after another on an axis (views-and-metrics 4).
final class StackLayout: ViewLayout, ArrangedLayout {
  private let axis: Axis
  private let alignment: AlignmentReference
  private let children: [ViewLayout]
  private let context: LayoutContext
  /// Whether children take their ideal length, and the stack all the room across (scrolling 11.1).
  private let isLazy: Bool
  private let meetsInFirstLines: Bool
  /// Between each child and the one before it; the first entry is 0.
  private let gaps: [CGFloat]
  private let allGaps: CGFloat
  /// Indices by falling priority, and of one priority in order.
  private let groups: [[Int]]
  private let drawingOrder: [Int]
  private var arrangements = Memo<Arrangement>()

  init(
    axis: Axis, spacing: CGFloat?, alignment: AlignmentReference, isLazy: Bool = false,
    meetsInFirstLines: Bool = false, children: [ViewLayout], context: LayoutContext
  ) {
    self.isLazy = isLazy
    self.meetsInFirstLines = meetsInFirstLines
    self.axis = axis
    self.alignment = alignment
    self.children = children
    self.context = context
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if index == 0 {
        gaps.append(0)
      } else if let spacing {
        gaps.append(Length.finite(spacing))
      } else {
        gaps.append(
          ViewSpacing.distance(
            from: children[index - 1].spacing, to: child.spacing, axis: axis, grid: context.grid))
      }
    }
    self.gaps = gaps
    allGaps = gaps.reduce(0, +)
    groups = Arrangement.groups(of: children)
    drawingOrder = Arrangement.drawingOrder(of: children)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  override var spacing: ViewSpacing { ownSpacing }

  /// Along the axis what the outer children wish, across it what all of them wish together. Kept:
  /// each container asks, and asking down the tree again at each level would take for ever.
  private lazy var ownSpacing: ViewSpacing = {
    guard let first = children.first, let last = children.last else { return .plain }
    var across: (start: EdgeSpacing, end: EdgeSpacing) = (.nothing, .nothing)
    for child in children {
      let spacing = child.spacing
      across.start = across.start.union(spacing.start(axis.other))
      across.end = across.end.union(spacing.end(axis.other))
    }
    let (start, end) = (first.spacing.start(axis), last.spacing.end(axis))
    return axis == .horizontal
      ? ViewSpacing(top: across.start, bottom: across.end, leading: start, trailing: end)
      : ViewSpacing(top: start, bottom: end, leading: across.start, trailing: across.end)
  }()

  private lazy var saysGuides = children.contains { $0.setsGuides }
  override var setsGuides: Bool { saysGuides }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    arrangement(proposal).guide(line, of: children)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    arrangement(proposal).draw(
      children, order: drawingOrder, isLazy: isLazy, in: rect, on: canvas)
  }

  func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    guard context.mayArrange(children.count) else { return Arrangement(size: .zero, slots: []) }
    let made = arrange(proposal)
    arrangements[proposal] = made
    return made
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    var slots = [Arrangement.Slot](repeating: Arrangement.Slot(), count: children.count)
    // 1. Share out the length of the axis.
    if let length = proposal[axis], !isLazy {
      share(Length.rest(of: length, after: allGaps), across: proposal[axis.other], among: &slots)
    } else {
      for index in slots.indices { ask(index, along: nil, across: proposal[axis.other], &slots) }
    }
    // 2. Line the children up across it (4.6).
    var extent = AlignedExtent()
    for index in slots.indices {
      let slot = slots[index]
      let guide = guide(of: children[index], slot)
      slots[index].origin[axis.other] = guide
      extent.add(guide: guide, length: slot.size[axis.other])
    }
    var across = extent.length
    var lead: CGFloat = 0
    if isLazy, let room = proposal[axis.other], room > across {
      if room.isFinite {
        lead =
          alignment.guide(on: axis.other, in: CGSize(width: room, height: room))
          - alignment.guide(on: axis.other, in: CGSize(width: across, height: across))
      }
      across = room
    }
    // 3. Put one after the other; the stack neither stretches nor clips (4.7).
    var position: CGFloat = 0
    for index in slots.indices {
      position += gaps[index]
      slots[index].origin[axis] = position
      slots[index].origin[axis.other] = lead + extent.start(guide: slots[index].origin[axis.other])
      position += slots[index].size[axis]
    }
    let size = CGSize(along: max(0, position), across: across, axis: axis)
    return Arrangement(size: size, slots: slots)
  }

  private func guide(of child: ViewLayout, _ slot: Arrangement.Slot) -> CGFloat {
    let guide = alignment.guide(
      on: axis.other, of: child, size: slot.size, proposal: slot.proposal)
    guard meetsInFirstLines else { return guide }
    func baseline(_ line: AlignmentLine) -> CGFloat {
      child.distance(to: line, size: slot.size, slot.proposal)
    }
    return guide - (baseline(.lastTextBaseline) - baseline(.firstTextBaseline)) / 2
  }

  /// Offers room by priority, then by flexibility (4.3 to 4.5).
  private func share(_ length: CGFloat, across: CGFloat?, among slots: inout [Arrangement.Slot]) {
    // What later groups can't do without.
    var reserves: [CGFloat] = []
    if groups.count > 1 {
      reserves = groups.map { group in
        group.reduce(0) { $0 + children[$1].lengths(on: axis, across: across).least }
      }
    }
    var free = length
    for (rank, group) in groups.enumerated() {
      var reserved: CGFloat = 0
      for later in reserves.dropFirst(rank + 1) where later.isFinite { reserved += later }
      var available = Length.rest(of: free, after: reserved)
      var left = group.count
      for index in byFlexibility(group, across: across) {
        ask(index, along: max(available / CGFloat(left), 0), across: across, &slots)
        available = Length.rest(of: available, after: slots[index].size[axis])
        left -= 1
      }
      free = available + reserved
    }
  }

  /// The least flexible first; among endless ones the larger minimum first; else in order (4.4).
  private func byFlexibility(_ group: [Int], across: CGFloat?) -> [Int] {
    guard group.count > 1 else { return group }
    let ranked = group.map { index -> (index: Int, flexibility: CGFloat, least: CGFloat) in
      let (least, most) = children[index].lengths(on: axis, across: across)
      return (index, Length.rest(of: most, after: least), most.isFinite ? 0 : least)
    }
    return ranked.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }

  private func ask(
    _ index: Int, along: CGFloat?, across: CGFloat?, _ slots: inout [Arrangement.Slot]
  ) {
    let offer = ProposedViewSize(along: along, across: across, axis: axis)
    slots[index].proposal = offer
    slots[index].size = children[index].size(offer)
  }
}
