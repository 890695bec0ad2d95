// SPDX-License-Identifier: MIT
//
// Facts about languages and regions, kept as tables beside this file, so that nothing changes under a
// reference picture.

/// The lines of a table of facts.
enum LocaleFacts {
  /// All lines but remarks.
  static func lines(_ table: [UInt8]) -> [Substring] {
    String(decoding: table, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// A text with its invisible characters, which tables write as signs.
  static func text(_ written: Substring) -> String {
    var text = ""
    for character in written { text += signs[character] ?? String(character) }
    return text
  }

  private static let signs: [Character: String] = [
    "_": "\u{A0}", "~": "\u{202F}", "<": "\u{200E}", ">": "\u{200F}", "^": "\u{61C}",
  ]

  /// The first of the tags of `locale` that a table has.
  static func first<Fact>(in table: [String: Fact], for locale: String) -> Fact? {
    if let found = table[locale] { return found }
    for tag in LocaleTag.candidates(locale) {
      if let found = table[tag] { return found }
    }
    return nil
  }
}

/// The parts of a BCP 47 tag that decide about numbers and names.
enum LocaleTag {
  /// `zh-TW`, `zh-Hant` and then `zh`, for `zh-Hant-TW`, `zh_hant_tw` and the like.
  static func candidates(_ locale: String) -> [String] {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first?.lowercased() else { return [] }
    let rest = parts.dropFirst().prefix { $0.utf8.count > 1 }
    let region = rest.first { $0.utf8.count == 2 || $0.allSatisfy(\.isNumber) }
    let script = rest.first { $0.utf8.count == 4 }
    return [region.map { $0.uppercased() }, script.map { $0.capitalized }].compactMap { part in
      part.map { language + "-" + $0 }
    } + [language]
  }
}

extension Substring {
  /// `Hant` for `HANT` and `hant`.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
