// SPDX-License-Identifier: MIT
//
// Which references tests write, for all assertions inside an operation. The names and the words
// are swift-snapshot-testing's.

/// What assertions inside an operation do.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// What the assertions that run now do; nil outside of an operation.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Which references are written; nil leaves it to the variables.
  public var record: Record?

  /// A configuration; it says nothing unless told otherwise.
  public init(record: Record? = nil) { self.record = record }

  /// Which references are written. An assertion that writes one fails: only a run that compared
  /// everything is green.
  public enum Record: String, Hashable, Sendable, CaseIterable {
    /// Every one, and the test fails.
    case all
    /// Those that do not match, and those that are missing.
    case failed
    /// Those that are missing.
    case missing
    /// None.
    case never
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration {
  /// What is given, and around it what was in force.
  static func inside(_ record: Record?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? current?.record)
  }
}

/// Runs an operation whose assertions write the references that `record` names.
///
/// - Parameter record: What is in force around it when nil.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inside(record), operation: operation)
}

/// Runs an operation whose assertions write the references that `record` names.
///
/// - Parameter record: What is in force around it when nil.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inside(record), operation: operation, isolation: isolation)
}
