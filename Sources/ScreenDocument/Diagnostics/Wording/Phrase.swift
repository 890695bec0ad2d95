// SPDX-License-Identifier: MIT
//
// The wording of every diagnostic made while a document is read is in this folder, by what it is
// about: call sites stay silent about prose. Here are the phrases that many share.

import DynamicCollectionView
import Foundation
import Geometry

extension Complaint {
  /// A bound as messages show it.
  static func text(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 6) }
}

/// Phrases that many messages share.
enum Phrase {
  /// `one of a, b, c`; nil when there are more than a reader would look through.
  static func oneOf(_ names: [String], most: Int = 12) -> String? {
    names.count <= most
      ? (names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")) : nil
  }

  /// `one of a, b, c`; the first ten of many and the number of the others.
  static func oneOfMany(_ names: [String]) -> String {
    oneOf(names)
      ?? "one of " + names.prefix(10).joined(separator: ", ")
      + " and \(names.count - 10) others (see dcv-snap schema)"
  }

  static func didYouMean(_ name: String, _ known: some Sequence<String>) -> String? {
    (sameName(name, known) ?? NearestName.of(name, in: known)).map { "did you mean '\($0)'?" }
  }

  /// The word that is the same but for how it is spelled elsewhere: `top-right` is `topTrailing`, and
  /// `gray5` is `systemGray5`.
  private static func sameName(_ name: String, _ known: some Sequence<String>) -> String? {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let directed = letters.replacing("left", with: "leading").replacing("right", with: "trailing")
    let spellings = [letters, directed, "system" + letters]
    return known.first { spellings.contains($0.lowercased()) }
  }

  /// A kind of value with its article, as messages call what was found.
  static func kind(_ kind: JSONText.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  static func name(_ node: JSONNode) -> String { node.key.map { "'\($0)'" } ?? "this value" }

  static func plural(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A quoted name, cut at about 40 characters.
  static func quoted(_ text: String) -> String {
    "'" + (text.unicodeScalars.count > 40 ? String(text.prefix(40)) + "…" : text) + "'"
  }
}

extension JSONNode {
  /// The place of its key, with the pointer of the object around it.
  var parentPlace: Diagnostic.Place {
    var place = keyPlace
    if let slash = place.pointer.lastIndex(of: "/") {
      place.pointer = String(place.pointer[..<slash])
    }
    return place
  }
}

extension Complaint {
  var expectation: String {
    switch self {
    case .wrongType(let expected), .outOfRange(let expected): expected
    case .unknownWord(let what, let allowed): Phrase.oneOf(allowed) ?? what
    case .notSupported(let what): "something else than " + what
    }
  }
}
