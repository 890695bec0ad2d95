// SPDX-License-Identifier: MIT
//
// What came of one document: its pictures in a stable order, and all there was to say about it.

import DynamicCollectionView
import ScreenDocument
import SnapshotStore
import Synchronization

/// What came of one picture.
struct PictureOutcome: Sendable {
  /// Its id, document, stop and axes.
  let snapshot: ListedSnapshot
  /// Paths that were written.
  var paths: [String] = []
  /// What is drawn, for a contact sheet.
  var sheet: SheetPicture?
  /// Its frames, for `layout`.
  var dump: LayoutDump?
  /// What came of comparing it, for `record` and `verify`.
  var result: SnapshotResult?
  /// What its gestures came to, for `list` and `validate`.
  var explanation: [String] = []
  /// Its gestures' way, for `trace`.
  var trace: StopTrace?
}

/// A snapshot as `list` shows it.
struct ListedSnapshot: Hashable, Sendable {
  let id: String
  /// Its file below the output folder, without an extension.
  let file: String
  let document: String
  let stop: String
  let variant: [LayoutDump.VariantValue]
}

/// What came of one document.
struct DocumentOutcome: Sendable {
  var pictures: [PictureOutcome] = []
  var diagnostics: [Diagnostic] = []
  /// Diagnostics that the document did not keep, by severity.
  var omitted: [Diagnostic.Severity: Int] = [:]
  var failures: [FileFailure] = []
  /// Troubles that are nobody's fault but ours, or a library's.
  var troubles: [String] = []
}

/// Gathers what comes of one document from jobs that run side by side.
final class DocumentGathering: Sendable {
  private struct State {
    /// By variant, then by stop.
    var pictures: [[PictureOutcome?]] = []
    var seen: Set<Diagnostic> = []
    var outcome = DocumentOutcome()
    /// Jobs that were begun or added and not ended.
    var open = 1
  }

  private let state = Mutex(State())
  private let finish: @Sendable (DocumentOutcome) -> Void

  /// Calls `finish` once, when every job has ended.
  init(finish: @escaping @Sendable (DocumentOutcome) -> Void) { self.finish = finish }

  /// Makes room for variants, each a job.
  func expect(variants count: Int) {
    state.withLock { state in
      state.pictures = Array(repeating: [], count: count)
      state.open += count
    }
  }

  /// Makes room for the stops of a variant, each a job.
  func expect(stops count: Int, of variant: Int) {
    state.withLock { state in
      state.pictures[variant] = Array(repeating: nil, count: count)
      state.open += count
    }
  }

  /// Number of stops expected so far, in all variants.
  var expectedPictures: Int { state.withLock { $0.pictures.reduce(0) { $0 + $1.count } } }

  /// Takes in complaints, each once however many variants share it.
  func report(_ diagnostics: [Diagnostic]) {
    state.withLock { state in
      for diagnostic in diagnostics where state.seen.insert(diagnostic).inserted {
        state.outcome.diagnostics.append(diagnostic)
      }
    }
  }

  /// Takes in complaints that a document found and did not keep.
  func report(omitted: [Diagnostic.Severity: Int]) {
    state.withLock { $0.outcome.omitted.merge(omitted, uniquingKeysWith: +) }
  }

  /// Takes in a file that could not be read or written.
  func report(_ failure: FileFailure) {
    state.withLock { state in
      if !state.outcome.failures.contains(failure) { state.outcome.failures.append(failure) }
    }
  }

  /// Takes in a trouble of our own.
  func report(trouble: String) {
    state.withLock { state in
      if !state.outcome.troubles.contains(trouble) { state.outcome.troubles.append(trouble) }
    }
  }

  /// Puts a picture in its place.
  func put(_ picture: PictureOutcome, variant: Int, stop: Int) {
    state.withLock { $0.pictures[variant][stop] = picture }
  }

  /// Ends a job; with the last one the outcome is handed over.
  func endJob() {
    let outcome = state.withLock { state -> DocumentOutcome? in
      state.open -= 1
      guard state.open == 0 else { return nil }
      state.outcome.pictures = state.pictures.flatMap { $0.compactMap { $0 } }
      // Threads report in any order; places do not depend on it.
      state.outcome.diagnostics.sort(by: Diagnostic.isOrdered)
      state.outcome.failures.sort { ($0.path, $0.action) < ($1.path, $1.action) }
      state.outcome.troubles.sort()
      return state.outcome
    }
    if let outcome { finish(outcome) }
  }
}
