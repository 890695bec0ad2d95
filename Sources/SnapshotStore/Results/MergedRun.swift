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
    var notes: [String] = []
    for note in parts.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    let engines = Set(parts.map(\.engine)).sorted()
    if engines.count > 1 {
      notes.append("shards were drawn by different engines: " + engines.joined(separator: "; "))
    }
    let missing = missingShards(parts)
    if !missing.isEmpty { notes.append("shards are missing: " + missing.joined(separator: ", ")) }
    return RunResult(
      command: first.command, engine: engines[0],
      isComplete: missing.isEmpty && parts.allSatisfy(\.isComplete), missingShards: missing,
      snapshots: Array(byID.values), stored: Set(parts.flatMap(\.stored)).sorted(),
      rules: first.rules, canaryFailures: Set(parts.flatMap(\.canaryFailures)).sorted(),
      notes: notes)
  }

  private static func missingShards(_ parts: [RunResult]) -> [String] {
    guard let count = parts.first?.shard?.count else { return [] }
    let done = Set(parts.compactMap(\.shard?.index))
    return (1...count).filter { !done.contains($0) }.map { "\($0)/\(count)" }
  }
}
