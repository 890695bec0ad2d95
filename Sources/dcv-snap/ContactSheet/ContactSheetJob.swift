// SPDX-License-Identifier: MIT
//
// The contact sheet of one document, once all of its pictures are known: laid out, painted, written.

import CairoPainter
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument

/// Paints and writes the contact sheet of a document.
struct ContactSheetJob {
  let source: DocumentSource
  let choice: SheetChoice
  let settings: RunSettings
  let files: OutputFiles
  let projects: Projects
  let workingFolder: PathText
  let siblings: SiblingParts

  /// Pixels in a point of the sheet, the finest that fits.
  private static let scales: [CGFloat] = [2, 1]

  /// The outcome with the sheet's files, or with what stood in its way.
  func finish(_ outcome: DocumentOutcome, _ bench: Workbench) -> DocumentOutcome {
    var outcome = outcome
    let entries = outcome.pictures.compactMap { picture in
      picture.sheet.map {
        ContactSheet.Entry(id: picture.snapshot.id, stop: picture.snapshot.stop, picture: $0)
      }
    }
    // The drawings are on the sheet from here on.
    for index in outcome.pictures.indices { outcome.pictures[index].sheet = nil }
    guard !entries.isEmpty else { return outcome }
    let title = source.idParts.joined(separator: "/")
    let list = ContactSheet(title: title, entries: entries, choice: choice).list()
    guard let scale = Self.scales.first(where: { PictureLimits.fit(list.size, scale: $0) }) else {
      outcome.diagnostics.append(.sheetTooLarge(list.size, of: source.shownName))
      return outcome
    }
    do {
      let project = try projects.project(at: source.root, shownFrom: workingFolder)
      let engine = try bench.engine(for: settings, project)
      var paths: [String] = []
      for format in RunSettings.Format.allCases where settings.formats.contains(format) {
        let bytes =
          switch format {
          case .png:
            try engine.png(
              of: list, scale: scale, id: title + ".contact-sheet", fast: settings.isFast
            ).bytes
          case .svg: try engine.svg(of: list)
          }
        paths.append(try write(bytes, extension: format.rawValue))
      }
      if settings.writesDump {
        let text = DisplayListText.text(of: list)
        paths.append(try write(Array(text.utf8), extension: "dump.txt"))
      }
      outcome.pictures[0].paths = paths
    } catch let failure as FileFailure {
      outcome.failures.append(failure)
    } catch {
      outcome.troubles.append(Trouble.text(error, in: source.shownName))
    }
    return outcome
  }

  /// Writes a file beside the folder of the document's own pictures.
  private func write(_ bytes: [UInt8], extension: String) throws(FileFailure) -> String {
    let parts = SnapshotName(document: source.idParts, stop: "").parts.dropLast()
    let names = SnapshotFileNames { SHA256.hex($0) }
    let file = names.file(parts: Array(parts), among: siblings)
    let folder = settings.output ?? "out"
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let path = base + file + ".contact-sheet." + `extension`
    try files.write(bytes, to: path)
    return path
  }
}

extension PictureLimits {
  /// Whether a drawing of this size in points can be painted.
  static func fit(_ size: CGSize, scale: CGFloat) -> Bool {
    size.width * scale <= CGFloat(width) && size.height * scale <= CGFloat(height)
  }
}

extension Diagnostic {
  fileprivate static func sheetTooLarge(_ size: CGSize, of name: String) -> Diagnostic {
    Diagnostic(
      .limits, at: Place(file: name), "the contact sheet would be too large",
      expected: "at most \(PictureLimits.width) x \(PictureLimits.height) pixels",
      found: [size.width, size.height].map { CanonicalNumber.string($0) }.joined(separator: " x "),
      hint: "choose a smaller \(OptionSpec.width.name), or fewer stops and variants")
  }
}
