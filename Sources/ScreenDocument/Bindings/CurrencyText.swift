// SPDX-License-Identifier: MIT
//
// Amounts of money, by tables of our own: symbols are the same in every language.

/// Amounts of money.
enum CurrencyText {
  /// Currencies known by a symbol; others are shown by their three letters.
  private static let symbols: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹",
    "BRL": "R$", "ILS": "₪", "VND": "₫", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$",
    "HKD": "HK$", "TWD": "NT$",
  ]
  /// Currencies without a smaller unit.
  private static let withoutDecimals: Set<String> = ["JPY", "KRW", "VND", "CLP", "ISK", "HUF"]
  /// Languages that write the symbol before the amount. All others put it after a no-break space.
  private static let before: Set<String> = [
    "en", "ja", "zh", "ko", "th", "tr", "hi", "gu", "ml", "pa", "ta", "te", "mr",
  ]
  /// Languages that write it after the amount without a space.
  private static let right: Set<String> = ["bn"]
  /// Languages that write it before the amount, and a mark of the direction before that.
  private static let beforeMarked: Set<String> = ["fa"]
  /// Languages that write it before the amount with a no-break space between.
  private static let beforeWithSpace: Set<String> = ["nl", "pt-BR", "pt", "id", "de-CH", "de-AT"]

  static func amount(_ value: Double, code: String, locale: String) -> String {
    let number = NumberText.grouped(
      abs(value), decimals: withoutDecimals.contains(code) ? 0 : 2, locale: locale)
    let symbol = symbols[code]
    let sign = value < 0 ? NumberText.separators(locale).minus : ""
    let space = "\u{A0}"
    for tag in LocaleTag.candidates(locale) {
      if beforeWithSpace.contains(tag) { return sign + (symbol ?? code) + space + number }
      if beforeMarked.contains(tag) {
        return "\u{200E}" + sign + (symbol ?? code + space) + number
      }
      if right.contains(tag) { return sign + number + (symbol ?? space + code) }
      if before.contains(tag) {
        return sign + (symbol ?? code + space) + number
      }
    }
    return sign + number + space + (symbol ?? code)
  }
}
