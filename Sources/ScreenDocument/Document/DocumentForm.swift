// SPDX-License-Identifier: MIT
//
// The top level of a document, and the data it names.

import DynamicCollectionView
import Foundation

/// The top level of a document.
enum DocumentForm {
  /// The version this tool writes and knows.
  static let version = 1

  private static let schemaKey = Field.optional(
    "$schema", Form<String>.string("an address"), "Where editors find the schema; not looked at.")
  static let versionField = Field.required(
    "version",
    Form<Int>(
      schema: .number(minimum: 1, maximum: 1, isInteger: true),
      check: { node, checking in
        let form = Form<Int>.integer("a version", in: 1...1_000_000)
        form.check(node, checking)
        if let found = form.value(node, Resolving()), found > version {
          checking.report(.versionNewer(node, found: found))
        }
      }, value: Form<Int>.integer("a version", in: 1...1_000_000).value),
    "Version of the format: 1.", example: "1")
  static let sections = Field.required(
    "sections", Form<[JSONNode]>.list("a list of sections", of: SectionForm.form),
    "The sections, from the first to the last.")
  static let supplementary = Field.optional(
    "supplementary", SupplementaryForm.form,
    "What the views of configuration.boundary show, by kind.")
  static let assets = Field.optional(
    "assets",
    Form<[(key: String, value: String)]>.dictionary(
      "files by address", of: .string("a file below the document's folder")), otherwise: [],
    "Files that stand in for addresses of images.",
    example: #"{ "https://cdn.example/a.jpg": "assets/a.jpg" }"#)

  static let fields: [any AnyField] = [
    schemaKey, versionField, DeviceForm.field, EnvironmentForm.field, ConfigurationForm.field,
    DataForm.field, CellsForm.field, RootForm.field, sections, supplementary, StopForm.field,
    VariantForm.field,
    assets,
  ]

  /// A whole document.
  static let form = Form<JSONNode>.object(
    "a document", fields, about: "A screen of a collection, for dcv-snap."
  ) { $0.node }
}

/// `data`: where records come from.
enum DataForm {
  private static let file = Field.optional(
    "file", Form<String>.string("a file below the document's folder"),
    "A JSON file below the document's folder.", example: "\"data/photos.json\"")
  private static let path = Field.optional(
    "path", Form<String>.string("a JSON pointer"), otherwise: "",
    "JSON pointer into the file.", example: "\"/photos\"")
  private static let value = Field.optional(
    "value", Form<JSONNode>.anything, "The data itself.")

  /// A source as written.
  enum Source: Sendable {
    case file(String, pointer: String)
    case value(JSONNode)
  }

  static let source = Form<Source>.object(
    "a data source", [file, path, value], exactlyOne: [["file", "value"]],
    exclusions: [("value", ["path"])], about: "Data from a file, or written out."
  ) { members in
    if let value = members[value] { return .value(value) }
    return members[file].map { .file($0, pointer: members[path]) }
  }

  static let field = Field.optional(
    "data",
    Form<[(key: String, value: Source)]>.dictionary("data sources by name", of: source),
    otherwise: [], "Data sources by name.",
    example: #"{ "photos": { "file": "data/photos.json", "path": "/photos" } }"#)
}

/// `cells`: the templates.
enum CellsForm {
  /// What a template needs of a record.
  struct Use: Sendable {
    var bindings: [BindingUse] = []
  }

  static let field = Field.optional(
    "cells",
    Form<[(key: String, value: JSONNode)]>(
      schema: .dictionary(ViewForm.form.schema),
      check: { node, checking in
        guard node.kind == .object else {
          checking.report(.invalid(node, .wrongType(expected: "templates by name")))
          return
        }
        for cell in node.children {
          guard let name = cell.key, !Reserved.isExtension(name) else { continue }
          checking.bindings = []
          ViewForm.form.check(cell, checking)
          checking.cells[name] = Use(bindings: checking.bindings ?? [])
          checking.bindings = nil
        }
      },
      value: { node, _ in
        guard node.kind == .object else { return nil }
        return node.children.compactMap { child in child.key.map { ($0, child) } }
      }), otherwise: [], "Templates by name: what items show.",
    example: #"{ "title": { "text": "{{title}}", "font": "headline" } }"#)
}
