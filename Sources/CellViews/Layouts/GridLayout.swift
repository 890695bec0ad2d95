// SPDX-License-Identifier: MIT
//
// Rows that share columns.
// Mirrors: Grid, GridRow, gridCellColumns, gridCellAnchor, gridColumnAlignment (SwiftUI).
// Status: Apple publishes no algorithm; columns share the room as a stack's children do (derived).

import Foundation
import Geometry

extension ViewNode {
  /// What is said of this view as a cell of a grid, in the modifiers around it.
  var gridTraits: GridCellNode {
    var traits = GridCellNode()
    var node = self
    while case .modified(let inner, let modifier) = node {
      if case .gridCell(let cell) = modifier {
        traits.columns = traits.columns ?? cell.columns
        traits.anchor = traits.anchor ?? cell.anchor
        traits.columnAlignment = traits.columnAlignment ?? cell.columnAlignment
        traits.isUnsizedAcross = traits.isUnsizedAcross || cell.isUnsizedAcross
        traits.line = traits.line ?? cell.line
        traits.isUnsizedDown = traits.isUnsizedDown || cell.isUnsizedDown
      }
      node = inner
    }
    return traits
  }
}

/// Rows that share columns: a column is as wide as its widest cell, a row as high as its highest.
final class GridLayout: ViewLayout {
  struct Cell {
    let view: ViewLayout
    let traits: GridCellNode
    let isWhole: Bool
  }

  struct Row {
    let alignment: AlignmentReference?
    let cells: [Cell]
  }

  /// A cell and the columns it stands in.
  private struct Place {
    let cell: Cell
    let row: Int
    let columns: Range<Int>
  }

  private let node: GridNode
  private let rows: [Row]
  private let context: LayoutContext
  private let places: [Place]
  private let children: [ViewLayout]
  private let columnCount: Int
  private let columnAlignments: [Int: AlignmentReference]
  private let gap: CGSize
  private var arrangements = Memo<Arrangement>()

  /// How many columns there may be.
  private static let columnLimit = 256

  init(_ node: GridNode, rows: [Row], context: LayoutContext) {
    self.node = node
    self.rows = rows
    self.context = context
    func span(_ cell: Cell) -> Int { max(1, min(cell.traits.columns ?? 1, Self.columnLimit)) }
    let columnCount = max(
      1,
      min(
        Self.columnLimit,
        rows.map { $0.cells.reduce(0) { $0 + ($1.isWhole ? 0 : span($1)) } }.max() ?? 0))
    var places: [Place] = []
    var alignments: [Int: AlignmentReference] = [:]
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let end = cell.isWhole ? columnCount : min(column + span(cell), columnCount)
        let columns = cell.isWhole ? 0..<columnCount : min(column, columnCount - 1)..<max(end, 1)
        places.append(Place(cell: cell, row: index, columns: columns))
        if let alignment = cell.traits.columnAlignment, alignments[columns.lowerBound] == nil {
          alignments[columns.lowerBound] = alignment
        }
        if !cell.isWhole { column = end }
      }
    }
    self.columnCount = columnCount
    self.places = places
    columnAlignments = alignments
    children = places.map(\.cell.view)
    gap = CGSize(
      width: node.horizontalSpacing.map { Length.finite($0) } ?? ViewSpacing.standard,
      height: node.verticalSpacing.map { Length.finite($0) } ?? ViewSpacing.standard)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  private lazy var saysGuides = children.contains { $0.setsGuides }
  override var setsGuides: Bool { saysGuides }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    arrangement(proposal).guide(line, of: children)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    arrangement(proposal).draw(
      children, order: Arrangement.drawingOrder(of: children), in: rect, on: canvas)
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    guard context.mayArrange(children.count) else { return Arrangement(size: .zero, slots: []) }
    let made = arrange(proposal)
    arrangements[proposal] = made
    return made
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !places.isEmpty else { return Arrangement(size: .zero, slots: []) }
    // 1. Widths of the columns, as if each were a child of a horizontal stack.
    let widths = share(
      proposal.width, count: columnCount, gap: gap.width, on: .horizontal,
      places: { $0.columns }, offerAcross: { _ in nil })
    // 2. Heights of the rows, with those widths offered.
    let heights = share(
      proposal.height, count: rows.count, gap: gap.height, on: .vertical,
      places: { $0.row..<($0.row + 1) },
      offerAcross: { Self.span(widths, $0.columns, gap: self.gap.width) })
    // 3. Each cell in the box of its columns and its row.
    var slots: [Arrangement.Slot] = []
    for place in places {
      let box = CGSize(
        width: Self.span(widths, place.columns, gap: gap.width), height: heights[place.row])
      let offer = ProposedViewSize(box)
      let size = place.cell.view.size(offer)
      let inner = origin(of: place, size: size, offer: offer, in: box)
      slots.append(
        Arrangement.Slot(
          proposal: offer, size: size,
          origin: CGPoint(
            x: Self.start(widths, place.columns.lowerBound, gap: gap.width) + inner.x,
            y: Self.start(heights, place.row, gap: gap.height) + inner.y)))
    }
    align(&slots)
    return Arrangement(
      size: CGSize(
        width: max(0, Self.span(widths, 0..<columnCount, gap: gap.width)),
        height: max(0, Self.span(heights, 0..<rows.count, gap: gap.height))),
      slots: slots)
  }

  /// Baselines of a row meet; all else was placed in its box.
  private func align(_ slots: inout [Arrangement.Slot]) {
    for (index, row) in rows.enumerated() {
      let alignment = row.alignment ?? node.alignment
      guard let line = alignment.baselineLine else { continue }
      let members = places.indices.filter { places[$0].row == index }
      let baselines = members.map { member in
        places[member].cell.view.guide(line, slots[member].proposal).map {
          slots[member].origin.y + $0
        }
      }
      guard let lowest = baselines.compactMap({ $0 }).max() else { continue }
      for (member, baseline) in zip(members, baselines) {
        if let baseline { slots[member].origin.y += lowest - baseline }
      }
    }
  }

  private func origin(
    of place: Place, size: CGSize, offer: ProposedViewSize, in box: CGSize
  ) -> CGPoint {
    if let anchor = place.cell.traits.anchor {
      return CGPoint(
        x: (box.width - size.width) * Length.finite(anchor.x, or: 0.5),
        y: (box.height - size.height) * Length.finite(anchor.y, or: 0.5))
    }
    let across = columnAlignments[place.columns.lowerBound] ?? node.alignment
    let down = rows[place.row].alignment ?? node.alignment
    return CGPoint(
      x: (box.width - size.width) * across.horizontal,
      y: down.baselineLine != nil ? 0 : (box.height - size.height) * down.verticalFraction)
  }

  /// Lengths of columns or rows: the least flexible is asked first, each is offered its share of
  /// what is left, and cells over several of them spread what they lack.
  private func share(
    _ length: CGFloat?, count: Int, gap: CGFloat, on axis: Axis,
    places span: (Place) -> Range<Int>, offerAcross: (Place) -> CGFloat?
  ) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: count)
    func isSized(_ place: Place) -> Bool {
      axis == .horizontal ? !place.cell.traits.isUnsizedAcross : !place.cell.traits.isUnsizedDown
    }
    func ask(_ place: Place, _ along: CGFloat?) -> CGFloat {
      let size = place.cell.view.size(
        ProposedViewSize(along: along, across: offerAcross(place), axis: axis))
      return size[axis]
    }
    var single = [[Place]](repeating: [], count: count)
    for place in places where span(place).count == 1 && isSized(place) {
      single[span(place).lowerBound].append(place)
    }
    guard let length else {
      for index in 0..<count { lengths[index] = single[index].map { ask($0, nil) }.max() ?? 0 }
      spread(&lengths, gap: gap, span: span, isSized: isSized) { place, _ in ask(place, nil) }
      return lengths
    }
    let ranked = (0..<count).map { index -> (index: Int, flexibility: CGFloat, least: CGFloat) in
      let bounds = single[index].map {
        $0.cell.view.lengths(on: axis, across: offerAcross($0))
      }
      let least = bounds.map(\.least).max() ?? 0
      let most = bounds.map(\.most).max() ?? 0
      return (index, Length.rest(of: most, after: least), least)
    }.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }
    var available = Length.rest(of: length, after: gap * CGFloat(count - 1))
    var left = count
    for (index, _, _) in ranked {
      let offer = max(0, available / CGFloat(left))
      lengths[index] = single[index].map { ask($0, offer) }.max() ?? 0
      available = Length.rest(of: available, after: lengths[index])
      left -= 1
    }
    spread(&lengths, gap: gap, span: span, isSized: isSized) { place, now in
      ask(place, place.cell.isWhole ? length : now)
    }
    return lengths
  }

  private func spread(
    _ lengths: inout [CGFloat], gap: CGFloat, span: (Place) -> Range<Int>,
    isSized: (Place) -> Bool, ask: (Place, CGFloat) -> CGFloat
  ) {
    for place in places {
      let range = span(place)
      guard range.count > 1, isSized(place) else { continue }
      let now = Self.span(lengths, range, gap: gap)
      let missing = ask(place, now) - now
      guard missing > 0, missing.isFinite else { continue }
      for index in range { lengths[index] += missing / CGFloat(range.count) }
    }
  }

  private static func span(_ lengths: [CGFloat], _ range: Range<Int>, gap: CGFloat) -> CGFloat {
    range.reduce(0) { $0 + lengths[$1] } + gap * CGFloat(max(0, range.count - 1))
  }

  private static func start(_ lengths: [CGFloat], _ index: Int, gap: CGFloat) -> CGFloat {
    lengths.prefix(index).reduce(0) { $0 + $1 + gap }
  }
}
