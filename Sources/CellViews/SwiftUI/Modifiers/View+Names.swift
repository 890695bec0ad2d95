// SPDX-License-Identifier: MIT
//
// What views are called.
// Mirrors: id, tag (SwiftUI).
// Status: complete for scroll views and pages.

extension View {
  /// A name for this view among others; scroll views find it, and are found, by it.
  public func id<ID: Hashable>(_ id: ID) -> some View { node(.identity(ViewID(id))) }

  /// A value for this view among others; a `TabView`'s selection is told by it.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(
      NodeModifier { context in
        context.environment.scroll.isPager ? .identity(ViewID(tag)) : nil
      })
  }
}
