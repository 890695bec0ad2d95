// SPDX-License-Identifier: MIT
//
// One assertion from its arguments to what is wrong: everything is checked before anything is
// drawn, and nothing is drawn twice.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

/// One assertion.
struct SnapshotAssertion {
  let strategy: SnapshotStrategy
  /// Path of the test's file.
  let testFile: String
  let testName: String
  let name: String?
  /// Which references are written; nil leaves it to others.
  let record: SnapshotTestingConfiguration.Record?
  /// Folder of the references; nil for the one beside the test's file.
  var folder: String?
  /// The process's variables.
  var variables = ProcessInfo.processInfo.environment
  /// References that assertions of this process have looked at.
  var taken = TakenFiles.ofThisProcess

  /// What came of an assertion.
  struct Outcome {
    /// One for each picture that is not as it should be, and one for an assertion that can't be
    /// carried out; empty when everything was compared and is equal.
    var failures: [SnapshotFailure] = []
    /// What its tolerance cost; nil without one.
    var allowance: AllowanceReport?
  }

  /// Compares every picture of what is tested.
  func outcome(of source: () throws -> SnapshotSource) -> Outcome {
    var outcome = Outcome()
    do {
      // 1. What can be wrong with the call.
      guard Self.canary.isEmpty else { throw AssertionProblem.canary(Self.canary) }
      let recording = try Recording(
        call: record, scope: SnapshotTestingConfiguration.current?.record, variables: variables)
      let limits: PixelTolerance? =
        if case .image(let tolerance) = strategy.form { try tolerance.limits() } else { nil }
      let folder = try folder ?? names.folder()
      // 2. What is drawn, one picture after another.
      let subject = try SubjectDrawing(try source(), strategy: strategy, names: names)
      let judge = SnapshotJudge(
        form: strategy.form, limits: limits ?? PixelTolerance(), recording: recording,
        folder: folder, artifacts: artifacts, engine: subject.engine, taken: taken)
      var count = 0
      var told: Set<[String]> = []
      var used: [UsedAllowance] = []
      try subject.each { drawn in
        count += 1
        // What is wrong with a document is said once, not at each of its stops.
        guard drawn.errors.isEmpty || told.insert(drawn.errors).inserted else { return }
        do {
          let judgement = try judge.judge(drawn)
          outcome.failures += [judgement.failure].compactMap { $0 }
          used += [judgement.allowance].compactMap { $0 }
        } catch {
          outcome.failures.append(SnapshotFailure(drawn.id, error))
        }
      }
      // 3. An assertion that looked at nothing proves nothing.
      if count == 0 { throw AssertionProblem.nothingToCompare }
      // 4. What was let through.
      outcome.allowance = AllowanceReport(
        judge.limits, reason: strategy.reason, id: names.id, used)
    } catch {
      outcome.failures.append(SnapshotFailure(names.id, error))
    }
    return outcome
  }

  /// Where pictures of differences go.
  var artifacts: ArtifactFolder { ArtifactFolder(variables: variables, names: names) }

  private var names: TestSnapshotName {
    TestSnapshotName(testFile: testFile, test: testName, name: name)
  }

  /// What known differences were not seen, looked at once in a process.
  private static let canary = CanaryPair().failures
}
