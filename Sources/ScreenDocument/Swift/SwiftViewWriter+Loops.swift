// SPDX-License-Identifier: MIT
//
// Loops: a list of the model, whose elements are values or small types of their own.

import Foundation

extension SwiftViewWriter {
  /// A loop over a list of the record, a list written out, or a number.
  func loop(_ list: JSONNode, _ node: JSONNode) -> SwiftCode {
    guard let content = node["content"] else { return .text("EmptyView()") }
    let outer = record
    let scopes = outer.scopes.map { LoopForm.scopes(list, $0) }
    let path = list.string.flatMap { try? BindingTemplate($0) }?.path ?? []
    let key = "list " + (list.string ?? String(decoding: list.source, as: UTF8.self))
    // 1. What the content needs of an element.
    let one = SwiftNouns.singular(path.last ?? "value")
    let name = SwiftIdentifiers.value([one], otherwise: "element")
    let trial = inner(scopes, name: name)
    _ = written(content, trial)
    // 2. Nothing: a number of times.
    guard let first = trial.properties.first else {
      if let count = list.number.flatMap({ Int(exactly: $0) }) {
        return each("0..<\(count)", "_", content)
      }
      let counts = scopes.map { SwiftCode.text(String($0.count)) }
      let bound = property(path, "Int", counts, key)
      return each("0..<" + bound, "_", content)
    }
    // 3. The lists themselves.
    let isBare = trial.properties.count == 1
    let type: String
    if isBare {
      type = first.typeName
    } else {
      type = outer.typeName(SwiftIdentifiers.type(one, suffix: ""))
      outer.declare(type, trial)
    }
    let lists = elements(of: trial, counts: scopes.map(\.count), isBare: isBare)
    let isRepeated = lists.contains { list in
      let texts = list.map { SwiftLines.lines($0, indent: 0).joined() }
      return Set(texts).count < texts.count
    }
    let isLiteral = isBare && (list.kind != .string || outer.name == nil)
    if !isLiteral, outer.name == nil { refuse(node, "a loop without a record") }
    let bound =
      isLiteral
      ? SwiftLines.lines(.list(lists.first ?? []), indent: 0).joined()
      : property(path, "[" + type + "]", lists.map { .list($0) }, key)
    // 4. The content, now that elements have their names.
    let record = inner(scopes, name: isRepeated ? bound + "[index]" : name)
    record.isBare = isBare
    let body = written(content, record)
    return .call(
      "ForEach",
      [.init(nil, isRepeated ? bound + ".indices" : bound), .init("id", "\\.self")],
      parameters: isRepeated ? "index" : name, body: [body], breaks: true)
  }

  private func each(_ range: String, _ name: String, _ content: JSONNode) -> SwiftCode {
    .call(
      "ForEach", [.init(nil, range), .init("id", "\\.self")], parameters: name,
      body: [view(content)], breaks: true)
  }

  private func inner(_ scopes: [[BindingScope]], name: String) -> SwiftRecord {
    SwiftRecord(
      scopes: scopes.flatMap { $0 }, locale: record.locale, name: name, parent: record)
  }

  private func written(_ content: JSONNode, _ inner: SwiftRecord) -> SwiftCode {
    let outer = record
    record = inner
    defer { record = outer }
    return view(content)
  }

  private func property(
    _ path: [String], _ type: String, _ values: [SwiftCode], _ key: String
  ) -> String {
    let key = type + " " + key
    if let bound = record.bound(key: key) { return bound.code }
    return record.add(
      SwiftIdentifiers.value(path, otherwise: "values"), type: type, values: values, key: key
    ).code
  }

  /// The elements of each list in Swift.
  private func elements(of record: SwiftRecord, counts: [Int], isBare: Bool) -> [[SwiftCode]] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return (start..<(start + count)).map { index in
        if isBare { return record.properties.first?.value(index) ?? .text("nil") }
        return .call(".init", record.arguments(index))
      }
    }
  }
}

extension SwiftRecord.Property {
  /// The value for one record.
  func value(_ index: Int) -> SwiftCode {
    values.indices.contains(index) ? values[index] ?? .text("nil") : .text("nil")
  }
}

extension SwiftRecord {
  /// The arguments that make one record.
  func arguments(_ index: Int) -> [SwiftCode.Argument] {
    properties.map { .init(label: $0.name, value: $0.value(index)) }
  }
}

/// English nouns, as far as names of lists need them.
enum SwiftNouns {
  /// `badges` becomes `badge`, `categories` `category`; other words are what a list is of.
  static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if word.hasSuffix("ss") || !word.hasSuffix("s") || word.count < 3 { return word + "Element" }
    return String(word.dropLast())
  }
}
