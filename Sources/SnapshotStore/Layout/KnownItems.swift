// SPDX-License-Identifier: MIT
//
// What two layouts know of items out of sight: whether one that is not seen any more is still there,
// and which ones were added or removed where nobody looks.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Items of both layouts, in sight or not.
struct KnownItems {
  private let old: [String: LayoutDump.Items]
  private let new: [String: LayoutDump.Items]
  /// Kinds of views that each layout shows, by section.
  private let oldKinds: [String: Set<String>]
  private let newKinds: [String: Set<String>]

  /// The most items without ids that are told one by one.
  private static let mostTold = 1000

  init(old: LayoutDump, new: LayoutDump) {
    self.old = Self.items(old)
    self.new = Self.items(new)
    oldKinds = Self.kinds(old)
    newKinds = Self.kinds(new)
  }

  /// Whether both layouts tell the same of a screen's items.
  var areEqual: Bool { old == new }

  /// Whether an element that is seen in one layout alone is in the other as well, out of sight; nil
  /// when nobody can tell.
  func isElsewhere(_ element: MatchedElement) -> Bool? {
    let (items, kinds) = element.new == nil ? (new, newKinds) : (old, oldKinds)
    guard let section = items[element.section],
      let attributes = element.new ?? element.old
    else { return nil }
    if element.role == .cell { return section.contains(Self.name(of: element)) }
    // A view that is anchored to an item has the item's number.
    guard let host = attributes.host, let kind = attributes.elementKind else { return nil }
    guard host < section.count else { return false }
    return kinds[element.section]?.contains(kind) == true ? true : nil
  }

  /// Items that only one layout has, seen or not, by the ids of elements; nil when they are not
  /// known one by one.
  func changes(of section: String) -> (added: [String], removed: [String])? {
    guard let before = old[section], let after = new[section] else { return nil }
    switch (before.names, after.names) {
    case (.listed(let before), .listed(let after)):
      let (known, kept) = (Set(before), Set(after))
      return (
        after.filter { !known.contains($0) }.map { section + "/" + $0 },
        before.filter { !kept.contains($0) }.map { section + "/" + $0 }
      )
    case (.numbered, .numbered):
      guard abs(after.count - before.count) <= Self.mostTold else { return nil }
      let numbers = min(before.count, after.count)..<max(before.count, after.count)
      let names = numbers.map { "\(section)/#\($0)" }
      return after.count > before.count ? (names, []) : ([], names)
    default: return nil
    }
  }

  /// Numbers of items, where they differ.
  func counts(of section: String) -> (before: Int, after: Int)? {
    guard let before = old[section]?.count, let after = new[section]?.count, before != after
    else { return nil }
    return (before, after)
  }

  /// Items that both layouts have, by the ids of elements, in the order of each; nil when it is not
  /// known, or a name stands for two.
  func orders(of section: String) -> (before: [String], after: [String])? {
    guard case .listed(let before)? = old[section]?.names,
      case .listed(let after)? = new[section]?.names
    else { return nil }
    let (known, kept) = (Set(before), Set(after))
    guard known.count == before.count, kept.count == after.count else { return nil }
    return (
      before.filter(kept.contains).map { section + "/" + $0 },
      after.filter(known.contains).map { section + "/" + $0 }
    )
  }

  /// The part of an element's id that is the item's own.
  private static func name(of element: MatchedElement) -> String {
    String(element.id.dropFirst(element.section.count + 1))
  }

  private static func items(_ dump: LayoutDump) -> [String: LayoutDump.Items] {
    var items: [String: LayoutDump.Items] = [:]
    for section in dump.sections { items[section.id] = section.items }
    return items
  }

  private static func kinds(_ dump: LayoutDump) -> [String: Set<String>] {
    var names: [Int: String] = [:]
    for section in dump.sections { names[section.index] = section.id }
    var kinds: [String: Set<String>] = [:]
    for element in dump.elements {
      guard let name = names[element.attributes.section],
        let kind = element.attributes.elementKind
      else { continue }
      kinds[name, default: []].insert(kind)
    }
    return kinds
  }
}
