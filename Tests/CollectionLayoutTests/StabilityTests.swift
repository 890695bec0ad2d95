// SPDX-License-Identifier: MIT
//
// What must not move: items before an inserted one, and everything but for rounding when the
// scale changes.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct StabilityTests {
  @Test("items before an inserted item don't move", arguments: seeds(200))
  func insertion(seed: UInt64) {
    var traits = RandomLayout.Traits()
    // Shared room and items at the sides are meant to move.
    traits.flexible = false
    traits.sideItems = false
    let made = RandomLayout(seed: seed, traits: traits)
    var random = SeededRandom(seed: seed &+ 77)
    let section = random.int(0...(made.inputs.count - 1))
    let count = made.inputs[section].itemCount
    let place = random.int(0...count)
    var grown = made.inputs
    grown[section].itemCount += 1
    let after = LayoutSolver(container: made.container, configuration: made.configuration) {
      element, proposal in
      guard case .cell(section, let item) = element, item >= place else {
        return made.measure(element, proposal)
      }
      // The new item has a size of its own; those behind it keep theirs.
      return made.measure(
        .cell(section: section, item: item == place ? 9_999 : item - 1), proposal)
    }.solve(grown)
    let before = made.solve()
    for index in 0...section {
      for item in 0..<(index == section ? place : made.inputs[index].itemCount) {
        let (old, new) = (
          before.frame(ofItem: item, in: index), after.frame(ofItem: item, in: index)
        )
        // A section that was empty has no cells to compare.
        guard let old, let new, !isClose(old, new) else { continue }
        Issue.record("DCV_SEED=\(seed) item \(index)/\(item) moved from \(old) to \(new)")
        return
      }
    }
  }

  private func isClose(_ one: CGRect, _ other: CGRect, within distance: CGFloat = 1e-6) -> Bool {
    abs(one.minX - other.minX) <= distance && abs(one.minY - other.minY) <= distance
      && abs(one.width - other.width) <= distance && abs(one.height - other.height) <= distance
  }

  /// A grid whose lengths need rounding at every level, `columns` by `rows` cells to a group.
  private func grid(columns: Int, rows: Int) -> SectionInput {
    let item = ItemSpec(
      size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      contentInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let column = GroupSpec(
      axis: .vertical, size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      arrangement: .count(.item(item), rows), interItemSpacing: .fixed(3))
    let row = GroupSpec(
      axis: .horizontal,
      size: SizeSpec(width: .fractionalWidth(1), height: .fractionalWidth(0.37)),
      arrangement: .count(.group(column), columns), interItemSpacing: .fixed(5))
    return SectionInput(
      spec: SectionSpec(
        content: .group(row), interGroupSpacing: 7,
        contentInsets: NSDirectionalEdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9)),
      itemCount: 50)
  }

  @Test("the scale only changes rounding", arguments: seeds(60))
  func scale(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (columns, rows) = (random.int(1...6), random.int(1...3))
    let size = CGSize(width: random.length(250...500), height: random.length(300...800))
    func solve(scale: CGFloat, rounding: ConfigurationSpec.Rounding) -> SolvedLayout {
      LayoutSolver(
        container: LayoutContainer(size: size, scale: scale),
        configuration: ConfigurationSpec(rounding: rounding)
      ).solve([grid(columns: columns, rows: rows)])
    }
    let exact = solve(scale: 1, rounding: .none)
    for scale in [1, 2, 3] as [CGFloat] {
      let rounded = solve(scale: scale, rounding: .ios17)
      for item in 0..<50 {
        guard let one = exact.frame(ofItem: item, in: 0),
          let other = rounded.frame(ofItem: item, in: 0)
        else {
          Issue.record("DCV_SEED=\(seed) item \(item) is missing")
          return
        }
        // Every length before the item may lose a pixel: those of its row and column, the heights
        // of the groups above, and its own; then its origin goes to the nearest pixel.
        let groups = item / (columns * rows)
        let across = CGFloat(columns + 1) / scale
        let along = CGFloat(groups + rows + 2) / scale
        #expect(
          abs(one.minX - other.minX) <= across && abs(one.width - other.width) <= 2 / scale
            && abs(one.minY - other.minY) <= along
            && abs(one.height - other.height) <= CGFloat(2 + 1) / scale,
          "DCV_SEED=\(seed) @\(scale)x item \(item): \(one) and \(other)")
      }
    }
  }

  @Test(
    "read from right to left, every element lies where a mirror shows it", arguments: seeds(150))
  func mirror(seed: UInt64) {
    var made = RandomLayout(seed: seed)
    made.configuration.scrollDirection = .vertical
    let plain = made.solve()
    made.container.isRightToLeft = true
    let mirrored = made.solve()
    let width = max(plain.contentSize.width, plain.container.size.width)
    #expect(mirrored.contentSize == plain.contentSize)
    let expected = plain.allAttributes(at: plain.initialState).map { element in
      var element = element
      element.frame.origin.x = width - element.frame.origin.x - element.frame.width
      return element
    }
    expectClose(
      mirrored.allAttributes(at: mirrored.initialState), expected, within: 1e-6, "DCV_SEED=\(seed)")
  }
}
