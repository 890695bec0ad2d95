// SPDX-License-Identifier: MIT
//
// The nearest `dcv-snap.json` above a document: a test draws what the command line draws.

import Foundation
import ScreenDocument
import SnapshotStore

/// What a document's project says.
struct SubjectProject {
  /// What its documents have in common; nothing without a `dcv-snap.json`.
  private(set) var configuration = ProjectConfiguration()
  /// Data that stands in for documents'.
  private(set) var data: [String: DataFile] = [:]
  private var root = ""

  /// The project of documents in a folder.
  ///
  /// - Throws: ``AssertionProblem`` when a file that it names can't be read.
  init(above folder: URL) throws(AssertionProblem) {
    var folder = folder.path
    while true {
      let file = (folder as NSString).appendingPathComponent("dcv-snap.json")
      if let bytes = try LoadedSubject.bytes(file, limit: 1 << 20) {
        root = folder
        configuration = ProjectConfiguration.load(bytes: bytes, name: "dcv-snap.json")
        break
      }
      let parent = WholeFile.folder(of: folder)
      guard parent != folder else { break }
      folder = parent
    }
    for (name, file) in configuration.data.sorted(by: { $0.key < $1.key }) {
      let bytes = try LoadedSubject.bytes(path(file), limit: 128 << 20)
      guard let bytes else { throw .unreadable(path(file), "no such file or directory") }
      data[name] = .bytes(bytes, name: file)
    }
  }

  /// Folder of images that stand in for documents'.
  var assets: String? { configuration.assets.map(path) }

  /// Font files, looked at before the built-in ones.
  var fonts: [String] { configuration.fonts.map(path) }

  private func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : root + "/" + relative
  }
}
