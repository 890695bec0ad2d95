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
    self.field = field
    apply = { members, node in
      guard let modifier = members[field].flatMap(modifier) else { return node }
      return .modified(node, modifier)
    }
  }
}
