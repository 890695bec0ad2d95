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
    /// The first of the ten digits.
    var zero: Unicode.Scalar = "0"
    var minus = "-"
    /// Whether groups are of two digits after the first three, as in 12,34,567.
    var isIndian = false

    /// A digit as the language writes it.
    func digit(_ digit: Character) -> Character {
      guard zero != "0", let value = digit.wholeNumberValue, (0...9).contains(value),
        let scalar = Unicode.Scalar(zero.value + UInt32(value))
      else { return digit }
      return Character(scalar)
    }
  }

  private static let space = "\u{A0}"
  private static let narrow = "\u{202F}"
  private static let apostrophe = "\u{2019}"
  private static let english = Separators(decimal: ".", group: ",")
  private static let indian = Separators(decimal: ".", group: ",", isIndian: true)
  private static let arabic = Separators(
    decimal: "\u{66B}", group: "\u{66C}", zero: "\u{660}", minus: "\u{61C}-")
  private static let westernArabic = Separators(decimal: ",", group: ".", minus: "\u{200E}-")

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
    // Digits of their own, by `defaultNumberingSystem`; groups by the pattern `#,##,##0.###`.
    "ar": arabic, "ar-AE": Separators(decimal: ".", group: ",", minus: "\u{200E}-"),
    "ar-DZ": westernArabic, "ar-LY": westernArabic, "ar-MA": westernArabic, "ar-TN": westernArabic,
    "fa": Separators(
      decimal: "\u{66B}", group: "\u{66C}", zero: "\u{6F0}", minus: "\u{200E}\u{2212}"),
    "ur": Separators(decimal: ".", group: ",", minus: "\u{200E}-"),
    "bn": Separators(decimal: ".", group: ",", zero: "\u{9E6}", isIndian: true),
    "mr": Separators(decimal: ".", group: ",", zero: "\u{966}", isIndian: true),
    "ne": Separators(decimal: ".", group: ",", zero: "\u{966}", isIndian: true),
    "my": Separators(decimal: ".", group: ",", zero: "\u{1040}"),
    "en-IN": indian, "hi": indian, "gu": indian, "ml": indian, "pa": indian, "ta": indian,
    "te": indian,
  ]

  /// Languages and regions whose separators are known; all others are written as English.
  static var knownLocales: [String] { table.keys.sorted() }

  static func separators(_ locale: String) -> Separators {
    for tag in LocaleTag.candidates(locale) {
      if let found = table[tag] { return found }
    }
    return english
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
      let left = count - index
      let isBetween = separators.isIndian ? left == 3 || left > 3 && left % 2 == 1 : left % 3 == 0
      if groups, index > 0, isBetween { whole += grouping ?? "" }
      whole.append(separators.digit(digit))
    }
    let sign = digits.isNegative && !digits.isZero ? separators.minus : ""
    let fraction = digits.fraction.map(separators.digit)
    return sign + whole + (fraction.isEmpty ? "" : separators.decimal + String(fraction))
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
