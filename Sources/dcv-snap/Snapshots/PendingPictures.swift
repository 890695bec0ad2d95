// SPDX-License-Identifier: MIT
//
// Pictures that wait for a decision: those beside the references, and those that came with results
// of another machine.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

/// Pictures that wait for a decision.
struct PendingPictures {
  let store: ReferenceStore
  /// Results of a job whose pictures may be taken; nil for none.
  let results: ResultFolder?
  /// By their ids, those beside the references first.
  private(set) var all: [ApprovalPlan.Pending] = []
  /// What can't be read, one line each.
  private(set) var troubles: [String] = []
  /// Files whose new picture lies in the results alone.
  private var fromResults: [String: String] = [:]

  /// Looks for what waits.
  init(snapshots: String, results: ResultFolder?) throws(ReferenceFailure) {
    store = ReferenceStore(folder: snapshots, codec: PictureCodec())
    self.results = results
    var known: Set<String> = []
    for file in try store.contents().pending {
      do throws(ReferenceFailure) {
        guard let bytes = try store.bytes(file, .pending) else { continue }
        guard let stamp = try PictureCodec().inspect(bytes).metadata else {
          troubles.append("'\(file).png.new' does not say which snapshot it is of")
          continue
        }
        known.insert(stamp.id)
        let layout = try store.layoutBytes(file, .pending).map(LayoutHash.of)
        all.append(
          ApprovalPlan.Pending(id: stamp.id, file: file, hash: stamp.pixelHash, layout: layout))
      } catch {
        troubles.append("'\(file).png.new': \(error.pictureReason)")
      }
    }
    guard let results, let bytes = results.read(RunResult.fileName),
      let run = try? RunResult(json: String(decoding: bytes, as: UTF8.self))
    else { return }
    let waiting: [SnapshotState] = [.changed, .missing, .incomplete, .engine, .unreadable]
    for snapshot in run.snapshots where waiting.contains(snapshot.state) {
      guard !known.contains(snapshot.id), let path = snapshot.pictures[.actual],
        !snapshot.file.split(separator: "/").contains(".."), !snapshot.file.hasPrefix("/"),
        let picture = results.read(path),
        let layout = results.read(snapshot.file + "/actual.layout.txt"),
        let stamp = try? PictureCodec().inspect(picture).metadata, stamp.id == snapshot.id
      else { continue }
      all.append(
        ApprovalPlan.Pending(
          id: snapshot.id, file: snapshot.file, hash: stamp.pixelHash,
          layout: LayoutHash.of(layout)))
      fromResults[snapshot.file] = path
    }
    all.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// Makes a picture the reference.
  func accept(_ pending: ApprovalPlan.Pending) throws(ReferenceFailure) {
    guard let path = fromResults[pending.file], let results else {
      return try store.accept(pending.file)
    }
    let layout = pending.file + "/actual.layout.txt"
    guard let picture = results.read(path), let frames = results.read(layout) else {
      throw .file("no such file", path: results.shown + "/" + layout)
    }
    let base = store.folder + "/" + pending.file
    // The layout first, as recording does.
    try WholeFile.write(frames, base + ReferenceStore.endings[1])
    try WholeFile.write(picture, base + ReferenceStore.endings[0])
  }

  /// Throws a picture away; one that lies in the results stays there.
  func discard(_ pending: ApprovalPlan.Pending) throws(ReferenceFailure) {
    try store.discard(pending.file)
  }

  /// The frames that wait, and those that count.
  func layouts(of pending: ApprovalPlan.Pending) -> (before: LayoutDump?, after: LayoutDump?) {
    let before = (try? store.layout(pending.file)) ?? nil
    if let results, fromResults[pending.file] != nil {
      let text = results.read(pending.file + "/actual.layout.txt")
      return (before, text.flatMap { try? LayoutDump(text: String(decoding: $0, as: UTF8.self)) })
    }
    return (before, (try? store.layout(pending.file, .pending)) ?? nil)
  }

  /// What the files say of a picture that waits and of its reference, one line each.
  func facts(of pending: ApprovalPlan.Pending) -> [String] {
    func facts(_ word: String, _ bytes: [UInt8]?) -> [String] {
      guard let bytes, let found = try? PictureCodec().inspect(bytes) else {
        return ["\(word)  none"]
      }
      var lines = ["\(word)  \(found.width)x\(found.height) pixels, \(bytes.count) bytes"]
      if let stamp = found.metadata {
        lines.append("          hash \(stamp.pixelHash)")
        lines.append("          drawn by \(stamp.engine)")
      }
      return lines
    }
    let new = try? FileBytes.read(path(of: pending))
    let old = (try? store.bytes(pending.file)) ?? nil
    return ["file      \(path(of: pending))"] + facts("waits   ", new) + facts("before  ", old)
  }

  /// Path of the picture that waits.
  func path(of pending: ApprovalPlan.Pending) -> String {
    fromResults[pending.file].map { (results?.place.text ?? "") + "/" + $0 }
      ?? store.folder + "/" + pending.file + ReferenceStore.endings[0]
      + ReferenceStore.pendingEnding
  }
}
