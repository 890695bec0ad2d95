// SPDX-License-Identifier: MIT
//
// What tolerances cost: how much of each a run used, what it let through, and which ones nobody
// needs any more.

import Foundation

/// How much of a tolerance one snapshot used.
package struct ToleranceUse: Hashable, Sendable {
  /// The snapshot's id.
  package var id: String
  /// Place of the rule in the configuration, from 0.
  package var rule: Int
  /// Pixels that would count without the tolerance, masked ones among them.
  package var hidden: Int
  /// Pixels that count in spite of it.
  package var counted: Int
  /// All pixels.
  package var total: Int
  /// The most in any window.
  package var densest: Int
  /// Whether it passed.
  package var passed: Bool

  /// A use by its parts.
  package init(id: String, rule: Int, difference: PixelDifference?, passed: Bool) {
    self.id = id
    self.rule = rule
    hidden = difference.map { $0.differing + $0.masked } ?? 0
    counted = difference?.counted ?? 0
    total = difference?.total ?? 0
    densest = difference?.densest ?? 0
    self.passed = passed
  }

  /// A use as it was stored.
  init(
    id: String, rule: Int, hidden: Int, counted: Int, total: Int, densest: Int, passed: Bool
  ) {
    self.id = id
    self.rule = rule
    self.hidden = hidden
    self.counted = counted
    self.total = total
    self.densest = densest
    self.passed = passed
  }

  /// How much of the tightest limit was used, 0 to 1; 1 when it has no limit on numbers.
  func share(of tolerance: PixelTolerance) -> Double {
    guard counted > 0 else { return 0 }
    var shares: [Double] = []
    if let most = tolerance.maxDiffPixels { shares.append(Double(counted) / Double(max(most, 1))) }
    let part = Double(counted) / Double(max(total, 1))
    if let ratio = tolerance.maxDiffPixelRatio, ratio > 0 { shares.append(part / ratio) }
    if let precision = tolerance.precision, precision < 1 { shares.append(part / (1 - precision)) }
    if let window = tolerance.window {
      shares.append(Double(densest) / Double(max(window.count, 1)))
    }
    return min(1, shares.max() ?? 1)
  }
}

/// What a run tells of one rule.
package struct ToleranceDebt: Hashable, Sendable {
  /// Place of the rule in the configuration, from 0.
  package var rule: Int
  /// Its pattern.
  package var pattern: String
  /// What it lets through.
  package var tolerance: String
  /// Why it is there.
  package var reason: String
  /// Snapshots that it holds for.
  package var matched: Int
  /// Snapshots that passed because of it, those with the most hidden pixels first.
  package var uses: [ToleranceUse]
  /// How much of it the snapshot closest to its limit used, 0 to 1.
  package var share: Double
  /// What to do about it; nil when it is needed as it is.
  package var advice: String?

  /// What a run tells of all rules, in the order of the configuration.
  ///
  /// - Parameters:
  ///   - uses: One for each snapshot that a rule holds for, also those that needed none of it.
  ///   - isComplete: Only a complete run may call a rule unused.
  package static func of(
    _ rules: [ToleranceRule], uses: [ToleranceUse], isComplete: Bool
  ) -> [ToleranceDebt] {
    rules.enumerated().map { index, rule in
      let matching = uses.filter { $0.rule == index }
      let needed = matching.filter { $0.passed && $0.hidden > 0 }
        .sorted { ($1.hidden, $0.id) < ($0.hidden, $1.id) }
      return ToleranceDebt(
        rule: index, pattern: rule.pattern.text, tolerance: rule.tolerance.text,
        reason: rule.reason, matched: matching.count, uses: needed,
        share: needed.map { $0.share(of: rule.tolerance) }.max() ?? 0,
        advice: isComplete ? advice(rule, matching, needed) : nil)
    }
  }

  private static func advice(
    _ rule: ToleranceRule, _ matching: [ToleranceUse], _ needed: [ToleranceUse]
  ) -> String? {
    if matching.isEmpty { return "matches no snapshot; remove it" }
    if needed.isEmpty {
      // One that failed may need the rule once it is repaired.
      return matching.allSatisfy(\.passed) ? "not needed by any snapshot; remove it" : nil
    }
    return closer(rule.tolerance, needed)
  }

  /// Limits that would still hold for what a rule is needed for; nil when those are as close as
  /// they can be told. Parts have four digits.
  private static func closer(_ tolerance: PixelTolerance, _ needed: [ToleranceUse]) -> String? {
    if let most = tolerance.maxDiffPixels, let used = needed.map(\.counted).max(), used < most {
      return "\(used) pixels would do instead of \(most)"
    }
    let part = needed.map { (Double($0.counted) / Double(max($0.total, 1)) * 10_000).rounded(.up) }
    guard let worst = part.max() else { return nil }
    if let ratio = tolerance.maxDiffPixelRatio, worst < (ratio * 10_000).rounded(.down) {
      return "a ratio of \(worst / 10_000) would do instead of \(ratio)"
    }
    if let precision = tolerance.precision, 10_000 - worst > (precision * 10_000).rounded(.up) {
      return "a precision of \((10_000 - worst) / 10_000) would do instead of \(precision)"
    }
    return nil
  }

  /// One line: what it hid.
  package var text: String {
    let hidden = uses.reduce(0) { $0 + $1.hidden }
    var text = "`\(pattern)` (\(tolerance)): "
    if uses.isEmpty {
      text += "hid nothing in \(matched) \(matched == 1 ? "snapshot" : "snapshots")"
    } else {
      let percent = Int((share * 100).rounded(.up))
      text += "hid \(PixelDifference.grouped(hidden)) pixels in \(uses.count) of \(matched), "
      text += "up to \(percent) % of its limit"
    }
    return advice.map { text + "; " + $0 } ?? text
  }
}
