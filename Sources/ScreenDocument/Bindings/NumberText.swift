// SPDX-License-Identifier: MIT
//
// Numbers in texts, by tables of our own: the same on every machine. Rounding is half to even on
// the number's shortest decimal form.

/// Numbers in texts.
enum NumberText {
  /// Separators of a language; English ones for languages that are not in the table.
  struct Separators: Sendable {
    var decimal: String
    var group: String
    /// Digits before the first group separator is written; Spanish, Polish and Portuguese want 5.
    var minimumGrouping = 1
  }

  private static let space = "\u{A0}"
  private static let narrow = "\u{202F}"
  private static let apostrophe = "\u{2019}"

  /// Follows Unicode CLDR, kept here so that nothing changes under a reference picture.
  private static let table: [String: Separators] = [
    "en": Separators(decimal: ".", group: ","), "ja": Separators(decimal: ".", group: ","),
    "zh": Separators(decimal: ".", group: ","), "ko": Separators(decimal: ".", group: ","),
    "th": Separators(decimal: ".", group: ","), "he": Separators(decimal: ".", group: ","),
    "de": Separators(decimal: ",", group: "."), "nl": Separators(decimal: ",", group: "."),
    "it": Separators(decimal: ",", group: "."), "da": Separators(decimal: ",", group: "."),
    "id": Separators(decimal: ",", group: "."), "tr": Separators(decimal: ",", group: "."),
    "el": Separators(decimal: ",", group: "."), "vi": Separators(decimal: ",", group: "."),
    "ro": Separators(decimal: ",", group: "."), "hr": Separators(decimal: ",", group: "."),
    "es": Separators(decimal: ",", group: ".", minimumGrouping: 2),
    "pt": Separators(decimal: ",", group: "."),
    "fr": Separators(decimal: ",", group: narrow), "nb": Separators(decimal: ",", group: space),
    "no": Separators(decimal: ",", group: space), "sv": Separators(decimal: ",", group: space),
    "fi": Separators(decimal: ",", group: space), "cs": Separators(decimal: ",", group: space),
    "sk": Separators(decimal: ",", group: space), "hu": Separators(decimal: ",", group: space),
    "ru": Separators(decimal: ",", group: space), "uk": Separators(decimal: ",", group: space),
    "bg": Separators(decimal: ",", group: space, minimumGrouping: 2),
    "pl": Separators(decimal: ",", group: space, minimumGrouping: 2),
    "de-AT": Separators(decimal: ",", group: space),
    "de-CH": Separators(decimal: ".", group: apostrophe),
    "es-MX": Separators(decimal: ".", group: ","),
    "pt-PT": Separators(decimal: ",", group: space, minimumGrouping: 2),
  ]

  /// Languages and regions whose separators are known; all others are written as English.
  static var knownLocales: [String] { table.keys.sorted() }

  static func separators(_ locale: String) -> Separators {
    for tag in LocaleTag.candidates(locale) {
      if let found = table[tag] { return found }
    }
    return Separators(decimal: ".", group: ",")
  }

  /// A number as it is, without groups: 2024, 4.5.
  static func plain(_ value: Double, locale: String) -> String {
    guard value.isFinite else { return "" }
    let digits = DecimalDigits(value)
    return assemble(digits, grouping: nil, separators(locale))
  }

  /// A number with groups, and with exactly so many decimals or at most three.
  static func grouped(_ value: Double, decimals: Int?, locale: String) -> String {
    var digits = DecimalDigits(value)
    digits.round(to: decimals ?? 3)
    if let decimals { digits.pad(to: decimals) }
    let separators = separators(locale)
    return assemble(digits, grouping: separators.group, separators)
  }

  private static func assemble(
    _ digits: DecimalDigits, grouping: String?, _ separators: Separators
  ) -> String {
    var whole = ""
    let count = digits.whole.count
    let groups = grouping != nil && count >= 3 + separators.minimumGrouping
    for (index, digit) in digits.whole.enumerated() {
      if groups, index > 0, (count - index) % 3 == 0 { whole += grouping ?? "" }
      whole.append(digit)
    }
    let sign = digits.isNegative && !digits.isZero ? "-" : ""
    let fraction = digits.fraction.isEmpty ? "" : separators.decimal + String(digits.fraction)
    return sign + whole + fraction
  }
}

/// The parts of a BCP 47 tag that decide about numbers and names.
enum LocaleTag {
  /// `de-AT` and then `de`, for `de_AT`, `de-Latn-AT` and the like.
  static func candidates(_ locale: String) -> [String] {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first?.lowercased() else { return [] }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
    return (region.map { [language + "-" + $0] } ?? []) + [language]
  }
}
