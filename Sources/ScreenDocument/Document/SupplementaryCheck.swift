// SPDX-License-Identifier: MIT
//
// Headers, footers and badges: is there something to show, and do its bindings have values?

import CollectionLayout

/// Checks what supplementary views show.
struct SupplementaryCheck {
  let content: DocumentContent
  let uses: [String: CellsForm.Use]
  let checking: Checking

  /// Checks a section's views against its layout.
  func check(_ section: LoadedSection) {
    let entries = section.node[SectionForm.supplementary.key]
    let kinds = LayoutKinds(section.node[SectionForm.layout.key])
    checkEntries(entries, anchored: kinds.anchored, section.items)
    guard case .records(let records) = section.items else { return }
    var served = Set<String>()
    if let entries, entries.kind == .object {
      for child in entries.children { served.insert(child.key ?? "") }
    }
    if records.source == nil {
      for index in 0..<records.count {
        guard let own = records.node(index)?[ItemForm.supplementary.key], own.kind == .object
        else { continue }
        for child in own.children { served.insert(child.key ?? "") }
      }
    }
    for (kind, node) in kinds.boundary + kinds.anchored where !served.contains(kind) {
      served.insert(kind)
      checking.report(.supplementaryWithoutItem(node, kind: kind))
    }
  }

  /// Checks the views of the layout around all sections.
  func check(_ configuration: JSONNode?, _ entries: JSONNode?, hasItems: Bool) {
    checkEntries(entries, anchored: [], .placeholders(0))
    guard hasItems, let configuration else { return }
    for (kind, node) in LayoutKinds(configuration).boundary where entries?[kind] == nil {
      checking.report(.supplementaryWithoutItem(node, kind: kind))
    }
  }

  private func checkEntries(
    _ entries: JSONNode?, anchored: [(String, JSONNode)], _ items: LoadedSection.Items
  ) {
    guard let entries, entries.kind == .object else { return }
    for child in entries.children {
      guard let kind = child.key, !Reserved.isExtension(kind) else { continue }
      let isAnchored = anchored.contains { $0.0 == kind }
      for entry in child.kind == .array ? Array(child.children) : [child] {
        guard let cell = entry[ItemForm.cell.key], let name = cell.string else { continue }
        guard content.cells[name] != nil else {
          checking.report(.unknownCell(cell, name: name, known: content.cells.keys.sorted()))
          continue
        }
        guard let bindings = uses[name]?.bindings, !bindings.isEmpty else { continue }
        check(entry, bindings, kind: kind, hosts: isAnchored ? items : .placeholders(0))
      }
    }
  }

  private func check(
    _ entry: JSONNode, _ bindings: [BindingUse], kind: String, hosts: LoadedSection.Items
  ) {
    var tally = FaultTally(count: bindings.count)
    if case .records(let records) = hosts {
      for index in 0..<records.count {
        guard let host = records.node(index) else { continue }
        tally.add(bindings, BindingScope(records: [entry, host], inline: content.inline), host)
      }
    } else {
      tally.add(bindings, BindingScope(records: [entry], inline: content.inline), entry)
    }
    tally.report(bindings, of: kind, to: checking)
  }
}

/// The kinds of views a layout asks for, each with its first place.
struct LayoutKinds {
  private(set) var boundary: [(String, JSONNode)] = []
  private(set) var anchored: [(String, JSONNode)] = []

  init(_ layout: JSONNode?) {
    guard let layout, layout.kind == .object else { return }
    if let items = layout[BoundaryForm.field.key], items.kind == .array {
      for item in items.children { Self.note(item, in: &boundary) }
    }
    // A preset's are on its items.
    if layout[PresetForm.key] != nil { visit(layout, depth: 0) }
    if let group = layout["group"] { visit(group, depth: 0) }
  }

  private mutating func visit(_ host: JSONNode, depth: Int) {
    guard depth <= ReadingLimits.groupDepth else { return }
    if let items = host[AnchoredForm.supplementary.key], items.kind == .array {
      for item in items.children { Self.note(item, in: &anchored) }
    }
    guard let subitems = host["subitems"], subitems.kind == .array else { return }
    for subitem in subitems.children {
      if let inner = subitem["item"] ?? subitem["group"] { visit(inner, depth: depth + 1) }
    }
  }

  private static func note(_ item: JSONNode, in list: inout [(String, JSONNode)]) {
    guard let node = item[AnchoredForm.kind.key], let kind = node.string,
      !list.contains(where: { $0.0 == kind })
    else { return }
    list.append((kind, node))
  }
}
