// SPDX-License-Identifier: MIT
//
// Keys that are missing, unknown or too many.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func unknownKey(_ member: JSONNode, of what: String, known: [String]) -> Diagnostic {
    let key = member.key ?? ""
    return Diagnostic(
      .unknownKey, at: member.parentPlace, "\(Phrase.quoted(key)) is not a key of \(what)",
      expected: Phrase.oneOf(known), found: member.memberExcerpt,
      hint: Phrase.didYouMean(key, known))
  }

  static func unknownVariant(_ member: JSONNode, of what: String, known: [String]) -> Diagnostic {
    let key = member.key ?? ""
    return Diagnostic(
      .unknownKey, at: member.parentPlace, "\(Phrase.quoted(key)) is not \(what)",
      expected: Phrase.oneOfMany(known), found: member.memberExcerpt,
      hint: Phrase.didYouMean(key, known))
  }

  static func reserved(_ member: JSONNode) -> Diagnostic {
    Diagnostic(
      .notSupported, at: member.parentPlace, "\(Phrase.name(member)) is not supported yet",
      found: member.memberExcerpt,
      hint: "the key is ignored; keys that begin with 'x-' are free for your own use")
  }

  static func missingKey(
    _ key: String, in node: JSONNode, of what: String, _ about: String
  ) -> Diagnostic {
    let purpose = about.hasSuffix(".") ? String(about.dropLast()) : about
    return Diagnostic(
      .missingKey, at: node.place, "\(what) needs '\(key)'",
      expected: "\"\(key)\": " + (purpose.prefix(1).lowercased() + purpose.dropFirst()),
      found: keys(of: node))
  }

  static func missingOne(of keys: [String], in node: JSONNode, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingKey, at: node.place,
      keys.count <= 2
        ? "\(what) needs " + keys.map { "'\($0)'" }.joined(separator: " or ")
        : "\(what) needs one key that says what it is",
      expected: Phrase.oneOfMany(keys), found: Self.keys(of: node))
  }

  static func keys(of node: JSONNode) -> String {
    let names = node.children.prefix(8).compactMap(\.key)
    return names.isEmpty ? node.excerpt : "only " + names.joined(separator: ", ")
  }

  static func conflict(_ second: JSONNode, with first: JSONNode, in what: String) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, at: second.keyPlace,
      "\(Phrase.name(second)) does not go with \(Phrase.name(first)) in \(what)",
      expected: "only one of them", found: second.memberExcerpt,
      related: Related(label: "\(Phrase.name(first)) is here", place: first.keyPlace))
  }
}
