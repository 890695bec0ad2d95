// SPDX-License-Identifier: MIT
//
// What a template is bound to, as the stored properties of a model. Values are found for every
// record at once, so a property knows its type, and whether it may be missing.

import Foundation

/// What a template is bound to. Filled while its view is written.
final class SwiftRecord {
  /// A stored property.
  struct Property {
    var name: String
    var type: String
    /// For each record; nil where the data has none.
    var values: [SwiftCode?]

    var isOptional: Bool { values.contains { $0 == nil } }
    var typeName: String { isOptional ? type + "?" : type }
  }

  /// A bound value in the view.
  struct Bound {
    var code: String
    var isOptional = false
  }

  /// Where bindings look, for each record.
  let scopes: [BindingScope]
  let locale: String
  /// What the view calls a record; nil for views without one, whose values are written out.
  let name: String?
  /// Whether a record is its only property.
  var isBare = false
  /// The record around a loop.
  let parent: SwiftRecord?
  /// Types of the elements of lists, to be declared with the model.
  private(set) var elements: [(name: String, record: SwiftRecord)] = []
  private(set) var properties: [Property] = []
  private var names: SwiftIdentifiers
  private var known: [String: Int] = [:]
  /// The ids of the models, when there are any: a binding to the same value needs no property.
  private let ids: [String]?

  init(
    scopes: [BindingScope], locale: String, name: String?, parent: SwiftRecord? = nil,
    ids: [String]? = nil
  ) {
    self.scopes = scopes
    self.locale = locale
    self.name = name
    self.parent = parent
    self.ids = ids
    names = SwiftIdentifiers(taken: ids == nil ? [] : ["id"])
  }

  /// What comes of a template, for each record; nil where it comes to nothing.
  func values(of template: BindingTemplate) -> [JSONScalar?] {
    scopes.map { scope in
      guard let value = try? scope.evaluate(template, locale: locale), !value.isNull else {
        return nil
      }
      return value
    }
  }

  /// Whether bindings of a loop's view look here, and not around the loop.
  func owns(_ template: BindingTemplate) -> Bool {
    guard parent != nil else { return true }
    return template.parts.contains { part in
      guard case .binding(let binding) = part, let first = binding.path.first else { return false }
      if first == "self" { return true }
      return scopes.contains { $0.element?[first] != nil }
    }
  }

  /// The record that has what a template is bound to.
  func owner(of template: BindingTemplate) -> SwiftRecord {
    guard let parent, !owns(template) else { return self }
    return parent.owner(of: template)
  }

  /// The property for what a template comes to.
  ///
  /// - Parameters:
  ///   - source: The template as written.
  ///   - literal: A value in Swift.
  func property(
    _ template: BindingTemplate, source: String, type: String,
    literal: (JSONScalar) -> String?
  ) -> Bound {
    if name == nil { return constant(template, type, literal) }
    let key = type + " " + source
    if let index = known[key] { return bound(properties[index]) }
    let values = values(of: template).map { value -> SwiftCode? in
      // No text is an empty one.
      if let code = value.flatMap(literal) { return .text(code) }
      return type == "String" ? .text("\"\"") : nil
    }
    let path = template.path
    if type == "String", let ids, ids.count == values.count, path == ["id"],
      zip(ids, values).allSatisfy({ id, value in
        if case .text(let text) = value { text == SwiftLiteral.string(id) } else { false }
      })
    {
      return Bound(code: access("id"))
    }
    let isTaken = properties.contains { $0.name == SwiftIdentifiers.value(path) }
    let wanted = SwiftIdentifiers.value(path + (isTaken ? [Self.word(type)] : []))
    return add(wanted, type: type, values: values, key: key)
  }

  /// The value of a view without a record.
  private func constant(
    _ template: BindingTemplate, _ type: String, _ literal: (JSONScalar) -> String?
  ) -> Bound {
    let value = values(of: template).first.flatMap { $0 }.flatMap(literal)
    return Bound(code: value ?? (type == "String" ? "\"\"" : "nil"), isOptional: value == nil)
  }

  /// A property by its values.
  func add(_ wanted: String, type: String, values: [SwiftCode?], key: String) -> Bound {
    let property = Property(name: names.unique(wanted), type: type, values: values)
    known[key] = properties.count
    properties.append(property)
    return bound(property)
  }

  /// A property for an earlier key; nil when there is none.
  func bound(key: String) -> Bound? { known[key].map { bound(properties[$0]) } }

  /// Declares the type of a list's elements.
  func declare(_ name: String, _ record: SwiftRecord) { elements.append((name, record)) }

  /// A name for a type inside the model.
  func typeName(_ wanted: String) -> String {
    var names = SwiftIdentifiers(taken: Set(elements.map(\.name)).union(Self.shadowed))
    return names.unique(wanted)
  }

  /// Types that a model's own must not hide.
  private static let shadowed: Set<String> = [
    "Bool", "CGFloat", "Color", "Double", "Font", "Int", "String", "Text",
  ]

  private func bound(_ property: Property) -> Bound {
    Bound(code: access(property.name), isOptional: property.isOptional)
  }

  private func access(_ property: String) -> String {
    guard let name else { return property }
    return isBare ? name : name + "." + property
  }

  /// What tells two properties of one path apart.
  private static func word(_ type: String) -> String {
    switch type {
    case "String": "text"
    case "CGFloat", "Double", "Int": "number"
    case "Color": "color"
    default: type
    }
  }
}

extension BindingTemplate {
  /// The path of the first binding.
  var path: [String] {
    for part in parts {
      if case .binding(let binding) = part { return binding.path == ["self"] ? [] : binding.path }
    }
    return []
  }

  /// Whether there is any binding in it.
  var isBound: Bool {
    parts.contains { part in
      if case .binding = part { true } else { false }
    }
  }

  /// The text of a template without bindings.
  var plainText: String {
    parts.map { part in
      if case .text(let text) = part { text } else { "" }
    }.joined()
  }
}
