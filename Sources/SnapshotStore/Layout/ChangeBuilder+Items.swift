// SPDX-License-Identifier: MIT
//
// Elements that came or went, items that did so out of sight, and items in another order.

import CollectionLayout
import DynamicCollectionView
import Foundation

extension ChangeBuilder {
  /// Items of a section in another order that are told one by one.
  private static let fewReordered = 3

  /// Elements that were added or removed for good; those that only left or entered the viewport
  /// are told as consequences.
  mutating func comparePresence(isReframed: Bool) -> (appeared: [Int], vanished: [Int]) {
    let view = ViewBorder(old: old, new: new, elements: elements)
    var appeared: [Int] = []
    var vanished: [Int] = []
    for (index, element) in elements.enumerated() where element.move == nil {
      let isNew = element.new != nil
      let wholeSection = isWhole(element.section, isNew: isNew)
      let isElsewhere = wholeSection ? false : items.isElsewhere(element)
      if isElsewhere ?? (isReframed || view.explains(index)) {
        add(isNew ? .cameIntoView : .leftView, index, isConsequence: true)
      } else if isElsewhere == nil, isPinned(element) {
        // It may still be where it belongs, outside of what is listed.
        add(isNew ? .nowHeld : .noLongerHeld, index, isConsequence: false)
      } else {
        // A section that came or went is told once, with all that is in it.
        add(isNew ? .added : .removed, index, isConsequence: wholeSection || follows(element))
        if isNew { appeared.append(index) } else { vanished.append(index) }
      }
    }
    return (appeared, vanished)
  }

  /// Whether a section is in one layout only.
  private func isWhole(_ section: String, isNew: Bool) -> Bool {
    let (there, elsewhere) = isNew ? (new, old) : (old, new)
    return there.sections.contains { $0.id == section }
      && !elsewhere.sections.contains { $0.id == section }
  }

  /// Whether it is anchored to an item that came or went, too.
  private func follows(_ element: MatchedElement) -> Bool {
    guard let host = (element.new ?? element.old)?.host,
      let counts = items.counts(of: element.section)
    else { return false }
    return host >= min(counts.before, counts.after)
  }

  /// Items that came or went out of sight.
  ///
  /// - Returns: The sections in which they did.
  mutating func compareUnseenItems(seen: [Int]) -> Set<String> {
    let told = Set(seen.map { elements[$0].id })
    var sections: Set<String> = []
    for section in new.sections where !isWhole(section.id, isNew: true) {
      if let changes = items.changes(of: section.id) {
        for (what, ids) in [(LayoutChange.What.removed, changes.removed), (.added, changes.added)] {
          let unseen = ids.filter { !told.contains($0) }
          guard !unseen.isEmpty else { continue }
          sections.insert(section.id)
          add(
            LayoutChange(
              what, section: section.id, role: LayoutAttributes.Kind.cell.rawValue,
              elements: unseen), isConsequence: false)
        }
      } else if let counts = items.counts(of: section.id) {
        sections.insert(section.id)
        add(
          LayoutChange(.itemCount(from: counts.before, to: counts.after), section: section.id),
          isConsequence: false)
      }
    }
    return sections
  }

  /// Items outside the longest run that kept its order.
  ///
  /// - Returns: The elements among them that are seen, and the sections in which they are.
  mutating func compareOrder() -> (elements: [Int], sections: Set<String>) {
    var seen: [String: Int] = [:]
    for (index, element) in elements.enumerated() where element.role == .cell {
      seen[element.id] = index
    }
    var reordered: [Int] = []
    var sections: Set<String> = []
    for section in new.sections {
      let (before, after) = items.orders(of: section.id) ?? seenOrders(of: section.id)
      guard before != after else { continue }
      sections.insert(section.id)
      // Places among those that are in both, before and after.
      var placeBefore: [String: Int] = [:]
      for (place, id) in before.enumerated() { placeBefore[id] = place }
      let kept = Set(LongestRise.indices(of: after.map { placeBefore[$0] ?? 0 }))
      let isShuffled = after.count - kept.count > Self.fewReordered
      for (place, id) in after.enumerated() {
        let from = placeBefore[id] ?? 0
        guard isShuffled ? from != place : !kept.contains(place) else { continue }
        if let index = seen[id], elements[index].move != nil { reordered.append(index) }
        add(
          LayoutChange(
            isShuffled ? .shuffled : .reordered(from: from, to: place), section: section.id,
            role: LayoutAttributes.Kind.cell.rawValue, elements: [id]), isConsequence: false)
      }
    }
    return (reordered, sections)
  }

  /// The order of a section's cells that are seen in both layouts.
  private func seenOrders(of section: String) -> (before: [String], after: [String]) {
    let cells = elements.filter {
      $0.role == .cell && $0.section == section && $0.move != nil
    }
    let before = cells.sorted { ($0.old?.item ?? 0) < ($1.old?.item ?? 0) }
    let after = cells.sorted { ($0.new?.item ?? 0) < ($1.new?.item ?? 0) }
    return (before.map(\.id), after.map(\.id))
  }
}
