// SPDX-License-Identifier: MIT
//
// How buttons look.
// Mirrors: ButtonStyle, PrimitiveButtonStyle, ButtonRole and the built-in styles (SwiftUI).
// Status: plain and borderless follow the notes; the bordered ones' numbers are our own choice. A style
// chosen around a button wins over the button's own, but not over the look of a disabled one.

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Takes something away; drawn in red.
  public static let destructive = Self(name: "destructive")
  /// Goes back.
  public static let cancel = Self(name: "cancel")
}

/// A button, for a style to draw.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View {
    let view: AnyView

    /// What the button says.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a finger is on it; never.
  public let isPressed: Bool
}

/// How buttons look, pressed or not.
public protocol ButtonStyle {
  /// The type of a drawn button.
  associatedtype Body: View
  /// A button.
  typealias Configuration = ButtonStyleConfiguration

  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style to draw and to handle.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View {
    let view: AnyView

    /// What the button says.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// How buttons look and behave.
public protocol PrimitiveButtonStyle {
  /// The type of a drawn button.
  associatedtype Body: View
  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is forgotten.
struct AnyButtonStyle {
  let make: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  init<S: ButtonStyle>(_ style: S) {
    make = { configuration in
      AnyView(
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role,
            label: ButtonStyleConfiguration.Label(view: configuration.label.view),
            isPressed: false)))
    }
  }
}

/// The label in the colour of controls; disabled, in the third label colour (Q12).
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ControlForeground(style: .control(configuration.role)))
  }
}

/// What a button is without a style: borderless.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label in the colour of controls.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is; disabled, in the third label colour.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ControlForeground(style: nil))
  }
}

/// The label on a pale ground of its own colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ControlPadding(size: size))
      .modifier(ControlForeground(style: .control(configuration.role)))
      .background(
        RoundedRectangle(cornerRadius: shape.radius(at: size))
          .fill(AnyShapeStyle.control(configuration.role).opacity(0.15)))
  }
}

/// The label in white on the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ControlPadding(size: size))
      .modifier(ControlForeground(style: AnyShapeStyle(Color.white)))
      .background(
        RoundedRectangle(cornerRadius: shape.radius(at: size))
          .fill(AnyShapeStyle.control(configuration.role)))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Borderless.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the colour of controls.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a strong ground.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Draws a control's content in the style that an author has chosen around it, else in its own.
///
/// Whether one was chosen is told by the surroundings or, for views that become nodes without them, by
/// the nodes around.
struct ControlForeground: ViewModifier {
  typealias Body = Never

  /// Its own; nil leaves the content as it is.
  let style: AnyShapeStyle?

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    guard context.environment.isEnabled else {
      return ForegroundModifier(style: style ?? .control(nil))
        ._lower(content: content, in: context, into: &nodes)
    }
    guard let own = style?._fill(in: context.environment) else {
      return content._lower(in: context, into: &nodes)
    }
    let start = nodes.count
    content._lower(in: context.with { $0.foreground = $0.foreground ?? own }, into: &nodes)
    for index in start..<nodes.count {
      nodes[index] = .modified(nodes[index], .controlForeground(own))
    }
  }
}

extension AnyShapeStyle {
  /// The colour of controls: the tint, or red for what destroys; the third label colour where
  /// nothing can be used (Q12).
  static func control(_ role: ButtonRole?) -> AnyShapeStyle {
    AnyShapeStyle { environment in
      if !environment.isEnabled { return .color(.named("tertiaryLabel")) }
      if role == .destructive { return .color(.named("red")) }
      return .color(environment.tint ?? .named("accentColor"))
    }
  }
}

extension View {
  /// How buttons inside look.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    surroundings { $0.buttonStyle = AnyButtonStyle(style) }
  }

  /// How buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    surroundings { $0.buttonStyle = AnyButtonStyle(style) }
  }
}
