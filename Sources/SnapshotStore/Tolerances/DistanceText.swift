// SPDX-License-Identifier: MIT
//
// How distances of pixels are written.

import Foundation

/// Distances and thresholds as they are written.
package enum DistanceText {
  /// Without the noise of binary fractions, and no fraction where there is none: `2`, `0.1`.
  package static func exact(_ value: Double) -> String {
    text(rounded(value, digits: 10, by: .toNearestOrEven))
  }

  /// Four digits, never less than it is: `0.04231`.
  static func atMost(_ value: Double) -> String { text(roundedUp(value)) }

  /// The next number of four digits.
  static func roundedUp(_ value: Double) -> Double { rounded(value, digits: 4, by: .up) }

  private static func rounded(
    _ value: Double, digits: Int, by rule: FloatingPointRoundingRule
  ) -> Double {
    guard value > 0, value.isFinite else { return value }
    let factor = pow(10, Double(digits - 1) - log10(value).rounded(.down))
    guard factor.isFinite, factor > 0 else { return value }
    let parts = (value * factor).rounded(rule)
    return rule == .up && parts / factor < value ? (parts + 1) / factor : parts / factor
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
