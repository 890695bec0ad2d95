// SPDX-License-Identifier: MIT
//
// Whatever the numbers, solving and asking ends, and no answer holds a number that is none.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct HostileNumberTests {
  private func isSane(_ rect: CGRect) -> Bool {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0
  }

  @Test("hostile numbers end in finite frames", arguments: seeds(150))
  func ends(seed: UInt64) {
    var hostile = HostileLayout(seed: seed)
    let (container, configuration) = (hostile.container(), hostile.configuration())
    let inputs = (0..<3).map { _ in hostile.section() }
    var answers = hostile
    let layout = LayoutSolver(container: container, configuration: configuration) { _, _ in
      CGSize(width: answers.number(), height: answers.number())
    }.solve(inputs)
    let comment: Comment = "DCV_SEED=\(seed)"
    #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite, comment)
    let start = layout.initialState
    #expect(layout.minimumOffset.isFinite && layout.maximumOffset.isFinite, comment)
    for element in layout.allAttributes(at: start) {
      guard isSane(element.frame), isSane(element.screenFrame) else {
        Issue.record("\(comment) \(element)")
        return
      }
    }
    for section in layout.sections {
      #expect(section.start.isFinite && section.length.isFinite, comment)
      let rests = section.orthogonal?.restOffsets() ?? []
      #expect(!rests.contains { !$0.isFinite }, comment)
      _ = section.orthogonal?.restOffset(group: hostile.count())
      _ = section.orthogonal?.clamped(hostile.number())
      _ = layout.naturalFrame(ofHeaderIn: section.index)
      _ = layout.frame(ofItem: hostile.count(), in: section.index)
    }
    // Hostile questions.
    for _ in 0..<4 {
      let state = ScrollState(
        offset: hostile.point(), sectionOffsets: [0: hostile.number(), 9: hostile.number()])
      _ = layout.visibleAttributes(at: state)
      _ = layout.layoutAttributesForElements(in: hostile.rect(), at: state)
      _ = layout.attributes(seenIn: hostile.rect(), at: state)
      _ = layout.clamped(hostile.number())
      _ = layout.frame(ofItem: 0, in: hostile.count())
    }
  }

  private let container = LayoutContainer(size: CGSize(width: 375, height: 812), scale: 2)

  private func solve(_ group: GroupSpec, items: Int = 10) -> SolvedLayout {
    LayoutSolver(container: container, configuration: ConfigurationSpec())
      .solve([SectionInput(spec: SectionSpec(content: .group(group)), itemCount: items)])
  }

  private let full = SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))

  @Test("counts of counts of counts come to an end, with a note")
  func countsOfCounts() {
    var group = GroupSpec(
      axis: .horizontal, size: full,
      arrangement: .count(.item(ItemSpec(size: full)), 1_000_000_000_000))
    for _ in 0..<3 {
      group = GroupSpec(
        axis: .vertical, size: full, arrangement: .repeatCount(.group(group), .max))
    }
    let layout = solve(group)
    #expect(
      layout.notes.contains(
        .limit(
          section: 0, what: "items and groups in a group", limit: SpecLimits.placedInGroup)))
    #expect(layout.allAttributes(at: layout.initialState).count <= 10)
  }

  @Test("empty groups in empty groups come to an end")
  func nothingManyTimes() {
    var group = GroupSpec(axis: .horizontal, size: full, arrangement: .fill([]))
    for _ in 0..<4 {
      group = GroupSpec(axis: .vertical, size: full, arrangement: .count(.group(group), .max))
    }
    #expect(solve(group).allAttributes(at: ScrollState(offset: .zero)).isEmpty)
  }

  @Test("groups nested beyond the limit are empty")
  func deep() {
    func nested(_ depth: Int) -> GroupSpec {
      var group = GroupSpec(
        axis: .horizontal, size: full, arrangement: .fill([.item(ItemSpec(size: full))]))
      for _ in 1..<depth {
        group = GroupSpec(axis: .horizontal, size: full, arrangement: .fill([.group(group)]))
      }
      return group
    }
    #expect(solve(nested(64)).sections.first?.itemCount == 10)
    #expect(solve(nested(65)).sections.first?.itemCount == 0)
  }
}
