// SPDX-License-Identifier: MIT
//
// What a run found: the value that every report is made of, in an order that does not depend on
// threads or shards.

import Geometry

/// What a run found.
package struct RunResult: Sendable {
  /// `verify`, `record`, `diff`.
  package var command: String
  /// Fingerprint of the engine that drew.
  package var engine: String
  /// Which part of all snapshots this run was; nil for all.
  package var shard: Shard?
  /// Whether every snapshot of every document of its shard was run.
  package var isComplete: Bool
  /// Shards whose results are not there, as `2/3`: what they would have found is not known.
  package var missingShards: [String]
  /// Sorted by the bytes of their ids.
  package private(set) var snapshots: [SnapshotResult]
  /// Files that lay in the folder of references, without endings.
  package var stored: [String]
  /// What was said of the rules; in the order of the configuration.
  package var rules: [ToleranceRule]
  /// What the canary did not tell apart; with one of these the run proves nothing.
  package var canaryFailures: [String]
  /// What a reader should know of the run as a whole.
  package var notes: [String]

  /// A run of its parts.
  package init(
    command: String, engine: String, shard: Shard? = nil, isComplete: Bool,
    missingShards: [String] = [], snapshots: consuming [SnapshotResult], stored: [String] = [],
    rules: [ToleranceRule] = [],
    canaryFailures: [String] = [], notes: [String] = []
  ) {
    self.command = command
    self.engine = engine
    self.shard = shard
    self.isComplete = isComplete
    self.missingShards = missingShards
    // In place: there may be very many.
    snapshots.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.snapshots = snapshots
    self.stored = stored
    self.rules = rules
    self.canaryFailures = canaryFailures
    self.notes = notes
  }

  /// Number of snapshots in each state; states without one are left out.
  package var counts: [(state: SnapshotState, count: Int)] {
    SnapshotState.allCases.compactMap { state in
      let count = snapshots.count { $0.state == state }
      return count > 0 ? (state, count) : nil
    }
  }

  /// References that no snapshot has any more; nil when this run can't tell.
  package var obsolete: [String]? {
    guard isComplete, shard == nil else { return nil }
    return Set(stored).subtracting(snapshots.map(\.file))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What tolerances cost.
  package var debt: [ToleranceDebt] {
    ToleranceDebt.of(
      rules, uses: snapshots.compactMap(\.use), isComplete: isComplete && shard == nil)
  }

  /// Those that need a look, the gravest first.
  package var failures: [SnapshotResult] {
    snapshots.filter { !$0.state.isFine }.enumerated()
      .sorted { ($1.element.state.gravity, $0.offset) < ($0.element.state.gravity, $1.offset) }
      .map(\.element)
  }

  /// What the process ends with; obsolete references count only where they are rejected, a missing
  /// shard always does.
  package func exitCode(rejectsObsolete: Bool) -> Int32 {
    if !canaryFailures.isEmpty { return 4 }
    let worst = snapshots.map(\.state.exitCode).max() ?? 0
    let isLacking = !missingShards.isEmpty || (rejectsObsolete && obsolete?.isEmpty == false)
    return max(worst, isLacking ? 1 : 0)
  }

  /// `1,998 passed, 2 changed, 1 obsolete`.
  package var summary: String {
    var parts = counts.map { "\(PixelDifference.grouped($0.count)) \($0.state.rawValue)" }
    if let obsolete, !obsolete.isEmpty { parts.append("\(obsolete.count) obsolete") }
    if !canaryFailures.isEmpty { parts.append("canary failed") }
    let lacking = missingShards.count
    if lacking > 0 { parts.append("\(lacking) \(lacking == 1 ? "shard" : "shards") missing") }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }
}

/// A part of all snapshots.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// `index` of `count`; nil when that is no part.
  package init?(index: Int, count: Int) {
    guard (1...100_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a snapshot belongs to this part, by a hash of its id's UTF-8, so that a new snapshot
  /// moves no other one.
  package func contains(_ id: String) -> Bool {
    var hash = StableHash.of(id.utf8)
    // The low bits alone tell little of the id's end.
    hash ^= hash >> 32
    return hash % UInt64(count) == UInt64(index - 1)
  }

  /// `2/5`.
  package var text: String { "\(index)/\(count)" }
}
