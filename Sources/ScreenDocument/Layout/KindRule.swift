// SPDX-License-Identifier: MIT
//
// An anchored view's kind must not be that of a view on the section's edge: both would be asked
// for under one name.

/// Kinds of anchored views and of views on edges differ.
enum KindRule {
  @Sendable static func check(_ layout: JSONNode, _ checking: Checking) {
    let kinds = LayoutKinds(layout)
    for (kind, node) in kinds.anchored {
      guard let first = kinds.boundary.first(where: { $0.0 == kind }) else { continue }
      checking.report(.duplicateKind(node, name: kind, first: first.1))
    }
  }
}
