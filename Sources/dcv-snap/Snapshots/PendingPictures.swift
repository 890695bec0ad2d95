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
  /// What waits and can't be taken.
  private(set) var troubles: [Trouble] = []
  /// Files whose new picture lies in the results alone.
  private var fromResults: [String: String] = [:]

  /// Something that waits and can't be taken.
  struct Trouble: Error, Hashable {
    /// The snapshot's id; nil when no file says it.
    var id: String?
    /// Its file beside the references, without an ending; nil when it lies in the results.
    var file: String?
    /// What messages call it.
    var name = ""
    /// Why, without its name.
    var reason: String

    /// One line.
    var text: String { "'\(name)': \(reason)" }
  }

  /// Looks for what waits.
  init(snapshots: String, results: ResultFolder?) throws(ReferenceFailure) {
    store = ReferenceStore(folder: snapshots, codec: PictureCodec())
    self.results = results
    for file in try store.contents().pending {
      do throws(Trouble) {
        if let entry = try pending(file) { all.append(entry) }
      } catch {
        var trouble = error
        (trouble.file, trouble.name) = (file, "\(file).png.new")
        troubles.append(trouble)
      }
    }
    if let results { add(results) }
    all.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// What waits beside a reference; nil for a layout alone, of a run that was killed.
  private func pending(_ file: String) throws(Trouble) -> ApprovalPlan.Pending? {
    let (picture, layout): ([UInt8]?, [UInt8]?)
    do throws(ReferenceFailure) {
      picture = try store.bytes(file, .pending)
      layout = try store.layoutBytes(file, .pending)
    } catch {
      throw Trouble(reason: error.pictureReason)
    }
    guard let picture else { return nil }
    return try Self.checked(file, picture, layout)
  }

  /// What waits in the results of a job.
  private mutating func add(_ results: ResultFolder) {
    guard let bytes = results.read(RunResult.fileName),
      let run = try? RunResult(json: String(decoding: bytes, as: UTF8.self))
    else {
      troubles.append(
        Trouble(name: results.shown(RunResult.fileName), reason: "it holds no results of a run"))
      return
    }
    let known = Set(all.map(\.id) + troubles.compactMap(\.id))
    let waiting: [SnapshotState] = [.changed, .missing, .incomplete, .engine, .unreadable]
    for snapshot in run.snapshots where waiting.contains(snapshot.state) {
      guard !known.contains(snapshot.id), let path = snapshot.pictures[.actual],
        !snapshot.file.split(separator: "/").contains(".."), !snapshot.file.hasPrefix("/")
      else { continue }
      do throws(Trouble) {
        all.append(try Self.pending(snapshot, path, results))
        fromResults[snapshot.file] = path
      } catch {
        var trouble = error
        (trouble.id, trouble.name) = (snapshot.id, results.shown(path))
        troubles.append(trouble)
      }
    }
  }

  /// What waits of a snapshot in the results, if it is what the run drew.
  private static func pending(
    _ snapshot: SnapshotResult, _ path: String, _ results: ResultFolder
  ) throws(Trouble) -> ApprovalPlan.Pending {
    guard let picture = results.read(path) else { throw Trouble(reason: "it can't be read") }
    let entry = try checked(
      snapshot.file, picture, results.read(snapshot.file + "/actual.layout.txt"))
    guard entry.id == snapshot.id, snapshot.hash.map({ $0 == entry.hash }) ?? true else {
      throw Trouble(reason: "it is not the picture of '\(snapshot.id)' that the run drew")
    }
    guard snapshot.layoutHash.map({ $0 == entry.layout }) ?? true else {
      throw Trouble(reason: "the layout beside it is not the one that the run found")
    }
    return entry
  }

  /// A picture and a layout as something that waits, once both are known to be whole and of one
  /// snapshot.
  private static func checked(
    _ file: String, _ picture: [UInt8], _ layout: [UInt8]?
  ) throws(Trouble) -> ApprovalPlan.Pending {
    let inspection: ReferenceInspection
    do throws(ReferenceFailure) { inspection = try PictureCodec().inspect(picture) } catch {
      throw Trouble(reason: error.pictureReason)
    }
    guard let id = inspection.metadata?.id else {
      throw Trouble(reason: "it does not say which snapshot it is of")
    }
    guard let hash = inspection.trustedPixelHash else {
      throw Trouble(id: id, reason: "it is not as it was written")
    }
    guard let layout else { throw Trouble(id: id, reason: "there is no layout beside it") }
    let dump: LayoutDump
    do throws(ReferenceFailure) { dump = try ReferenceStore.layout(of: layout) } catch {
      guard case .layout(let line, let what) = error else {
        throw Trouble(id: id, reason: error.pictureReason)
      }
      throw Trouble(id: id, reason: "the layout beside it is damaged: line \(line): \(what)")
    }
    guard dump.id == id else {
      throw Trouble(id: id, reason: "the layout beside it is of '\(dump.id)'")
    }
    return ApprovalPlan.Pending(id: id, file: file, hash: hash, layout: LayoutHash.of(layout))
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
    try store.write(picture: picture, layout: frames, to: pending.file)
  }

  /// Throws a picture away; one that lies in the results stays there.
  func discard(_ pending: ApprovalPlan.Pending) throws(ReferenceFailure) {
    try store.discard(pending.file)
  }

  /// Throws away what can't be taken; what lies in the results stays there.
  func discard(_ trouble: Trouble) throws(ReferenceFailure) {
    if let file = trouble.file { try store.discard(file) }
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
