// SPDX-License-Identifier: MIT
//
// Gathers what happened between two layouts, in the order in which it is told.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Gathers changes in the order in which they are told.
struct ChangeBuilder {
  let old: LayoutDump
  let new: LayoutDump
  let elements: [MatchedElement]
  var causes: [LayoutChange] = []
  var consequences: [LayoutChange] = []

  init(old: LayoutDump, new: LayoutDump, elements: [MatchedElement]) {
    self.old = old
    self.new = new
    self.elements = elements
  }

  /// Sections with a cause of their own among their elements.
  var touched: Set<String> = []

  mutating func build() -> [LayoutChange] {
    // 1. Where the screen is seen from.
    let isReframed = compareScreen()
    // 2. Elements that are in one layout only.
    let (appeared, vanished) = comparePresence(isReframed: isReframed)
    // 3. Items in another order.
    let reordered = compareOrder()
    // 4. Sizes; 5. pins, drawing order, and what has no name; 6. moves.
    compareSizes(areConsequences: isReframed)
    let reflowing = Set((appeared + vanished + reordered).map { elements[$0].section })
    touched.formUnion(reflowing)
    comparePlaces(
      roots: Set(appeared + vanished + reordered), reflowing: reflowing, isReframed: isReframed)
    compareMarks(areConsequences: isReframed)
    // 7. Sections and the content as a whole, where no element tells it.
    compareSections(areConsequences: isReframed)
    compareContent()
    // With nothing to blame, what is seen is the cause.
    if causes.isEmpty {
      causes = consequences.map {
        var change = $0
        change.isConsequence = false
        return change
      }
      consequences = []
    }
    if causes.isEmpty { causes = [LayoutChange(.other)] }
    return CauseFolding.folded(causes) + consequences
  }

  mutating func add(_ change: LayoutChange, isConsequence: Bool) {
    var change = change
    change.isConsequence = isConsequence
    if isConsequence {
      Self.merge(change, into: &consequences)
    } else {
      Self.merge(change, into: &causes)
    }
  }

  /// Adds the elements to an equal change of the same section and role.
  static func merge(_ change: LayoutChange, into list: inout [LayoutChange]) {
    let same = list.firstIndex {
      $0.what == change.what && $0.section == change.section && $0.role == change.role
    }
    if let same, !change.elements.isEmpty {
      list[same].elements += change.elements
    } else {
      list.append(change)
    }
  }

  mutating func add(_ what: LayoutChange.What, _ index: Int, isConsequence: Bool) {
    let element = elements[index]
    add(
      LayoutChange(
        what, section: element.section, role: element.role.rawValue, elements: [element.id]),
      isConsequence: isConsequence)
  }

  /// Whether the viewport or an offset changed, which moves all that is seen.
  mutating func compareScreen() -> Bool {
    var isReframed = false
    if !Nearly.equal(old.viewport, new.viewport) {
      add(LayoutChange(.viewport(from: old.viewport, to: new.viewport)), isConsequence: false)
      isReframed = true
    }
    if !Nearly.equal(old.offset, new.offset) {
      add(LayoutChange(.offset(from: old.offset, to: new.offset)), isConsequence: isReframed)
      isReframed = true
    }
    return isReframed
  }

  /// Elements that were added or removed for good; those that only left or entered the viewport
  /// are told as consequences.
  mutating func comparePresence(isReframed: Bool) -> (appeared: [Int], vanished: [Int]) {
    let view = ViewBorder(old: old, new: new, elements: elements)
    var appeared: [Int] = []
    var vanished: [Int] = []
    for (index, element) in elements.enumerated() where element.move == nil {
      let isNew = element.new != nil
      let wholeSection = isWhole(element.section, isNew: isNew)
      if !wholeSection, isReframed || view.explains(index) {
        add(isNew ? .cameIntoView : .leftView, index, isConsequence: true)
      } else if !wholeSection, isPinned(element) {
        // It may still be where it belongs, outside of what is listed.
        add(isNew ? .nowHeld : .noLongerHeld, index, isConsequence: false)
      } else {
        // A section that came or went is told once, with all that is in it.
        add(isNew ? .added : .removed, index, isConsequence: wholeSection)
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

  /// Items outside the longest run that kept its order.
  mutating func compareOrder() -> [Int] {
    var reordered: [Int] = []
    for section in new.sections {
      let cells = elements.indices.filter {
        elements[$0].role == .cell && elements[$0].section == section.id && elements[$0].move != nil
      }
      // Places among those that are in both, before and after.
      let before = cells.sorted { (elements[$0].old?.item ?? 0) < (elements[$1].old?.item ?? 0) }
      let after = cells.sorted { (elements[$0].new?.item ?? 0) < (elements[$1].new?.item ?? 0) }
      guard before != after else { continue }
      var placeBefore: [Int: Int] = [:]
      for (place, index) in before.enumerated() { placeBefore[index] = place }
      let kept = Set(LongestRise.indices(of: after.map { placeBefore[$0] ?? 0 }))
      for (place, index) in after.enumerated() where !kept.contains(place) {
        reordered.append(index)
        add(.reordered(from: placeBefore[index] ?? 0, to: place), index, isConsequence: false)
      }
    }
    return reordered
  }

  mutating func compareSizes(areConsequences: Bool) {
    for (index, element) in elements.enumerated() where element.isResized {
      guard let before = element.old?.frame.size, let after = element.new?.frame.size else {
        continue
      }
      // A background is as large as its section.
      let follows = areConsequences || element.role == .decoration
      if !follows { touched.insert(element.section) }
      add(.resized(from: before, to: after), index, isConsequence: follows)
    }
  }

  mutating func compareMarks(areConsequences: Bool) {
    for (index, element) in elements.enumerated() {
      guard let before = element.old, let after = element.new else { continue }
      if before.isPinned != after.isPinned {
        let follows = areConsequences || !causes.isEmpty
        add(after.isPinned ? .pinned : .unpinned, index, isConsequence: follows)
      }
      if before.zIndex != after.zIndex {
        add(.zIndex(from: before.zIndex, to: after.zIndex), index, isConsequence: false)
      }
      // What handlers set follows the place, and so what moved the place.
      let moved = areConsequences || element.screenMove.map { !Nearly.zero($0) } == true
      if !Nearly.equal(before.alpha, after.alpha) {
        add(.alpha(from: before.alpha, to: after.alpha), index, isConsequence: moved)
      }
      if before.isHidden != after.isHidden {
        add(after.isHidden ? .hidden : .shown, index, isConsequence: moved)
      }
      if before.transform != after.transform {
        add(.transformed, index, isConsequence: moved)
      }
      if before.elementKind != after.elementKind || before.host != after.host
        || before.kind != after.kind
      {
        let follows = before.kind == after.kind && before.elementKind == after.elementKind
        add(.other, index, isConsequence: follows && !causes.isEmpty)
      }
    }
  }
}
