// SPDX-License-Identifier: MIT
//
// The two streams: data for programs on standard output, words for people on standard error.

import Foundation
import ScreenSnapshots
import Synchronization

/// The two streams. Texts come out in the order of calls; data is gathered until `flush`.
final class Console: Sendable {
  private struct State {
    var pending: [UInt8] = []
    /// The reader of standard output went away, or the disk is full: nothing more is written.
    var isClosed = false
    var failure: FileFailure?
    /// Whether a progress line stands on the terminal.
    var hasProgress = false
  }

  private static let flushSize = 1 << 16
  private let state = Mutex(State())

  /// Whether a person watches standard error.
  let isTerminal = isatty(2) == 1

  /// Adds to standard output.
  func data(_ text: String) {
    state.withLock { state in
      state.pending += Array(text.utf8)
      if state.pending.count >= Self.flushSize { Self.flush(&state) }
    }
  }

  /// Says something to people, on lines of its own.
  ///
  /// - Parameter colour: The number of the colour of a line's first word; nil leaves it as it is.
  func say(_ text: String, colouring colour: ((Substring) -> Int?)? = nil) {
    guard !text.isEmpty else { return }
    // Names and data of documents are in it.
    var lines = Quoted.visible(text.hasSuffix("\n") ? text : text + "\n")
    if let colour { lines = Self.coloured(lines, colour) }
    state.withLock { state in
      Self.clearProgress(&state)
      _ = Descriptor.write(Array(lines.utf8), to: 2)
    }
  }

  private static func coloured(_ text: String, _ colour: (Substring) -> Int?) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = line.prefix { $0 != " " }
      guard let number = colour(word) else { return String(line) }
      return "\u{1B}[\(number)m\(word)\u{1B}[0m" + line.dropFirst(word.count)
    }.joined(separator: "\n")
  }

  /// Shows how far the run is, in place of what was shown before.
  func progress(_ text: String) {
    guard isTerminal else { return }
    state.withLock { state in
      state.hasProgress = true
      // A text wider than the terminal is cut there: a second line would not be cleared.
      let line = "\r\u{1B}[K\u{1B}[?7l\(Quoted.visible(text))\u{1B}[?7h"
      _ = Descriptor.write(Array(line.utf8), to: 2)
    }
  }

  /// Takes the progress line away.
  func clearProgress() { state.withLock { Self.clearProgress(&$0) } }

  /// Writes what was gathered.
  ///
  /// - Throws: ``FileFailure`` when standard output can't be written; a reader that went away
  ///   early, as `head` does, is no failure.
  func flush() throws(FileFailure) {
    let failure = state.withLock { state -> FileFailure? in
      Self.flush(&state)
      return state.failure
    }
    if let failure { throw failure }
  }

  private static func flush(_ state: inout State) {
    defer { state.pending.removeAll(keepingCapacity: true) }
    guard !state.isClosed, !state.pending.isEmpty else { return }
    let code = Descriptor.write(state.pending, to: 1)
    guard code != 0 else { return }
    state.isClosed = true
    if code != EPIPE { state.failure = FileFailure("write", "standard output", errno: code) }
  }

  private static func clearProgress(_ state: inout State) {
    guard state.hasProgress else { return }
    state.hasProgress = false
    _ = Descriptor.write(Array("\r\u{1B}[K".utf8), to: 2)
  }
}
