// SPDX-License-Identifier: MIT
//
// `@Test(.snapshots(record: .failed))`: the same as withSnapshotTesting around each test.

#if compiler(>=6.1)
  public import Testing

  /// Says which references the assertions of a test or a suite write.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites hand it on to what they hold.
    public let isRecursive = true
    let record: SnapshotTestingConfiguration.Record?

    /// Runs a test with what the trait says in force.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(record: record) { try await function() }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// The assertions of the test write the references that `record` names.
    ///
    /// - Parameter record: What is in force around the test when nil.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
      SnapshotsTrait(record: record)
    }
  }
#endif
