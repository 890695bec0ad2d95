// SPDX-License-Identifier: MIT
//
// A document as one file of Swift: models and their views, sections, the screen.

import CellViews
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry

/// Writes a document as Swift.
final class SwiftScreenWriter {
  let document: ScreenDocument
  let environment: RenderEnvironment
  /// The layout of the same document in the same environment: it knows which views there are.
  private let layout: SolvedLayout
  private let built: Screen
  private let shared: SharedContent

  /// Whether the file needs `Color(hex:)`.
  var usesHexColors = false
  private(set) var diagnostics: [Diagnostic] = []
  private var types: SwiftIdentifiers
  private var templates: [SwiftRole: [String?: SwiftTemplate]] = [:]
  private var fillers: [SwiftRole: SwiftTemplate] = [:]
  private var order: [SwiftTemplate] = []

  init(document: ScreenDocument, environment: RenderEnvironment, renderer: ScreenRenderer) {
    self.document = document
    self.environment = environment
    layout = renderer.layout
    built = renderer.screen
    shared = SharedContent(content: document.content, locale: environment.locale)
    types = SwiftIdentifiers(taken: Self.shadowed)
    if case .rgba = renderer.screen.background { usesHexColors = true }
  }

  /// Types that the file uses, which its own must not hide.
  private static let shadowed: Set<String> = [
    "Alignment", "AngularGradient", "Array", "AsyncImage", "Bool", "Button", "CGFloat", "CGPoint",
    "CGRect", "CGSize", "Capsule", "CellView", "Circle", "Color", "ColorReference",
    "ConfigurationSpec", "Divider", "Double", "EdgeInsets", "Ellipse", "EmptyView", "Font",
    "ForEach", "GeometryReader", "Grid", "GridItem", "GridItemLayout", "GridRow",
    "GridSectionLayout", "Group", "HGroupLayout", "HStack", "Image", "IndexPath", "Int", "Label",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "ListSectionLayout",
    "ListSeparator", "Locale", "NodeView", "PlaceholderNode", "ProgressView", "RadialGradient",
    "Rectangle", "RenderEnvironment", "ReusableItemLayout", "ReusableView", "RoundedRectangle",
    "Screen", "ScrollStop", "Section", "SectionContext", "SectionLayout", "Spacer", "String",
    "StrokeStyle", "SwiftUICell", "Text", "Toggle", "UICell", "UICollectionView",
    "UICollectionViewCell", "UIKitSectionLayout", "UIReusableView", "URL",
    "UnevenRoundedRectangle", "UnitPoint", "VGroupLayout", "VStack", "View", "VisibleItemEffect",
    "WaterFallGroupLayout", "ZStack",
  ]

  /// Reports what Swift has no word for, each thing once.
  func refuse(_ node: JSONNode, _ what: String, hint: String? = nil) {
    let diagnostic = Diagnostic.noSwift(what, at: node.place, hint: hint)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// A colour by its reference; nil for none that documents have.
  func color(_ reference: ColorReference) -> String? {
    switch reference {
    case .named(let name): return SwiftColor.named(name)
    case .rgba(let color):
      usesHexColors = true
      return SwiftColor.hex(color)
    default: return nil
    }
  }

  // MARK: The file

  /// The whole file.
  func text() -> String {
    // 1. Which models there are.
    var sections: [(name: String, lines: [SwiftCode])] = []
    let content = document.content
    let collected = content.sections.indices.map { collect($0) }
    // 2. Their views, from which their properties follow.
    for template in order {
      let node = template.template.flatMap { content.cells[$0] }
      template.write(node, locale: environment.locale, screen: self)
    }
    // 3. The sections that hold them.
    for (index, parts) in collected.enumerated() {
      guard let lines = section(index, parts) else { continue }
      let id = content.sections[index].id ?? "s\(index)"
      sections.append((types.type(id, suffix: "Section"), lines))
    }
    // 4. The screen around them.
    let name = types.type(SwiftScreenFrame.name(of: document.name), suffix: "Screen")
    let frame = SwiftScreenFrame(document: document, environment: environment, built: built)
    var lines = frame.comment(diagnostics) + ["", "import DynamicCollectionView"]
    lines += declaration(
      "The screen of '\(SwiftScreenFrame.shown(SwiftScreenFrame.name(of: document.name)))'.",
      frame.declaration(name, sections: sections.map(\.name)))
    for section in sections {
      lines += declaration(
        nil, .block("struct \(section.name): SectionContext", section.lines))
    }
    for template in order {
      for code in template.declarations { lines += declaration(nil, code) }
    }
    if usesHexColors { lines += SwiftScreenFrame.hexColors }
    return lines.joined(separator: "\n") + "\n"
  }

  private func declaration(_ about: String?, _ code: SwiftCode) -> [String] {
    [""] + (about.map { ["/// " + $0] } ?? []) + SwiftLines.statements([code], 0)
  }

  // MARK: Models

  /// What a section holds, by numbers of models.
  private struct Parts {
    var items: [(SwiftTemplate, Int)] = []
    var supplementary: [(kind: String, models: [(SwiftTemplate, Int)])] = []
    var decorations: [(kind: String, template: SwiftTemplate)] = []
  }

  private func template(_ role: SwiftRole, _ name: String?) -> SwiftTemplate {
    if let known = templates[role]?[name] { return known }
    let view = types.type(name ?? "placeholder", suffix: role.suffix)
    let base = role == .cell && view.hasSuffix("Cell") ? String(view.dropLast(4)) : view
    let template = SwiftTemplate(
      role: role, template: name, viewType: view,
      modelType: role == .decoration ? "" : types.type(base, suffix: "Model"))
    templates[role, default: [:]][name] = template
    order.append(template)
    return template
  }

  /// The view for a place where there is none.
  private func filler(_ role: SwiftRole, _ kind: String) -> SwiftTemplate {
    if let known = fillers[role] { return known }
    let view = types.type("no " + kind, suffix: "")
    let template = SwiftTemplate(
      role: role, template: nil, viewType: view, modelType: types.type(view, suffix: "Model"),
      isEmpty: true)
    fillers[role] = template
    order.append(template)
    return template
  }

  private func collect(_ index: Int) -> Parts {
    let loaded = document.content.sections[index]
    guard let content = built.sections[index].content as? LoadedSectionContent else {
      return Parts()
    }
    var parts = Parts()
    for item in 0..<loaded.itemCount {
      let id = content.itemID(at: item) ?? "#\(item)"
      parts.items.append(model(of: item, id: id, loaded, content))
    }
    var kinds: [String] = []
    var places: [String: [(index: Int, host: Int?)]] = [:]
    for element in layout.allAttributes(at: layout.initialState) where element.section == index {
      switch element.kind {
      case .cell, .decoration: continue
      default:
        let kind = element.elementKind ?? element.kind.rawValue
        if places[kind] == nil { kinds.append(kind) }
        places[kind, default: []].append((element.item, element.host))
      }
    }
    for kind in kinds {
      let list = (places[kind] ?? []).sorted { $0.index < $1.index }
      parts.supplementary.append((kind, supplementary(kind, list, loaded, content)))
    }
    for item in built.sections[index].layout.decoration
    where document.content.cells[item.kind] != nil {
      let template = template(.decoration, item.kind)
      if template.ids.isEmpty {
        _ = template.add(
          id: "", scope: BindingScope(records: [], inline: document.content.inline))
      }
      parts.decorations.append((item.kind, template))
    }
    return parts
  }

  private func scope(_ records: [JSONNode]) -> BindingScope {
    BindingScope(records: records, inline: document.content.inline)
  }

  private func model(
    of item: Int, id: String, _ loaded: LoadedSection, _ content: LoadedSectionContent
  ) -> (SwiftTemplate, Int) {
    guard case .records(let records) = loaded.items else {
      return placeholder(
        .cell, id: id, SwiftPlaceholder(title: String(item + 1), colorIndex: item))
    }
    guard let record = records.node(item), record.kind == .object, content.hasLayout else {
      return placeholder(
        .cell, id: id,
        SwiftPlaceholder(
          title: records.cell(item) ?? "item", detail: content.itemID(at: item), isUnknown: true))
    }
    return model(.cell, cell: records.cell(item), id: id, [record], colorIndex: item)
  }

  private func model(
    _ role: SwiftRole, cell: String?, id: String, _ records: [JSONNode], colorIndex: Int?
  ) -> (SwiftTemplate, Int) {
    guard let cell else {
      let title = records.first?["title"].flatMap {
        BindingScope.text(JSONScalar($0), locale: environment.locale)
      }
      return placeholder(
        role, id: id, SwiftPlaceholder(title: title ?? id, colorIndex: colorIndex))
    }
    guard document.content.cells[cell] != nil else {
      return placeholder(
        role, id: id, SwiftPlaceholder(title: cell, detail: id, isUnknown: true))
    }
    let template = template(role, cell)
    return (template, template.add(id: id, scope: scope(records)))
  }

  private func placeholder(
    _ role: SwiftRole, id: String, _ shown: SwiftPlaceholder
  ) -> (SwiftTemplate, Int) {
    let template = template(role, nil)
    return (template, template.add(id: id, scope: scope([]), placeholder: shown))
  }

  private func supplementary(
    _ kind: String, _ places: [(index: Int, host: Int?)], _ loaded: LoadedSection,
    _ content: LoadedSectionContent
  ) -> [(SwiftTemplate, Int)] {
    var models: [(SwiftTemplate, Int)] = []
    let role = SwiftRole.supplementary(kind)
    let isPlaceholder =
      if case .placeholders = loaded.items { true } else { false }
    for (index, host) in places {
      let source = content.source(ofSupplementary: kind, at: index, host: host)
      guard source != nil || isPlaceholder else { continue }
      // Models are found by their number: nothing stands for those that are not there.
      while models.count < index {
        let filler = filler(role, kind)
        models.append((filler, filler.add(id: "\(kind)-\(models.count)", scope: scope([]))))
      }
      guard let source else {
        models.append(placeholder(role, id: "\(kind)-\(index)", SwiftPlaceholder(title: kind)))
        continue
      }
      let id = places.count == 1 ? source.id : "\(source.id)-\(index)"
      models.append(model(role, cell: source.cell, id: id, source.records, colorIndex: nil))
    }
    return models
  }

  // MARK: Sections

  /// The lines of a section; nil when its layout can't be written.
  private func section(_ index: Int, _ parts: Parts) -> [SwiftCode]? {
    let loaded = document.content.sections[index]
    guard let layout = layoutLines(index, loaded) else { return nil }
    if !loaded.measured.heights.isEmpty || !loaded.measured.widths.isEmpty
      || !loaded.measuredSupplementary.isEmpty
    {
      refuse(loaded.node, "lengths that were measured elsewhere")
    }
    var lines: [SwiftCode] = [
      .text("let id = " + SwiftLiteral.string(loaded.id ?? "s\(index)")),
      .prefixed(
        "var items: [any CellViewConfigurableModel] = ",
        .list(parts.items.map { $0.0.model($0.1) })),
    ]
    let reusable = parts.supplementary.filter { !$0.models.isEmpty }.map { kind, models in
      (key: Self.key(kind), value: SwiftCode.list(models.map { $0.0.model($0.1) }))
    }
    lines.append(
      .prefixed(
        "var reusableItems: [String: [any ReusableViewConfigurableModel]] = ",
        .dictionary(reusable)))
    if !parts.decorations.isEmpty {
      lines += [
        .text(""),
        .block(
          "var decorationViews: [String: any View]",
          [
            .dictionary(
              parts.decorations.map { kind, template in
                (key: SwiftLiteral.string(kind), value: .text(template.viewType + "()"))
              })
          ]),
      ]
    }
    return lines + [.text(""), .block("var layout: some SectionLayout", layout)]
  }

  private static func key(_ kind: String) -> String {
    switch kind {
    case "header": "ReusableViewElementKind.header.rawValue"
    case "footer": "ReusableViewElementKind.footer.rawValue"
    default: SwiftLiteral.string(kind)
    }
  }

  private func layoutLines(_ index: Int, _ loaded: LoadedSection) -> [SwiftCode]? {
    let section = built.sections[index]
    let name = loaded.id ?? "s\(index)"
    guard let written = loaded.node[SectionForm.layout.key],
      (section.content as? LoadedSectionContent)?.hasLayout == true
    else {
      refuse(loaded.node, "the layout of section '\(name)', which can't be read,")
      return nil
    }
    let writer = SwiftLayoutWriter(
      screen: self, list: section.list, effects: section.effects,
      showsPageDots: section.showsPageDots, configuration: built.configuration)
    let cases = SwiftLayoutCases(document: document, environment: environment).cases(
      written, loaded, now: section.layout, built.configuration)
    guard let lines = writer.body(cases) else {
      let type = written["type"]?.string ?? written[PresetForm.key]?.string ?? "its"
      refuse(
        written, "the \(type) layout of section '\(name)'",
        hint: "a grid, a list or a waterfall of one rule has words in Swift")
      return nil
    }
    return lines
  }
}

extension Diagnostic {
  /// Something that Swift has no word for.
  static func noSwift(_ what: String, at place: Place, hint: String?) -> Diagnostic {
    Diagnostic(
      .notSupported, at: place, "\(what) can't be said in Swift", hint: hint)
  }
}
