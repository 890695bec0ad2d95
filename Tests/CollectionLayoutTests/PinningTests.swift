// SPDX-License-Identifier: MIT
//
// Pinned headers and footers at every offset: in their section, and never one on another.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct PinningTests {
  /// Sections that each have a pinned header, some a pinned footer, some no items.
  private func layout(seed: UInt64, footers: Bool) -> SolvedLayout {
    var traits = RandomLayout.Traits()
    traits.negative = false
    traits.sideItems = false
    var maker = LayoutMaker(random: SeededRandom(seed: seed), traits: traits)
    let container = maker.container()
    var configuration = maker.configuration()
    configuration.boundary = []
    func pinned(_ kind: String, _ alignment: NSRectAlignment, _ random: inout SeededRandom)
      -> BoundarySpec
    {
      let length = random.length(5...60)
      let size =
        configuration.scrollDirection == .vertical
        ? SizeSpec(width: .fractionalWidth(1), height: .absolute(length))
        : SizeSpec(width: .absolute(length), height: .fractionalHeight(1))
      return BoundarySpec(
        kind: kind, size: size, alignment: alignment, pinToVisibleBounds: true,
        absoluteOffset: random.once(in: 4) ? CGPoint(x: 3, y: -4) : .zero,
        extendsBoundary: !random.once(in: 5))
    }
    let isVertical = configuration.scrollDirection == .vertical
    let inputs = (0..<5).map { _ in
      var spec = maker.section()
      spec.boundary = [pinned("header", isVertical ? .top : .leading, &maker.random)]
      if footers {
        spec.boundary.append(pinned("footer", isVertical ? .bottom : .trailing, &maker.random))
      }
      return SectionInput(spec: spec, itemCount: maker.random.pick([0, 0, 1, 3, 7, 9]))
    }
    return LayoutSolver(container: container, configuration: configuration).solve(inputs)
  }

  /// Calls `body` at offsets of one point apart through the whole range and 60 points beyond.
  private func scroll(_ layout: SolvedLayout, _ body: (ScrollState) -> Void) {
    var state = layout.initialState
    var offset = layout.minimumOffset - 60
    // 3000 steps are enough: sections repeat no pattern beyond that.
    for _ in 0..<3000 where offset <= layout.maximumOffset + 60 {
      state.offset[layout.scrollAxis] = offset
      body(state)
      offset += 1
    }
  }

  @Test("a pinned header or footer never leaves its section", arguments: seeds(40))
  func staysInSection(seed: UInt64) {
    let layout = layout(seed: seed, footers: true)
    let axis = layout.scrollAxis
    let pixel = 1 / layout.container.scale
    scroll(layout) { state in
      for element in layout.visibleAttributes(at: state)
      where element.kind == .header || element.kind == .footer {
        let section = layout.sections[element.section]
        let item = section.boundary.first { $0.kind == element.elementKind }
        // An item that is longer than what it lies on sticks out wherever it is.
        let natural = (item?.frame.min(axis) ?? 0) + section.base
        let lowest = min(section.start, natural) - pixel
        let highest = max(section.start + section.length, natural + (item?.frame.size[axis] ?? 0))
        #expect(
          element.frame.min(axis) >= lowest && element.frame.max(axis) <= highest + pixel,
          "DCV_SEED=\(seed) offset \(state.offset)")
      }
    }
  }

  @Test("pinned headers never overlap", arguments: seeds(40))
  func headersNeverOverlap(seed: UInt64) {
    let layout = layout(seed: seed, footers: false)
    let axis = layout.scrollAxis
    let pixel = 1 / layout.container.scale
    // Headers that lie on the next section's from the start are the author's wish.
    func headers(_ state: ScrollState) -> [LayoutAttributes] {
      layout.visibleAttributes(at: state).filter { $0.kind == .header }
    }
    func overlap(_ one: LayoutAttributes, _ next: LayoutAttributes) -> CGFloat {
      one.frame.max(axis) - next.frame.min(axis)
    }
    func rest(_ section: Int) -> (start: CGFloat, end: CGFloat) {
      let item = layout.sections[section].boundary[0]
      let start = layout.sections[section].base + item.frame.min(axis)
      return (start, start + item.frame.size[axis])
    }
    scroll(layout) { state in
      let shown = headers(state)
      for (one, next) in zip(shown, shown.dropFirst()) {
        // One that reaches out of its own section lies where the one before may be held.
        let outside = max(0, layout.sections[next.section].start - rest(next.section).start)
        let allowed = outside + max(0, rest(one.section).end - layout.sections[next.section].start)
        #expect(
          // Two origins and, in the older rounding, a length are rounded: by half a pixel each.
          overlap(one, next) <= allowed + 1.5 * pixel + 1e-6,
          "DCV_SEED=\(seed) offset \(state.offset) sections \(one.section) \(next.section)")
      }
    }
  }

  @Test("a header is held at the visible edge while its section is there")
  func held() {  // apple-doc: section 540 long, header 40 (reference case apple-pinned-header)
    let row = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(50)),
      arrangement: .fill([
        .item(ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))))
      ]))
    let header = BoundarySpec(
      kind: "header", size: SizeSpec(width: .fractionalWidth(1), height: .absolute(40)),
      alignment: .top, pinToVisibleBounds: true)
    let input = SectionInput(
      spec: SectionSpec(content: .group(row), boundary: [header]), itemCount: 10)
    let layout = LayoutSolver(
      container: LayoutContainer(size: CGSize(width: 320, height: 500), scale: 2),
      configuration: ConfigurationSpec()
    ).solve([input, input])
    func place(_ offset: CGFloat) -> CGFloat? {
      layout.visibleAttributes(at: ScrollState(offset: CGPoint(x: 0, y: offset)))
        .first { $0.kind == .header }?.frame.minY
    }
    #expect(place(0) == 0)
    #expect(place(300) == 300)
    #expect(place(520) == 500)
    #expect(place(600) == 600)
  }
}
