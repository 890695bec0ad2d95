// SPDX-License-Identifier: MIT
//
// Which references a run writes, in the words of both habits. Nothing is written where `CI` is set,
// unless asked for.

/// Which references a run writes.
enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one whose bytes differ.
  case all
  /// Those that do not match, and those that are missing.
  case changed
  /// Those that are missing.
  case missing
  /// None.
  case none

  /// The mode that a word means in either vocabulary.
  init?(word: String) {
    switch word {
    case "failed": self = .changed
    case "never": self = .none
    default: self.init(rawValue: word)
    }
  }

  /// What a run was told, and whether it was told anything.
  struct Choice: Hashable, Sendable {
    var mode: RecordMode
    /// Whether an option or a variable names the mode.
    var isAsked: Bool
    /// Whether `CI` is set.
    var isCI: Bool

    /// Whether pictures that wait for a decision are kept beside the references.
    var keepsPending: Bool { !isCI && !(isAsked && mode == .none) }
  }

  /// Reads options and variables.
  ///
  /// - Parameter fallback: The mode of a command that nothing was said to.
  static func choice(
    _ arguments: ParsedArguments, variables: [String: String], fallback: RecordMode
  ) throws(UsageError) -> Choice {
    let isCI = !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
    let (update, record) = (
      arguments.value(.updateSnapshots), arguments.value(.record)
    )
    if update != nil, record != nil {
      throw .conflicting(OptionSpec.updateSnapshots.name, OptionSpec.record.name)
    }
    for (text, source) in [
      (update, OptionSpec.updateSnapshots.name), (record, OptionSpec.record.name),
      (variables["DCV_RECORD"], "DCV_RECORD"),
      (variables["SNAPSHOT_TESTING_RECORD"], "SNAPSHOT_TESTING_RECORD"),
    ] {
      guard let text, !text.isEmpty else { continue }
      guard let mode = RecordMode(word: text) else {
        let known =
          source == OptionSpec.updateSnapshots.name
          ? ["all", "changed", "missing", "none"] : ["all", "failed", "missing", "never"]
        throw .unknownWord(text, option: source, known: known)
      }
      return Choice(mode: mode, isAsked: true, isCI: isCI)
    }
    return Choice(mode: isCI ? .none : fallback, isAsked: false, isCI: isCI)
  }

  /// Whether the reference of a snapshot with this state is written.
  func writes(_ state: SnapshotStateWord) -> Bool {
    switch self {
    case .all: true
    case .changed: state != .fine
    case .missing: state == .missing
    case .none: false
    }
  }

  /// What a mode asks of a verdict.
  enum SnapshotStateWord: Hashable { case fine, missing, other }
}
