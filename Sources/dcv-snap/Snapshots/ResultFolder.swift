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

  /// What messages call a file below the folder.
  func shown(_ path: String) -> String { shown.hasSuffix("/") ? shown + path : shown + "/" + path }

  /// Writes a file below the folder.
  ///
  /// - Returns: Its path relative to the folder.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) -> String {
    do throws(FileFailure) {
      try files.write(bytes, to: place.text + "/" + path)
    } catch {
      throw FileFailure("write", shown(path), reason: error.reason)
    }
    return path
  }

  /// Writes `results.json`, some snapshots at a time.
  func write(_ run: RunResult) throws(FileFailure) {
    do throws(FileFailure) {
      try files.write(to: place.appending(RunResult.fileName).text) { put throws(FileFailure) in
        var bytes: [UInt8] = []
        try run.writeJSON { text throws(FileFailure) in
          bytes += text.utf8
          guard bytes.count >= 1 << 16 else { return }
          try put(bytes)
          bytes.removeAll(keepingCapacity: true)
        }
        try put(bytes)
      }
    } catch {
      throw FileFailure("write", shown(RunResult.fileName), reason: error.reason)
    }
  }

  /// The bytes of a file below the folder; nil when there is none.
  func read(_ path: String) -> [UInt8]? {
    guard !path.split(separator: "/").contains(".."), !path.hasPrefix("/") else { return nil }
    return try? FileBytes.read(place.text + "/" + path)
  }

  /// Removes the pictures that the last run left, and its reports: nothing else is ever removed here.
  ///
  /// - Parameter shard: The part of all snapshots that is run now; other parts' blobs wait to be
  ///   merged with its own, and stay.
  func removeOldResults(shard: Shard? = nil) {
    for pictures in lastRun()?.pictures ?? [] { remove(pictures) }
    removeOldReports()
    let blobs = place.appending(Blob.folder)
    for name in (try? FolderWalk.names(in: blobs, shownAs: Blob.folder)) ?? []
    where shard == nil ? Blob.isName(name) : name == Blob.name(of: shard) {
      unlink(blobs.appending(name).text)
    }
  }

  /// Removes reports at their usual places: those of an older run would be taken for this one's.
  func removeOldReports() {
    for name in [Reporter.page, Reporter.junit] { unlink(place.appending(name).text) }
  }

  /// Removes what lies here of a snapshot.
  func remove(_ pictures: LastRun.Pictures) {
    for path in pictures.paths where path.hasPrefix(pictures.file + "/") {
      guard !path.split(separator: "/").contains("..") else { continue }
      unlink(place.text + "/" + path)
    }
    guard !pictures.paths.isEmpty, !pictures.file.split(separator: "/").contains("..") else {
      return
    }
    // Folders stay: another run may be about to write into them.
    for name in Self.texts { unlink("\(place.text)/\(pictures.file)/\(name)") }
  }

  /// Texts that lie beside pictures.
  static let texts = ["layout.diff", "actual.layout.txt"]

  /// What the last run left; nil when there was none.
  func lastRun() -> LastRun? {
    guard let bytes = read(".last-run.json") else { return nil }
    return try? LastRun(json: String(decoding: bytes, as: UTF8.self))
  }
}
