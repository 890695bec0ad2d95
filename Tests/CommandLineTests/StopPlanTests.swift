// SPDX-License-Identifier: MIT
//
// Stops that options ask for are counted out on the real scroll range.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry
import Testing

@testable import dcv_snap

@Suite struct StopPlanTests {
  /// Twenty rows of 100 in a view of 400 x 800 with bars of 50 and 30: offsets from -50 to 1230.
  private func layout() -> SolvedLayout {
    let container = LayoutContainer(
      size: CGSize(width: 400, height: 800), scale: 2,
      safeArea: NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    let size = SizeSpec(width: .fractionalWidth(1), height: .absolute(100))
    let item = ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = GroupSpec(
      axis: .horizontal, size: size, arrangement: .fill([.item(item)]))
    let solver = LayoutSolver(container: container, configuration: ConfigurationSpec())
    return solver.solve([
      SectionInput(spec: SectionSpec(content: .group(group)), itemCount: 20, measuresCells: false)
    ])
  }

  private func names(_ arguments: String..., own: [ScrollStop] = []) throws -> [String] {
    let parsed = try ArgumentReader(command: .render).read(arguments)
    return try StopChoice(parsed).planned(own: own, layout: layout()).map(\.stop.name)
  }

  @Test func `without options the document's stops are taken`() throws {
    #expect(try names(own: [ScrollStop(name: "top"), ScrollStop(name: "end")]) == ["top", "end"])
  }

  @Test func `a range counts from its start by its step up to its end`() throws {
    // derived: 1230 is the last offset; 0, 500, 1000 lie below it
    #expect(try names("--offsets", "0:end:500") == ["y0", "y500", "y1000"])
    #expect(try names("--offsets", "start:0:25") == ["y-50", "y-25", "y0"])
    #expect(try names("--offsets", "0:0.3:0.1") == ["y0", "y0.1", "y0.2", "y0.3"])
  }

  @Test func `pages are whole screenfuls between the bars, the last one at the end`() throws {
    let parsed = try ArgumentReader(command: .render).read(["--pages"])
    let stops = try StopChoice(parsed).planned(own: [], layout: layout())
    // derived: 800 - 50 - 30 = 720 a page
    #expect(stops.map(\.stop.target) == [.along(-50), .along(670), .along(1230)])
    #expect(stops.map(\.stop.name) == ["page1", "page2", "page3"])
  }

  @Test func `a section's offset is part of the name, and alone it is a stop at the start`() throws
  {
    #expect(try names("--offset", "480", "--section-offset", "banner=330") == ["y480.banner=330"])
    #expect(
      try names("--section-offset", "banner=330", own: [ScrollStop(name: "top")])
        == ["start.banner=330"])
  }

  @Test func `the whole content is one picture`() throws {
    let parsed = try ArgumentReader(command: .render).read(["--full-content"])
    let stops = try StopChoice(parsed).planned(own: [], layout: layout())
    #expect(stops == [PlannedStop(stop: ScrollStop(name: "full"), showsFullContent: true)])
  }
}
