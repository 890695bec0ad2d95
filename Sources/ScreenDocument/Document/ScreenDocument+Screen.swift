// SPDX-License-Identifier: MIT
//
// From a document and an environment to a screen.

import CellViews
import CollectionLayout
public import DynamicCollectionView
import Foundation
import Geometry

extension ScreenDocument {
  /// The screen in one environment. Cells are made when somebody asks for them.
  ///
  /// - Returns: The screen, and what is wrong with it only in this environment.
  public func screen(
    in environment: RenderEnvironment
  ) -> (screen: Screen, diagnostics: [Diagnostic]) {
    let sections = screenOfSections(in: environment)
    guard let root = content.root[RootForm.field.key] else { return sections }
    let goesUnderBars = sections.screen.configuration.contentInsetsReference == .none
    var screen = Screen(
      root: rootView(root, environment), in: environment,
      insets: goesUnderBars ? environment.safeArea : .zero,
      background: sections.screen.background)
    screen.stops = stops
    return (screen, sections.diagnostics)
  }

  /// The view around the sections. They are laid out for the room that they get in it.
  private func rootView(_ root: JSONNode, _ environment: RenderEnvironment) -> ViewNode {
    let collection = DeferredNode(drawing: { room, cells in
      let environment = RenderEnvironment(size: room.size, in: cells.environment)
      let renderer = ScreenRenderer(
        screen: screenOfSections(in: environment).screen, environment: environment,
        text: cells.text, images: cells.images)
      return renderer.frame(at: renderer.layout.initialState)
        .drawing(in: room.frame, scale: environment.scale)
    })
    let resolving = Resolving(
      width: environment.size.width, os: environment.os, locale: environment.locale,
      hasRecords: true, images: content.images, collection: .deferred(collection))
    let scope = BindingScope(records: [], inline: content.inline)
    return ViewForm.form.meaning(root, resolving).value(in: scope) ?? .empty
  }

  /// The screen of the sections alone.
  func screenOfSections(
    in environment: RenderEnvironment
  ) -> (screen: Screen, diagnostics: [Diagnostic]) {
    let sink = DiagnosticSink()
    if environment.size.width <= 0 || environment.size.height <= 0 {
      sink.report(.noRoom(content.root[DeviceForm.field.key] ?? content.root))
    }
    let configuration = self.configuration(in: environment)
    let shared = SharedContent(content: content, locale: environment.locale)
    let sections = content.sections.indices.map { index in
      section(index, environment, configuration.spec, shared, sink)
    }
    var screen = Screen(
      configuration: configuration.spec, background: configuration.background,
      sections: sections, supplementary: LayoutContent(shared: shared), stops: stops)
    screen.maximumZoomScale = configuration.maximumZoomScale
    return (screen, sink.sorted)
  }

  /// What surrounds all sections; its views are as wide as the view.
  func configuration(in environment: RenderEnvironment) -> ConfigurationForm.Value {
    let resolving = Resolving(width: environment.size.width)
    return Members(node: content.root, resolving: resolving)[ConfigurationForm.field]
  }

  /// What the meaning of a section's layout depends on.
  func resolving(
    _ layout: JSONNode?, _ environment: RenderEnvironment, _ configuration: ConfigurationSpec,
    aspects: [CGFloat] = []
  ) -> Resolving {
    let reference =
      layout?[SectionFrameForm.insetsReference.key]?.string.flatMap {
        InsetsReference(rawValue: $0)
      }
    let width = Self.effectiveWidth(
      environment, reference ?? .automatic, configuration.contentInsetsReference)
    return Resolving(
      width: width, os: environment.os, scrollDirection: configuration.scrollDirection,
      locale: environment.locale, aspects: aspects, images: content.images)
  }

  private func section(
    _ index: Int, _ environment: RenderEnvironment, _ configuration: ConfigurationSpec,
    _ shared: SharedContent, _ sink: DiagnosticSink
  ) -> ScreenSection {
    let loaded = content.sections[index]
    let written = loaded.node[SectionForm.layout.key]
    let resolving = resolving(written, environment, configuration, aspects: loaded.aspects)
    for condition in loaded.openConditions {
      let least = condition["cases"]?.children.compactMap { $0["minWidth"]?.number }.min()
      if let least, CGFloat(least) > resolving.width {
        sink.report(.conditionNoMatch(condition, width: resolving.width))
      }
    }
    let layout = written.map { PresetForm.expanded($0, resolving) }
    let spec = layout.flatMap { SectionLayoutForm.form.value($0, resolving) }
    return ScreenSection(
      id: loaded.id, layout: spec ?? SectionLayoutForm.standIn,
      content: LoadedSectionContent(
        section: loaded, shared: shared, hasLayout: spec != nil),
      list: layout.flatMap { ListForm.style($0, resolving) },
      effects: layout.map { EffectForm.effects($0, resolving) } ?? [],
      showsPageDots: layout.map { EffectForm.showsPageDots($0, resolving) } ?? false)
  }

  /// The container's width less the insets of the view that narrow the section.
  private static func effectiveWidth(
    _ environment: RenderEnvironment, _ reference: InsetsReference, _ fallback: InsetsReference
  ) -> CGFloat {
    let insets: NSDirectionalEdgeInsets
    switch reference == .automatic ? fallback : reference {
    case .none: insets = .zero
    case .automatic, .safeArea: insets = environment.safeArea
    case .layoutMargins, .readableContent: insets = environment.effectiveMargins
    }
    return max(0, environment.size.width - insets.leading - insets.trailing)
  }
}
