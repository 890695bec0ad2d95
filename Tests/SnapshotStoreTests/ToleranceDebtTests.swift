// SPDX-License-Identifier: MIT
//
// What tolerances hide is told; what nobody needs is proposed for removal.

import Testing

@testable import SnapshotStore

@Suite struct ToleranceDebtTests {
  private func rule(_ pattern: String, most: Int) throws -> ToleranceRule {
    var tolerance = PixelTolerance()
    tolerance.maxDiffPixels = most
    return try #require(
      ToleranceRule(pattern: pattern, tolerance: tolerance, reason: "a shadow of another driver"))
  }

  private func use(_ id: String, rule: Int = 0, counted: Int, passed: Bool = true) -> ToleranceUse {
    var difference = PixelDifference(total: 1000)
    difference.counted = counted
    difference.differing = counted
    return ToleranceUse(id: id, rule: rule, difference: difference, passed: passed)
  }

  @Test func `a rule needs a reason`() {
    #expect(ToleranceRule(pattern: "*", tolerance: PixelTolerance(), reason: " \n") == nil)
  }

  @Test func `the last rule that matches holds`() throws {
    let rules = [try rule("**", most: 1), try rule("feed/*", most: 2)]
    #expect(rules.rule(for: "feed/top")?.index == 1)
    #expect(rules.rule(for: "feed/a/top")?.index == 0)
  }

  @Test func `a rule that later ones stand in for is not said to match nothing`() throws {
    let rules = [try rule("feed/*", most: 1), try rule("**", most: 2), try rule("fead/*", most: 3)]
    let debt = ToleranceDebt.of(
      rules, uses: [use("feed/a", rule: 1, counted: 2)], isComplete: true)
    #expect(
      debt.map(\.advice) == [
        "later rules hold for all that it matches; remove it, or move it below them", nil,
        "matches no snapshot; remove it",
      ])
  }

  @Test func `a debt tells what it hid, and how near its limit it came`() throws {
    let rules = [try rule("feed/*", most: 120)]
    let uses = [use("feed/a", counted: 30), use("feed/b", counted: 60), use("feed/c", counted: 0)]
    let debt = ToleranceDebt.of(rules, uses: uses, isComplete: true)
    #expect(
      debt[0].text
        == "`feed/*` (at most 120 pixels): hid 90 pixels in 2 of 3, up to 50 % of its limit; "
        + "60 pixels would do instead of 120")
    #expect(debt[0].uses.map(\.id) == ["feed/b", "feed/a"])
  }

  @Test(
    "limits in parts are proposed closer, with four digits",
    arguments: [
      // Derived: of 1,000 pixels; parts are rounded to the side of the rule.
      ("ratio", 0.05, 12, "a ratio of 0.012 would do instead of 0.05"),
      ("ratio", 0.012, 12, nil),
      ("precision", 0.95, 12, "a precision of 0.988 would do instead of 0.95"),
      ("precision", 0.988, 12, nil),
    ])
  func closerParts(kind: String, limit: Double, counted: Int, advice: String?) throws {
    var tolerance = PixelTolerance()
    if kind == "ratio" { tolerance.maxDiffPixelRatio = limit } else { tolerance.precision = limit }
    let rule = try #require(ToleranceRule(pattern: "*", tolerance: tolerance, reason: "x"))
    let debt = ToleranceDebt.of([rule], uses: [use("a", counted: counted)], isComplete: true)
    #expect(debt.first?.advice == advice)
  }

  @Test func `a threshold tells the largest distance that it let through, a mask what lies below`()
    throws
  {
    let before = Raster(width: 8, height: 8)
    var after = before
    after.fill(PixelRect(x: 0, y: 0, width: 2, height: 2), with: Pixel(250, 250, 250))
    after.fill(PixelRect(x: 4, y: 4, width: 2, height: 1), with: Pixel(0, 0, 0))
    var tolerance = PixelTolerance(precision: 1, perceptualPrecision: 0.98)
    tolerance.precision = nil
    tolerance.masks = [PixelRect(x: 4, y: 4, width: 4, height: 4)]
    func text(_ tolerance: PixelTolerance) throws -> String {
      let rule = try #require(ToleranceRule(pattern: "*", tolerance: tolerance, reason: "a test"))
      let comparison = PixelComparison(before, after, tolerance: tolerance)
      let use = ToleranceUse(
        id: "a", rule: 0, difference: comparison?.difference, passed: true)
      return ToleranceDebt.of([rule], uses: [use], isComplete: true)[0].text
    }
    // CIELAB's L* of sRGB 250 is 98.2720 (IEC 61966-2-1, CIE 15), white's is 100: 1.7280 apart.
    #expect(
      try text(tolerance)
        == "`*` (deltaE over 2, 1 masked area): hid 6 pixels in 1 of 1, 2 of them below masks, "
        + "the furthest 1.728 apart, up to 87 % of its limit; "
        + "a threshold of 1.728 would do instead of 2")
    var masks = PixelTolerance()
    masks.masks = [PixelRect(x: 0, y: 0, width: 8, height: 8)]
    #expect(
      try text(masks) == "`*` (1 masked area): hid 6 pixels in 1 of 1, 6 of them below masks")
  }

  @Test func `an unused rule is proposed for removal, by a complete run only`() throws {
    let rules = [try rule("feed/*", most: 1), try rule("gone/*", most: 1)]
    let uses = [use("feed/a", counted: 0)]
    #expect(
      ToleranceDebt.of(rules, uses: uses, isComplete: true).map(\.advice) == [
        "not needed by any snapshot; remove it", "matches no snapshot; remove it",
      ])
    #expect(
      ToleranceDebt.of(rules, uses: uses, isComplete: false).map(\.advice) == [nil, nil])
  }

  @Test(
    "patterns stay inside a folder unless told otherwise",
    arguments: [
      ("feed/*", "feed/top", true), ("feed/*", "feed/a/top", false),
      ("feed/**", "feed/a/top", true), ("**/top*", "feed/a/top~appearance=dark", true),
      ("*", "feed/top", false), ("feed/t?p", "feed/top", true), ("feed?top", "feed/top", false),
      ("", "", true), ("a*b*c", "axxbxc", true), ("a*b*c", "axxbx", false), ("***", "a/b", true),
    ])
  func patterns(_ pattern: String, id: String, matches: Bool) {
    #expect(SnapshotPattern(pattern).matches(id) == matches)
  }
}
