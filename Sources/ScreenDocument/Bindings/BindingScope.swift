// SPDX-License-Identifier: MIT
//
// Where bindings look for their values: the record, then what surrounds it, then the document's
// inline data.

/// Where bindings look for their values.
struct BindingScope: Sendable {
  /// From the innermost outwards.
  var records: [JSONNode]
  /// The document's inline data by name.
  var inline: [String: JSONNode] = [:]
  /// The value of the loop around, which `self` leads to.
  var element: JSONNode?

  /// The scope inside a loop: a record of the list hides those around it.
  func inside(_ element: JSONNode) -> BindingScope {
    BindingScope(
      records: element.kind == .object ? [element] + records : records, inline: inline,
      element: element)
  }

  /// What a path leads to; nil when there is nothing. The first record that has the path's first
  /// part decides.
  func find(_ path: [String]) -> JSONNode? {
    guard let first = path.first else { return nil }
    if first == "self", let element { return Self.follow(path, from: element) }
    for record in records {
      if let start = record[first] { return Self.follow(path, from: start) }
    }
    return inline[first].flatMap { Self.follow(path, from: $0) }
  }

  private static func follow(_ path: [String], from start: JSONNode) -> JSONNode? {
    var here = start
    for part in path.dropFirst() {
      guard let next = here.child(named: part) else { return nil }
      here = next
    }
    return here
  }

  /// What a template comes to: the value itself when a binding stands alone, else a text.
  ///
  /// - Parameter locale: Whose separators numbers have.
  func evaluate(
    _ template: BindingTemplate, locale: String
  ) throws(BindingFault) -> JSONScalar {
    if let binding = template.whole { return try evaluate(binding, locale: locale) }
    var out = ""
    for part in template.parts {
      switch part {
      case .text(let text): out += text
      case .binding(let binding):
        let value = try evaluate(binding, locale: locale)
        guard let text = Self.text(value, locale: locale) else {
          throw BindingFault(binding: binding, reason: .notText, node: find(binding.path))
        }
        out += text
      }
    }
    return .string(out)
  }

  private func evaluate(
    _ binding: BindingTemplate.Binding, locale: String
  ) throws(BindingFault) -> JSONScalar {
    let node = find(binding.path)
    var value: JSONScalar? = node.map { JSONScalar($0) }
    for formatter in binding.formatters {
      do throws(BindingFormatter.Refusal) {
        value = try formatter.apply(to: value, locale: locale)
      } catch {
        throw BindingFault(
          binding: binding, reason: .refused(formatter, expected: error.expected), node: node)
      }
    }
    guard let value else { throw BindingFault(binding: binding, reason: .missing, node: nil) }
    return value
  }

  /// A value in a text; nil for lists and objects. Null is nothing.
  static func text(_ value: JSONScalar, locale: String) -> String? {
    switch value {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.plain(value, locale: locale)
    case .string(let value): value
    case .array, .object: nil
    }
  }
}

/// Why a binding came to nothing with one record.
struct BindingFault: Error {
  enum Reason {
    case missing
    case notText
    case refused(BindingFormatter, expected: String)
    case unfit(Complaint)
  }

  var binding: BindingTemplate.Binding
  var reason: Reason
  /// What was found.
  var node: JSONNode?
}
