// SPDX-License-Identifier: MIT
//
// Which references an assertion writes: what the call says, else the operation around it, else the
// variables. Code speaks for every machine, so where `CI` is set only a variable makes it write.

import SnapshotStore

/// Which references an assertion writes.
struct Recording: Hashable, Sendable {
  /// The variables that name a mode, the stronger one first.
  static let variables = ["DCV_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// What is written.
  let mode: RecordMode
  /// Whether more would be written if `CI` were not set.
  let isHeldBackByCI: Bool

  /// Hears everybody who may say.
  ///
  /// - Parameters:
  ///   - call: What the assertion says.
  ///   - scope: What the operation around it says.
  /// - Throws: ``AssertionProblem`` for a variable with another word.
  init(
    call: SnapshotTestingConfiguration.Record?, scope: SnapshotTestingConfiguration.Record?,
    variables: [String: String]
  ) throws(AssertionProblem) {
    var asked: RecordMode?
    for name in Self.variables {
      guard asked == nil, let word = variables[name], !word.isEmpty else { continue }
      guard let mode = RecordMode(word: word) else {
        throw .unknownRecordMode(word, variable: name)
      }
      asked = mode
    }
    let wanted = (call ?? scope).flatMap { RecordMode(word: $0.rawValue) } ?? asked ?? .missing
    isHeldBackByCI = RecordMode.isCI(variables) && asked == nil && wanted != .none
    mode = isHeldBackByCI ? .none : wanted
  }
}
