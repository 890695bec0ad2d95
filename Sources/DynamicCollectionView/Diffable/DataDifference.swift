// SPDX-License-Identifier: MIT
//
// What turns one snapshot into another: an update as UIKit animates it.

public import Foundation
import Geometry

/// The difference between two snapshots.
///
/// Deletes and the starts of moves are places in the old data, inserts and the ends of moves places
/// in the new. Items of deleted and inserted sections are listed too, unless they moved. An item
/// moves when its section is another one, or when it does not keep its order among the items that
/// stay; there are as few such moves as can be. Costs grow with the number of ids.
public struct DataDifference: Hashable, Sendable {
  /// A section that moved.
  public struct SectionMove: Hashable, Sendable {
    /// Its old index.
    public var from: Int
    /// Its new index.
    public var to: Int
  }

  /// An item that moved.
  public struct ItemMove: Hashable, Sendable {
    /// Its old place.
    public var from: IndexPath
    /// Its new place.
    public var to: IndexPath
  }

  /// Old indexes, rising.
  public private(set) var deletedSections: [Int] = []
  /// New indexes, rising.
  public private(set) var insertedSections: [Int] = []
  /// By new index.
  public private(set) var movedSections: [SectionMove] = []
  /// Old places, rising.
  public private(set) var deletedItems: [IndexPath] = []
  /// New places, rising.
  public private(set) var insertedItems: [IndexPath] = []
  /// By new place.
  public private(set) var movedItems: [ItemMove] = []
  /// Ids looked up and words looked at to find it.
  private(set) var steps = 0

  /// The difference between two snapshots.
  public init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    // 1. Sections.
    let sections = ListDifference(
      from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    deletedSections = sections.deletes
    insertedSections = sections.inserts
    movedSections = sections.moves.map { SectionMove(from: $0.from, to: $0.to) }
    steps = sections.steps
    var paths: [Item: IndexPath]?
    // 2. Items of each new section: those that were in it before, and those from elsewhere.
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: section)
      let before = old.indexOfSection(section)
      let difference = ListDifference(from: old.itemIdentifiers(inSection: section), to: items)
      steps += difference.steps + difference.inserts.count
      var moves = difference.moves.compactMap { move in
        before.map {
          ItemMove(
            from: IndexPath(item: move.from, section: $0),
            to: IndexPath(item: move.to, section: index))
        }
      }
      for place in difference.inserts {
        let path = IndexPath(item: place, section: index)
        guard old.sectionIdentifier(containingItem: items[place]) != nil else {
          insertedItems.append(path)
          continue
        }
        let known = paths ?? old.paths
        paths = known
        if let from = known[items[place]] { moves.append(ItemMove(from: from, to: path)) }
      }
      movedItems += moves.sorted { $0.to < $1.to }
    }
    // 3. Items that are nowhere any more.
    for (index, section) in old.sectionIdentifiers.enumerated() {
      for (place, item) in old.itemIdentifiers(inSection: section).enumerated() {
        steps += 1
        if new.sectionIdentifier(containingItem: item) == nil {
          deletedItems.append(IndexPath(item: place, section: index))
        }
      }
    }
  }

  /// Whether both snapshots show the same.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Section and index of each item.
  fileprivate var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(numberOfItems)
    for (section, name) in sectionIdentifiers.enumerated() {
      for (place, item) in itemIdentifiers(inSection: name).enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
    return paths
  }
}
