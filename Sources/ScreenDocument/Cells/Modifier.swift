// SPDX-License-Identifier: MIT
//
// One modifier: its key, and what it does to a view.

import CellViews

/// One modifier: its key, and what it does to a view.
struct Modifier: Sendable {
  let field: any AnyField
  /// What becomes of a view, by the member's value.
  let change: @Sendable (JSONNode, Resolving) -> Meaning<Change>

  typealias Change = (ViewNode) -> ViewNode

  init<Value>(
    _ field: Field<Value?>, _ modifier: @escaping @Sendable (Value) -> ViewModifierNode?
  ) {
    self.init(field) { value, view in
      modifier(value).map { .modified(view, $0) } ?? view
    }
  }

  /// - Parameter change: What becomes of a view.
  init<Value>(
    _ field: Field<Value?>, change: @escaping @Sendable (Value, ViewNode) -> ViewNode
  ) {
    self.field = field
    self.change = { member, resolving in
      field.meaning(member, resolving).map { value in value.map { value in { change(value, $0) } } }
    }
  }
}
