// SPDX-License-Identifier: MIT
//
// Why a test fails, and the files that show it.

import CairoPainter
import DynamicCollectionView
import Foundation
import SnapshotStore

/// Why a test fails.
struct SnapshotFailure: CustomStringConvertible {
  /// A file that shows what differs.
  struct File {
    /// `expected.png` and the like.
    var name: String
    var bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// What people read.
  let message: String
  var description: String { message }
  /// Files that go with it.
  private(set) var files: [File] = []
  /// Name of the reference, for names of attachments.
  private(set) var reference = ""

  /// A failure in words.
  ///
  /// - Parameters:
  ///   - what: What is the matter with the snapshot.
  ///   - text: All that is known, one thing a line.
  ///   - places: Where to look and what to do, by a word.
  init(
    _ id: String, _ what: String, _ text: String, places: [(String, String)] = []
  ) {
    var lines = ["snapshot `\(Self.line(id))` \(what)"]
    lines += text.split(separator: "\n").map { "  " + $0 }
    lines += places.map { word, place in
      "  " + word.padding(toLength: max(9, word.count), withPad: " ", startingAt: 0) + " " + place
    }
    message = lines.joined(separator: "\n")
  }

  /// What could not be told at all.
  init(_ id: String, _ error: any Error) {
    let text =
      switch error {
      case let problem as AssertionProblem: problem.text
      case let failure as ReferenceFailure: failure.reason
      case let error as PaintError: error.message
      default: "\(error)"
      }
    self.init(id, "was not compared", text)
  }

  /// A reference was written.
  static func recorded(
    _ id: String, _ finding: SnapshotJudge.Finding, reference: String, files: KeptFiles
  ) -> SnapshotFailure {
    let isNew = finding.state == .missing
    return SnapshotFailure(
      id, isNew ? "was recorded, since it had no reference" : "was recorded anew",
      finding.textBesidesMissing,
      places: [("reference", reference)] + (isNew ? [] : files.places)
        + [("hint", "look at it, and run the test again: a run that records is not green")]
    ).with(files, reference)
  }

  /// There is no reference, and none was written.
  static func missing(
    _ id: String, _ finding: SnapshotJudge.Finding, reference: String, _ recording: Recording,
    files: KeptFiles
  ) -> SnapshotFailure {
    let hint =
      recording.isHeldBackByCI
      ? "nothing is recorded where CI is set; record on your machine, and commit the reference"
      : "nothing is recorded in the mode 'never'; run with SNAPSHOT_TESTING_RECORD=missing"
    return SnapshotFailure(
      id, "has no reference", finding.textBesidesMissing,
      places: [("missing", reference)] + files.places + [("hint", hint)]
    ).with(files, reference)
  }

  /// Something differs, or could not be drawn or read.
  static func different(
    _ id: String, _ finding: SnapshotJudge.Finding, reference: String, files: KeptFiles
  ) -> SnapshotFailure {
    let what =
      switch finding.state {
      case .incomplete: "is incomplete"
      case .unreadable: "has a reference that can't be read"
      case .engine: "was drawn by another engine than its reference"
      default: "differs from its reference"
      }
    var places = [("reference", reference)] + files.places
    if finding.state != .incomplete {
      places.append(("hint", "if it should be so, record it anew: SNAPSHOT_TESTING_RECORD=failed"))
    }
    return SnapshotFailure(id, what, finding.text, places: places).with(files, reference)
  }

  private func with(_ kept: KeptFiles, _ reference: String) -> SnapshotFailure {
    var failure = self
    failure.files = kept.files
    failure.reference = (reference as NSString).lastPathComponent
    return failure
  }

  /// A name on one line.
  static func line(_ text: String) -> String {
    text.map { $0.isNewline ? " " : String($0) }.joined()
  }
}

extension SnapshotJudge.Finding {
  /// The text without the words for a reference that is not there.
  fileprivate var textBesidesMissing: String {
    summary == SnapshotJudge.noReference ? "" : text
  }
}
