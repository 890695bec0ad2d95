// SPDX-License-Identifier: MIT
//
// Modifiers: as keys they apply in a fixed order, in a list in the list's order.

import CellViews
import Foundation

/// Modifiers of views.
enum ModifierForm {
  /// In the order in which they apply when they are written as keys: what is said to texts inside,
  /// then from the content outwards.
  private static let all: [Modifier] =
    TextModifiers.all + SizeModifiers.all + LayerModifiers.all + PlaceModifiers.all
    + SurroundingModifiers.all

  private static let single = Form<JSONNode>.named("modifier") {
    .object(
      "a modifier", all.map(\.field), exactlyOne: [all.map(\.field.schema.key)],
      about: "One modifier of a list."
    ) { $0.node }
  }
  private static let list = Field.optional(
    "modifiers", Form<[JSONNode]>.list("a list of modifiers", of: single),
    "Modifiers in an order of their own, after those written as keys.",
    example: ##"[{ "background": "#eee" }, { "padding": 8 }]"##)

  /// The keys of all modifiers.
  static let fields: [any AnyField] = all.map(\.field) + [list]
  static let names = fields.map(\.schema.key)

  /// The place of each modifier in the order above.
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.field.schema.key, $0) })

  /// A view with the modifiers of an object around it.
  ///
  /// - Parameter hidden: Keys that are no modifiers in this object.
  static func apply(_ members: Members, to view: ViewNode, hidden: Set<String> = []) -> ViewNode {
    let result = own(members, around: view, hidden: hidden)
    return (members[list] ?? []).reduce(result) { inner, entry in
      own(Members(node: entry, resolving: members.resolving), around: inner)
    }
  }

  /// The modifiers written as keys: an object has few, and there are many that it may have.
  private static func own(
    _ members: Members, around view: ViewNode, hidden: Set<String> = []
  ) -> ViewNode {
    members.node.children.compactMap { child in
      guard !child.isNull, let key = child.key, !hidden.contains(key) else { return nil }
      return places[key]
    }.sorted().reduce(view) { all[$1].apply(members, $0) }
  }
}
