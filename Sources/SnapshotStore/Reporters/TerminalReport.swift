// SPDX-License-Identifier: MIT
//
// A run as people read it on a terminal: `list` tells every snapshot, `line` those that need a
// look, `dot` a character each. Without colours; who prints may add those named here.

/// A run as lines of text.
package enum TerminalReport {
  /// How much is told.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    case list, line, dot
  }

  /// The whole report; each line ends in a line feed.
  package static func text(of run: RunResult, _ form: Form) -> String {
    var lines: [String] = []
    switch form {
    case .list: lines = run.snapshots.map(line)
    case .line: lines = run.failures.map(line)
    case .dot:
      let marks = run.snapshots.map { mark($0.state) }
      lines = stride(from: 0, to: marks.count, by: 80).map { start in
        marks[start..<min(marks.count, start + 80)].joined()
      }
      lines += run.failures.map(line)
    }
    lines += ending(run)
    return lines.map { $0 + "\n" }.joined()
  }

  /// `changed     feed/top: header of `hits` 44 -> 52; nothing else`.
  package static func line(_ snapshot: SnapshotResult) -> String {
    let word = snapshot.state.rawValue
    let room = String(repeating: " ", count: max(0, 12 - word.count))
    let cause = snapshot.summary.isEmpty ? "" : ": " + oneLine(snapshot.summary)
    return word + room + oneLine(snapshot.id) + cause
  }

  /// What is told after the snapshots: tolerances, obsolete references, notes, counts.
  package static func ending(_ run: RunResult) -> [String] {
    var lines = run.canaryFailures.map { "canary      " + $0 }
    lines += run.debt.filter { !$0.uses.isEmpty || $0.advice != nil }.map {
      "tolerance   " + $0.text
    }
    lines += (run.obsolete ?? []).map {
      "obsolete    \($0): no snapshot has this reference any more"
    }
    lines += run.notes.map { "note        " + oneLine($0) }
    lines.append(run.summary)
    return lines
  }

  /// The colour of a line that begins with a word, as terminals number them: red for what is wrong,
  /// yellow for what needs a look, cyan and green for what passed; nil for none.
  package static func colour(of word: Substring) -> Int? {
    switch SnapshotState(rawValue: String(word)) {
    case .changed, .error, .unreadable: return 31
    case .missing, .incomplete, .engine, .recorded: return 33
    case .tolerated: return 36
    case .passed: return 32
    case nil: break
    }
    switch word {
    case "canary": return 31
    case "obsolete", "note", "warning", "hint": return 33
    case "tolerance", "report": return 36
    default: return nil
    }
  }

  private static func mark(_ state: SnapshotState) -> String {
    switch state {
    case .passed: "."
    case .tolerated: "~"
    case .changed: "x"
    case .missing: "?"
    case .incomplete: "i"
    case .engine: "e"
    case .recorded: "+"
    case .error: "E"
    case .unreadable: "!"
    }
  }

  /// Control characters would move the cursor, or begin a line of their own.
  static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }))
  }
}
