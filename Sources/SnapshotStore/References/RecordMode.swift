// SPDX-License-Identifier: MIT
//
// Which references a run writes, in the words of both habits. Nothing is written where `CI` is set,
// unless asked for.

/// Which references a run writes.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one whose bytes differ.
  case all
  /// Those that do not match, and those that are missing.
  case changed
  /// Those that are missing.
  case missing
  /// None.
  case none

  /// The mode that a word means in either vocabulary.
  package init?(word: String) {
    switch word {
    case "failed": self = .changed
    case "never": self = .none
    default: self.init(rawValue: word)
    }
  }

  /// What a run was told, and whether it was told anything.
  package struct Choice: Hashable, Sendable {
    package var mode: RecordMode
    /// Whether an option or a variable names the mode.
    package var isAsked: Bool
    /// Whether `CI` is set.
    package var isCI: Bool

    /// A choice by its parts.
    package init(mode: RecordMode, isAsked: Bool, isCI: Bool) {
      self.mode = mode
      self.isAsked = isAsked
      self.isCI = isCI
    }

    /// Whether pictures that wait for a decision are kept beside the references.
    package var keepsPending: Bool { !isCI && !(isAsked && mode == .none) }
  }

  /// Whether `CI` is set among some variables, to anything but nothing, `0` and `false`.
  package static func isCI(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
  }

  /// Whether the reference of a snapshot with this state is written.
  package func writes(_ state: SnapshotStateWord) -> Bool {
    switch self {
    case .all: true
    case .changed: state != .fine
    case .missing: state == .missing
    case .none: false
    }
  }

  /// What a mode asks of a verdict.
  package enum SnapshotStateWord: Hashable { case fine, missing, other }
}
