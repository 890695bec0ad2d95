// SPDX-License-Identifier: MIT
//
// Sections and the content as a whole: mostly consequences of what their elements did.

import CollectionLayout
import DynamicCollectionView
import Foundation

extension ChangeBuilder {
  mutating func compareSections(areConsequences: Bool) {
    let oldIDs = old.sections.map(\.id)
    let newIDs = new.sections.map(\.id)
    for id in oldIDs where !newIDs.contains(id) {
      add(LayoutChange(.sectionRemoved, section: id), isConsequence: false)
    }
    for id in newIDs where !oldIDs.contains(id) {
      add(LayoutChange(.sectionAdded, section: id), isConsequence: false)
    }
    let kept = newIDs.filter(oldIDs.contains)
    let order = kept.compactMap { oldIDs.firstIndex(of: $0) }
    let rising = Set(LongestRise.indices(of: order))
    for (place, id) in kept.enumerated() where !rising.contains(place) {
      add(
        LayoutChange(.sectionReordered(from: order[place], to: place), section: id),
        isConsequence: false)
    }
    var pushed: Shift = .zero
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
      if !Nearly.equal(before.frame.size, section.frame.size) {
        let follows = areConsequences || touched.contains(section.id)
        add(
          LayoutChange(
            .sectionResized(from: before.frame.size, to: section.frame.size), section: section.id),
          isConsequence: follows)
      }
      let move = Shift(
        dx: section.frame.minX - before.frame.minX, dy: section.frame.minY - before.frame.minY)
      let isPushed = Nearly.equal(move.dx, pushed.dx) && Nearly.equal(move.dy, pushed.dy)
      if !Nearly.zero(move) {
        let changesOrder = !rising.isEmpty && rising.count < kept.count || oldIDs != newIDs
        add(
          LayoutChange(.sectionMoved(by: move), section: section.id),
          isConsequence: areConsequences || isPushed || changesOrder
            || Nearly.zero(move.dx) && isPushedByElements(move.dy))
      }
      pushed = Shift(
        dx: Nearly.zero(section.frame.minX - before.frame.minX)
          && Nearly.equal(section.frame.minY, before.frame.minY)
          ? section.frame.maxX - before.frame.maxX : move.dx,
        dy: section.frame.maxY - before.frame.maxY)
      compareScrolling(before, section, areConsequences: areConsequences)
    }
  }

  /// Whether an element of the layout itself, such as a header above all sections, grew as much.
  private func isPushedByElements(_ length: CGFloat) -> Bool {
    elements.contains { element in
      guard element.section == "layout", let old = element.old, let new = element.new else {
        return false
      }
      return Nearly.equal(new.frame.maxY - old.frame.maxY, length)
    }
  }

  mutating func compareScrolling(
    _ before: LayoutDump.Section, _ after: LayoutDump.Section, areConsequences: Bool
  ) {
    if before.orthogonal?.behavior != after.orthogonal?.behavior {
      add(
        LayoutChange(
          .scrolling(
            from: before.orthogonal?.behavior ?? "none", to: after.orthogonal?.behavior ?? "none"),
          section: after.id), isConsequence: false)
    } else if before.orthogonal?.restOffsets != after.orthogonal?.restOffsets
      || before.orthogonal?.contentLength != after.orthogonal?.contentLength
    {
      add(
        LayoutChange(.scrolling(from: "range", to: "range"), section: after.id),
        isConsequence: areConsequences || !causes.isEmpty)
    }
  }

  mutating func compareContent() {
    guard !Nearly.equal(old.contentSize, new.contentSize) else { return }
    add(
      LayoutChange(.content(from: old.contentSize, to: new.contentSize)),
      isConsequence: !causes.isEmpty)
  }
}
