// SPDX-License-Identifier: MIT
//
// Amounts of money in texts.

/// Amounts of money.
enum CurrencyText {
  /// Currencies whose amounts have other decimals than two (ISO 4217; Unicode CLDR's for amounts that
  /// are written).
  private static let decimals: [String: Int] = {
    var decimals = ["BHD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3, "CLF": 4, "UYW": 4]
    let whole = """
      ADP AFN ALL BIF BYR CLP COP DJF ESP GNF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA \
      MGF MMK MRO PKR PYG RSD RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
      """
    for code in whole.split(separator: " ") { decimals[String(code)] = 0 }
    return decimals
  }()

  /// An amount of the currency with this code, rounded to its decimals.
  static func amount(_ value: Double, code: String, locale: String) -> String {
    let number = NumberText.grouped(
      abs(value), decimals: decimals[code] ?? 2, locale: locale)
    return CurrencyForm.form(locale).text(number, code: code, isNegative: value < 0)
  }
}
