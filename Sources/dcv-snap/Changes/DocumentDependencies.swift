// SPDX-License-Identifier: MIT
//
// The files on which a document's pictures depend: itself, the project's configuration, and all
// that it looks for while it is read, whether it is there or not.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenDocument
import Synchronization

/// Files that stand for themselves and note each path that is asked for.
final class NotedFiles: DocumentFiles {
  private let folder: String
  private let files: FolderFiles
  private let asked = Mutex<Set<String>>([])

  /// The files below a folder.
  init(folder: String) {
    self.folder = folder
    files = FolderFiles(folder: folder)
  }

  /// Every path that was asked for, from the folder on.
  var places: [PathText] {
    let folder = PathText(folder)
    return asked.withLock { paths in paths.map { PathText($0, from: folder) } }
  }

  func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
    note(path)
    return try files.read(path, limit: limit)
  }

  func location(of path: String) throws(DocumentFileError) -> String {
    note(path)
    return try files.location(of: path)
  }

  private func note(_ path: String) { asked.withLock { _ = $0.insert(path) } }
}

/// What the pictures of a document depend on.
struct DocumentDependencies {
  /// Files, whether they exist or not.
  private(set) var files: Set<PathText> = []
  /// Folders any file below which may count.
  private(set) var folders: Set<PathText> = []
  /// The folder whose own files are the document's references.
  private(set) var references: PathText

  /// Distinct images of one section up to which each is looked for.
  private static let mostImages = 1000

  /// Finds out by reading the document.
  ///
  /// - Throws: ``FileFailure`` when a file that options or the configuration name can't be read:
  ///   nobody can tell what it depends on then.
  init(
    of source: DocumentSource, in project: Project, among siblings: SiblingParts,
    _ reader: DocumentReader
  ) throws(FileFailure) {
    // 1. Where its references lie.
    let stop = SnapshotName(document: source.idParts, stop: "x")
    let file = SnapshotFileNames { SHA256.hex($0) }.file(parts: stop.parts, among: siblings)
    references = PathText(file, from: PathText(project.snapshots)).parent
    // 2. What is looked for while the document is read, with each of its data.
    var noted: [NotedFiles] = []
    let document = try reader.document(of: source, in: project) { folder in
      let files = NotedFiles(folder: folder)
      noted.append(files)
      return files
    }
    for value in document.variants.first(where: { $0.name == .data })?.values ?? [] {
      guard let overrides = try? EnvironmentOverrides(.data, value) else { continue }
      _ = document.replacing(dataPaths: overrides.data)
    }
    for files in noted {
      let places = files.places
      self.files.formUnion(places)
      // Past the limit a section looks for no more of them.
      if places.count >= Self.mostImages {
        folders.insert(source.folder(from: reader.workingFolder))
        if let assets = reader.assets(of: project) { folders.insert(PathText(assets)) }
      }
    }
    // 3. What is named outside of the document.
    if let file = source.file { files.insert(file) }
    files.insert(project.root.appending(DocumentFinder.configurationName))
    let names = Set(document.dataNames)
    let configuration = project.configuration
    let ownData = configuration.data.filter { names.contains($0.key) }.map(\.value)
    for path in ownData + configuration.fonts {
      files.insert(PathText(path, from: project.root))
    }
    let data = reader.settings.data.flatMap(\.entries).filter { names.contains($0.name) }
    for path in data.map(\.path) + reader.settings.fonts {
      files.insert(PathText(path, from: reader.workingFolder))
    }
  }

  /// Whether one of some files is among them.
  ///
  /// - Parameter changed: Places without links in the folders above them.
  func meet(_ changed: Set<PathText>) -> Bool {
    if files.contains(where: { changed.contains($0.withResolvedFolders) }) { return true }
    let (folders, references) = (
      folders.map(\.resolvedAsFarAsThere), references.resolvedAsFarAsThere
    )
    return changed.contains { file in
      file.parent == references || folders.contains { file.below($0) != nil }
    }
  }
}

extension PathText {
  /// The path with links followed in the folders that hold it, as far as they exist.
  var withResolvedFolders: PathText { parent.resolvedAsFarAsThere.appending(name) }

  /// The path with links followed up to the last folder that exists.
  var resolvedAsFarAsThere: PathText {
    guard !components.isEmpty, FolderWalk.kind(of: text) == .missing else { return resolved }
    return parent.resolvedAsFarAsThere.appending(name)
  }
}
