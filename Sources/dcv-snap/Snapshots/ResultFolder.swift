// SPDX-License-Identifier: MIT
//
// The folder of results: `results.json`, `.last-run.json`, and pictures of what is not fine.

import Foundation
import SnapshotStore

/// The folder of results.
struct ResultFolder: Sendable {
  /// Its place.
  let place: PathText
  /// What messages call it.
  let shown: String
  let files: OutputFiles

  /// Writes a file below the folder.
  ///
  /// - Returns: Its path relative to the folder.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) -> String {
    do throws(FileFailure) {
      try files.write(bytes, to: place.text + "/" + path)
    } catch {
      throw FileFailure("write", shown + "/" + path, reason: error.reason)
    }
    return path
  }

  /// The bytes of a file below the folder; nil when there is none.
  func read(_ path: String) -> [UInt8]? {
    guard !path.split(separator: "/").contains(".."), !path.hasPrefix("/") else { return nil }
    return try? FileBytes.read(place.text + "/" + path)
  }

  /// Removes the pictures that the last run left: nothing else is ever removed here.
  func removeOldPictures() {
    guard let bytes = read("results.json"),
      let old = try? RunResult(json: String(decoding: bytes, as: UTF8.self))
    else { return }
    for snapshot in old.snapshots { remove(snapshot) }
    // A page of an older run would be taken for this one's.
    unlink(place.text + "/index.html")
  }

  /// Removes what lies here of a snapshot.
  func remove(_ snapshot: SnapshotResult) {
    for path in snapshot.pictures.values where path.hasPrefix(snapshot.file + "/") {
      guard !path.split(separator: "/").contains("..") else { continue }
      unlink(place.text + "/" + path)
    }
    guard !snapshot.pictures.isEmpty else { return }
    // Folders stay: another run may be about to write into them.
    for name in Self.texts { unlink("\(place.text)/\(snapshot.file)/\(name)") }
  }

  /// Texts that lie beside pictures.
  static let texts = ["layout.diff", "actual.layout.txt"]

  /// Ids that were not fine in the last run; nil when there was none.
  func lastFailed() -> Set<String>? {
    guard let bytes = read(".last-run.json"),
      let last = try? LastRun(json: String(decoding: bytes, as: UTF8.self))
    else { return nil }
    return Set(last.failed)
  }
}
