// SPDX-License-Identifier: MIT
//
// Sections of models become sections of a screen.

import CellViews
import CollectionLayout
import Foundation
import Geometry

/// Turns sections into a screen's, for one environment.
struct SectionLowering {
  let environment: RenderEnvironment
  let configuration: ConfigurationSpec
  let container: LayoutContainer
  let traits: UITraitCollection
  private let layoutEnvironment: any NSCollectionLayoutEnvironment

  init(environment: RenderEnvironment, configuration: ConfigurationSpec) {
    self.environment = environment
    self.configuration = configuration
    container = LayoutContainer(
      size: environment.size, scale: environment.scale, safeArea: environment.safeArea,
      layoutMargins: environment.effectiveMargins,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    let order = ContentSizeCategory.allCases.firstIndex(of: environment.contentSize) ?? 3
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(of: container),
      UITraitCollection(
        preferredContentSizeCategory: Self.categories[order],
        userInterfaceStyle: environment.appearance == .dark ? .dark : .light,
        accessibilityContrast: environment.contrast == .increased ? .high : .normal),
    ])
    layoutEnvironment = container.sectionEnvironment(
      reference: configuration.contentInsetsReference, scrollAxis: configuration.scrollDirection,
      traits: traits)
  }

  /// UIKit's strings, in the order of ours.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// A section of the screen.
  func section(
    id: String, index: Int, content: any SectionContent, dressing: SectionDressing? = nil,
    layout: (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> ScreenSection {
    let section = layout(layoutEnvironment)
    var spec = section.sectionSpec(in: traits)
    for place in spec.boundary.indices {
      spec.boundary[place].kind = ElementKindNames.screen(spec.boundary[place].kind)
    }
    var style: ListStyle?
    if case .list(var list) = spec.content {
      list.metrics = environment.os >= 26 ? .ios26 : .ios18
      spec.content = .list(list)
      let system = ListStyle(appearance: list.appearance, cardRadius: list.metrics.cardRadius)
      style = dressing?.list?.applied(to: system) ?? system
    }
    return ScreenSection(
      id: id, layout: spec, content: content, list: style, effects: dressing?.effects ?? [],
      showsPageDots: dressing?.showsPageDots ?? false,
      visibleItems: section.handler(in: layoutEnvironment))
  }
}
