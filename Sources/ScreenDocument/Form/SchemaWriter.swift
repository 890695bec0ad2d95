// SPDX-License-Identifier: MIT
//
// The JSON Schema of documents and configurations, written out from their decoder's own forms.

import Foundation
import Geometry

extension ScreenDocument {
  /// The JSON Schema (2020-12) of version 1, ending in a line feed.
  ///
  /// It refuses nothing that ``load(bytes:name:files:assetFiles:data:)`` takes without an error;
  /// what only a look at the whole document shows (ids, references, data) is beyond it.
  public static var schema: String {
    SchemaWriter().document(
      DocumentForm.form.schema, id: "screen-1.schema.json",
      title: "Screen document, version \(DocumentForm.version)")
  }
}

/// Writes a schema. Names are collected on the way and written under `$defs`.
final class SchemaWriter {
  /// A JSON value in a fixed order.
  private indirect enum JSON {
    case raw(String)
    case list([JSON])
    case object([(String, JSON)])

    static func string(_ text: String) -> JSON { .raw(JSONQuoting.quote(text)) }
    static func strings(_ texts: [String]) -> JSON { .list(texts.map { string($0) }) }
  }

  private var definitions: [String: JSON] = [:]

  /// The schema of a whole file.
  func document(_ schema: Schema, id: String, title: String) -> String {
    var members: [(String, JSON)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string(id)),
      ("title", .string(title)),
    ]
    if case .object(let root) = json(schema) { members += root }
    let names = definitions.keys.sorted()
    members.append(("$defs", .object(names.map { ($0, definitions[$0] ?? .object([])) })))
    return text(.object(members), indent: 0) + "\n"
  }

  // MARK: Shapes

  private func json(_ schema: Schema) -> JSON {
    switch schema {
    case .any: return .raw("true")
    case .boolean: return .object([("type", .string("boolean"))])
    case .number(let minimum, let maximum, let isInteger):
      var members: [(String, JSON)] = [("type", .string(isInteger ? "integer" : "number"))]
      if let minimum { members.append(("minimum", .raw(number(minimum)))) }
      if let maximum { members.append(("maximum", .raw(number(maximum)))) }
      return .object(members)
    case .string(let pattern):
      return .object(
        [("type", .string("string"))] + (pattern.map { [("pattern", .string($0))] } ?? []))
    case .choice(let words): return .object([("enum", .strings(words))])
    case .constant(let value): return .object([("const", .raw(value))])
    case .array(let element, let minimum, let maximum):
      var members: [(String, JSON)] = [("type", .string("array")), ("items", json(element))]
      if minimum > 0 { members.append(("minItems", .raw(String(minimum)))) }
      if let maximum { members.append(("maxItems", .raw(String(maximum)))) }
      return .object(members)
    case .tuple(let elements):
      return .object([
        ("type", .string("array")), ("prefixItems", .list(elements.map(json))),
        ("items", .raw("false")), ("minItems", .raw(String(elements.count))),
      ])
    case .dictionary(let value):
      return .object([
        ("type", .string("object")), ("patternProperties", Self.freeKeys),
        ("additionalProperties", json(value)),
      ])
    case .object(let object): return json(object)
    case .anyOf(let shapes): return .object([("anyOf", .list(shapes.map(json)))])
    case .named(let name, let shape):
      if definitions[name] == nil {
        // Taken before it is written, so that a shape may hold itself.
        definitions[name] = .object([])
        definitions[name] = json(shape())
      }
      return .object([("$ref", .string("#/$defs/" + name))])
    }
  }

  /// Keys that are free for the author's own use.
  private static let freeKeys: JSON = .object([("^x-|^custom$", .raw("true"))])

  private func json(_ object: ObjectSchema) -> JSON {
    var members: [(String, JSON)] = []
    if let about = object.about { members.append(("description", .string(about))) }
    members.append(("type", .string("object")))
    members.append(("properties", .object(object.fields.map { ($0.key, json($0)) })))
    let required = object.fields.filter(\.isRequired).map(\.key)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    if !object.isOpen {
      members.append(("patternProperties", Self.freeKeys))
      members.append(("additionalProperties", .raw("false")))
    }
    let rules = exactlyOne(object) + exclusions(object) + dependencies(object)
    if !rules.isEmpty { members.append(("allOf", .list(rules))) }
    return .object(members)
  }

  private func exactlyOne(_ object: ObjectSchema) -> [JSON] {
    object.exactlyOne.map { keys in
      .object([("oneOf", .list(keys.map(given)))])
    }
  }

  private func exclusions(_ object: ObjectSchema) -> [JSON] {
    object.exclusions.map { key, others in
      .object([
        ("if", given(key)),
        ("then", .object([("not", .object([("anyOf", .list(others.map(given)))]))])),
      ])
    }
  }

  private func dependencies(_ object: ObjectSchema) -> [JSON] {
    object.dependencies.map { key, others in
      .object([("if", given(key)), ("then", .object([("allOf", .list(others.map(given)))]))])
    }
  }

  /// The key is there and not null.
  private func given(_ key: String) -> JSON {
    .object([
      ("required", .strings([key])),
      (
        "properties",
        .object([(key, .object([("not", .object([("type", .string("null"))]))]))])
      ),
    ])
  }

  private func json(_ field: FieldSchema) -> JSON {
    var members: [(String, JSON)] = [("description", .string(field.about))]
    let shape = json(field.schema)
    if field.isRequired {
      if case .object(let own) = shape { members += own } else { return shape }
    } else if case .raw = shape {
      // Anything, null too.
    } else {
      members += nullable(shape)
    }
    if let fallback = field.fallback { members.append(("default", .raw(fallback))) }
    if let example = field.example { members.append(("examples", .list([.raw(example)]))) }
    return .object(members)
  }

  /// A shape, or null: not given.
  private func nullable(_ shape: JSON) -> [(String, JSON)] {
    let null = JSON.object([("type", .string("null"))])
    guard case .object(let members) = shape else { return [("anyOf", .list([shape, null]))] }
    if members.count == 1, members[0].0 == "anyOf", case .list(let shapes) = members[0].1 {
      return [("anyOf", .list(shapes + [null]))]
    }
    if members.count == 1, members[0].0 == "enum", case .list(let words) = members[0].1 {
      return [("enum", .list(words + [.raw("null")]))]
    }
    // One type, so the other keys say nothing of null.
    if let type = members.first, type.0 == "type", case .raw = type.1 {
      return [("type", .list([type.1, .string("null")]))] + members.dropFirst()
    }
    return [("anyOf", .list([shape, null]))]
  }

  private func number(_ value: Double) -> String {
    CanonicalNumber.string(CGFloat(value), decimals: 6)
  }

  // MARK: Text

  private func text(_ json: JSON, indent: Int) -> String {
    if let flat = flat(json, room: 96 - indent * 2) { return flat }
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch json {
    case .raw(let text): return text
    case .list(let values):
      let lines = values.map { inner + text($0, indent: indent + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      let lines = members.map {
        inner + JSONQuoting.quote($0.0) + ": " + text($0.1, indent: indent + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  /// The value on one line; nil when it takes more than `room` bytes.
  private func flat(_ json: JSON, room: Int) -> String? {
    var out: String
    switch json {
    case .raw(let text): out = text
    case .list(let values):
      out = "["
      for (index, value) in values.enumerated() {
        guard let text = flat(value, room: room - out.utf8.count) else { return nil }
        out += (index == 0 ? "" : ", ") + text
      }
      out += "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      out = "{ "
      for (index, (key, value)) in members.enumerated() {
        guard let text = flat(value, room: room - out.utf8.count) else { return nil }
        out += (index == 0 ? "" : ", ") + JSONQuoting.quote(key) + ": " + text
      }
      out += " }"
    }
    return out.utf8.count <= room ? out : nil
  }
}
