// SPDX-License-Identifier: MIT
//
// What `dcv-snap.json` says of comparing: tolerances with their reasons, and the reports wanted.

import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// What a configuration says of comparing.
struct SnapshotRules: Sendable {
  private static let keys = [
    "match", "reason", "metric", "threshold", "maxDiffPixels", "maxDiffPixelRatio", "precision",
    "perceptualPrecision", "window", "aa", "ignore", "masks",
  ]

  /// In the order of the file; the last one that matches holds.
  private(set) var tolerances: [ToleranceRule] = []
  /// As `--reporter` takes them.
  private(set) var reporters: [String] = []
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []

  /// Nothing is let through.
  init() {}

  /// Reads a configuration; one that is no JSON is reported by its other reader.
  init(bytes: [UInt8], name: String) {
    guard let root = try? JSONValue(String(decoding: bytes, as: UTF8.self)) else { return }
    for (index, entry) in (root["tolerances"].array ?? []).enumerated() {
      do throws(UsageError) {
        tolerances.append(try Self.rule(entry))
      } catch {
        complain(error, at: "/tolerances/\(index)", name, bytes)
      }
    }
    reporters = (root["reporters"].array ?? []).compactMap(\.string)
  }

  private static func rule(_ entry: JSONValue) throws(UsageError) -> ToleranceRule {
    guard case .object(let members) = entry else {
      throw UsageError(message: "a tolerance is an object", expected: "match, reason and limits")
    }
    if let unknown = members.map(\.0).first(where: { !keys.contains($0) }) {
      throw UsageError(
        message: "'\(Quoted.short(unknown))' is not a key of a tolerance",
        expected: keys.joined(separator: ", "),
        hint: NearestName.of(unknown, in: keys).map { "did you mean '\($0)'?" })
    }
    var reader = ToleranceReader()
    for (key, value) in members where key != "match" && key != "reason" {
      let texts = value.array?.map(text) ?? [text(value)]
      for text in texts { try reader.take(key, text, source: key) }
    }
    guard let pattern = entry["match"].string else {
      throw UsageError(message: "a tolerance needs 'match'", expected: "a pattern of snapshot ids")
    }
    guard
      let rule = ToleranceRule(
        pattern: pattern, tolerance: reader.tolerance, reason: entry["reason"].string ?? "")
    else {
      throw UsageError(
        message: "a tolerance needs a 'reason'",
        expected: "a sentence for those who read the report")
    }
    return rule
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .integer(let number): String(number)
    case .number(let number): "\(number)"
    case .string(let text): text
    default: value.compact
    }
  }

  private mutating func complain(
    _ error: UsageError, at pointer: String, _ name: String, _ bytes: [UInt8]
  ) {
    // The list's own key; entries carry no positions.
    let text = String(decoding: bytes, as: UTF8.self)
    let before = text.range(of: "\"tolerances\"").map { text[..<$0.lowerBound] } ?? ""
    let line = before.count { $0.isNewline } + 1
    let column =
      before.count
      - (before.lastIndex { $0.isNewline }.map {
        before.distance(from: before.startIndex, to: $0) + 1
      } ?? 0)
    diagnostics.append(
      Diagnostic(
        .wrongType,
        at: Diagnostic.Place(file: name, line: line, column: column + 1, pointer: pointer),
        error.message, expected: error.expected, hint: error.hint))
  }
}
