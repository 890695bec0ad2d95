// SPDX-License-Identifier: MIT
//
// Reads a document as a project has it: with the project's images, data and environment.

import Foundation
import ScreenDocument

/// Reads documents.
struct DocumentReader: Sendable {
  let settings: RunSettings
  let workingFolder: PathText
  /// Files that were read before, while documents were looked for.
  var read = ReadFiles()

  /// Bytes of a document that are read: one more than its limit, which the document reports.
  private static let mostBytes = 32 << 20
  /// Bytes of a data file that are read.
  static let mostDataBytes = 128 << 20

  /// The folder of images that stand in for those of documents; nil when there is none.
  func assets(of project: Project) -> String? {
    settings.assets.map { PathText($0, from: workingFolder).text }
      ?? project.configuration.assets.map(project.path)
  }

  /// The document, with all that is wrong with it.
  ///
  /// - Parameter files: The files below a folder, by its path; asked for the document's own folder
  ///   and for that of images.
  func document(
    of source: DocumentSource, in project: Project,
    files: (String) -> any DocumentFiles = { FolderFiles(folder: $0) }
  ) throws(FileFailure) -> ScreenDocument {
    let bytes = try bytes(of: source)
    var data: [String: DataFile] = [:]
    for (name, path) in project.configuration.data.sorted(by: { $0.key < $1.key }) {
      let bytes = try FileBytes.read(
        project.path(path), limit: Self.mostDataBytes, shownAs: path)
      data[name] = .bytes(bytes, name: path)
    }
    let document = ScreenDocument.load(
      bytes: bytes, name: source.shownName,
      files: files(source.folder(from: workingFolder).text),
      assetFiles: assets(of: project).map(files), data: data)
    return document.applying(project.configuration)
  }

  private func bytes(of source: DocumentSource) throws(FileFailure) -> [UInt8] {
    if let file = source.file, let bytes = read.take(file) { return bytes }
    return try FileBytes.read(
      source.file?.text ?? "-", limit: Self.mostBytes, shownAs: source.path)
  }
}
