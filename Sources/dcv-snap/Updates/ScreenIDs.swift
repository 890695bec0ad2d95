// SPDX-License-Identifier: MIT
//
// A screen's sections and items as a diffable data source would know them, with what each shows.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// The ids of a screen, and the views behind them.
struct ScreenIDs {
  /// What a section is told apart by. Ids that are given twice are numbered, so that a document
  /// with this mistake is still compared.
  enum SectionKey: Hashable {
    case id(String, occurrence: Int)
    case place(Int)
  }

  /// What an item is told apart by.
  enum ItemKey: Hashable {
    case id(String, occurrence: Int)
    case place(SectionKey, Int)
  }

  /// A header, a footer or another view on the edge of a section.
  struct BoundaryView {
    let kind: String
    /// Among those of its kind.
    let index: Int
    let node: ViewNode?
  }

  /// The sections' keys, in order.
  let sections: [SectionKey]
  /// The sections' ids as layouts have them.
  let ids: [String]
  /// Every item with its place, in order.
  let items: [(path: IndexPath, key: ItemKey)]
  /// Where each item is.
  let place: [ItemKey: IndexPath]
  /// Ids of sections that have items without ids.
  let withoutIDs: [String]
  /// The same as UIKit holds it.
  let snapshot: NSDiffableDataSourceSnapshot<SectionKey, ItemKey>

  private let screen: Screen
  /// Kinds of the views anchored to items, by section.
  private let anchored: [[String]]

  /// The ids of what `renderer` shows.
  init(_ renderer: ScreenRenderer) {
    screen = renderer.screen
    ids = screen.sections.indices.map(renderer.sectionID)
    anchored = screen.sections.map { Self.anchoredKinds(in: $0.layout.content) }
    var snapshot = NSDiffableDataSourceSnapshot<SectionKey, ItemKey>()
    var (sections, items): ([SectionKey], [(path: IndexPath, key: ItemKey)]) = ([], [])
    var (sectionTimes, itemTimes): ([String: Int], [String: Int]) = ([:], [:])
    var withoutIDs: [String] = []
    for (index, section) in screen.sections.enumerated() {
      let key: SectionKey =
        section.id.map { .id($0, occurrence: Self.next($0, &sectionTimes)) } ?? .place(index)
      sections.append(key)
      snapshot.appendSections([key])
      var isNamed = true
      let own = (0..<section.content.itemCount).map { item -> ItemKey in
        guard let id = section.content.itemID(at: item) else {
          isNamed = false
          return .place(key, item)
        }
        return .id(id, occurrence: Self.next(id, &itemTimes))
      }
      if !isNamed { withoutIDs.append(ids[index]) }
      snapshot.appendItems(own, toSection: key)
      items += own.enumerated().map { (IndexPath(item: $0.offset, section: index), $0.element) }
    }
    self.sections = sections
    self.items = items
    self.withoutIDs = withoutIDs
    self.snapshot = snapshot
    place = Dictionary(items.map { ($0.key, $0.path) }) { first, _ in first }
  }

  private static func next(_ id: String, _ times: inout [String: Int]) -> Int {
    let time = times[id] ?? 0
    times[id] = time + 1
    return time
  }

  // MARK: Names

  /// `<section>/<item>`, as layouts have it.
  func name(of path: IndexPath) -> String {
    let id = screen.sections[path.section].content.itemID(at: path.item)
    return "\(ids[path.section])/\(id ?? "#\(path.item)")"
  }

  /// An item's place.
  func place(of path: IndexPath) -> DataUpdate.Place {
    DataUpdate.Place(section: path.section, sectionID: ids[path.section], index: path.item)
  }

  /// A section's place; -1 is the layout around all sections.
  func place(ofSection index: Int) -> DataUpdate.Place {
    DataUpdate.Place(
      section: index, sectionID: index < 0 ? "layout" : ids[index], index: index)
  }

  /// An item that came or went.
  func change(
    _ what: DataUpdate.What, from: IndexPath? = nil, to: IndexPath? = nil
  ) -> DataUpdate.Change {
    DataUpdate.Change(
      what: what, subject: .item, name: (from ?? to).map(name) ?? "", from: from.map(place),
      to: to.map(place))
  }

  /// A section that came or went.
  func change(
    _ what: DataUpdate.What, from: Int? = nil, to: Int? = nil
  ) -> DataUpdate.Change {
    DataUpdate.Change(
      what: what, subject: .section, name: (from ?? to).map { ids[$0] } ?? "",
      from: from.map(place(ofSection:)), to: to.map(place(ofSection:)))
  }

  // MARK: Views

  /// What an item shows: its cell, and what is anchored to it.
  func views(at path: IndexPath) -> [ViewNode?] {
    let content = screen.sections[path.section].content
    var cell = content.cell(at: path.item)
    // The tint of a stand-in is that of its place, which is no content.
    if case .placeholder(var node) = cell {
      node.colorIndex = nil
      cell = .placeholder(node)
    }
    return [cell]
      + anchored[path.section].map {
        content.supplementary(kind: $0, at: path.item, host: path.item)
      }
  }

  /// The views on the edges of a section; -1 is the layout around all sections.
  func boundaryViews(of section: Int) -> [BoundaryView] {
    var times: [String: Int] = [:]
    return kinds(of: section).map { kind in
      let index = Self.next(kind, &times)
      let content: any SupplementaryContent =
        section < 0 ? screen.supplementary : screen.sections[section].content
      return BoundaryView(
        kind: kind, index: index,
        node: content.supplementary(kind: kind, at: index, host: nil))
    }
  }

  private func kinds(of section: Int) -> [String] {
    guard section >= 0 else { return screen.configuration.boundary.map(\.kind) }
    let layout = screen.sections[section].layout
    // A list makes its own header and footer where none is given.
    if layout.boundary.isEmpty, case .list(let list) = layout.content {
      return (list.headerMode == .supplementary ? ["header"] : [])
        + (list.footerMode == .supplementary ? ["footer"] : [])
    }
    return layout.boundary.map(\.kind)
  }

  /// Kinds of the views that are anchored to items, each once.
  private static func anchoredKinds(in content: SectionSpec.Content) -> [String] {
    guard case .group(let group) = content else { return [] }
    var kinds: [String] = []
    var groups = [group]
    while let group = groups.popLast() {
      let subitems: [SubitemSpec]
      switch group.arrangement {
      case .fill(let all): subitems = all
      case .count(let one, _), .repeatCount(let one, _): subitems = [one]
      case .custom: subitems = []
      }
      for case .group(let inner) in subitems { groups.append(inner) }
      for case .item(let item) in subitems {
        for spec in item.supplementary where !kinds.contains(spec.kind) { kinds.append(spec.kind) }
      }
    }
    return kinds
  }
}
