// SPDX-License-Identifier: MIT
//
// Changes of a collection by index: where everything that stays goes.
// Mirrors: the rules of performBatchUpdates (UIKit): what is deleted, moved away and made anew is
// named as it was before, what is inserted and moved to as it is afterwards.

import Foundation

/// Changes of sections and items by index.
struct CollectionChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  /// Their views are made anew.
  var reloadedSections: Set<Int> = []
  /// Their cells are made anew.
  var reloadedItems: Set<IndexPath> = []
  /// Their cells stay, and are configured anew.
  var reconfiguredItems: Set<IndexPath> = []

  /// Where sections and items that stay go; those that are made anew do not stay.
  struct Places {
    var sections: [Int: Int] = [:]
    var items: [IndexPath: IndexPath] = [:]
  }

  /// Where everything that stays goes.
  ///
  /// - Parameters:
  ///   - old: Number of items of each section before.
  ///   - new: The same afterwards.
  /// - Throws: ``CollectionViewProblem`` when the numbers do not add up.
  func places(from old: [Int], to new: [Int]) throws(CollectionViewProblem) -> Places {
    try checkNames(old, new)
    // 1. Sections that stay fill the places that nothing came to, in order.
    var places = Places()
    let staying = old.indices.filter {
      !deletedSections.contains($0) && movedSections[$0] == nil
    }
    let arrivals = Set(movedSections.values).union(insertedSections)
    let free = new.indices.filter { !arrivals.contains($0) }
    guard staying.count == free.count else {
      throw .sectionCount(
        before: old.count, after: new.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    places.sections = movedSections
    for (before, after) in zip(staying, free) { places.sections[before] = after }
    // 2. So do the items of each.
    places.items = movedItems
    let goneTo = Set(movedItems.values).union(insertedItems)
    for (before, after) in places.sections where !reloadedSections.contains(before) {
      let staying = (0..<old[before]).map { IndexPath(item: $0, section: before) }
        .filter { !deletedItems.contains($0) && movedItems[$0] == nil }
      let free = (0..<new[after]).map { IndexPath(item: $0, section: after) }
        .filter { !goneTo.contains($0) }
      guard staying.count == free.count else {
        throw .itemCount(
          section: after, before: old[before], after: new[after],
          inserted: goneTo.count { $0.section == after },
          deleted: old[before] - staying.count)
      }
      for (from, to) in zip(staying, free) { places.items[from] = to }
    }
    // 3. What is made anew does not stay.
    for path in reloadedItems { places.items[path] = nil }
    for section in reloadedSections { places.sections[section] = nil }
    return places
  }

  /// Whether every section and item that is named is there: before or afterwards.
  private func checkNames(_ old: [Int], _ new: [Int]) throws(CollectionViewProblem) {
    let before = deletedSections.union(movedSections.keys).union(reloadedSections)
    if let section = before.first(where: { !old.indices.contains($0) }) {
      throw .notThere(section: section, item: nil)
    }
    let after = insertedSections.union(movedSections.values)
    if let section = after.first(where: { !new.indices.contains($0) }) {
      throw .notThere(section: section, item: nil)
    }
    for (paths, counts) in [
      (deletedItems.union(movedItems.keys).union(reloadedItems).union(reconfiguredItems), old),
      (insertedItems.union(movedItems.values), new),
    ] {
      let stranger = paths.first {
        $0.count != 2 || !counts.indices.contains($0.section)
          || !(0..<counts[$0.section]).contains($0.item)
      }
      if let stranger {
        throw .notThere(section: stranger.first ?? 0, item: stranger.last ?? 0)
      }
    }
  }
}
