// SPDX-License-Identifier: MIT
//
// What came of all snapshots of a run, gathered document by document.

import DynamicCollectionView
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// What came of all snapshots of a run.
struct SnapshotTally {
  private(set) var results: [SnapshotResult] = []
  /// Whether every snapshot that was chosen has a result, as far as is known: what a document with an
  /// error would have, nobody knows.
  private(set) var isComplete = true

  /// Hands over the results, and keeps none.
  mutating func takeResults() -> [SnapshotResult] {
    defer { results = [] }
    return results
  }

  /// Keeps the results up to the last failure that counts.
  ///
  /// - Returns: Those after it, of threads that were already at work.
  mutating func cut(afterFailures most: Int?) -> [SnapshotResult] {
    guard let most else { return [] }
    var failures = 0
    var end = 0
    while end < results.count, failures < most {
      if !results[end].state.isFine { failures += 1 }
      end += 1
    }
    guard failures == most else { return [] }
    let rest = Array(results[end...])
    results.removeSubrange(end...)
    isComplete = false
    return rest
  }

  /// Takes in a document.
  mutating func take(
    _ outcome: DocumentOutcome, _ complaints: [Diagnostic], of source: DocumentSource
  ) {
    let found = outcome.pictures.compactMap(\.result)
    results += found
    if found.count < outcome.pictures.count || !outcome.failures.isEmpty
      || !outcome.troubles.isEmpty || outcome.diagnostics.contains(where: { $0.severity == .error })
    {
      isComplete = false
    }
    // A document that could not be drawn at all still has a line in every report.
    let errors = complaints.filter { $0.severity == .error }
    guard let first = errors.first, !found.contains(where: { $0.state == .error }) else { return }
    let id = source.idParts.joined(separator: "/")
    var result = SnapshotResult(
      id: id, file: id, document: source.shownName, stop: "", order: 0, variant: [], state: .error)
    result.summary = SnapshotGaps.line(first)
    result.details = errors.map { SnapshotGaps.line($0) + "\n" }.joined()
    result.place = SourcePlace(first.place)
    results.append(result)
  }
}
