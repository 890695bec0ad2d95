// SPDX-License-Identifier: MIT
//
// An SVG against its reference: frames first, then every byte; what differs is told by layer.

import CairoPainter
import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

extension SnapshotJudge {
  /// The largest SVG that is read.
  private static let largestFile = 256 << 20

  /// Judges a picture by its frames and its bytes.
  func svg(_ drawn: DrawnSnapshot) throws -> SnapshotFailure? {
    let bytes = try engine.svg(of: drawn.list)
    let reference = path(drawn, ".svg")
    try taken.take(reference, id: drawn.id, content: SHA256.hex(bytes))
    try takeLayout(drawn)
    let before = Self.result { () throws(ReferenceFailure) in
      try WholeFile.read(reference, limit: Self.largestFile)
    }
    let finding = finding(drawn, before, bytes)
    return try outcome(drawn, finding, ending: ".svg") {
      try writeLayout(drawn)
      try WholeFile.write(bytes, reference)
    } pictures: {
      var files = [SnapshotFailure.File("actual.svg", bytes), layoutFile(drawn)]
      if let file = (try? before.get()) ?? nil {
        files.insert(SnapshotFailure.File("expected.svg", file), at: 0)
      }
      return files
    }
  }

  private func finding(
    _ drawn: DrawnSnapshot, _ before: Result<[UInt8]?, ReferenceFailure>, _ bytes: [UInt8]
  ) -> Finding {
    guard drawn.errors.isEmpty else { return Finding(.error, drawn.errors) }
    let file: [UInt8]?
    do { file = try before.get() } catch { return Finding(.unreadable, [error.reason]) }
    guard let file else { return Finding(.missing, [Self.noReference]) }
    if let reason = SVGLayers.damage(of: file) { return Finding(.unreadable, [reason]) }
    let frames = frames(drawn)
    if frames.state != .passed { return frames }
    guard file == bytes else {
      let difference = SVGDifference(SVGLayers(file), SVGLayers(bytes))
      return Finding(.changed, ["paint only: " + difference.summary])
    }
    let gaps = drawn.gaps + engine.missingGlyphs(in: drawn.list).map(SnapshotGaps.line)
    guard gaps.isEmpty else {
      var finding = Finding(.incomplete, gaps)
      finding.isEqual = true
      return finding
    }
    return Finding(.passed, [])
  }
}
