// SPDX-License-Identifier: MIT
//
// What the tolerance of an assertion cost: how much of it the pictures took, what it hid, and
// whether anybody needs it. Told in the words of `dcv-snap verify`.

import Foundation
import SnapshotStore

/// What one picture took of a tolerance.
struct UsedAllowance {
  let use: ToleranceUse
  /// The reference, without an ending.
  let reference: String
  /// What the tolerance hid; empty when it hid nothing.
  let pictures: [SnapshotFailure.File]
}

/// What the tolerance of an assertion cost.
struct AllowanceReport {
  /// One line for people.
  let text: String
  /// Files for each picture that passed, by its reference.
  let files: [(reference: String, files: [SnapshotFailure.File])]

  /// A report; nil when no picture passed, since the failures say it all.
  ///
  /// - Parameter id: The assertion's.
  init?(_ limits: PixelTolerance, reason: String?, id: String, _ used: [UsedAllowance]) {
    func debt(_ id: String, _ uses: [ToleranceUse], isComplete: Bool) -> ToleranceDebt? {
      let name = SnapshotFailure.line(id)
      let rule = ToleranceRule(pattern: name, tolerance: limits, reason: reason ?? "said by a test")
      return rule.flatMap { ToleranceDebt.of([$0], uses: uses, isComplete: isComplete).first }
    }
    let passed = used.filter(\.use.passed)
    guard !passed.isEmpty, let whole = debt(id, used.map(\.use), isComplete: true) else {
      return nil
    }
    text = "tolerance   " + whole.text
    files = passed.map { picture in
      // Whether it is needed is a question for all pictures of the assertion.
      var lines = debt(picture.use.id, [picture.use], isComplete: false).map { [$0.text] } ?? []
      if let reason { lines.append("reason: " + SnapshotFailure.line(reason)) }
      let note = lines.map { $0 + "\n" }.joined()
      let file = SnapshotFailure.File("tolerance.txt", Array(note.utf8))
      return (picture.reference, [file] + picture.pictures)
    }
  }

  /// Tells it on standard error, and hands the files to the test and to who asks for them.
  func tell(at call: CallSite, _ artifacts: ArtifactFolder) {
    let place = (call.path as NSString).lastPathComponent
    FileHandle.standardError.write(Data("\(text) (\(place):\(call.line))\n".utf8))
    for picture in files {
      if artifacts.isAsked { _ = artifacts.keep(picture.files, of: picture.reference) }
      call.attach(picture.files, of: picture.reference)
    }
  }
}
