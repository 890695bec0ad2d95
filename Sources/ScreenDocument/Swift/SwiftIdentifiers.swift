// SPDX-License-Identifier: MIT
//
// Names of a document as names in Swift: in camel case, unlike one another, never a word of the
// language.

import Foundation

/// Gives out names, each once.
struct SwiftIdentifiers {
  private var taken: Set<String>

  /// Names, of which some are taken already.
  init(taken: Set<String> = []) { self.taken = taken }

  /// A name of its own: `wanted`, or `wanted` with a number.
  mutating func unique(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + String(number)
      number += 1
    }
    return name
  }

  /// A name of its own for a type; `words` of a document, and what it is.
  ///
  /// - Parameter suffix: Not said twice: a `panelHeader` as header is a `PanelHeader`.
  mutating func type(_ words: String, suffix: String) -> String {
    unique(Self.type(words, suffix: suffix))
  }

  static func type(_ words: String, suffix: String) -> String {
    let name = parts(words).map(capitalized).joined()
    let whole = name.hasSuffix(suffix) ? name : name + suffix
    return startsWell(whole) ? whole : "The" + whole
  }

  /// A name for a value, unlike Swift's own words.
  static func value(_ words: [String], otherwise: String = "value") -> String {
    let parts = words.flatMap(parts)
    guard let first = parts.first else { return otherwise }
    var name = uncapitalized(first) + parts.dropFirst().map(capitalized).joined()
    if !startsWell(name) { name = otherwise + capitalized(name) }
    return reserved.contains(name) ? name + "Value" : name
  }

  // MARK: Letters

  /// The words of a name: what stands between characters that no name may hold.
  private static func parts(_ words: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for scalar in words.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isLetter(scalar) || isDigit(scalar) {
        part.unicodeScalars.append(scalar)
      } else if !part.isEmpty {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      scalar.properties.isXIDStart && scalar.value <= 0xFFFF
    default: false
    }
  }

  private static func startsWell(_ name: String) -> Bool {
    name.unicodeScalars.first.map(isLetter) ?? false
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `URLText` becomes `urlText`, `Title` `title`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let kept = max(1, capitals.count - 1)
    return capitals.isEmpty ? word : word.prefix(kept).lowercased() + word.dropFirst(kept)
  }

  /// Swift's words, and what the models have already.
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "configuredCell", "consuming", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "hash", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
    "isolated", "let", "macro", "makeCell", "makeView", "mismatch", "model", "mutating", "nil",
    "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "reuseIdentifier", "self", "sending", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type",
    "typealias", "unowned", "var", "weak", "where", "while", "yield",
  ]
}
