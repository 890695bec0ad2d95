// SPDX-License-Identifier: MIT
//
// From sections as authors describe them to a screen, as a document comes to one.

public import CellViews
public import CollectionLayout
import Foundation

extension Screen {
  /// The screen of some sections in one environment. Cells are made when somebody asks for them.
  ///
  /// Data is taken as it is; ``DataProblem/problems(of:in:configuration:)`` says what is wrong with
  /// it.
  ///
  /// - Parameters:
  ///   - configuration: What surrounds the sections; UIKit's defaults unless given.
  ///   - background: Fills the view; `systemBackground` unless given.
  ///   - stops: Where to take pictures; the start unless given.
  public init(
    sections: [any SectionContext], environment: RenderEnvironment,
    configuration: ConfigurationSpec = ConfigurationSpec(),
    background: ColorReference = .named("systemBackground"),
    stops: [ScrollStop] = [ScrollStop(name: "start")]
  ) {
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    let values = EnvironmentValues(environment.view)
    self.init(
      configuration: configuration, background: background,
      sections: sections.enumerated().map { index, section in
        let layout = section.layout
        return lowering.section(
          id: section.id, index: index,
          content: ModelContent(
            section: index, items: section.items, reusableItems: section.reusableItems,
            environment: values, decorations: section.decorationViews),
          dressing: (layout as? any DressedLayout)?.dressing
        ) { layout._buildSectionLayout(index: index, environment: $0) }
      },
      supplementary: NoSupplementaryContent(), stops: stops)
  }
}
