// SPDX-License-Identifier: MIT
//
// What all snapshots of a run share: the references, what is written, what is let through, and
// where pictures of failures go.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore
import Synchronization

/// What all snapshots of a run share.
final class SnapshotSession: Sendable {
  let command: String
  let snapshots: String
  let results: ResultFolder
  let choice: SnapshotChoice
  let recording: RecordMode.Choice
  let engineRule: Verdict.EngineRule
  let rules: [ToleranceRule]
  /// Limits that options give; they stand in for all rules.
  let tolerance: PixelTolerance?
  private let failures = Mutex(0)

  init(
    command: String, snapshots: String, results: ResultFolder, choice: SnapshotChoice,
    recording: RecordMode.Choice, engineRule: Verdict.EngineRule, rules: [ToleranceRule],
    tolerance: PixelTolerance?
  ) {
    self.command = command
    self.snapshots = snapshots
    self.results = results
    self.choice = choice
    self.recording = recording
    self.engineRule = engineRule
    self.rules = tolerance == nil ? rules : []
    self.tolerance = tolerance
  }

  /// The references; `painted` is the file of the picture that is to be written.
  func store(painted: [UInt8]? = nil) -> ReferenceStore {
    ReferenceStore(folder: snapshots, codec: PictureCodec(painted: painted))
  }

  /// Whether so much went wrong that nothing more is begun.
  var isStopped: Bool {
    guard let most = choice.mostFailures else { return false }
    return failures.withLock { $0 >= most }
  }

  /// Counts what came of a snapshot.
  func count(_ state: SnapshotState) {
    if !state.isFine { failures.withLock { $0 += 1 } }
  }

  /// What is let through for a snapshot, and the rule that says so.
  func allowance(for id: String) -> (tolerance: PixelTolerance, rule: Int?) {
    if let tolerance { return (tolerance, nil) }
    guard let (index, rule) = rules.rule(for: id) else { return (PixelTolerance(), nil) }
    return (rule.tolerance, index)
  }
}
