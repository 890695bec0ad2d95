// SPDX-License-Identifier: MIT
//
// The values of a view's keys in Swift: written out, or properties of the model.

import CellViews
import Drawing
import Foundation

/// A value in Swift.
struct SwiftValue {
  var code: String
  /// Whether it may be nil.
  var isOptional = false
}

/// A text in Swift.
enum SwiftString {
  case literal(String)
  case code(String)

  /// The text as an expression.
  var code: String {
    switch self {
    case .literal(let text): SwiftLiteral.string(text)
    case .code(let code): code
    }
  }

  /// Whether a literal is shown as it is, and not read as marked up.
  var isPlain: Bool {
    switch self {
    case .code: false
    case .literal(let text):
      !text.utf8.contains { "*_~`[]\\<>^%&#|@".utf8.contains($0) } && !text.contains("://")
        && !text.contains("www.")
    }
  }
}

extension SwiftViewWriter {
  /// A text with its bindings.
  func string(_ node: JSONNode?) -> SwiftString? {
    guard let node, let text = node.string else { return nil }
    guard BindingTemplate.isNeeded(for: text), let template = try? BindingTemplate(text) else {
      return .literal(text)
    }
    guard template.isBound else { return .literal(template.plainText) }
    if let whole = template.whole { return .code(bound(whole)) }
    var code = ""
    for part in template.parts {
      switch part {
      case .text(let text): code += SwiftLiteral.escaped(text)
      case .binding(let binding): code += "\\(" + bound(binding) + ")"
      }
    }
    return .code("\"" + code + "\"")
  }

  /// A text property for one binding; what is null is no text.
  private func bound(_ binding: BindingTemplate.Binding) -> String {
    let template = BindingTemplate(binding)
    let owner = record.owner(of: template)
    if owner.scopes.isEmpty { return "\"\"" }
    let locale = owner.locale
    return owner.property(template, source: binding.source, type: "String") { scalar in
      BindingScope.text(scalar, locale: locale).map(SwiftLiteral.string)
    }.code
  }

  /// A value of a type; nil when it is not given.
  ///
  /// - Parameter literal: A value in Swift; nil for one that can't be read.
  func value(
    _ node: JSONNode?, _ type: String, _ literal: (JSONScalar) -> String?
  ) -> SwiftValue? {
    guard let node, !node.isNull else { return nil }
    guard let text = node.string, BindingTemplate.isNeeded(for: text),
      let template = try? BindingTemplate(text)
    else { return literal(JSONScalar(node)).map { SwiftValue(code: $0) } }
    guard template.isBound else {
      return literal(.string(template.plainText)).map { SwiftValue(code: $0) }
    }
    let owner = record.owner(of: template)
    guard !owner.scopes.isEmpty else { return nil }
    let bound = owner.property(
      template, source: template.whole?.source ?? text, type: type, literal: literal)
    return SwiftValue(code: bound.code, isOptional: bound.isOptional)
  }

  /// A value in a place where Swift needs one: a null there is reported.
  func needed(
    _ node: JSONNode?, _ type: String, _ literal: (JSONScalar) -> String?
  ) -> String? {
    guard let node, let value = value(node, type, literal) else { return nil }
    if value.isOptional {
      refuse(node, "a value that some items do not have, where Swift needs one,")
      return nil
    }
    return value.code
  }

  // MARK: Kinds of values

  func number(_ node: JSONNode?, _ type: String = "CGFloat") -> String? {
    needed(node, type, Self.number)
  }

  /// A number that may be missing.
  func length(_ node: JSONNode?) -> String? { value(node, "CGFloat", Self.number)?.code }

  static func number(_ scalar: JSONScalar) -> String? {
    if case .number(let number) = scalar { return SwiftLiteral.number(number) }
    if case .string("infinity") = scalar { return ".infinity" }
    return nil
  }

  func integer(_ node: JSONNode?) -> String? { needed(node, "Int", Self.integer) }

  static func integer(_ scalar: JSONScalar) -> String? {
    guard case .number(let number) = scalar else { return nil }
    return Int(exactly: number.rounded()).map(String.init)
  }

  func boolean(_ node: JSONNode?) -> String? {
    needed(node, "Bool") { scalar in
      if case .boolean(let value) = scalar { value ? "true" : "false" } else { nil }
    }
  }

  /// A word of a list as a member of a type: `.leading`.
  func word(_ node: JSONNode?, _ type: String) -> String? {
    needed(node, type) { scalar in
      if case .string(let word) = scalar { "." + word } else { nil }
    }
  }

  func color(_ node: JSONNode?) -> String? { needed(node, "Color", colorLiteral) }

  /// A colour that may be missing.
  func optionalColor(_ node: JSONNode?) -> String? { value(node, "Color", colorLiteral)?.code }

  func colorLiteral(_ scalar: JSONScalar) -> String? {
    guard let color = ColorForm.parse(scalar).value else { return nil }
    switch color {
    case .named(let name): return SwiftColor.named(name)
    case .rgba(let value):
      screen.usesHexColors = true
      return SwiftColor.hex(value)
    default: return nil
    }
  }

  func fontWeight(_ node: JSONNode?) -> String? { value(node, "Font.Weight", Self.word)?.code }

  private static func word(_ scalar: JSONScalar) -> String? {
    if case .string(let word) = scalar { "." + word } else { nil }
  }

  /// A text style, or a size.
  func font(_ node: JSONNode?) -> String? {
    guard let node, !node.isNull else { return nil }
    guard node.kind == .object else { return value(node, "Font", Self.word)?.code }
    guard let size = number(node["size"]) else { return nil }
    var code = ".system(size: " + size
    if let weight = needed(node["weight"], "Font.Weight", Self.word), weight != ".regular" {
      code += ", weight: " + weight
    }
    if let design = word(node["design"], "Font.Design"), design != ".default" {
      code += ", design: " + design
    }
    return code + ")"
  }

  /// A place in a box: a name or fractions.
  func unitPoint(_ node: JSONNode?) -> String? {
    guard let node, !node.isNull else { return nil }
    if let name = node.string { return "." + name }
    let numbers = node.children.compactMap(\.number).map { SwiftLiteral.number($0) }
    guard numbers.count == 2 else { return nil }
    return "UnitPoint(x: \(numbers[0]), y: \(numbers[1]))"
  }
}

/// Colours in Swift.
enum SwiftColor {
  private static let members: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]

  /// A colour by its name.
  static func named(_ name: String) -> String {
    members.contains(name) ? "." + name : "Color(" + SwiftLiteral.string(name) + ")"
  }

  /// A colour by its bytes: the file declares `Color(hex:)`.
  static func hex(_ color: RGBA) -> String {
    func byte(_ part: Double) -> String {
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let digits = "0x" + byte(color.red) + byte(color.green) + byte(color.blue)
    let opacity = color.alpha == 1 ? "" : ", opacity: " + SwiftLiteral.number(color.alpha)
    return "Color(hex: " + digits + opacity + ")"
  }
}

extension BindingTemplate {
  /// A template of one binding.
  init(_ binding: Binding) { parts = [.binding(binding)] }
}

extension BindingTemplate.Binding {
  /// What tells two bindings apart.
  var source: String { name + formatters.map { "|\($0)" }.joined() }
}
