// SPDX-License-Identifier: MIT
//
// One picture: paints a display list into the formats that were asked for, and writes the files.

import CairoPainter
import Drawing
import Foundation
import ScreenDocument
import ScreenSnapshots

/// One picture to paint and write.
struct PictureJob: Sendable {
  let list: DisplayList
  let scale: CGFloat
  /// What comes of it, its paths still to be filled in.
  let outcome: PictureOutcome
  /// Its variant and its stop.
  let place: (variant: Int, stop: Int)
  let words: RunDiagnostics
  let project: Project
  let parent: DocumentJob

  private var gathering: DocumentGathering { parent.gathering }

  /// Paints, writes, and ends the stop's job.
  func start(_ bench: Workbench) {
    defer { gathering.endJob() }
    var outcome = outcome
    do {
      let engine = try bench.engine(for: parent.settings, project)
      for format in RunSettings.Format.allCases where parent.settings.formats.contains(format) {
        let bytes: [UInt8]
        switch format {
        case .png:
          bytes = try engine.png(
            of: list, scale: scale, id: outcome.snapshot.id, fast: parent.settings.isFast
          ).bytes
        case .svg:
          bytes = try engine.svg(of: list)
        }
        outcome.paths.append(try write(bytes, extension: format.rawValue))
      }
      if parent.settings.writesDump {
        let text = DisplayListText.text(of: list)
        outcome.paths.append(try write(Array(text.utf8), extension: "dump.txt"))
      }
      gathering.report(
        engine.missingGlyphs(in: list).compactMap { words.missingGlyph($0, in: list) })
    } catch let failure as FileFailure {
      gathering.report(failure)
    } catch {
      gathering.report(trouble: Trouble.text(error, in: outcome.snapshot.id))
    }
    gathering.put(outcome, variant: place.variant, stop: place.stop)
    parent.progress.finished(outcome.snapshot.id)
  }

  /// Writes a file of this picture.
  ///
  /// - Returns: Its path, as the user would write it.
  private func write(_ bytes: [UInt8], extension: String) throws(FileFailure) -> String {
    try parent.write(bytes, outcome.snapshot, `extension`)
  }
}

extension DocumentJob {
  /// Writes a file of a snapshot into the output folder.
  ///
  /// - Returns: Its path, as the user would write it.
  func write(
    _ bytes: [UInt8], _ snapshot: ListedSnapshot, _ ending: String
  ) throws(FileFailure) -> String {
    let folder = settings.output ?? "out"
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let path = base + snapshot.file + "." + ending
    try files.write(bytes, to: path)
    return path
  }
}
