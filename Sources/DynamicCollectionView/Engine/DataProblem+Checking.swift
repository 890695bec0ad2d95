// SPDX-License-Identifier: MIT
//
// Finds what is wrong with sections before they are shown.

public import CollectionLayout
import Foundation

extension DataProblem {
  /// All that is wrong with some sections: ids first, then headers, footers and cells by section.
  ///
  /// - Parameters:
  ///   - environment: Where they are shown; layouts may depend on it.
  ///   - configuration: What surrounds them.
  public static func problems(
    of sections: [any SectionContext], in environment: RenderEnvironment,
    configuration: ConfigurationSpec = ConfigurationSpec()
  ) -> [DataProblem] {
    let sections = sections.map(SwiftUISection.init)
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    return snapshot(of: sections).problems
      + sections.enumerated().flatMap { index, section in
        let layout = lowering.section(
          id: section.id, index: index, content: ModelContent(section, at: index, environment)
        ) { section.sectionLayout(nil, sectionIndex: index, environment: $0) }
        return problems(of: section, layout: layout.layout)
      }
  }

  /// The ids of sections and their items, with what is wrong with them.
  static func snapshot(of sections: [any UISection]) -> NSDiffableDataSourceSnapshot<String, String>
  {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (index, section) in sections.enumerated() {
      if let first = snapshot.indexOfSection(section.id) {
        snapshot.problems.append(.duplicateSection(id: section.id, first: first, second: index))
        continue
      }
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    return snapshot
  }

  /// What is wrong with the headers, footers and cells of a section.
  ///
  /// - Parameter layout: Its kinds as screens name them.
  static func problems(of section: any UISection, layout: SectionSpec) -> [DataProblem] {
    var problems: [DataProblem] = []
    var counts: [String: Int] = [:]
    // 1. Elements of the layout without a model.
    for item in layout.boundary {
      let index = counts[item.kind, default: 0]
      counts[item.kind] = index + 1
      guard (section.reusableItems[ElementKindNames.uikit(item.kind)] ?? []).count <= index else {
        continue
      }
      problems.append(
        ReusableViewElementKind(rawValue: item.kind) == nil
          ? .unknownSupplementary(kind: item.kind, index: index, section: section.id)
          : .supplementaryWithoutModel(kind: item.kind, index: index, section: section.id))
    }
    // 2. Models that the layout has no element for.
    for (kind, models) in section.reusableItems.sorted(by: { $0.key < $1.key }) {
      let name = ElementKindNames.screen(kind)
      let unused = models.count - counts[name, default: 0]
      if unused > 0 {
        problems.append(.unusedSupplementary(kind: name, count: unused, section: section.id))
      }
    }
    // 3. Cells that show other models.
    return problems + section.items.compactMap { $0.mismatch(in: section.id) }
  }
}

extension ModelContent {
  /// The content of a section.
  ///
  /// - Parameter items: In place of the section's own.
  init(
    _ section: any UISection, at index: Int, _ environment: RenderEnvironment,
    _ items: [any UICellConfigurableModel]? = nil
  ) {
    self.init(
      section: index, items: items ?? section.items, reusableItems: section.reusableItems,
      environment: EnvironmentValues(environment.view))
  }
}
