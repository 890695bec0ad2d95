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

  /// A view with the modifiers of an object around it.
  ///
  /// - Parameter hidden: Keys that are no modifiers in this object.
  static func apply(_ members: Members, to view: ViewNode, hidden: Set<String> = []) -> ViewNode {
    var result = view
    for modifier in all
    where members.has(modifier.field) && !hidden.contains(modifier.field.schema.key) {
      result = modifier.apply(members, result)
    }
    for entry in members[list] ?? [] {
      let one = Members(node: entry, resolving: members.resolving)
      for modifier in all where one.has(modifier.field) { result = modifier.apply(one, result) }
    }
    return result
  }
}
