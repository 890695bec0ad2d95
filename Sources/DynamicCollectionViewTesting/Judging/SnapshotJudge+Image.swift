// SPDX-License-Identifier: MIT
//
// A picture against its PNG: the verdict of `dcv-snap verify`, with its words.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

extension SnapshotJudge {
  /// Judges a picture by its frames and its pixels.
  func image(_ drawn: DrawnSnapshot) throws -> Judgement {
    // 1. The picture as far as it is needed.
    let store = ReferenceStore(folder: folder, codec: PictureCodec())
    let stored = Self.result { () throws(ReferenceFailure) in try store.read(drawn.file) }
    var fresh = try FreshSnapshot(
      id: drawn.id, layout: drawn.layout, list: drawn.list, scale: drawn.scale, engine: engine,
      comparedWith: (try? stored.get())?.inspection)
    fresh.errors = drawn.errors
    fresh.gaps = drawn.gaps + engine.missingGlyphs(in: drawn.list).map(SnapshotGaps.line)
    try taken.take(path(drawn, ".png"), id: drawn.id, content: fresh.pixelHash)
    try takeLayout(drawn)
    // 2. The verdict.
    let verdict = Verdict.of(fresh, against: stored, tolerance: limits)
    let finding = Finding(
      state: verdict.state, summary: verdict.summary,
      text: verdict.state == .error ? drawn.errors.joined(separator: "\n") : verdict.text,
      isEqual: verdict.state.isFine
        || (verdict.state == .incomplete && verdict.layout?.isEmpty == true))
    // 3. What comes of it; painted once, when it is needed.
    var painted: [UInt8] = []
    func paint() throws -> [UInt8] {
      if painted.isEmpty {
        painted = try engine.png(of: drawn.list, scale: drawn.scale, id: drawn.id).bytes
      }
      return painted
    }
    let failure = try outcome(drawn, finding, ending: ".png") {
      let store = ReferenceStore(folder: folder, codec: PictureCodec(painted: try paint()))
      try store.write(fresh, to: drawn.file)
    } pictures: {
      var files = [SnapshotFailure.File("actual.png", try paint())]
      // A damaged one is no picture.
      if verdict.state != .unreadable, let before = try? store.bytes(drawn.file) {
        files.insert(SnapshotFailure.File("expected.png", before), at: 0)
      }
      files += try differences(verdict, painted: try paint())
      files.append(layoutFile(drawn))
      return files
    }
    guard limits != PixelTolerance() else { return Judgement(failure: failure) }
    // 4. What the tolerance hid, where it did.
    let use = ToleranceUse(
      id: drawn.id, rule: 0, difference: verdict.pixels?.difference, passed: failure == nil)
    let hides = use.passed && use.hidden > 0
    return Judgement(
      failure: failure,
      allowance: UsedAllowance(
        use: use, reference: drawn.file,
        pictures: hides ? try differences(verdict, painted: try paint()) : []))
  }

  /// The difference and its worst place, when the reference was decoded.
  private func differences(
    _ verdict: Verdict, painted: [UInt8]
  ) throws(ReferenceFailure) -> [SnapshotFailure.File] {
    guard let before = verdict.reference, let after = Raster(optional: painted) else { return [] }
    let pictures = DifferencePictures(verdict, before)
    var files: [SnapshotFailure.File] = []
    if let picture = pictures.difference(after) {
      files.append(SnapshotFailure.File("diff.png", try picture.png()))
    }
    if let picture = pictures.crop(after) {
      files.append(SnapshotFailure.File("crop.png", try picture.png()))
    }
    return files
  }
}
