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

  /// Keeps results from being taken for references, which `prune` deletes.
  func refuse(amongReferencesIn snapshots: PathText) throws(UsageError) {
    guard place.resolved.below(snapshots.resolved) != nil else { return }
    throw UsageError(
      message: "the results in '\(shown)' would lie among the references",
      expected: "'results' outside of 'snapshots' (\(snapshots.shown(from: .workingFolder)))",
      hint: "both are set in \(DocumentFinder.configurationName)")
  }

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

  /// Removes what older runs left, now that a run's own results are there: pictures that it does not
  /// have, reports that it did not write, and blobs. Nothing else is ever removed here.
  ///
  /// - Parameters:
  ///   - last: What the run before left; nil when there was none.
  ///   - run: What the run found.
  ///   - written: Places of its own reports.
  func removeOldResults(_ last: LastRun?, after run: RunResult, except written: Set<PathText>) {
    let kept = Set(run.snapshots.filter { !$0.pictures.isEmpty }.map(\.file))
    for pictures in last?.pictures ?? [] where !kept.contains(pictures.file) { remove(pictures) }
    removeOldReports(except: written)
    let blobs = place.appending(Blob.folder)
    // Other parts' blobs wait to be merged with this one's.
    for name in (try? FolderWalk.names(in: blobs, shownAs: Blob.folder)) ?? []
    where run.shard == nil ? Blob.isName(name) : name == Blob.name(of: run.shard) {
      let blob = blobs.appending(name)
      if !written.contains(blob) { unlink(blob.text) }
    }
  }

  /// Whether a run left results here. Without them, whatever is called as our reports are is not ours.
  var holdsRun: Bool { FolderWalk.kind(of: place.appending(RunResult.fileName).text) == .file }

  /// Removes reports at their usual places: those of an older run would be taken for this one's.
  ///
  /// - Parameter written: Those of this run.
  func removeOldReports(except written: Set<PathText>) {
    for name in [Reporter.page, Reporter.junit] {
      let report = place.appending(name)
      if !written.contains(report) { unlink(report.text) }
    }
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

  /// Removes what an older run, one that was interrupted among them, left of a snapshot that is about
  /// to have results of its own.
  func makeRoom(for file: String) {
    let names = SnapshotResult.PictureRole.allCases.map { $0.rawValue + ".png" } + Self.texts
    for name in names { unlink("\(place.text)/\(file)/\(name)") }
  }

  /// Texts that lie beside pictures.
  static let texts = ["layout.diff", "actual.layout.txt"]

  /// What the last run left; nil when there was none.
  func lastRun() -> LastRun? {
    guard let bytes = read(LastRun.fileName) else { return nil }
    return try? LastRun(json: String(decoding: bytes, as: UTF8.self))
  }
}
