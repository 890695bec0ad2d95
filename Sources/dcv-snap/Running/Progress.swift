// SPDX-License-Identifier: MIT
//
// How far a run is, for a person who watches: shown on a terminal once it takes longer than half a
// second, and taken away at the end.

import Foundation
import Synchronization
import ScreenSnapshots

/// Counts what is done and shows it.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var known = 0
    var current = ""
    var documents = 0
  }

  private static let patience: TimeInterval = 0.5
  private let state = Mutex(State())
  private let console: Console
  private let documents: Int
  // A clock for patience alone: nothing of it reaches an output.
  private let start = Date()

  /// - Parameter documents: How many there are to be done.
  init(console: Console, documents: Int = 1) {
    self.console = console
    self.documents = documents
  }

  /// More pictures are known to come.
  func expect(_ count: Int) { state.withLock { $0.known += count } }

  /// A picture is done.
  func finished(_ id: String) {
    state.withLock { state in
      state.done += 1
      state.current = id
    }
  }

  /// A document is done.
  func finishedDocument() { state.withLock { $0.documents += 1 } }

  /// Shows how far the run is; called from time to time.
  func tick() {
    guard console.isTerminal, -start.timeIntervalSinceNow > Self.patience else { return }
    let state = state.withLock { $0 }
    guard state.known > 0 else { return }
    // How many pictures several documents have is known only when the last one is begun.
    let count =
      documents > 1
      ? "\(state.documents)/\(documents) documents, \(state.done) snapshots"
      : "\(state.done)/\(state.known)"
    console.progress("\(count)  \(Quoted.short(state.current))")
  }
}
