// SPDX-License-Identifier: MIT
//
// Every record against the template it will be shown by. A fault that many records share is told
// once, with the first of them and their number.

import Foundation

/// Checks the records of a section against their templates.
struct RecordCheck {
  let records: Records
  let section: Int
  /// The section in the document.
  let node: JSONNode
  let content: DocumentContent
  let uses: [String: CellsForm.Use]
  let checking: Checking

  /// Reports templates that do not exist, and records that are no objects.
  func checkCells() {
    if let name = records.source?.cell, content.cells[name] == nil,
      let cell = node[SectionForm.items.key]?[ItemForm.cell.key]
    {
      checking.report(.unknownCell(cell, name: name, known: known))
    }
    var wrong: (first: JSONNode, count: Int)?
    for index in 0..<records.count {
      guard let record = records.node(index) else { continue }
      guard record.kind == .object else {
        // Items written out were checked with the document.
        if records.source != nil { wrong = (wrong?.first ?? record, (wrong?.count ?? 0) + 1) }
        continue
      }
      guard records.source == nil, let cell = record[ItemForm.cell.key], let name = cell.string,
        content.cells[name] == nil
      else { continue }
      checking.report(.unknownCell(cell, name: name, known: known), severity: .warning)
    }
    if let wrong { checking.report(.recordIsNoObject(wrong.first, count: wrong.count)) }
  }

  private var known: [String] { content.cells.keys.sorted() }

  // MARK: Bindings

  /// Reports bindings that have no value, or a wrong one, in some records.
  func checkBindings() {
    var tallies: [(use: CellsForm.Use, tally: FaultTally)] = []
    var positions: [String: Int?] = [:]
    // Neighbours mostly have the same template, so its position is looked up once for all of them.
    var last: (cell: String, position: Int?)?
    var images = Set<String>()
    for index in 0..<records.count {
      guard let cell = records.cell(index), let record = records.node(index),
        record.kind == .object
      else { continue }
      if last?.cell != cell {
        if positions[cell] == nil {
          let bindings = uses[cell]?.bindings ?? []
          positions[cell] = .some(bindings.isEmpty ? nil : tallies.count)
          if let use = uses[cell], !bindings.isEmpty {
            tallies.append((use, FaultTally(count: bindings.count)))
          }
        }
        last = (cell, positions[cell] ?? nil)
      }
      guard let position = last?.position else { continue }
      let scope = BindingScope(records: [record], inline: content.inline)
      let bindings = tallies[position].use.bindings
      tallies[position].tally.add(bindings, scope, record)
      noteImages(bindings, scope, record, &images)
    }
    for (use, tally) in tallies { tally.report(use.bindings, of: sectionName, to: checking) }
    if let source = records.source, let text = source.id, let template = try? BindingTemplate(text),
      let node = node[SectionForm.items.key]?[ItemForm.id.key]
    {
      let use = BindingUse(node: node, template: template)
      var tally = FaultTally(count: 1)
      for index in 0..<records.count {
        guard let record = records.node(index), record.kind == .object else { continue }
        tally.add([use], BindingScope(records: [record], inline: content.inline), record)
      }
      tally.report([use], of: sectionName, to: checking)
    }
  }

  private var sectionName: String {
    node[SectionForm.id.key]?.string ?? "s\(section)"
  }

  private func noteImages(
    _ bindings: [BindingUse], _ scope: BindingScope, _ record: JSONNode,
    _ seen: inout Set<String>
  ) {
    for use in bindings where use.isImage {
      for scope in use.scopes(scope) where seen.count < ReadingLimits.diagnostics {
        let name: String
        switch try? scope.evaluate(use.template, locale: "en") {
        case .string(let text)?: name = text
        case .null? where !use.mayBeNull: name = ""
        default: continue
        }
        guard seen.insert(name).inserted else { continue }
        var node = record
        for part in use.template.parts {
          if case .binding(let binding) = part { node = scope.find(binding.path) ?? node }
        }
        checking.images.append((node, name))
      }
    }
  }

  // MARK: Ratios

  /// Width divided by height of each record, when the layout is bound to them; 1 where a record
  /// gives none.
  func aspects(_ layout: JSONNode?) -> [CGFloat] {
    guard let (node, binding) = WaterfallForm.aspectBinding(layout) else { return [] }
    var tally = FaultTally(count: 1)
    var ratios: [CGFloat] = []
    ratios.reserveCapacity(records.count)
    for index in 0..<records.count {
      guard let record = records.node(index) else { continue }
      do throws(BindingFault) {
        let scope = BindingScope(records: [record], inline: content.inline)
        ratios.append(try binding.ratio(in: scope))
        tally.passed()
      } catch {
        ratios.append(1)
        tally.failed(0, error, record)
      }
    }
    tally.report(node, of: sectionName, to: checking)
    return ratios
  }
}

/// Faults of one template's bindings over many records.
struct FaultTally {
  private var first: [(fault: BindingFault, record: JSONNode, count: Int)?]
  private var total = 0

  init(count: Int) {
    first = Array(repeating: nil, count: count)
  }

  mutating func add(_ bindings: [BindingUse], _ scope: BindingScope, _ record: JSONNode) {
    for (index, use) in bindings.enumerated() {
      if let fault = use.fault(in: scope) { note(index, fault, record) }
    }
    total += 1
  }

  mutating func passed() { total += 1 }

  mutating func failed(_ index: Int, _ fault: BindingFault, _ record: JSONNode) {
    note(index, fault, record)
    total += 1
  }

  private mutating func note(_ index: Int, _ fault: BindingFault, _ record: JSONNode) {
    guard first.indices.contains(index) else { return }
    if let known = first[index] {
      first[index] = (known.fault, known.record, known.count + 1)
    } else {
      first[index] = (fault, record, 1)
    }
  }

  func report(_ bindings: [BindingUse], of section: String, to checking: Checking) {
    for (index, use) in bindings.enumerated() { report(index, use.node, section, checking) }
  }

  func report(_ node: JSONNode, of section: String, to checking: Checking) {
    report(0, node, section, checking)
  }

  private func report(_ index: Int, _ node: JSONNode, _ section: String, _ checking: Checking) {
    guard let (fault, record, count) = first[index] else { return }
    checking.report(
      .binding(node, fault, record: record, count: count, of: total, section: section))
  }
}
