// SPDX-License-Identifier: MIT
//
// Sections and their items: where records come from, whether ids are unique, and whether every
// binding has a value.

import Foundation

/// Loads the sections of a document.
struct SectionLoader {
  let content: DocumentContent
  /// Data sources by name.
  let sources: [String: JSONNode]
  /// What each template needs.
  let uses: [String: CellsForm.Use]
  let checking: Checking

  /// The items with an id.
  private(set) var items: [String: ItemPlace] = [:]
  private var listedItems = 0

  init(
    content: DocumentContent, sources: [String: JSONNode], uses: [String: CellsForm.Use],
    checking: Checking
  ) {
    self.content = content
    self.sources = sources
    self.uses = uses
    self.checking = checking
  }

  mutating func load(_ node: JSONNode?) -> [LoadedSection] {
    guard let node, node.kind == .array else { return [] }
    var sections: [LoadedSection] = []
    var firstIDs: [String: JSONNode] = [:]
    for child in node.children {
      var section = section(child, index: sections.count)
      if let id = section.id, let idNode = child[SectionForm.id.key] {
        if let first = firstIDs[id] {
          checking.report(.duplicateID(idNode, what: "section", id: id, first: first))
        } else {
          firstIDs[id] = idNode
        }
      }
      let copies = Members(node: child, resolving: Resolving())[SectionForm.repetitions]
      guard sections.count + copies <= ReadingLimits.sections else {
        checking.reportAlways(.tooManySections(node))
        return []
      }
      if copies > 1 { section.id = nil }
      sections.append(contentsOf: repeatElement(section, count: copies))
      if listedItems > ReadingLimits.listedItems {
        checking.reportAlways(.tooManyItems(child[SectionForm.items.key] ?? child))
        return []
      }
    }
    return sections
  }

  // MARK: One section

  private mutating func section(_ node: JSONNode, index: Int) -> LoadedSection {
    let members = Members(node: node, resolving: Resolving())
    let id = members[SectionForm.id].flatMap { $0.isEmpty ? nil : $0 }
    var section = LoadedSection(node: node, id: id, items: .placeholders(0))
    section.measured = MeasuredLists(
      heights: members[SectionForm.measuredHeights], widths: members[SectionForm.measuredWidths])
    for (kind, lists) in members[SectionForm.measuredSupplementary] {
      section.measuredSupplementary[kind] = lists
    }
    if let text = members[SectionForm.measuredHeaderHeight] {
      let height = ListForm.headerHeight(node[SectionForm.layout.key], text: text)
      section.measuredSupplementary["header"] = MeasuredLists(heights: [height])
    }
    section.openConditions = conditions(in: node)
    if let items = members[SectionForm.items], let records = records(items) {
      section.items = .records(records)
      listedItems += records.count
      guard listedItems <= ReadingLimits.listedItems else { return section }
      let check = RecordCheck(
        records: records, section: index, node: node, content: content, uses: uses,
        checking: checking)
      check.checkCells()
      check.checkBindings()
      section.aspects = check.aspects(members[SectionForm.layout])
      noteIDs(records, section: index)
    } else {
      section.items = .placeholders(members[SectionForm.itemCount] ?? 0)
      if let (aspect, _) = WaterfallForm.aspectBinding(members[SectionForm.layout]) {
        checking.report(.aspectWithoutRecords(aspect))
      }
    }
    SupplementaryCheck(content: content, uses: uses, checking: checking).check(section)
    return section
  }

  /// Choices by width in a section that may come to nothing. They were met in the file's order.
  private func conditions(in node: JSONNode) -> [JSONNode] {
    let all = checking.openConditions
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start < node.start { low = middle + 1 } else { high = middle }
    }
    return Array(all[low...].prefix { $0.start < node.end })
  }

  /// The items of a section; nil when they can't be found.
  private func records(_ node: JSONNode) -> Records? {
    if node.kind == .array {
      return Records(text: node.text, indices: node.children.map { UInt32($0.index) }, source: nil)
    }
    guard let source = ItemsForm.source.value(node, Resolving()) else { return nil }
    guard let list = sources[source.from] else {
      // A source that could not be read has been reported where it is named.
      let isNamed = content.root[DataForm.field.key]?[source.from] != nil
      if !isNamed, let from = node[ItemsForm.from.key] {
        checking.report(.unknownSource(from, name: source.from, known: names))
      }
      return Records(text: node.text, indices: [], source: source)
    }
    guard list.kind == .array else {
      checking.report(.sourceIsNotAList(list, name: source.from, use: node))
      return Records(text: node.text, indices: [], source: source)
    }
    let condition = RecordCondition(node[ItemsForm.condition.key])
    var indices: [UInt32] = []
    var passedOver = 0
    for record in list.children where condition.holds(for: record) {
      if passedOver < source.offset {
        passedOver += 1
        continue
      }
      if let limit = source.limit, indices.count >= limit { break }
      indices.append(UInt32(record.index))
    }
    return Records(text: list.text, indices: indices, source: source)
  }

  private var names: [String] {
    var names: [String] = []
    guard let data = content.root[DataForm.field.key], data.kind == .object else { return [] }
    for child in data.children { names.append(child.key ?? "") }
    return names
  }

  // MARK: Ids

  private mutating func noteIDs(_ records: Records, section: Int) {
    items.reserveCapacity(items.count + records.count)
    for index in 0..<records.count {
      guard let id = records.id(index, inline: content.inline), let node = records.node(index)
      else { continue }
      guard let first = items.updateValue(ItemPlace(section: section, node: node), forKey: id)
      else { continue }
      // The first one keeps the id.
      items[id] = first
      checking.report(
        .duplicateID(
          node[ItemForm.id.key] ?? node, what: "item", id: id,
          first: first.node[ItemForm.id.key] ?? first.node))
    }
  }
}

/// Where an item with an id was first met.
struct ItemPlace {
  var section: Int
  var node: JSONNode
}

/// `where`: which records are shown.
struct RecordCondition {
  private var tests: [(path: [String], allowed: [JSONNode])] = []

  init(_ node: JSONNode?) {
    guard let node, node.kind == .object else { return }
    for child in node.children {
      guard let key = child.key, child.kind != .object, !Reserved.isExtension(key) else { continue }
      let path = key.split(separator: ".").map(String.init)
      tests.append((path, child.kind == .array ? Array(child.children) : [child]))
    }
  }

  func holds(for record: JSONNode) -> Bool {
    tests.allSatisfy { path, allowed in
      guard let found = BindingScope(records: [record]).find(path) else { return false }
      return allowed.contains { Self.same($0, found) }
    }
  }

  private static func same(_ a: JSONNode, _ b: JSONNode) -> Bool {
    guard a.kind == b.kind else { return false }
    switch a.kind {
    case .null: return true
    case .boolean: return a.boolean == b.boolean
    case .number: return a.number == b.number
    case .string: return a.string == b.string
    case .array, .object: return false
    }
  }
}
