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
  /// Those of them that differ below masks.
  package var masked = 0
  /// The largest distance that a threshold let through; nil when it let nothing through.
  package var furthest: Double?
  /// Pixels that count in spite of it.
  package var counted: Int
  /// All pixels.
  package var total: Int
  /// The most in any window.
  package var densest: Int
  /// Whether it passed.
  package var passed: Bool

  /// What a comparison used; nil is one in which nothing had to be compared.
  package init(id: String, rule: Int, difference: PixelDifference?, passed: Bool) {
    self.id = id
    self.rule = rule
    hidden = difference.map { $0.differing + $0.masked } ?? 0
    masked = difference?.masked ?? 0
    furthest = difference?.furthestHidden
    counted = difference?.counted ?? 0
    total = difference?.total ?? 0
    densest = difference?.densest ?? 0
    self.passed = passed
  }

  /// A use as it was stored.
  init(
    id: String, rule: Int, hidden: Int, masked: Int, furthest: Double?, counted: Int, total: Int,
    densest: Int, passed: Bool
  ) {
    self.id = id
    self.rule = rule
    self.hidden = hidden
    self.masked = masked
    self.furthest = furthest
    self.counted = counted
    self.total = total
    self.densest = densest
    self.passed = passed
  }

  /// How much of the tightest limit was used, 0 to 1; nil when it has none, as masks alone.
  func share(of tolerance: PixelTolerance) -> Double? {
    var shares: [Double] = []
    if tolerance.metric != .exact, tolerance.threshold > 0 {
      shares.append((furthest ?? 0) / tolerance.threshold)
    }
    if tolerance.allowsSome, counted == 0 { shares.append(0) }
    guard counted > 0 else { return shares.max() }
    if let most = tolerance.maxDiffPixels { shares.append(Double(counted) / Double(max(most, 1))) }
    let part = Double(counted) / Double(max(total, 1))
    if let ratio = tolerance.maxDiffPixelRatio, ratio > 0 { shares.append(part / ratio) }
    if let precision = tolerance.precision, precision < 1 { shares.append(part / (1 - precision)) }
    if let window = tolerance.window {
      shares.append(Double(densest) / Double(max(window.count, 1)))
    }
    return shares.max().map { min(1, $0) }
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
  /// How much of it the snapshot closest to its limit used, 0 to 1; nil when it has no limit.
  package var share: Double?
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
        share: needed.compactMap { $0.share(of: rule.tolerance) }.max(),
        advice: isComplete ? advice(rule, matching, needed, of: uses) : nil)
    }
  }

  private static func advice(
    _ rule: ToleranceRule, _ matching: [ToleranceUse], _ needed: [ToleranceUse],
    of all: [ToleranceUse]
  ) -> String? {
    if matching.isEmpty {
      return all.contains { rule.pattern.matches($0.id) }
        ? "later rules hold for all that it matches; remove it, or move it below them"
        : "matches no snapshot; remove it"
    }
    if needed.isEmpty {
      // One that failed may need the rule once it is repaired.
      return matching.allSatisfy(\.passed) ? "not needed by any snapshot; remove it" : nil
    }
    let parts = [closer(rule.tolerance, needed), closerThreshold(rule.tolerance, matching)]
    let found = parts.compactMap { $0 }
    return found.isEmpty ? nil : found.joined(separator: ", and ")
  }

  /// The smallest threshold, in four digits, that lets through what it lets through now.
  private static func closerThreshold(
    _ tolerance: PixelTolerance, _ matching: [ToleranceUse]
  ) -> String? {
    guard tolerance.metric != .exact, tolerance.threshold > 0 else { return nil }
    let now = DistanceText.exact(tolerance.threshold)
    guard let furthest = matching.compactMap(\.furthest).max() else {
      return "no pixel needs the threshold of \(now)"
    }
    guard DistanceText.roundedUp(furthest) < tolerance.threshold else { return nil }
    return "a threshold of \(DistanceText.atMost(furthest)) would do instead of \(now)"
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

  /// Pixels that differ below masks.
  private var masked: Int { uses.reduce(0) { $0 + $1.masked } }

  /// The largest distance that its threshold let through.
  private var furthest: Double? { uses.compactMap(\.furthest).max() }

  /// ``share`` in percent, rounded up.
  package var percent: Int? { share.map { Int(($0 * 100).rounded(.up)) } }

  /// One line: what it hid.
  package var text: String {
    let hidden = uses.reduce(0) { $0 + $1.hidden }
    var text = "`\(pattern)` (\(tolerance)): "
    if uses.isEmpty {
      text += "hid nothing in \(matched) \(matched == 1 ? "snapshot" : "snapshots")"
    } else {
      text += "hid \(PixelDifference.grouped(hidden)) \(hidden == 1 ? "pixel" : "pixels")"
      text += " in \(uses.count) of \(matched)"
      if masked > 0 { text += ", \(PixelDifference.grouped(masked)) of them below masks" }
      if let furthest { text += ", the furthest \(DistanceText.atMost(furthest)) apart" }
      if let percent { text += ", up to \(percent) % of its limit" }
    }
    return advice.map { text + "; " + $0 } ?? text
  }
}
