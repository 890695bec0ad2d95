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
      "a modifier", all.map(\.field), exactlyOne: [all.map(\.field.key)],
      about: "One modifier of a list."
    ) { $0.node }
  }
  private static let list = Field.optional(
    "modifiers", Form<[JSONNode]>.list("a list of modifiers", of: single),
    "Modifiers in an order of their own, after those written as keys.",
    example: ##"[{ "background": "#eee" }, { "padding": 8 }]"##)

  /// The keys of all modifiers.
  static let fields: [any AnyField] = all.map(\.field) + [list]
  static let names = fields.map(\.key)

  /// The place of each modifier in the order above.
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.field.key, $0) })

  /// Views, each with the modifiers of an object around it.
  ///
  /// - Parameter hidden: Keys that are no modifiers in this object.
  static func applied(
    to views: Meaning<[ViewNode]>, _ node: JSONNode, _ resolving: Resolving, hidden: Set<String>
  ) -> Meaning<[ViewNode]> {
    let listed = node[list.key].map { $0.kind == .array ? Array($0.children) : [] } ?? []
    let changes = Meaning<[Modifier.Change]>.list(
      own(node, resolving, hidden: hidden) + listed.flatMap { own($0, resolving) })
    func around(_ views: [ViewNode], _ changes: [Modifier.Change]) -> [ViewNode] {
      views.map { view in changes.reduce(view) { $1($0) } }
    }
    switch changes {
    case .settled(let changes): return views.map { around($0, changes ?? []) }
    case .bound(let changes):
      return .bound { scope in
        views.value(in: scope).map { around($0, changes(scope) ?? []) }
      }
    }
  }

  /// The modifiers written as keys: an object has few, and there are many that it may have.
  private static func own(
    _ node: JSONNode, _ resolving: Resolving, hidden: Set<String> = []
  ) -> [Meaning<Modifier.Change>] {
    guard node.kind == .object else { return [] }
    let members = node.children.compactMap { child -> (place: Int, member: JSONNode)? in
      guard !child.isNull, let key = child.key, !hidden.contains(key) else { return nil }
      return places[key].map { ($0, child) }
    }
    return members.sorted { $0.place < $1.place }.map { all[$0.place].change($0.member, resolving) }
  }
}
