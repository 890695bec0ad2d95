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
  private let failures = Mutex<[SnapshotOrder]>([])
  private let hasBegun = Mutex(false)
  private let look = Mutex(Look())
  private let masks = Mutex(MaskLook())

  /// What patterns were tried on.
  private struct Look {
    var hasMatch = false
    /// Ids that do not match, as many as a hint is looked for among.
    var others: [String] = []
  }

  private static let mostOthers = 2_000

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

  /// Removes what a run that was killed left among the references: once, by whoever is first. Results
  /// of the last run stay until this one's are there.
  func begin() {
    hasBegun.withLock { hasBegun in
      guard !hasBegun else { return }
      hasBegun = true
      if recording.mode != .none || recording.keepsPending { _ = try? store().removeLeftovers() }
    }
  }

  /// Whether a snapshot is taken.
  func takes(_ id: String) -> Bool {
    if choice.hasPatterns {
      let isMatch = choice.matches(id)
      look.withLock { look in
        if isMatch { look.hasMatch = true }
        if !isMatch, look.others.count < Self.mostOthers { look.others.append(id) }
      }
    }
    return choice.contains(id)
  }

  /// Ids of which none matches the patterns, sorted; nil when one does, or there are no patterns.
  var unmatched: [String]? {
    guard choice.hasPatterns else { return nil }
    return look.withLock { $0.hasMatch ? nil : $0.others.sorted() }
  }

  /// The references; `painted` is the file of the picture that is to be written.
  func store(painted: [UInt8]? = nil) -> ReferenceStore {
    ReferenceStore(folder: snapshots, codec: PictureCodec(painted: painted))
  }

  /// Whether so much went wrong that the run ends early.
  var isStopped: Bool {
    guard let most = choice.mostFailures else { return false }
    return failures.withLock { $0.count >= most }
  }

  /// Whether so much went wrong before a snapshot that it is not begun. What comes before the last
  /// failure that counts is never left out, so the threads of a run don't show in its results.
  func isStopped(before order: SnapshotOrder) -> Bool {
    guard let most = choice.mostFailures else { return false }
    return failures.withLock { $0.count { $0 < order } >= most }
  }

  /// Counts what came of a snapshot.
  func count(_ state: SnapshotState, at order: SnapshotOrder) {
    guard choice.mostFailures != nil, !state.isFine else { return }
    failures.withLock { $0.append(order) }
  }

  /// Takes in a snapshot that masks may name elements of.
  func lookForMasks(_ tolerance: PixelTolerance, rule: Int?, _ layouts: [LayoutDump?]) {
    guard !tolerance.maskedElements.isEmpty else { return }
    let layouts = layouts.compactMap { $0 }
    masks.withLock { $0.take(tolerance.maskedElements, rule: rule, layouts) }
  }

  /// Lines about masks that name no element. A shard alone can't tell.
  func maskWarnings(isComplete: Bool) -> [String] {
    guard choice.shard == nil else { return [] }
    return masks.withLock { $0.warnings(rules, isComplete: isComplete) }
  }

  /// What is let through for a snapshot, and the rule that says so.
  func allowance(for id: String) -> (tolerance: PixelTolerance, rule: Int?) {
    if let tolerance { return (tolerance, nil) }
    guard let (index, rule) = rules.rule(for: id) else { return (PixelTolerance(), nil) }
    return (rule.tolerance, index)
  }
}

/// The place of a snapshot among all of a run.
struct SnapshotOrder: Hashable, Sendable, Comparable {
  let document: Int
  let variant: Int
  let stop: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.document, left.variant, left.stop) < (right.document, right.variant, right.stop)
  }
}
