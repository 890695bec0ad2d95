// SPDX-License-Identifier: MIT
//
// One modifier: its key, and what it does to a view.

import CellViews

/// One modifier: its key, and what it does to a view.
struct Modifier: Sendable {
  let field: any AnyField
  let apply: @Sendable (Members, ViewNode) -> ViewNode

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
    apply = { members, view in members[field].map { change($0, view) } ?? view }
  }
}
