// SPDX-License-Identifier: MIT
//
// Work that is not done: groups beyond the first, elements out of sight, second questions.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct LazinessTests {
  private let container = LayoutContainer(size: CGSize(width: 390, height: 844), scale: 3)

  private let grid = GroupSpec(
    axis: .horizontal,
    size: SizeSpec(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
    arrangement: .fill([
      .item(ItemSpec(size: SizeSpec(width: .fractionalWidth(0.2), height: .fractionalHeight(1))))
    ]), interItemSpacing: .fixed(0))

  private func solve(_ group: GroupSpec, items: Int) -> SolvedLayout {
    LayoutSolver(container: container, configuration: ConfigurationSpec())
      .solve([SectionInput(spec: SectionSpec(content: .group(group)), itemCount: items)])
  }

  @Test("ten million cells begin like a thousand")
  func sameStart() {
    let (few, many) = (solve(grid, items: 1000), solve(grid, items: 10_000_000))
    let state = ScrollState(offset: .zero)
    let seen = few.visibleAttributes(at: state)
    // 844 points show eleven rows of 78 points, five cells each (derived).
    #expect(seen.count == 55)
    #expect(seen == many.visibleAttributes(at: state))
  }

  @Test("a query in the middle of ten million cells returns the cells there and no others")
  func middle() {
    let layout = solve(grid, items: 10_000_000)
    let seen = layout.visibleAttributes(at: ScrollState(offset: CGPoint(x: 0, y: 78_000_000)))
    #expect(seen.map(\.item) == Array(5_000_000..<5_000_055))
  }

  @Test(
    "of equal groups one is placed, and the last when it is not full",
    arguments: [
      1, 4, 5, 1000, 10_000_000, 9_999_999,
    ])
  func placedGroups(items: Int) {
    var placed = 0
    let custom = GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .absolute(40)),
      arrangement: .custom(
        .provider { _ in
          placed += 1
          return (0..<4).map {
            CustomItemSpec(frame: CGRect(x: CGFloat($0) * 90, y: 0, width: 80, height: 40))
          }
        }))
    let layout = solve(custom, items: items)
    _ = layout.visibleAttributes(at: ScrollState(offset: CGPoint(x: 0, y: 50)))
    #expect(placed == (items % 4 == 0 ? 1 : 2))
  }

  @Test("no element is measured twice for one proposal", arguments: seeds(150))
  func measuredOnce(seed: UInt64) {
    struct Question: Hashable {
      let element: MeasuredElement
      let proposal: ProposedSize
    }
    let made = RandomLayout(seed: seed)
    var asked: [Question: Int] = [:]
    let layout = LayoutSolver(container: made.container, configuration: made.configuration) {
      asked[Question(element: $0, proposal: $1), default: 0] += 1
      return made.measure($0, $1)
    }.solve(made.inputs)
    _ = layout.allAttributes(at: layout.initialState)
    let twice = asked.filter { $0.value > 1 }
    #expect(twice.isEmpty, "DCV_SEED=\(seed) \(twice.first.map { "\($0)" } ?? "")")
    for case .cell(let section, let item) in asked.keys.map(\.element) {
      #expect(item < made.inputs[section].itemCount, "DCV_SEED=\(seed)")
    }
  }

  @Test("solving twice gives the same layout", arguments: seeds(50))
  func twice(seed: UInt64) {
    let (one, other) = (RandomLayout(seed: seed).solve(), RandomLayout(seed: seed).solve())
    #expect(one.contentSize == other.contentSize)
    #expect(
      one.allAttributes(at: one.initialState) == other.allAttributes(at: other.initialState),
      "DCV_SEED=\(seed)")
  }
}
