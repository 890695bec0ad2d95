// SPDX-License-Identifier: MIT
//
// A folder of its own for each test, gone afterwards.

import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dcv-store-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Every file below, sorted.
  var files: [String] {
    FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
      .filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted() ?? []
  }
}
