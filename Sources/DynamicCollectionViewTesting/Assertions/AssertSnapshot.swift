// SPDX-License-Identifier: MIT
//
// The assertion, in the words of swift-snapshot-testing.

public import Foundation

/// Compares what is drawn now with the references beside the test's file.
///
/// ```swift
/// @Test func feed() {
///   assertSnapshot(of: document, as: .image)
/// }
/// ```
///
/// Each picture has its reference in `__Snapshots__/<test file>/`: `feed.top.png` for the stop
/// `top`, `feed.dark.top.png` with `named: "dark"`, and the frames beside it as `.layout.txt`. When
/// something differs the test fails at the call, once for each picture, and says what happened to
/// the layout and where the pictures are.
///
/// What a tolerance let through is told on standard error, and so is one that nobody needs; the
/// picture of what it hid is an attachment, and a file where `SNAPSHOT_ARTIFACTS` names a folder.
///
/// - Parameters:
///   - value: The URL of a screen document, a `Screen`, a `DynamicCollectionView`, a list of
///     sections, or anything else that is a ``SnapshotSubject``.
///   - snapshotting: What is compared: ``Snapshotting/image``, ``Snapshotting/svg`` or
///     ``Snapshotting/layout``.
///   - name: Tells it from other snapshots of the same test. Two of them in one test need names:
///     nothing is numbered, so that a new assertion does not rename the others.
///   - recording: Which references are written; what ``withSnapshotTesting(record:operation:)``,
///     then `DCV_RECORD` or `SNAPSHOT_TESTING_RECORD` say when nil, and those that are missing when
///     nobody says. Where `CI` is set only the variables make it write.
///   - timeout: Without effect: a picture is drawn at once.
public func assertSnapshot<Value: SnapshotSubject>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    strategy: snapshotting.strategy, testFile: call.path, testName: testName, name: name,
    record: recording)
  let outcome = assertion.outcome { try value().snapshotSource }
  for failure in outcome.failures { failure.record(at: call) }
  outcome.allowance?.tell(at: call, assertion.artifacts)
}

/// Compares as ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``
/// does, and hands back what it would have said.
///
/// - Parameters:
///   - snapshotDirectory: Folder of the references; `__Snapshots__/<test file>` beside the test's
///     file unless given.
/// - Returns: Why the test should fail, each picture's reason apart by an empty line; nil when
///   nothing differs.
public func verifySnapshot<Value: SnapshotSubject>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var assertion = SnapshotAssertion(
    strategy: snapshotting.strategy, testFile: call.path, testName: testName, name: name,
    record: recording)
  assertion.folder = snapshotDirectory
  let outcome = assertion.outcome { try value().snapshotSource }
  outcome.allowance?.tell(at: call, assertion.artifacts)
  let failures = outcome.failures
  return failures.isEmpty ? nil : failures.map(\.message).joined(separator: "\n\n")
}
