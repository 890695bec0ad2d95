// SPDX-License-Identifier: MIT
//
// A view that does something when it is tapped. Nobody taps a picture: it is drawn, and its action
// is kept; a ScrollViewHost can tap it.
// Mirrors: Button, Link (SwiftUI).
// Status: drawn at rest.

/// A view that does something when it is tapped.
public struct Button<Label: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// A button with a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a label, and what it is for.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = EnvironmentScope.bound(action)
    self.label = label()
  }

  /// Adds the button, as its style draws it.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let style = context.environment.buttonStyle ?? AnyButtonStyle(DefaultButtonStyle())
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label)),
      action: action)
    // A style may draw a button of its own, and must not be asked about that one again.
    let inner = context.with { $0.buttonStyle = nil }
    let view = EnvironmentScope.reading(context.environment) { style.make(configuration) }
    let start = nodes.count
    view._lower(in: inner, into: &nodes)
    context.addTap(to: &nodes, from: start, TapNode(action))
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a title, and what it is for.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title, and what it is for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == CellViews.Label<Text, Image> {
  /// A button with a title and an icon.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) {
      CellViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) { CellViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A view that opens an address when it is tapped, drawn in the colour of controls.
public struct Link<Label: View>: View {
  private let label: Label

  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}
