// SPDX-License-Identifier: MIT
//
// Numbers in texts. Rounding is half to even on the number's shortest decimal form.

/// Numbers in texts.
enum NumberText {
  /// A number as it is, without groups: 2024, 4.5.
  static func plain(_ value: Double, locale: String) -> String {
    guard value.isFinite else { return "" }
    let digits = DecimalDigits(value)
    return assemble(digits, grouping: nil, NumberForm.form(locale))
  }

  /// A number with groups, and with exactly so many decimals or at most three.
  static func grouped(_ value: Double, decimals: Int?, locale: String) -> String {
    var digits = DecimalDigits(value)
    digits.round(to: decimals ?? 3)
    if let decimals { digits.pad(to: decimals) }
    let form = NumberForm.form(locale)
    return assemble(digits, grouping: form.group, form)
  }

  private static func assemble(
    _ digits: DecimalDigits, grouping: String?, _ form: NumberForm
  ) -> String {
    var whole = ""
    let count = digits.whole.count
    let groups = grouping != nil && count >= 3 + form.minimumGrouping
    for (index, digit) in digits.whole.enumerated() {
      let left = count - index
      let isBetween = left == 3 || left > 3 && (left - 3) % form.groupSize == 0
      if groups, index > 0, isBetween { whole += grouping ?? "" }
      whole.append(form.digit(digit))
    }
    let sign = digits.isNegative && !digits.isZero ? form.minus : ""
    let fraction = digits.fraction.map(form.digit)
    return sign + whole + (fraction.isEmpty ? "" : form.decimal + String(fraction))
  }
}
