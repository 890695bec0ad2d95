// SPDX-License-Identifier: MIT
//
// What came of a snapshot, and what the process ends with for it.

/// What came of a snapshot.
package enum SnapshotState: String, Hashable, Sendable, CaseIterable {
  /// Layout and picture are those of the reference.
  case passed
  /// The picture differs, within a tolerance that somebody gave a reason for.
  case tolerated
  /// Layout or picture differ.
  case changed
  /// There is no reference.
  case missing
  /// Nothing differs, but something could not be drawn: a missing image, an unknown cell.
  case incomplete
  /// The picture differs, and was recorded by another engine.
  case engine
  /// A reference was written; a recording run is not a passing run.
  case recorded
  /// The document has an error.
  case error
  /// The reference is damaged.
  case unreadable

  /// Whether a run may end well with it.
  package var isFine: Bool { self == .passed || self == .tolerated }

  /// 0 fine, 1 different, 2 document error, 3 unreadable reference.
  package var exitCode: Int32 {
    switch self {
    case .passed, .tolerated: 0
    case .changed, .missing, .incomplete, .engine, .recorded: 1
    case .error: 2
    case .unreadable: 3
    }
  }

  /// Reports show the gravest first.
  package var gravity: Int {
    switch self {
    case .unreadable: 8
    case .error: 7
    case .changed: 6
    case .engine: 5
    case .missing: 4
    case .incomplete: 3
    case .recorded: 2
    case .tolerated: 1
    case .passed: 0
    }
  }
}
