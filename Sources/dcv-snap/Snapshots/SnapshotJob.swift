// SPDX-License-Identifier: MIT
//
// One snapshot: painted and hashed, judged against its reference, and written where a run records.

import CairoPainter
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import ScreenDocument
import ScreenSnapshots
import SnapshotStore

/// One snapshot to judge.
struct SnapshotJob: Sendable {
  let list: DisplayList
  let scale: CGFloat
  /// Where its elements lie.
  let frames: LayoutDump
  /// What comes of it, its result still to be filled in.
  let outcome: PictureOutcome
  /// Its variant and its stop.
  let place: (variant: Int, stop: Int)
  /// Errors of its document.
  let faults: [Diagnostic]
  /// What could not be drawn, one line each.
  let gaps: [String]
  let words: RunDiagnostics
  let project: Project
  let session: SnapshotSession
  let parent: DocumentJob

  private var gathering: DocumentGathering { parent.gathering }
  private var listed: ListedSnapshot { outcome.snapshot }
  private var order: SnapshotOrder {
    SnapshotOrder(document: parent.number, variant: place.variant, stop: place.stop)
  }

  /// Judges, writes, and ends the stop's job.
  func start(_ bench: Workbench) {
    defer { gathering.endJob() }
    var outcome = outcome
    if !session.isStopped(before: order) {
      session.begin()
      do {
        let engine = try bench.engine(for: parent.settings, project)
        let result = try judge(with: engine)
        session.count(result.state, at: order)
        outcome.result = result
      } catch let failure as FileFailure {
        gathering.report(failure)
      } catch let failure as ReferenceFailure {
        gathering.report(FileFailure(failure, for: listed.file))
      } catch {
        gathering.report(trouble: Trouble.text(error, in: listed.id))
      }
    }
    gathering.put(outcome, variant: place.variant, stop: place.stop)
    parent.progress.finished(listed.id)
  }

  private func judge(with engine: PaintEngine) throws -> SnapshotResult {
    // 1. The cheap questions: is there a reference, and has it the same hash?
    let store = session.store()
    let stored = Self.result { () throws(ReferenceFailure) in try store.read(listed.file) }
    let inspection = (try? stored.get())?.inspection
    let missing = engine.missingGlyphs(in: list)
    gathering.report(missing.compactMap { words.missingGlyph($0, in: list) })
    // 2. Pixels, and what elements show, are needed only when a hash can't tell.
    var fresh = try FreshSnapshot(
      id: listed.id, layout: frames, list: list, scale: scale, engine: engine,
      comparedWith: inspection)
    let isSamePicture = inspection?.trustedPixelHash == fresh.pixelHash
    if !isSamePicture { fresh.layout = frames.painted(by: list, with: engine) }
    fresh.errors = faults.map(SnapshotGaps.line)
    fresh.gaps = gaps + missing.map(SnapshotGaps.line)
    // 3. The verdict.
    let (tolerance, rule) = session.allowance(for: listed.id)
    session.lookForMasks(tolerance, rule: rule, [frames, (try? stored.get())?.layout])
    let verdict = Verdict.of(
      fresh, against: stored, tolerance: tolerance, engine: session.engineRule)
    if isSamePicture, verdict.state != .passed || session.recording.mode == .all {
      // Something else is not fine, or all is written: with what elements show.
      fresh.layout = frames.painted(by: list, with: engine)
    }
    var result = SnapshotResult(
      id: listed.id, file: listed.file, document: parent.source.shownName, stop: listed.stop,
      order: place.stop, variant: listed.variant, state: verdict.state)
    result.take(
      verdict, fresh: fresh, before: (try? stored.get())?.layout,
      referenceHash: inspection?.metadata?.pixelHash)
    if let rule {
      result.use = ToleranceUse(
        id: listed.id, rule: rule, difference: verdict.pixels?.difference,
        passed: verdict.state.isFine)
    }
    // Nobody looks for what is fine.
    if !verdict.state.isFine { result.place = sourcePlace(of: verdict) }
    guard faults.isEmpty else { return result }
    // 4. What is written. A full disk takes nothing from the verdict.
    do {
      try keep(&result, verdict, fresh, engine)
    } catch let failure as FileFailure {
      gathering.report(failure)
    } catch let failure as ReferenceFailure {
      gathering.report(FileFailure(failure, for: listed.file))
    }
    return result
  }

  /// Writes references, pending ones, and pictures of what is not fine.
  private func keep(
    _ result: inout SnapshotResult, _ verdict: Verdict, _ fresh: FreshSnapshot,
    _ engine: PaintEngine
  ) throws {
    let state = verdict.state
    let isEqual = state == .passed || (state == .incomplete && verdict.layout?.isEmpty == true)
    let mode = session.recording.mode
    if isEqual, mode != .all {
      if session.recording.keepsPending { try session.store().discard(listed.file) }
      if state == .incomplete { try show(&result, verdict, fresh, painted: nil) }
      return
    }
    let painted = try engine.png(of: list, scale: scale, id: listed.id).bytes
    let word: RecordMode.SnapshotStateWord =
      state == .missing ? .missing : state.isFine ? .fine : .other
    if mode.writes(word) {
      let store = session.store(painted: painted)
      let file = try? store.bytes(listed.file)
      let known = (try? store.layout(listed.file)) ?? nil
      if file != painted || known?.text != fresh.layout.text {
        try store.write(fresh, to: listed.file)
        result.state = .recorded
        let cause = state == .missing || result.summary.isEmpty ? "" : ": \(result.summary)"
        result.summary =
          (state == .missing ? "the reference was written" : "the reference was written anew")
          + cause
        result.referenceHash = fresh.pixelHash
        result.after = nil
        return try show(&result, verdict, fresh, painted: painted)
      }
    } else if session.recording.keepsPending {
      let store = session.store(painted: painted)
      if state.isFine {
        try store.discard(listed.file)
      } else {
        try store.write(fresh, to: listed.file, .pending)
      }
    }
    if state != .passed { try show(&result, verdict, fresh, painted: painted) }
  }

  /// Puts pictures into the folder of results.
  private func show(
    _ result: inout SnapshotResult, _ verdict: Verdict, _ fresh: FreshSnapshot, painted: [UInt8]?
  ) throws {
    let folder = listed.file
    session.results.makeRoom(for: folder)
    func put(_ bytes: [UInt8], _ role: SnapshotResult.PictureRole) throws {
      result.pictures[role] = try session.results.write(bytes, to: "\(folder)/\(role.rawValue).png")
    }
    if let painted { try put(painted, .actual) }
    if result.state != .recorded {
      // A damaged one is no picture.
      if let file = try? session.store().bytes(folder), verdict.state != .unreadable {
        try put(file, .expected)
      }
    }
    if let before = verdict.reference {
      let pictures = DifferencePictures(verdict, before)
      if let after = Raster(optional: painted) {
        if let difference = pictures.difference(after) { try put(try difference.png(), .diff) }
        if let crop = pictures.crop(after) { try put(try crop.png(), .crop) }
      }
    }
    if painted != nil {
      _ = try session.results.write(
        Array(fresh.layout.text.utf8), to: folder + "/actual.layout.txt")
    }
    if let changes = verdict.layout, !changes.isEmpty {
      _ = try session.results.write(Array(changes.text.utf8), to: folder + "/layout.diff")
    }
  }

  /// Where in the document to look: its first error, else the first element that a change or a
  /// region names.
  private func sourcePlace(of verdict: Verdict) -> SourcePlace {
    if let fault = faults.first { return SourcePlace(fault.place) }
    let names =
      (verdict.layout?.changes.flatMap(\.elements) ?? []) + verdict.repainted
      + (verdict.pixels?.difference.regions.flatMap(\.elements) ?? [])
    var place = words.document.place(ofPointer: "")
    for name in names {
      guard let element = frames.elements.first(where: { $0.id == name }) else { continue }
      let attributes = element.attributes
      guard attributes.section >= 0 else { break }
      place = words.document.place(
        section: attributes.section, item: attributes.kind == .cell ? attributes.item : nil)
      break
    }
    return SourcePlace(place)
  }

  private static func result<Value>(
    _ body: () throws(ReferenceFailure) -> Value
  ) -> Result<Value, ReferenceFailure> {
    do throws(ReferenceFailure) { return .success(try body()) } catch { return .failure(error) }
  }
}

extension SourcePlace {
  /// The place of a complaint.
  init(_ place: Diagnostic.Place) {
    self.init(file: place.file, line: place.line, column: place.column, pointer: place.pointer)
  }
}

extension FileFailure {
  /// A reference that could not be written, unless something else was tried.
  init(_ failure: ReferenceFailure, for name: String, action: String = "write") {
    if case .file(let reason, let path) = failure {
      let shown = PathText(path, from: .workingFolder).shown(from: .workingFolder)
      self.init(action, shown, reason: reason)
    } else {
      self.init(action, name, reason: failure.reason)
    }
  }
}
