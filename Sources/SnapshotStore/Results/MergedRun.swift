// SPDX-License-Identifier: MIT
//
// Shards become one run, the same as if a single machine had done it.

/// Why results do not belong together.
package struct MergeError: Error, Hashable, Sendable {
  /// One line, lower case.
  package var message: String
}

extension RunResult {
  /// Joins the results of all shards.
  ///
  /// A shard that is missing makes the whole incomplete, which is no passing run; one that was done
  /// twice is fine as long as both found the same.
  package static func merged(_ parts: [RunResult]) throws(MergeError) -> RunResult {
    guard let first = parts.first else { throw MergeError(message: "there is no result to merge") }
    for part in parts {
      guard part.command == first.command else {
        throw MergeError(message: "'\(first.command)' and '\(part.command)' do not go together")
      }
      guard part.shard?.count == first.shard?.count else {
        throw MergeError(message: "the results come from runs of different numbers of shards")
      }
      guard part.rules == first.rules else {
        throw MergeError(message: "the results come from runs with different tolerances")
      }
    }
    var byID: [String: SnapshotResult] = [:]
    for part in parts {
      for snapshot in part.snapshots {
        if let known = byID[snapshot.id], known.hash != snapshot.hash {
          throw MergeError(message: "'\(snapshot.id)' was drawn twice, with different pixels")
        }
        byID[snapshot.id] = snapshot
      }
    }
    // A shard that has no snapshot of a document with an error has a line for it; a single run has
    // that only where none of its snapshots says so.
    let errors = byID.values.filter { $0.state == .error && !$0.standsForDocument }
    let told = Set(errors.map(\.document))
    let snapshots = byID.values.filter { !($0.standsForDocument && told.contains($0.document)) }
    var notes: [String] = []
    for note in parts.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    let engines = Set(parts.map(\.engine)).sorted()
    if engines.count > 1 {
      notes.append("shards were drawn by different engines: " + engines.joined(separator: "; "))
    }
    let missing = missingShards(parts)
    if !missing.isEmpty { notes.append("shards are missing: " + missing.joined(separator: ", ")) }
    let isComplete = missing.isEmpty && parts.allSatisfy(\.isComplete)
    // Only a complete run keeps what it compares with.
    let stored = isComplete ? Set(parts.flatMap(\.stored)) : []
    return RunResult(
      command: first.command, engine: engines[0], isComplete: isComplete, missingShards: missing,
      snapshots: snapshots,
      stored: stored.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      rules: first.rules, canaryFailures: Set(parts.flatMap(\.canaryFailures)).sorted(),
      notes: notes)
  }

  private static func missingShards(_ parts: [RunResult]) -> [String] {
    guard let count = parts.first?.shard?.count else { return [] }
    let done = Set(parts.compactMap(\.shard?.index))
    return (1...count).filter { !done.contains($0) }.map { "\($0)/\(count)" }
  }
}
