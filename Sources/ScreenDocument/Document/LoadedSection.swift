// SPDX-License-Identifier: MIT
//
// A section once the document has been read: where it stands, and where its items come from.

import Foundation

/// A section once the document has been read.
struct LoadedSection: Sendable {
  /// Where it stands in the document.
  var node: JSONNode
  var id: String?
  var items: Items
  /// Width divided by height of each record, when the layout is bound to them.
  var aspects: [CGFloat] = []
  /// Choices by width that may come to nothing.
  var openConditions: [JSONNode] = []
  var measured = MeasuredLists()
  var measuredSupplementary: [String: MeasuredLists] = [:]

  enum Items: Sendable {
    case placeholders(Int)
    case records(Records)
  }

  var itemCount: Int {
    switch items {
    case .placeholders(let count): count
    case .records(let records): records.count
    }
  }
}

/// Items with data: written out in the document, or records of a data source.
struct Records: Sendable {
  /// The file they stand in.
  var text: JSONText
  /// Tape index of each.
  var indices: [UInt32]
  /// The template of all of them; nil for items written out, which name their own.
  let source: ItemsForm.Source?
  /// How their ids are made from records of a data source.
  let idTemplate: BindingTemplate?

  init(text: JSONText, indices: [UInt32], source: ItemsForm.Source?) {
    self.text = text
    self.indices = indices
    self.source = source
    idTemplate = source?.id.flatMap { try? BindingTemplate($0) }
  }

  var count: Int { indices.count }

  /// A record; nil beyond the last.
  func node(_ index: Int) -> JSONNode? {
    indices.indices.contains(index) ? JSONNode(text: text, index: Int(indices[index])) : nil
  }

  /// The name of an item's template.
  func cell(_ index: Int) -> String? {
    if let source { return source.cell }
    return node(index)?[ItemForm.cell.key]?.string
  }

  /// An item's id; nil when it has none.
  func id(_ index: Int, inline: [String: JSONNode]) -> String? {
    guard let record = node(index) else { return nil }
    guard source != nil else { return record[ItemForm.id.key]?.string }
    guard let idTemplate else { return nil }
    let scope = BindingScope(records: [record], inline: inline)
    guard let value = try? scope.evaluate(idTemplate, locale: "en"), !value.isNull else {
      return nil
    }
    return BindingScope.text(value, locale: "en")
  }
}
