// SPDX-License-Identifier: MIT
//
// The decimal digits of a double's shortest form, and rounding on them.

/// The decimal digits of a number.
struct DecimalDigits {
  /// Before the point, without leading zeros; `0` when there are none.
  var whole: [Character]
  /// After the point.
  var fraction: [Character]
  var isNegative: Bool

  var isZero: Bool { whole == ["0"] && fraction.allSatisfy { $0 == "0" } }

  /// The shortest digits that mean `value`, which is finite.
  init(_ value: Double) {
    isNegative = value < 0
    let text = "\(abs(value))"
    let parts = text.split(separator: "e", maxSplits: 1)
    let mantissa = (parts.first ?? "0").split(separator: ".", maxSplits: 1)
    whole = Array(mantissa.first ?? "0")
    fraction = mantissa.count > 1 ? Array(mantissa[1]) : []
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    while exponent > 0 {
      whole.append(fraction.isEmpty ? "0" : fraction.removeFirst())
      exponent -= 1
    }
    while exponent < 0 {
      fraction.insert(whole.popLast() ?? "0", at: 0)
      exponent += 1
    }
    while whole.first == "0", whole.count > 1 { whole.removeFirst() }
    if whole.isEmpty { whole = ["0"] }
    while fraction.last == "0" { fraction.removeLast() }
  }

  /// Rounds half to even to at most so many decimals.
  mutating func round(to decimals: Int) {
    guard fraction.count > decimals else { return }
    let dropped = fraction[decimals...]
    fraction = Array(fraction[..<decimals])
    let first = dropped.first ?? "0"
    let isHalf = first == "5" && dropped.dropFirst().allSatisfy { $0 == "0" }
    let last = fraction.last ?? whole.last ?? "0"
    let isOdd = ["1", "3", "5", "7", "9"].contains(last)
    if first > "5" || (first == "5" && !isHalf) || (isHalf && isOdd) { increment() }
    while fraction.last == "0" { fraction.removeLast() }
  }

  private mutating func increment() {
    var digits = whole + fraction
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] == "9" {
        digits[index] = "0"
        index -= 1
      } else {
        let value = digits[index].wholeNumberValue ?? 0
        digits[index] = Character(String(value + 1))
        break
      }
    }
    if index < 0 { digits.insert("1", at: 0) }
    let decimals = fraction.count
    whole = Array(digits.dropLast(decimals))
    fraction = Array(digits.suffix(decimals))
  }

  /// Adds zeros up to so many decimals.
  mutating func pad(to decimals: Int) {
    while fraction.count < decimals { fraction.append("0") }
  }
}
