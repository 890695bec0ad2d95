// SPDX-License-Identifier: MIT
//
// What `dcv-snap.json` says of comparing: tolerances with their reasons, and the reports wanted.

import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// What a configuration says of comparing.
struct SnapshotRules: Sendable {
  /// In the order of the file; the last one that matches holds.
  private(set) var tolerances: [ToleranceRule] = []
  /// As `--reporter` takes them.
  private(set) var reporters: [String] = []
  /// What is wrong with them beyond what the configuration's reader saw.
  private(set) var diagnostics: [Diagnostic] = []

  /// Nothing is let through.
  init() {}

  /// The rules of a configuration.
  init(_ configuration: ProjectConfiguration) {
    reporters = configuration.reporters
    for entry in configuration.tolerances {
      do throws(UsageError) {
        var reader = ToleranceReader()
        for limit in entry.limits {
          for text in limit.texts { try reader.take(limit.key, text, source: limit.key) }
        }
        if let rule = ToleranceRule(
          pattern: entry.pattern, tolerance: try reader.finished(), reason: entry.reason)
        {
          tolerances.append(rule)
        }
      } catch {
        diagnostics.append(
          Diagnostic(
            .wrongType, at: entry.place, error.message, expected: error.expected, hint: error.hint))
      }
    }
  }
}
