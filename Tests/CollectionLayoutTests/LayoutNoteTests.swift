// SPDX-License-Identifier: MIT
//
// What the solver says of layouts that are not what their author thinks: pages out of step, fractions
// of estimates, sizes that depend on themselves. Expected numbers: derived.

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite struct LayoutNoteTests {
  private let container = LayoutContainer(size: CGSize(width: 390, height: 800), scale: 2)

  private func solve(
    _ section: SectionSpec, count: Int, measure: @escaping MeasuringFunction = { _, _ in nil }
  ) -> SolvedLayout {
    LayoutSolver(container: container, configuration: ConfigurationSpec(), measure: measure).solve([
      SectionInput(spec: section, itemCount: count, measuresCells: true)
    ])
  }

  private func carousel(
    width: DimensionSpec, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    _ behavior: OrthogonalBehavior = .paging
  ) -> SectionSpec {
    let item = ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    return SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: width, height: .absolute(100)),
          arrangement: .fill([.item(item)]))),
      interGroupSpacing: spacing, contentInsets: insets, orthogonal: behavior)
  }

  /// One item of the given size in a group whose height is estimated 60.
  private func estimated(width: DimensionSpec, height: DimensionSpec) -> SectionSpec {
    let item = ItemSpec(size: SizeSpec(width: width, height: height))
    return SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .estimated(60)),
          arrangement: .fill([.item(item)]))))
  }

  @Test func `full-width pages with a spacing drift by the spacing`() {
    let layout = solve(carousel(width: .fractionalWidth(1), spacing: 10), count: 4)
    #expect(
      layout.notes == [.pagingDrift(section: 0, stride: 400, page: 390, groups: 1, drift: -10)])
  }

  @Test func `insets shorten the page and not the groups`() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let layout = solve(carousel(width: .fractionalWidth(1), spacing: 0, insets: insets), count: 4)
    #expect(
      layout.notes == [.pagingDrift(section: 0, stride: 390, page: 350, groups: 1, drift: -40)])
  }

  @Test func `pages that hold whole groups do not drift`() {
    #expect(solve(carousel(width: .absolute(130), spacing: 0), count: 9).notes.isEmpty)
    #expect(solve(carousel(width: .absolute(120), spacing: 10), count: 9).notes.isEmpty)
    #expect(solve(carousel(width: .fractionalWidth(1), spacing: 0), count: 4).notes.isEmpty)
  }

  @Test func `only paging drifts, and only when there is a second page`() {
    let groupPaging = carousel(width: .fractionalWidth(1), spacing: 10, .groupPaging)
    #expect(solve(groupPaging, count: 4).notes.isEmpty)
    #expect(solve(carousel(width: .absolute(100), spacing: 10), count: 2).notes.isEmpty)
  }

  @Test func `a fraction of an estimate is told, and the estimate is used`() {
    let section = estimated(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let layout = solve(section, count: 2) { _, _ in CGSize(width: 390, height: 90) }
    #expect(layout.notes == [.fractionOfEstimate(section: 0, axis: .vertical, estimate: 60)])
    #expect(layout.contentSize.height == 120)
  }

  @Test func `a width from its own height that alternates does not settle`() {
    // As high as 6000 / width: 100 wide is 60 high, 60 wide is 100 high.
    let section = estimated(width: .fractionalHeight(1), height: .estimated(60))
    var questions = 0
    let layout = solve(section, count: 1) { _, proposal in
      questions += 1
      return CGSize(width: 0, height: 6000 / (proposal.width ?? 1))
    }
    #expect(
      layout.notes == [
        .fractionOfEstimate(section: 0, axis: .vertical, estimate: 60),
        .unsettled(
          section: 0, item: 0,
          sizes: [CGSize(width: 60, height: 100), CGSize(width: 100, height: 60)]),
      ])
    // What the estimate gives is shown, and no question is asked twice.
    #expect(layout.contentSize.height == 100)
    #expect(questions == 2)
  }

  @Test func `a width from its own height that comes to rest is no fault`() {
    let section = estimated(width: .fractionalHeight(1), height: .estimated(60))
    let layout = solve(section, count: 3) { _, _ in CGSize(width: 0, height: 90) }
    #expect(layout.notes == [.fractionOfEstimate(section: 0, axis: .vertical, estimate: 60)])
  }

  @Test func `equal siblings are asked once and settle`() {
    let item = ItemSpec(
      size: SizeSpec(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(50)))
    let section = SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: .estimated(50)),
          arrangement: .fill([.item(item)]))))
    var questions = 0
    let layout = solve(section, count: 4) { element, _ in
      questions += 1
      guard case .cell(_, let item) = element else { return nil }
      return CGSize(width: 195, height: 40 + CGFloat(item) * 10)
    }
    #expect(layout.notes.isEmpty)
    #expect(questions == 4)
    #expect(layout.contentSize.height == 120)
  }
}
