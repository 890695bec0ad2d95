// SPDX-License-Identifier: MIT
//
// What a data update does to a screen: which items come, go, move, and which show something else
// under the same id.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// The difference between the data of two screens.
struct DataUpdate: Hashable, Sendable {
  /// What happened. Raw values are the words shown.
  enum What: String, Hashable, Sendable, CaseIterable {
    case inserted, removed, moved
    /// Same id, other content: a diffable data source does not draw it anew unless it is told to.
    case changed
  }

  /// What something happened to.
  enum Subject: Hashable, Sendable {
    case item, section
    /// A header, a footer or another view on the edge of a section; its kind.
    case view(String)
  }

  /// Where something is in one of the screens; indexes start at 0.
  struct Place: Hashable, Sendable {
    var section: Int
    /// The section's id, or `s<index>`.
    var sectionID: String
    /// Among the section's items, or among its views of a kind; the section's own for a section.
    var index: Int
  }

  /// One thing that happened.
  struct Change: Hashable, Sendable {
    var what: What
    var subject: Subject
    /// Its id as layouts have it, `<section>/<item>`: the new one, the old one of what is removed.
    var name: String
    /// Nil for what is inserted.
    var from: Place?
    /// Nil for what is removed.
    var to: Place?
  }

  /// In the order of ``What``: sections, items, then views, each in the order of places.
  private(set) var changes: [Change] = []
  /// Sections in both screens whose items have no ids: they are told apart by their places.
  private(set) var sectionsWithoutIDs: [String] = []

  /// The most items of a screen that are compared: as many as a document may list.
  static let mostItems = 1_000_000

  /// Whether nothing happened.
  var isEmpty: Bool { changes.isEmpty }

  /// How many items and views it happened to; sections are counted apart.
  func count(_ what: What, sections: Bool = false) -> Int {
    changes.count { $0.what == what && ($0.subject == .section) == sections }
  }

  /// The difference between two screens of the same environment.
  init(from old: ScreenRenderer, to new: ScreenRenderer) {
    let (before, after) = (ScreenIDs(old), ScreenIDs(new))
    let difference = DataDifference(from: before.snapshot, to: after.snapshot)
    // 1. What came, went and moved.
    var found: [Change] = []
    found += difference.insertedSections.map { after.change(.inserted, to: $0) }
    found += difference.insertedItems.map { after.change(.inserted, to: $0) }
    found += difference.deletedSections.map { before.change(.removed, from: $0) }
    found += difference.deletedItems.map { before.change(.removed, from: $0) }
    found += difference.movedSections.map {
      Change(
        what: .moved, subject: .section, name: after.ids[$0.to],
        from: before.place(ofSection: $0.from), to: after.place(ofSection: $0.to))
    }
    found += difference.movedItems.map {
      Change(
        what: .moved, subject: .item, name: after.name(of: $0.to), from: before.place(of: $0.from),
        to: after.place(of: $0.to))
    }
    // 2. What stays under its id and shows something else.
    for (path, key) in after.items {
      guard let from = before.place[key] else { continue }
      if before.views(at: from) == after.views(at: path) { continue }
      found.append(
        Change(
          what: .changed, subject: .item, name: after.name(of: path), from: before.place(of: from),
          to: after.place(of: path)))
    }
    found += Self.changedViews((-1, before), (-1, after))
    for (index, key) in after.sections.enumerated() {
      guard let from = before.snapshot.indexOfSection(key) else { continue }
      found += Self.changedViews((from, before), (index, after))
    }
    changes = What.allCases.flatMap { what in found.filter { $0.what == what } }
    sectionsWithoutIDs = after.withoutIDs.filter(Set(before.withoutIDs).contains)
  }

  /// The headers, footers and the like of a section in both that show something else.
  private static func changedViews(
    _ old: (section: Int, ids: ScreenIDs), _ new: (section: Int, ids: ScreenIDs)
  ) -> [Change] {
    new.ids.boundaryViews(of: new.section).compactMap { view in
      let (kind, index) = (view.kind, view.index)
      let before = old.ids.boundaryViews(of: old.section).first {
        $0.kind == kind && $0.index == index
      }
      guard let before, before.node != view.node else { return nil }
      var (from, to) = (
        old.ids.place(ofSection: old.section), new.ids.place(ofSection: new.section)
      )
      from.index = index
      to.index = index
      return Change(
        what: .changed, subject: .view(kind), name: "\(to.sectionID)/\(kind):\(index)",
        from: from, to: to)
    }
  }
}
