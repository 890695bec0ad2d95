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
  /// Items of both, in sight or not.
  let items: KnownItems
  /// Sections with a cause of their own among their elements.
  var touched: Set<String> = []

  init(old: LayoutDump, new: LayoutDump, elements: [MatchedElement]) {
    self.old = old
    self.new = new
    self.elements = elements
    items = KnownItems(old: old, new: new)
  }

  mutating func build() -> [LayoutChange] {
    // 1. Where the screen is seen from.
    let isReframed = compareScreen()
    // 2. Elements that are in one layout only, seen or not.
    let (appeared, vanished) = comparePresence(isReframed: isReframed)
    let unseen = compareUnseenItems(seen: appeared + vanished)
    // 3. Items in another order.
    let reordered = compareOrder()
    // 4. Sizes; 5. pins, drawing order, and what has no name; 6. moves.
    compareSizes(areConsequences: isReframed)
    let roots = Set(appeared + vanished + reordered.elements)
    let reflowing = Set(roots.map { elements[$0].section }).union(unseen)
      .union(reordered.sections)
    touched.formUnion(reflowing)
    comparePlaces(roots: roots, reflowing: reflowing, isReframed: isReframed)
    compareMarks(areConsequences: isReframed || isScrolled)
    // 7. Sections and the content as a whole, where no element tells it.
    compareSections(areConsequences: isReframed)
    compareContent()
    // With nothing to blame, the offset is the cause, or else what is seen.
    if causes.isEmpty {
      let offset = consequences.filter(\.isOffset)
      causes = (offset.isEmpty ? consequences : offset).map {
        var change = $0
        change.isConsequence = false
        return change
      }
      consequences = offset.isEmpty ? [] : consequences.filter { !$0.isOffset }
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

  /// Whether the collection is scrolled to another place.
  var isScrolled: Bool { !Nearly.equal(old.offset, new.offset) }

  /// Whether the viewport changed, or the same layout is seen from elsewhere: what is seen follows.
  mutating func compareScreen() -> Bool {
    var isReframed = false
    if !Nearly.equal(old.viewport, new.viewport) {
      add(LayoutChange(.viewport(from: old.viewport, to: new.viewport)), isConsequence: false)
      isReframed = true
    }
    if !Nearly.equal(old.zoom, new.zoom) {
      add(LayoutChange(.zoom(from: old.zoom, to: new.zoom)), isConsequence: isReframed)
      isReframed = true
    }
    guard isScrolled else { return isReframed }
    // A layout that changed takes the end of its content, or what a stop goes to, elsewhere.
    add(LayoutChange(.offset(from: old.offset, to: new.offset)), isConsequence: true)
    return isReframed || isSameLayout
  }

  /// Whether all that is known of the layout, besides elements, is the same.
  private var isSameLayout: Bool {
    items.areEqual && Nearly.equal(old.contentSize, new.contentSize)
      && old.sections.map(\.id) == new.sections.map(\.id)
      && zip(old.sections, new.sections).allSatisfy { Nearly.equal($0.frame, $1.frame) }
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
        // What is held is drawn above all else.
        let follows = areConsequences || before.isPinned != after.isPinned
        add(.zIndex(from: before.zIndex, to: after.zIndex), index, isConsequence: follows)
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
