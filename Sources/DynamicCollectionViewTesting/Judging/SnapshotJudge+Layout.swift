// SPDX-License-Identifier: MIT
//
// Frames against the frames that were recorded; nothing is painted.

import DynamicCollectionView
import Foundation
import ScreenSnapshots
import SnapshotStore

extension SnapshotJudge {
  /// Judges the frames alone.
  func layout(_ drawn: DrawnSnapshot) throws -> SnapshotFailure? {
    try takeLayout(drawn)
    let ending = ReferenceStore.endings[1]
    return try outcome(drawn, frames(drawn), ending: ending) {
      try writeLayout(drawn)
    } pictures: {
      [layoutFile(drawn)]
    }
  }

  /// Writes the frames as the reference.
  func writeLayout(_ drawn: DrawnSnapshot) throws(ReferenceFailure) {
    try WholeFile.write(
      Array(drawn.layout.text.utf8), path(drawn, ReferenceStore.endings[1]))
  }

  /// What happened to the frames.
  func frames(_ drawn: DrawnSnapshot) -> Finding {
    guard drawn.errors.isEmpty else { return Finding(.error, drawn.errors) }
    let store = ReferenceStore(folder: folder, codec: PictureCodec())
    let before: LayoutDump?
    do throws(ReferenceFailure) { before = try store.layout(drawn.file) } catch {
      return Finding(.unreadable, [error.reason])
    }
    guard let before else { return Finding(.missing, [Self.noReference]) }
    let comparison = LayoutComparison(from: before, to: drawn.layout)
    guard !comparison.isEmpty else { return Finding(.passed, []) }
    let changes = comparison.text.split(separator: "\n").map { "  " + $0 }
    return Finding(.changed, [comparison.summary, "layout"] + changes)
  }
}

extension SnapshotJudge.Finding {
  /// A finding in some lines, the cause first.
  init(_ state: SnapshotState, _ lines: [String]) {
    self.init(
      state: state, summary: lines.first ?? "", text: lines.map { $0 + "\n" }.joined(),
      isEqual: state == .passed)
  }
}
