// SPDX-License-Identifier: MIT
//
// Compares one picture with its reference, writes the reference where the recording says so, and
// says what is wrong.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

/// Judges the pictures of one assertion.
struct SnapshotJudge {
  let form: SnapshotStrategy.Form
  /// What may differ in an image.
  let limits: PixelTolerance
  let recording: Recording
  /// Folder of the references.
  let folder: String
  let artifacts: ArtifactFolder
  let engine: PaintEngine
  let taken: TakenFiles

  /// What is said of a reference that is not there; verdicts say the same.
  static let noReference = "there is no reference"

  /// What was found, whatever was compared.
  struct Finding {
    var state: SnapshotState
    /// One line: the cause.
    var summary: String
    /// The summary and all that is known besides, lines ending in line feeds.
    var text: String
    /// Whether nothing that is compared differs, though something may be missing from it.
    var isEqual: Bool
  }

  /// What came of a picture.
  struct Judgement {
    /// Why the test should fail; nil when it should not.
    var failure: SnapshotFailure?
    /// What it took of the tolerance; nil when there is none.
    var allowance: UsedAllowance?
  }

  /// Judges a picture.
  ///
  /// - Throws: ``AssertionProblem``, `ReferenceFailure` or `PaintError` when it can't be told.
  func judge(_ drawn: DrawnSnapshot) throws -> Judgement {
    switch form {
    case .image: try image(drawn)
    case .svg: Judgement(failure: try svg(drawn))
    case .layout: Judgement(failure: try layout(drawn))
    }
  }

  /// Takes the layout's file, which strategies of one snapshot share.
  func takeLayout(_ drawn: DrawnSnapshot) throws(AssertionProblem) {
    try taken.take(
      path(drawn, ReferenceStore.endings[1]), id: drawn.id,
      content: SHA256.hex(drawn.layout.withoutPaint.text))
  }

  /// Path of one of a reference's files.
  func path(_ drawn: DrawnSnapshot, _ ending: String) -> String {
    folder + "/" + drawn.file + ending
  }

  /// What comes of a finding: a reference is written, or something is said, or all is well.
  ///
  /// - Parameters:
  ///   - ending: Of the reference that messages name.
  ///   - write: Writes the reference.
  ///   - pictures: Files that show what differs; asked only when something is said.
  func outcome(
    _ drawn: DrawnSnapshot, _ finding: Finding, ending: String, write: () throws -> Void,
    pictures: () throws -> [SnapshotFailure.File]
  ) throws -> SnapshotFailure? {
    let reference = path(drawn, ending)
    if finding.state == .error {
      return SnapshotFailure(drawn.id, "has errors", finding.text)
    }
    let word: RecordMode.SnapshotStateWord =
      finding.state == .missing ? .missing : finding.isEqual ? .fine : .other
    if recording.mode.writes(word) {
      let files = finding.isEqual ? [] : try pictures()
      try write()
      return SnapshotFailure.recorded(
        drawn.id, finding, reference: reference, files: artifacts.keep(files, of: drawn.file))
    }
    if finding.state.isFine { return nil }
    if finding.state == .missing {
      return SnapshotFailure.missing(
        drawn.id, finding, reference: reference, recording,
        files: artifacts.keep(try pictures(), of: drawn.file))
    }
    return SnapshotFailure.different(
      drawn.id, finding, reference: reference,
      files: artifacts.keep(try pictures(), of: drawn.file))
  }

  /// The text of a layout as a file.
  func layoutFile(_ drawn: DrawnSnapshot) -> SnapshotFailure.File {
    SnapshotFailure.File("actual.layout.txt", Array(drawn.layout.text.utf8))
  }

  /// What a body gives or throws.
  static func result<Value>(
    _ body: () throws(ReferenceFailure) -> Value
  ) -> Result<Value, ReferenceFailure> {
    do throws(ReferenceFailure) { return .success(try body()) } catch { return .failure(error) }
  }
}
