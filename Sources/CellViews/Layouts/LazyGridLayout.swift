// SPDX-License-Identifier: MIT
//
// Lines of as many cells as there are tracks.
// Mirrors: LazyVGrid, LazyHGrid, GridItem, Section in them (SwiftUI).
// Status: complete without pinned views; everything is laid out, as a still picture needs it.

import Foundation
import Geometry

/// Lines of as many cells as there are tracks (scrolling 11).
final class LazyGridLayout: ViewLayout {
  /// A column of a vertical grid, a row of a horizontal one.
  private struct Lane {
    var length: CGFloat
    var gap: CGFloat
    var alignment: AlignmentReference
  }

  private let node: LazyGridNode
  private let children: [ViewLayout]
  private let rules: [LazyGridLine?]
  private let context: LayoutContext
  private let axis: Axis
  private let lineGap: CGFloat
  private var arrangements = Memo<Arrangement>()

  /// How many lanes there may be.
  private static let laneLimit = 1000

  /// - Parameter rules: How each child stands in its line.
  init(
    _ node: LazyGridNode, children: [ViewLayout], rules: [LazyGridLine?], context: LayoutContext
  ) {
    self.node = node
    self.children = children
    self.rules = rules
    self.context = context
    axis = node.axis
    lineGap = node.spacing.map { Length.finite($0) } ?? ViewSpacing.standard
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  private lazy var saysGuides = children.contains { $0.setsGuides }
  override var setsGuides: Bool { saysGuides }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    arrangement(proposal).guide(line, of: children)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    arrangement(proposal).draw(
      children, order: Arrangement.drawingOrder(of: children), isLazy: true, in: rect, on: canvas)
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    guard context.mayArrange(children.count) else { return Arrangement(size: .zero, slots: []) }
    let made = arrange(proposal)
    arrangements[proposal] = made
    return made
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, slots: []) }
    // 1. Cut the room across into lanes; their sum is the grid's own length there.
    let first = lanes(across: proposal[axis.other])
    let across = Self.sum(first)
    // 2. Cut that sum again: lanes that were forced wide give room to the others (11.4).
    let lanes = lanes(across: across)
    let fraction =
      axis == .vertical ? node.alignment.horizontal : Self.fraction(of: node.alignment)
    let start = (across - Self.sum(lanes)) * fraction
    // 3. Line after line, as long as its longest cell.
    var slots = [Arrangement.Slot](repeating: Arrangement.Slot(), count: children.count)
    var position: CGFloat = 0
    for (line, isWhole) in lines(of: lanes.count) {
      if line.lowerBound > 0 { position += lineGap }
      if isWhole {
        let child = line.lowerBound
        let offer = ProposedViewSize(along: nil, across: across, axis: axis)
        let size = children[child].size(offer)
        slots[child] = Arrangement.Slot(proposal: offer, size: size)
        slots[child].origin[axis] = position
        slots[child].origin[axis.other] = (across - size[axis.other]) * fraction
        position += size[axis]
        continue
      }
      var longest: CGFloat = 0
      for (lane, child) in zip(lanes, line) {
        let offer = ProposedViewSize(along: nil, across: lane.length, axis: axis)
        slots[child].proposal = offer
        slots[child].size = children[child].size(offer)
        longest = max(longest, slots[child].size[axis])
      }
      var place = start
      for (lane, child) in zip(lanes, line) {
        let box = CGSize(along: longest, across: lane.length, axis: axis)
        let inner = lane.alignment.origin(
          of: children[child], size: slots[child].size, proposal: slots[child].proposal, in: box)
        slots[child].origin[axis] = position + inner[axis]
        slots[child].origin[axis.other] = place + inner[axis.other]
        place += lane.length + lane.gap
      }
      position += longest
    }
    return Arrangement(
      size: CGSize(along: max(0, position), across: max(0, across), axis: axis), slots: slots)
  }

  /// Lines of at most `count` cells: fewer at the end of a section. A header or a footer is a line of
  /// its own.
  private func lines(of count: Int) -> [(cells: Range<Int>, isWhole: Bool)] {
    var lines: [(cells: Range<Int>, isWhole: Bool)] = []
    var start = 0
    func end(_ index: Int, isWhole: Bool = false) {
      if index > start { lines.append((start..<index, isWhole)) }
      start = index
    }
    for (index, rule) in rules.enumerated() {
      if rule == .whole || rule == .first || rule == .only || index - start == count { end(index) }
      if rule == .whole { end(index + 1, isWhole: true) }
      if rule == .last || rule == .only { end(index + 1) }
    }
    end(children.count)
    return lines
  }

  private static func fraction(of alignment: AlignmentReference) -> CGFloat {
    switch alignment {
    case .top, .topLeading, .topTrailing: 0
    case .bottom, .bottomLeading, .bottomTrailing: 1
    default: 0.5
    }
  }

  /// All lanes and the gaps between them.
  private static func sum(_ lanes: [Lane]) -> CGFloat {
    lanes.dropLast().reduce(0) { $0 + $1.length + $1.gap } + (lanes.last?.length ?? 0)
  }

  /// Fixed tracks first; then from the first to the last the others share what is left, each
  /// within its bounds (11.3).
  private func lanes(across: CGFloat?) -> [Lane] {
    let tracks =
      node.tracks.isEmpty
      ? [LazyGridNode.Track(.flexible(minimum: 10, maximum: .infinity))]
      : Array(node.tracks.prefix(Self.laneLimit))
    func gap(_ track: LazyGridNode.Track) -> CGFloat {
      track.spacing.map { Length.finite($0) } ?? ViewSpacing.standard
    }
    var left = across.map { $0.isFinite ? $0 : Length.limit }
    var flexible = 0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { left = left.map { $0 - gap(track) } }
      if case .fixed(let length) = track.size {
        left = left.map { $0 - (Length.fixed(length) ?? 0) }
      } else {
        flexible += 1
      }
    }
    var lanes: [Lane] = []
    for track in tracks {
      let (space, alignment) = (gap(track), track.alignment ?? .center)
      func add(_ length: CGFloat) {
        lanes.append(Lane(length: length, gap: space, alignment: alignment))
      }
      // Where nothing is offered, a track takes its least length.
      let share = left.map { max(0, $0) / CGFloat(max(1, flexible)) }
      switch track.size {
      case .fixed(let length): add(Length.fixed(length) ?? 0)
      case .flexible(let minimum, let maximum):
        let length = Self.clamp(share ?? 0, minimum, maximum)
        add(length)
        left = left.map { $0 - length }
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let least = max(Length.fixed(minimum) ?? 0, context.pixel)
        let share = share ?? least
        let step = max(least + space, context.pixel)
        let count = max(1, min(Self.laneLimit, Int(min((share + space) / step + 0.0001, 1e6))))
        let length = max(
          0,
          min((share - CGFloat(count - 1) * space) / CGFloat(count), Length.bound(maximum) ?? share)
        )
        for _ in 0..<count { add(length) }
        left = left.map { $0 - share }
        flexible -= 1
      }
    }
    return lanes
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(Length.fixed(minimum) ?? 0, min(length, Length.bound(maximum) ?? .infinity))
  }
}
