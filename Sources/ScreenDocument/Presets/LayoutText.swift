// SPDX-License-Identifier: MIT
//
// JSON text in the making: what a preset is written as before it is read like any other layout.

import CollectionLayout
import Foundation
import Geometry

/// A JSON value that is about to be written.
indirect enum LayoutText: Sendable {
  /// JSON as it stands: a number, a word, or a part of the author's own text.
  case raw(String)
  case list([LayoutText])
  case object([Member])

  /// A key and its value.
  struct Member: Sendable {
    var key: String
    var value: LayoutText

    init(_ key: String, _ value: LayoutText) {
      self.key = key
      self.value = value
    }
  }

  static func string(_ text: String) -> LayoutText { .raw(JSONQuoting.quote(text)) }

  static func number(_ value: CGFloat) -> LayoutText {
    .raw(CanonicalNumber.string(value, decimals: 6))
  }

  static func dimension(_ dimension: DimensionSpec) -> LayoutText {
    let (key, value) =
      switch dimension {
      case .fractionalWidth(let value): ("fractionalWidth", value)
      case .fractionalHeight(let value): ("fractionalHeight", value)
      case .absolute(let value): ("absolute", value)
      case .estimated(let value): ("estimated", value)
      case .uniformAcrossSiblings(let value): ("uniformAcrossSiblings", value)
      }
    return .object([Member(key, .number(value))])
  }

  /// The text, on one line where it is short.
  ///
  /// - Parameters:
  ///   - indent: White space before the line on which the value begins.
  ///   - column: Where on its line the value begins, counted from the indent.
  func text(indent: String, column: Int = 0) -> String {
    let flat = flat
    if indent.utf8.count + column + flat.utf8.count <= 96, !flat.contains("\n") { return flat }
    let inner = indent + "  "
    switch self {
    case .raw(let text): return text
    case .list(let values):
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      let lines = members.map { member in
        let key = JSONQuoting.quote(member.key) + ": "
        return inner + key + member.value.text(indent: inner, column: key.utf8.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  private var flat: String {
    switch self {
    case .raw(let text): text
    case .list(let values): "[" + values.map(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      "{ "
        + members.map { JSONQuoting.quote($0.key) + ": " + $0.value.flat }.joined(separator: ", ")
        + " }"
    }
  }
}
