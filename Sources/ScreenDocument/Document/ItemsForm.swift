// SPDX-License-Identifier: MIT
//
// A section's items: written out, or records of a data source.

import Foundation

/// One item, and one entry of `supplementary`: ours are its id and its cell, all else is data.
enum ItemForm {
  static let id = Field.optional(
    "id", Form<String>.string("a name"), "Unique in the document.", example: "\"p001\"")
  static let cell = Field.optional(
    "cell", Form<String>.string("a cell's name"),
    "The template in `cells`; without it a placeholder shows the item's title or id.",
    example: "\"photo\"")
  static let supplementary = Field<JSONNode?>.optional(
    "supplementary", Form<JSONNode>.named("supplementary") { SupplementaryForm.form },
    "What the views anchored to this item show, by kind.")

  static let form: Form<JSONNode> = .named("record") {
    .object(
      "an item", [id, cell, supplementary], isOpen: true, later: ["fallback", "requires"],
      about: "An item. Keys beside its own are data for its template."
    ) { $0.node }
  }
}

/// What headers, footers and badges show, by kind.
enum SupplementaryForm {
  private static let entry = Form<JSONNode>.byKind(
    "an entry or a list of entries",
    [
      ([.object], ItemForm.form),
      ([.array], Form<[JSONNode]>.list("a list of entries", of: ItemForm.form).asNode),
    ])

  static let form = Form<[(key: String, value: JSONNode)]>.dictionary(
    "entries by kind", of: entry
  ).asNode
}

/// A section's items.
enum ItemsForm {
  /// Records of a data source, as written.
  struct Source: Sendable {
    var from: String
    var cell: String?
    var id: String?
    var offset: Int
    var limit: Int?
  }

  static let from = Field.required(
    "from", Form<String>.string("a data source's name"), "The name of a data source in `data`.",
    example: "\"photos\"")
  private static let id = Field.optional(
    "id", Form<String>.boundText("a text"),
    "The id of each item, from its record.", example: "\"{{id}}\"")
  private static let count = Form<Int>.integer(
    "a number of records", in: 0...ReadingLimits.listedItems)
  private static let limit = Field.optional(
    "limit", count, "At most so many records.", example: "40")
  private static let offset = Field.optional(
    "offset", count, default: 0, "So many records are passed over first.")
  static let condition = Field.optional(
    "where",
    Form<JSONNode>(
      schema: .dictionary(
        .anyOf([
          .string(pattern: nil), .number(minimum: nil, maximum: nil, isInteger: false), .boolean,
          .constant("null"), .array(.any, minimum: 0, maximum: nil),
        ])),
      check: { node, checking in
        guard node.kind == .object else {
          checking.report(.invalid(node, .wrongType(expected: "values by path")))
          return
        }
        for child in node.children where child.kind == .object {
          checking.report(
            .invalid(child, .wrongType(expected: "a value, or a list of values")))
        }
      }, value: { node, _ in node }),
    "Only records that have these values: by path, a value or a list of values.",
    example: #"{ "category": "fruit" }"#)

  static let source = Form<Source>.object(
    "a source of items", [from, ItemForm.cell, id, condition, limit, offset],
    about: "Records of a data source, one item each."
  ) { members in
    members[from].map {
      Source(
        from: $0, cell: members[ItemForm.cell], id: members.node[id.key]?.string,
        offset: members[offset], limit: members[limit])
    }
  }

  static let form = Form<JSONNode>.byKind(
    "a list of items, or a source of items",
    [
      (
        [.array],
        Form<[JSONNode]>.list(
          "a list of items", of: ItemForm.form, maximum: ReadingLimits.listedItems
        ).asNode
      ),
      ([.object], source.asNode),
    ])
}
