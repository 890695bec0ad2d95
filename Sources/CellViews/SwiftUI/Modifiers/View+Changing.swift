// SPDX-License-Identifier: MIT
//
// What is to be done when a value changes.
// Mirrors: onChange (SwiftUI).
// Status: complete in a ScrollViewHost; a picture of its own does not change, and only what is to be
// done initially is done.

/// Says what is to be done when a value is another than it was.
struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    content._lower(in: context, into: &nodes)
    guard let actions = context.environment[AppearActions.self] else { return }
    let (value, action) = (value, action)
    guard let place = context.at(Self.self).place else {
      if isInitial { actions.actions.append { action(value, value) } }
      return
    }
    let last = place.object(0) { Box<Value?>(nil) }
    let old = last.value ?? value
    if last.value == nil ? isInitial : old != value {
      actions.actions.append { action(old, value) }
    }
    last.value = value
  }
}

extension View {
  /// Does something with the new value when it is another than it was.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    onChange(of: value) { _, new in action(new) }
  }

  /// Does something with the old and the new value when they differ.
  ///
  /// - Parameter initial: Whether it is done when the view appears as well, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    let scope = EnvironmentScope.current
    return modifier(
      ChangeModifier(value: value, isInitial: initial) { old, new in
        scope.reading { action(old, new) }
      })
  }

  /// Does something when a value is another than it was.
  ///
  /// - Parameter initial: Whether it is done when the view appears as well.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
