// SPDX-License-Identifier: MIT
//
// Handlers of visible elements: what they change is shown, and culling never shows.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct VisibleItemsTests {
  private let container = LayoutContainer(size: CGSize(width: 375, height: 600), scale: 2)

  /// Three carousels of `count` groups 200 wide, 20 apart.
  private func carousels(count: Int) -> SolvedLayout {
    let item = ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .absolute(200), height: .absolute(180)),
      arrangement: .fill([.item(item)]))
    let header = BoundarySpec(
      kind: "header", size: SizeSpec(width: .fractionalWidth(1), height: .absolute(30)),
      alignment: .top, pinToVisibleBounds: true)
    let spec = SectionSpec(
      content: .group(group), interGroupSpacing: 20, orthogonal: .groupPagingCentered,
      boundary: [header])
    return LayoutSolver(container: container, configuration: ConfigurationSpec()).solve(
      (0..<3).map { _ in SectionInput(spec: spec, itemCount: count) })
  }

  /// Cells shrink, turn, fade and rise by their distance from the middle.
  private func effect(_ elements: inout [LayoutAttributes], _ offset: CGPoint) {
    for index in elements.indices where elements[index].kind == .cell {
      let middle = elements[index].frame.midX - offset.x
      let distance = abs(middle - 187.5) / 375
      elements[index].alpha = max(0.2, 1 - distance)
      elements[index].transform = CGAffineTransform(scaleX: 1.3 - distance / 2, y: 1.3)
        .rotated(by: distance)
      elements[index].center.y -= 20 * distance
    }
  }

  @Test("drawing what is culled after a handler equals drawing everything, at 50 offsets")
  func cullingNeverShows() {
    let layout = carousels(count: 30)
    let handlers: [Int: VisibleItemsHandler] = [0: effect, 2: effect]
    let view = CGRect(origin: .zero, size: container.size)
    for step in 0..<50 {
      var state = layout.initialState
      state.offset.y = CGFloat(step % 10) * 9
      for section in 0..<3 {
        state.sectionOffsets[section] = CGFloat(step) * 97 - 40 + CGFloat(section) * 11
      }
      // Everything, changed by the handlers in one go.
      var expected: [LayoutAttributes] = []
      for section in 0..<3 {
        var own = layout.allAttributes(at: state).filter { $0.section == section }
        handlers[section]?(&own, CGPoint(x: state.sectionOffsets[section] ?? 0, y: 0))
        expected += own.filter { $0.drawn($0.screenFrame).overlaps(view) }
      }
      #expect(layout.visibleAttributes(at: state, handlers: handlers) == expected)
    }
  }

  @Test("without handlers nothing changes")
  func noHandlers() {
    let layout = carousels(count: 5)
    let state = layout.initialState
    #expect(
      layout.visibleAttributes(at: state, handlers: [:]) == layout.visibleAttributes(at: state))
  }

  @Test(
    "a handler that changes nothing changes nothing, in right-to-left layouts too",
    arguments: seeds(60))
  func idle(seed: UInt64) {
    var made = RandomLayout(seed: seed)
    var random = SeededRandom(seed: seed)
    made.container.isRightToLeft = random.once(in: 2)
    let layout = made.solve()
    let idle: VisibleItemsHandler = { _, _ in }
    let handlers = Dictionary(uniqueKeysWithValues: layout.sections.indices.map { ($0, idle) })
    let state = randomState(of: layout, &random)
    #expect(
      layout.visibleAttributes(at: state, handlers: handlers)
        == layout.visibleAttributes(at: state),
      "DCV_SEED=\(seed)")
  }

  @Test(
    "the middle of an element less the handler's offset is where it is seen",
    arguments: [false, true])
  func offset(isRightToLeft: Bool) {
    var view = container
    view.isRightToLeft = isRightToLeft
    let group = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .absolute(120), height: .absolute(90)),
      arrangement: .fill([
        .item(ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))))
      ]))
    let layout = LayoutSolver(container: view, configuration: ConfigurationSpec()).solve([
      SectionInput(
        spec: SectionSpec(content: .group(group), orthogonal: .continuous), itemCount: 20)
    ])
    let state = ScrollState(offset: .zero, sectionOffsets: [0: 333])
    var checked = 0
    let handler: VisibleItemsHandler = { elements, offset in
      for element in elements {
        checked += 1
        #expect(element.frame.midX - offset.x == element.screenFrame.midX)
      }
    }
    _ = layout.visibleAttributes(at: state, handlers: [0: handler])
    #expect(checked > 4)
  }

  @Test("transforms that are no numbers show nothing and end")
  func hostileTransforms() {
    let layout = carousels(count: 5)
    let numbers: [CGFloat] = [.nan, .infinity, 0, -1, 1e300]
    for number in numbers {
      let handler: VisibleItemsHandler = { elements, _ in
        for index in elements.indices {
          elements[index].transform = CGAffineTransform(scaleX: number, y: number)
          elements[index].center = CGPoint(x: number, y: number)
        }
      }
      _ = layout.visibleAttributes(at: layout.initialState, handlers: [0: handler])
    }
  }
}
