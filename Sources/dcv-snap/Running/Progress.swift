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
  }

  private static let patience: TimeInterval = 0.5
  private let state = Mutex(State())
  private let console: Console
  // A clock for patience alone: nothing of it reaches an output.
  private let start = Date()

  init(console: Console) { self.console = console }

  /// More pictures are known to come.
  func expect(_ count: Int) { state.withLock { $0.known += count } }

  /// A picture is done.
  func finished(_ id: String) {
    state.withLock { state in
      state.done += 1
      state.current = id
    }
  }

  /// Shows how far the run is; called from time to time.
  func tick() {
    guard console.isTerminal, -start.timeIntervalSinceNow > Self.patience else { return }
    let (done, known, current) = state.withLock { ($0.done, $0.known, $0.current) }
    guard known > 0 else { return }
    console.progress("\(done)/\(known)  \(Quoted.short(current))")
  }
}
