// SPDX-License-Identifier: MIT
//
// What a view does when it appears, and the host that has it done.
// Mirrors: onAppear (SwiftUI).
// Status: done once, before a screen is drawn; in a host, when a view comes to its place.

/// Keeps what is to be done when the views that are being read appear.
final class AppearActions: EnvironmentKey {
  static var defaultValue: AppearActions? { nil }

  var actions: [() -> Void] = []
}

/// Says what is to be done when a view appears.
struct AppearModifier: ViewModifier {
  typealias Body = Never

  let action: (() -> Void)?

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    content._lower(in: context, into: &nodes)
    guard let action, let actions = context.environment[AppearActions.self] else { return }
    if let place = context.at(Self.self).place {
      // A host keeps in mind that it was done.
      let isDone = place.object(0) { Box(false) }
      guard !isDone.value else { return }
      isDone.value = true
    }
    actions.actions.append(action)
  }
}

extension ViewLowering {
  /// The node of `view` after it appeared: what its views do then is done once, inner views first,
  /// and bodies are read again.
  public static func appearingNode(
    of view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewNode {
    let appearing = AppearActions()
    var values = environment
    values[AppearActions.self] = appearing
    let node = node(of: view, environment: values)
    guard !appearing.actions.isEmpty else { return node }
    for action in appearing.actions { action() }
    return self.node(of: view, environment: environment)
  }
}
