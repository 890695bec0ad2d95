// SPDX-License-Identifier: MIT
//
// Who decides which references are written.

import DynamicCollectionView
import Foundation
import SnapshotStore
import Testing

@testable import DynamicCollectionViewTesting

@Suite struct RecordingTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private func recording(
    call: Record? = nil, scope: Record? = nil, _ variables: [String: String] = [:]
  ) throws -> Recording {
    try Recording(call: call, scope: scope, variables: variables)
  }

  @Test func `the call wins over the operation, that over the variables`() throws {
    #expect(try recording().mode == .missing)
    #expect(try recording(["SNAPSHOT_TESTING_RECORD": "failed"]).mode == .changed)
    #expect(
      try recording(["SNAPSHOT_TESTING_RECORD": "failed", "DCV_RECORD": "all"]).mode == .all)
    #expect(try recording(scope: .never, ["DCV_RECORD": "all"]).mode == .none)
    #expect(try recording(call: .failed, scope: .never, ["DCV_RECORD": "all"]).mode == .changed)
  }

  private func recording(_ variables: [String: String]) throws -> Recording {
    try recording(call: nil, scope: nil, variables)
  }

  @Test(arguments: [nil, .all, .failed, .missing, .never] as [Record?])
  func `where CI is set, code alone writes nothing`(record: Record?) throws {
    for scope in [nil, record] {
      let recording = try recording(call: record, scope: scope, ["CI": "true"])
      #expect(recording.mode == .none)
      #expect(recording.isHeldBackByCI == ((record ?? .missing) != .never))
    }
  }

  @Test func `where CI is set, a variable asks for this run`() throws {
    let ci = ["CI": "1", "SNAPSHOT_TESTING_RECORD": "missing"]
    #expect(try recording(ci).mode == .missing)
    #expect(try recording(call: .never, ci).mode == .none)
    #expect(try recording(["CI": "false"]).mode == .missing)
  }

  @Test func `an unknown word is an error`() {
    let error = #expect(throws: AssertionProblem.self) {
      try recording(["SNAPSHOT_TESTING_RECORD": "always"])
    }
    #expect(
      error?.text == """
        SNAPSHOT_TESTING_RECORD is 'always'
          expected  one of all, failed, missing, never
        """)
  }

  @Test func `an operation says what its assertions write, and inherits what it leaves open`()
    async
  {
    #expect(SnapshotTestingConfiguration.current == nil)
    withSnapshotTesting(record: .never) {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      withSnapshotTesting {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
    }
    await withSnapshotTesting(record: true) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }

  @Test(.snapshots(record: .failed)) func `a trait does the same for its test`() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }
}
