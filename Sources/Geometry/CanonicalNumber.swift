// SPDX-License-Identifier: MIT
//
// Numbers as our files show them: at most three decimals, no trailing zeros, never -0, no locale.

public import Foundation

/// Writes numbers the same way on every machine.
public enum CanonicalNumber {
  /// `value` with at most `decimals` (0 to 9) decimals; not a number and infinity become `0`.
  public static func string(_ value: CGFloat, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (Double(value) * factor).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 9e18 else { return "\(value)" }
    let whole = Int64(scaled)
    let unit = Int64(factor)
    var text = whole < 0 ? "-" : ""
    let magnitude = whole.magnitude
    text += String(magnitude / unit.magnitude)
    var fraction = magnitude % unit.magnitude
    guard fraction != 0 else { return text }
    var digits = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let tail = String(fraction)
    return text + "." + String(repeating: "0", count: digits - tail.utf8.count) + tail
  }

  /// The number that ``string(_:decimals:)`` writes, as it is read back.
  public static func rounded(_ value: CGFloat, decimals: Int = 3) -> CGFloat {
    guard value.isFinite else { return 0 }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (Double(value) * factor).rounded(.toNearestOrAwayFromZero)
    // Whole numbers up to here are exact, so their quotient is the number nearest to the text.
    guard abs(scaled) < 9e15 else {
      return CGFloat(Double(string(value, decimals: decimals)) ?? 0)
    }
    return scaled == 0 ? 0 : CGFloat(scaled / factor)
  }
}
