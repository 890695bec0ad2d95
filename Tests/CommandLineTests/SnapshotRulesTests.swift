// SPDX-License-Identifier: MIT
//
// What a configuration may say of comparing is what the comparison understands.

import Foundation
import ScreenDocument
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct SnapshotRulesTests {
  private static func rules(_ tolerance: String) -> (rules: SnapshotRules, found: [Diagnostic]) {
    let text = #"{ "version": 1, "tolerances": [ \#(tolerance) ] }"#
    let configuration = ProjectConfiguration.load(bytes: Array(text.utf8), name: "dcv-snap.json")
    let rules = SnapshotRules(configuration)
    return (rules, configuration.diagnostics + rules.diagnostics)
  }

  @Test("a word of the comparison is a word of the configuration", arguments: PixelMetric.allCases)
  func metric(_ metric: PixelMetric) {
    let (rules, found) = Self.rules(
      #"{ "match": "*", "reason": "a", "metric": "\#(metric.rawValue)" }"#)
    #expect(found.isEmpty)
    #expect(rules.tolerances.first?.tolerance.metric == metric)
  }

  @Test(
    "so are rules for smoothed edges", arguments: PixelTolerance.Antialiasing.allCases)
  func antialiasing(_ rule: PixelTolerance.Antialiasing) {
    let (rules, found) = Self.rules(
      #"{ "match": "*", "reason": "a", "aa": "\#(rule.rawValue)" }"#)
    #expect(found.isEmpty)
    #expect(rules.tolerances.first?.tolerance.antialiasing == rule)
  }

  @Test("and reporters", arguments: Reporter.Form.allCases)
  func reporter(_ form: Reporter.Form) throws {
    let text = #"{ "version": 1, "reporters": ["\#(form.rawValue)=a/b"] }"#
    let configuration = ProjectConfiguration.load(bytes: Array(text.utf8), name: "dcv-snap.json")
    #expect(configuration.diagnostics.isEmpty)
    let all = try Reporter.all(SnapshotRules(configuration).reporters.joined(separator: ","))
    #expect(all == [Reporter(form: form, path: "a/b")])
  }

  @Test func `every limit reaches the comparison`() {
    let (rules, found) = Self.rules(
      """
      { "match": "a/*", "reason": "b", "metric": "oklab", "threshold": 0.5, "maxDiffPixels": 7,
        "maxDiffPixelRatio": 0.25, "precision": 0.5, "window": "3:2", "aa": "ignore",
        "ignore": ["0:0-9:4", "1:1-1:1,2:2-2:2"], "masks": ["x", "y"] }
      """)
    #expect(found.isEmpty)
    var expected = PixelTolerance()
    expected.metric = .oklab
    expected.threshold = 0.5
    expected.maxDiffPixels = 7
    expected.maxDiffPixelRatio = 0.25
    expected.precision = 0.5
    expected.window = PixelTolerance.Window(side: 3, count: 2)
    expected.antialiasing = .ignore
    expected.masks = [
      PixelRect(x: 0, y: 0, width: 10, height: 5), PixelRect(x: 1, y: 1, width: 1, height: 1),
      PixelRect(x: 2, y: 2, width: 1, height: 1),
    ]
    expected.maskedElements = ["x", "y"]
    #expect(rules.tolerances.map(\.tolerance) == [expected])
  }

  @Test func `a tolerance that is wrong is no tolerance`() {
    let (rules, found) = Self.rules(#"{ "match": "*", "reason": "", "maxDiffPixels": 7 }"#)
    #expect(rules.tolerances.isEmpty)
    #expect(found.map(\.place.pointer) == ["/tolerances/0/reason"])
  }
}
