// SPDX-License-Identifier: MIT
//
// A template in one of its roles: a model and the view that shows it.

import Foundation

/// What a template is used for.
enum SwiftRole: Hashable {
  case cell
  /// A header, a footer, a badge: the kind's name.
  case supplementary(String)
  /// Behind a section.
  case decoration

  var suffix: String {
    switch self {
    case .cell: "Cell"
    case .supplementary(let kind): SwiftIdentifiers.type(kind, suffix: "")
    case .decoration: "Background"
    }
  }
}

/// A template in one of its roles. Classes, since sections hold on to places in it.
final class SwiftTemplate {
  let role: SwiftRole
  /// The template's name; nil shows a placeholder.
  let template: String?
  let viewType: String
  let modelType: String
  /// Whether it shows nothing.
  let isEmpty: Bool
  /// The ids of its models, in order.
  private(set) var ids: [String] = []
  private(set) var scopes: [BindingScope] = []
  private(set) var record: SwiftRecord?
  private var body: SwiftCode?
  /// What placeholders show.
  private var placeholders: [SwiftPlaceholder] = []

  init(
    role: SwiftRole, template: String?, viewType: String, modelType: String, isEmpty: Bool = false
  ) {
    self.isEmpty = isEmpty
    self.role = role
    self.template = template
    self.viewType = viewType
    self.modelType = modelType
  }

  /// Takes one more model.
  ///
  /// - Returns: Its number.
  func add(id: String, scope: BindingScope, placeholder: SwiftPlaceholder? = nil) -> Int {
    ids.append(id)
    scopes.append(scope)
    if let placeholder { placeholders.append(placeholder) }
    return ids.count - 1
  }

  /// Writes the view, once all models are known.
  func write(_ node: JSONNode?, locale: String, screen: SwiftScreenWriter) {
    let isDecoration = role == .decoration
    let record = SwiftRecord(
      scopes: scopes, locale: locale, name: isDecoration ? nil : "model",
      ids: isDecoration ? nil : ids)
    self.record = record
    if isEmpty { return }
    guard let node else {
      body = SwiftPlaceholder.body(placeholders, record)
      return
    }
    body = SwiftViewWriter(record: record, screen: screen).view(node)
  }

  /// The expression that makes a model.
  func model(_ number: Int) -> SwiftCode {
    .call(
      modelType,
      [.init("id", SwiftLiteral.string(ids[number]))] + (record?.arguments(number) ?? []))
  }

  // MARK: Declarations

  /// The model's and the view's declarations.
  var declarations: [SwiftCode] {
    guard role != .decoration else { return [view(with: [])] }
    return [model, view(with: stored)]
  }

  private var model: SwiftCode {
    let isCell = role == .cell
    let conformance = isCell ? "CellViewConfigurableModel" : "ReusableViewConfigurableModel"
    let alias = isCell ? "CellViewType" : "ReusableViewType"
    let properties = record?.properties ?? []
    var lines: [SwiftCode] = [.text("typealias \(alias) = \(viewType)")]
    for (name, element) in record?.elements ?? [] {
      lines += [
        .text(""),
        .block(
          "struct \(name): Hashable",
          element.properties.map { .text("let \($0.name): \($0.typeName)") }),
      ]
    }
    lines += [.text(""), .text("let id: String")]
    lines += properties.map { .text("let \($0.name): \($0.typeName)") }
    let parameters =
      [SwiftCode.Argument("id", "String")] + properties.map { .init($0.name, $0.typeName) }
    let assignments: [SwiftCode] =
      [.text("self.id = id")] + properties.map { .text("self.\($0.name) = \($0.name)") }
    lines += [.text(""), SwiftDeclarations.function("init", parameters, assignments)]
    return .block("final class \(modelType): \(conformance)", lines)
  }

  private var stored: [SwiftCode] {
    var lines: [SwiftCode] = []
    if case .supplementary(let kind) = role {
      lines += [
        .text(
          "static var elementKind: ReusableViewElementKind { \(SwiftDeclarations.kind(kind)) }"),
        .text(""),
      ]
    }
    return lines + [
      .text("let model: \(modelType)"), .text(""),
      SwiftDeclarations.function(
        "init", [.init("model", modelType), .init("indexPath", "IndexPath")],
        [.text("self.model = model")]),
      .text(""),
    ]
  }

  private func view(with stored: [SwiftCode]) -> SwiftCode {
    let conformance =
      switch role {
      case .cell: "CellView"
      case .supplementary: "ReusableView"
      case .decoration: "View"
      }
    return .block(
      "struct \(viewType): \(conformance)",
      stored + [.block("var body: some View", [body ?? .text("EmptyView()")])])
  }
}

/// What stands in for a view that there is none of.
struct SwiftPlaceholder {
  var title: String
  var detail: String?
  var colorIndex: Int?
  var isUnknown = false

  /// The view of placeholders, and its properties.
  static func body(_ placeholders: [SwiftPlaceholder], _ record: SwiftRecord) -> SwiftCode {
    func property(
      _ name: String, _ type: String, _ value: (SwiftPlaceholder) -> String?
    ) -> SwiftCode.Argument? {
      let values = placeholders.map { value($0).map { SwiftCode.text($0) } }
      guard values.contains(where: { $0 != nil }) else { return nil }
      return .init(name, record.add(name, type: type, values: values, key: name).code)
    }
    let arguments = [
      property("title", "String") { SwiftLiteral.string($0.title) },
      property("detail", "String") { $0.detail.map(SwiftLiteral.string) },
      property("colorIndex", "Int") { $0.colorIndex.map(String.init) },
      placeholders.contains(where: \.isUnknown)
        ? property("isUnknown", "Bool") { $0.isUnknown ? "true" : "false" } : nil,
    ]
    return .call(
      "NodeView",
      [
        .init(
          label: nil,
          value: .call(
            ".placeholder",
            [.init(label: nil, value: .call("PlaceholderNode", arguments.compactMap { $0 }))]))
      ])
  }
}

/// Parts of declarations.
enum SwiftDeclarations {
  /// A function with its parameters.
  static func function(
    _ name: String, _ parameters: [SwiftCode.Argument], _ body: [SwiftCode]
  ) -> SwiftCode {
    let head = SwiftLines.lines(.call(name, parameters), indent: 2, last: 2)
    // What follows the first line is put where the declaration stands: one level deep.
    return .block(head.joined(separator: "\n"), body)
  }

  /// A kind of supplementary view.
  static func kind(_ kind: String) -> String {
    switch kind {
    case "header", "footer": "." + kind
    default: ".custom(" + SwiftLiteral.string(kind) + ")"
    }
  }
}
