// SPDX-License-Identifier: MIT
//
// What becomes of references that no snapshot has any more.

import SnapshotStore

/// What becomes of references that no snapshot has.
enum Unreferenced: String, Hashable, Sendable, CaseIterable {
  case auto, reject, warn, ignore, delete

  /// The rule of the options; one that leaves it open rejects where `CI` is set and warns elsewhere.
  init(_ arguments: ParsedArguments, isCI: Bool) throws(UsageError) {
    let word = try RunSettings.words(arguments, .unreferenced, as: Self.self)?.last ?? .auto
    self = word == .auto ? (isCI ? .reject : .warn) : word
  }

  /// Removes what nobody needs, where that is the rule.
  ///
  /// - Returns: What could not be removed.
  func cleanUp(after run: RunResult, _ store: ReferenceStore) -> [FileFailure] {
    guard self == .delete else { return [] }
    var failures: [FileFailure] = []
    for file in run.obsolete ?? [] {
      do throws(ReferenceFailure) { try store.delete(file) } catch {
        failures.append(FileFailure(error, for: file))
      }
    }
    return failures
  }
}
