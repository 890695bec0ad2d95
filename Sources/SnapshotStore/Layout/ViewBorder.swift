// SPDX-License-Identifier: MIT
//
// Tells elements that were added or removed from those that only crossed the viewport's border.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Where the viewport ends, before and after.
struct ViewBorder {
  private let elements: [MatchedElement]
  private let oldView: CGRect
  private let newView: CGRect
  /// Moves of sections on the screen.
  private let sectionMoves: [String: Shift]
  /// Whether the layouts list more than what is seen: then absence means absence.
  private let listsAll: Bool

  init(old: LayoutDump, new: LayoutDump, elements: [MatchedElement]) {
    self.elements = elements
    oldView = CGRect(origin: .zero, size: old.viewport)
    newView = CGRect(origin: .zero, size: new.viewport)
    let seenOutside = { (dump: LayoutDump, view: CGRect) in
      dump.elements.contains { !Nearly.overlap($0.attributes.screenFrame, view) }
    }
    listsAll = seenOutside(old, oldView) || seenOutside(new, newView)
    var moves: [String: Shift] = [:]
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
      moves[section.id] = Shift(
        dx: new.seen(section.frame).maxX - old.seen(before.frame).maxX,
        dy: new.seen(section.frame).maxY - old.seen(before.frame).maxY)
    }
    sectionMoves = moves
  }

  /// Whether the element at `index`, which is in one layout only, would lie outside the other's
  /// viewport after moving as its nearest neighbour did.
  func explains(_ index: Int) -> Bool {
    guard !listsAll else { return false }
    let element = elements[index]
    let moves = [neighbourMove(index), sectionMoves[element.section]].compactMap { $0 }
    return moves.contains { move in
      if let frame = element.old?.screenFrame {
        return !Nearly.overlap(frame.offsetBy(dx: move.dx, dy: move.dy), newView)
      }
      if let frame = element.new?.screenFrame {
        return !Nearly.overlap(frame.offsetBy(dx: -move.dx, dy: -move.dy), oldView)
      }
      return false
    }
  }

  /// How far the nearest element of the same section that is in both was moved on the screen, or,
  /// when it grew, its end.
  private func neighbourMove(_ index: Int) -> Shift? {
    let section = elements[index].section
    for distance in 1...MoveExplanation.reach {
      for other in [index - distance, index + distance] where elements.indices.contains(other) {
        guard elements[other].section == section, let old = elements[other].old?.screenFrame,
          let new = elements[other].new?.screenFrame, elements[other].role != .decoration
        else { continue }
        return other < index
          ? Shift(dx: new.maxX - old.maxX, dy: new.maxY - old.maxY)
          : Shift(dx: new.minX - old.minX, dy: new.minY - old.minY)
      }
    }
    return nil
  }
}
