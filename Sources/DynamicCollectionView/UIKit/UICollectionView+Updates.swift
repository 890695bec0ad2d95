// SPDX-License-Identifier: MIT
//
// What was inserted, deleted, moved and changed, by index: cells of what stays are kept.
// Mirrors: UICollectionView (UIKit).
// Status: everything happens at once; nothing is animated.

public import Foundation

extension UICollectionView {
  /// Does several updates at once, and shows what came of them. Numbers that do not add up are a
  /// problem, and everything is asked for anew (UIKit ends the program).
  ///
  /// - Parameter completion: Told whether the numbers added up.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard batch == nil else {
      updates?()
      completion?(true)
      return
    }
    let before = isLaidOut ? counts : currentCounts
    batch = CollectionChanges()
    updates?()
    let changes = batch ?? CollectionChanges()
    batch = nil
    let isDone = carryOut(changes, from: before)
    completion?(isDone)
  }

  /// Sections have come: numbers as they are afterwards.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone: numbers as they were before.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// A section has another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Views of sections are made anew: numbers as they were before.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Items have come: places as they are afterwards.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Items have gone: places as they were before.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// An item has another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Cells of items are made anew: places as they were before.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Cells of items stay, and are configured anew: places as they were before.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// A change in the batch that goes on, or one by itself.
  private func change(_ change: (inout CollectionChanges) -> Void) {
    if var changes = batch {
      change(&changes)
      batch = changes
      return
    }
    // By itself it is told of after the data source has changed, so the numbers before are known
    // only from the last layout.
    var changes = CollectionChanges()
    change(&changes)
    guard isLaidOut else { return }
    _ = carryOut(changes, from: counts)
  }

  /// Puts away what goes, keeps what stays, shows what comes.
  ///
  /// - Returns: Whether the numbers added up.
  private func carryOut(_ changes: CollectionChanges, from before: [Int]) -> Bool {
    let places: CollectionChanges.Places
    do {
      places = try changes.places(from: before, to: currentCounts)
    } catch {
      report(error)
      reloadData()
      return false
    }
    // 1. Where each view in sight goes.
    var kept: [(ShownElement, UICollectionReusableView)] = []
    var gone: [ShownElement] = []
    for element in order {
      guard let view = shown[element] else { continue }
      if let place = places.place(of: element) {
        kept.append((place, view))
      } else {
        gone.append(element)
      }
    }
    hide(gone)
    shown = Dictionary(kept, uniquingKeysWith: { first, _ in first })
    order = kept.map(\.0)
    // 2. Cells that stay and show something else.
    for path in changes.reconfiguredItems.sorted() {
      guard let place = places.items[path], let cell = cellForItem(at: place) else { continue }
      reconfigured = (place, cell)
      shown[ShownElement(kind: nil, path: place)] =
        dataSource?.collectionView(self, cellForItemAt: place) ?? cell
      reconfigured = nil
    }
    // 3. What comes into sight.
    if isLaidOut {
      isLaidOut = false
      layoutIfNeeded()
    }
    return true
  }
}

extension CollectionChanges.Places {
  /// Where an element goes; nil when it does not stay.
  fileprivate func place(of element: ShownElement) -> ShownElement? {
    guard let kind = element.kind else {
      return items[element.path].map { ShownElement(kind: nil, path: $0) }
    }
    return sections[element.path.section].map {
      ShownElement(kind: kind, path: IndexPath(item: element.path.item, section: $0))
    }
  }
}
