// SPDX-License-Identifier: MIT
//
// Single values.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func invalid(_ node: JSONNode, _ complaint: Complaint) -> Diagnostic {
    switch complaint {
    case .wrongType(let expected):
      return Diagnostic(
        .wrongType, at: node.place, "\(Phrase.name(node)) is not \(expected)", expected: expected,
        found: node.memberExcerpt, hint: typeHint(node, expected))
    case .outOfRange(let expected):
      return Diagnostic(
        .outOfRange, at: node.place, "\(Phrase.name(node)) is out of range", expected: expected,
        found: node.memberExcerpt)
    case .unknownWord(let what, let allowed):
      let word = node.string ?? ""
      return Diagnostic(
        .unknownValue, at: node.place, "\(Phrase.quoted(word)) is not \(what)",
        expected: Phrase.oneOf(allowed, most: 16) ?? what, found: node.memberExcerpt,
        hint: Phrase.didYouMean(word, allowed))
    case .notSupported(let what):
      return Diagnostic(
        .notSupported, at: node.place, "\(what) are not supported yet", found: node.memberExcerpt)
    }
  }

  /// A number in quotes is the mistake that is made most.
  private static func typeHint(_ node: JSONNode, _ expected: String) -> String? {
    if node.kind == .number {
      switch expected {
      case "a dimension": return "write { \"absolute\": \(node.excerpt) } for points"
      case "a spacing": return "write { \"fixed\": \(node.excerpt) } for points"
      default: return nil
      }
    }
    guard let text = node.string else { return nil }
    if text == "infinity", let key = node.key, ["width", "height"].contains(key) {
      return "write \"max\(key.prefix(1).uppercased() + key.dropFirst())\": \"infinity\""
    }
    if expected.hasPrefix("true or"), text == "true" || text == "false" {
      return "write \(text) without quotes"
    }
    let isNumber = expected.contains("number") || expected.contains("points")
    guard isNumber, let value = Double(text), value.isFinite else { return nil }
    return "write \(CanonicalNumber.string(CGFloat(value), decimals: 6)) without quotes"
  }

  static func wrongCount(
    _ node: JSONNode, what: String, minimum: Int, maximum: Int?
  ) -> Diagnostic {
    let bounds = maximum.map { "from \(minimum) to \($0) of them" } ?? "at least \(minimum) of them"
    return Diagnostic(
      .outOfRange, at: node.place, "\(Phrase.name(node)) has the wrong number of entries",
      expected: "\(what), \(bounds)", found: "\(node.count)")
  }

  static func wrongTuple(_ node: JSONNode, names: [String]) -> Diagnostic {
    Diagnostic(
      .wrongType, at: node.place, "\(Phrase.name(node)) has the wrong number of entries",
      expected: "[" + names.joined(separator: ", ") + "]", found: node.memberExcerpt)
  }

  static func emptyName(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "\(Phrase.name(node)) is empty", expected: "at least one letter",
      found: node.memberExcerpt)
  }
}
