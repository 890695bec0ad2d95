// SPDX-License-Identifier: MIT
//
// What the elements of a document's sections show. Nothing is made before it is asked for.

import CellViews
import DynamicCollectionView
import Foundation

/// What all sections of a document share.
struct SharedContent {
  let content: DocumentContent
  let locale: String
  /// Templates by name, read once for all records.
  private let templates: [String: Meaning<ViewNode>]

  init(content: DocumentContent, locale: String) {
    self.content = content
    self.locale = locale
    let resolving = Resolving(locale: locale, hasRecords: true, images: content.images)
    templates = content.cells.mapValues { ViewForm.form.meaning($0, resolving) }
  }

  /// What an item or an entry shows: its template, or a placeholder.
  ///
  /// - Parameters:
  ///   - cell: The template's name.
  ///   - records: Where bindings look, from the innermost outwards.
  ///   - colorIndex: Tint of a placeholder without a template.
  func view(
    cell: String?, id: @autoclosure () -> String?, records: [JSONNode], colorIndex: Int?
  ) -> ViewNode {
    guard let cell else {
      let title = records.first?["title"].flatMap {
        BindingScope.text(JSONScalar($0), locale: locale)
      }
      return .placeholder(
        PlaceholderNode(title: title ?? id() ?? "", detail: nil, colorIndex: colorIndex))
    }
    return template(cell, records: records)
      ?? .placeholder(PlaceholderNode(title: cell, detail: id(), isUnknown: true))
  }

  /// A template with its bindings filled in; nil when there is none of that name.
  func template(_ name: String, records: [JSONNode]) -> ViewNode? {
    templates[name]?.value(in: BindingScope(records: records, inline: content.inline))
  }

  /// What one entry of `supplementary` shows; nil when there is none.
  func entry(_ entries: JSONNode?, kind: String, index: Int, host: JSONNode?) -> ViewNode? {
    source(entries, kind: kind, index: index, host: host).map { source in
      view(cell: source.cell, id: source.id, records: source.records, colorIndex: nil)
    }
  }

  /// Where the view of an entry of `supplementary` comes from.
  struct EntrySource {
    /// The template's name.
    var cell: String?
    var id: String
    /// Where bindings look, from the innermost outwards.
    var records: [JSONNode]
  }

  /// Where the view of an entry comes from; nil when there is none.
  func source(
    _ entries: JSONNode?, kind: String, index: Int, host: JSONNode?
  ) -> EntrySource? {
    guard let list = entries?[kind] else { return nil }
    guard let entry = list.kind == .array ? list.child(named: String(index)) : list,
      entry.kind == .object
    else { return nil }
    return EntrySource(
      cell: entry[ItemForm.cell.key]?.string, id: entry[ItemForm.id.key]?.string ?? kind,
      records: [entry] + (host.map { [$0] } ?? []))
  }
}

/// What the elements of one section show.
struct LoadedSectionContent: SectionContent {
  let section: LoadedSection
  let shared: SharedContent
  /// Whether the layout could be read; else the cells are placeholders in a column.
  let hasLayout: Bool

  var itemCount: Int { section.itemCount }

  var measuresCells: Bool {
    if case .records = section.items { hasLayout } else { false }
  }

  func itemID(at index: Int) -> String? {
    guard case .records(let records) = section.items else { return nil }
    return records.id(index, inline: shared.content.inline)
  }

  func cell(at index: Int) -> ViewNode {
    guard case .records(let records) = section.items else {
      return .placeholder(PlaceholderNode(title: String(index + 1), colorIndex: index))
    }
    guard let record = records.node(index), record.kind == .object, hasLayout else {
      return .placeholder(
        PlaceholderNode(
          title: records.cell(index) ?? "item", detail: itemID(at: index), isUnknown: true))
    }
    return shared.view(
      cell: records.cell(index), id: itemID(at: index) ?? "#\(index)", records: [record],
      colorIndex: index)
  }

  func measuredCell(at index: Int) -> MeasuredLengths? {
    Self.lengths(section.measured, at: index)
  }

  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? {
    section.measuredSupplementary[kind].flatMap { Self.lengths($0, at: index) }
  }

  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? {
    guard let source = source(ofSupplementary: kind, at: index, host: host) else {
      if case .records = section.items { return nil }
      return .placeholder(PlaceholderNode(title: kind))
    }
    return shared.view(
      cell: source.cell, id: source.id, records: source.records, colorIndex: nil)
  }

  /// Where a supplementary view comes from: its item's own entry, or the section's.
  func source(
    ofSupplementary kind: String, at index: Int, host: Int?
  ) -> SharedContent.EntrySource? {
    let entries = section.node[SectionForm.supplementary.key]
    guard case .records(let records) = section.items else {
      return shared.source(entries, kind: kind, index: index, host: nil)
    }
    let record = host.flatMap { records.node($0) }
    if let record, records.source == nil,
      let own = shared.source(
        record[ItemForm.supplementary.key], kind: kind, index: 0, host: record)
    {
      return own
    }
    return shared.source(entries, kind: kind, index: index, host: record)
  }

  func decoration(kind: String) -> ViewNode? { shared.template(kind, records: []) }

  private static func lengths(_ lists: MeasuredLists, at index: Int) -> MeasuredLengths? {
    let width = MeasuredLists.length(lists.widths, at: index)
    let height = MeasuredLists.length(lists.heights, at: index)
    return width == nil && height == nil ? nil : MeasuredLengths(width: width, height: height)
  }
}

/// What the views of the layout around all sections show.
struct LayoutContent: SupplementaryContent {
  let shared: SharedContent

  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? {
    let entries = shared.content.root[DocumentForm.supplementary.key]
    if let view = shared.entry(entries, kind: kind, index: index, host: nil) { return view }
    let hasItems = shared.content.sections.contains {
      if case .records = $0.items { true } else { false }
    }
    return hasItems ? nil : .placeholder(PlaceholderNode(title: kind))
  }

  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? { nil }
}
