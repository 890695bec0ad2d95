// SPDX-License-Identifier: MIT
//
// Every layout case whose sizes are measured, with a measurer that counts: no element is asked for
// twice with the same proposal.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry
import Testing

@testable import ScreenDocument

@Suite struct MeasuringFixtureTests {
  private struct Question: Hashable {
    let element: MeasuredElement
    let proposal: ProposedSize
  }

  @Test func `every measured case asks once for each element and proposal`() throws {
    var cases = 0
    for fixture in LayoutFixture.all
    where String(decoding: fixture.bytes, as: UTF8.self).contains("\"measured") {
      let asked = try questions(of: fixture)
      cases += asked.isEmpty ? 0 : 1
      #expect(asked.values.allSatisfy { $0 == 1 }, "\(fixture.name)")
    }
    // Two cases are never asked: their estimates stay, which is what they are about.
    #expect(cases > 30)
  }

  /// How often each question was asked.
  private func questions(of fixture: LayoutFixture) throws -> [Question: Int] {
    let loaded = try fixture.document()
    let environment = loaded.baseEnvironment
    let screen = loaded.screen(in: environment).screen
    var asked: [Question: Int] = [:]
    let solver = LayoutSolver(
      container: LayoutContainer(
        size: environment.size, scale: environment.scale, safeArea: environment.safeArea,
        layoutMargins: environment.effectiveMargins),
      configuration: screen.configuration
    ) { element, proposal in
      asked[Question(element: element, proposal: proposal), default: 0] += 1
      return CGSize(width: proposal.width ?? 50, height: proposal.height ?? 60)
    }
    _ = solver.solve(
      screen.sections.map {
        SectionInput(spec: $0.layout, itemCount: $0.content.itemCount, measuresCells: true)
      })
    return asked
  }
}
