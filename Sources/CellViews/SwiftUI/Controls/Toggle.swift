// SPDX-License-Identifier: MIT
//
// A switch and what it switches.
// Mirrors: Toggle, ToggleStyle (SwiftUI).
// Status: drawn as UIKit's switch, 51 by 31 points; a ScrollViewHost can tap it.

/// A switch and what it switches.
public struct Toggle<Label: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Adds the switch, as its style draws it.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let style = context.environment.toggleStyle ?? AnyToggleStyle(SwitchToggleStyle())
    let label = AnyView(label)
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: label), isOn: isOn)
    let inner = context.with { $0.toggleStyle = nil }
    let view = EnvironmentScope.reading(context.environment) { style.make(configuration) }
    view._lower(in: inner, into: &nodes)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CellViews.Label<Text, Image> {
  /// A switch with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CellViews.Label(titleKey, systemImage: systemImage) }
  }
}

/// A switch, for a style to draw.
public struct ToggleStyleConfiguration {
  /// What it switches.
  public struct Label: View {
    let view: AnyView

    /// What it switches.
    public var body: some View { view }
  }

  /// What it switches.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// How switches look.
public protocol ToggleStyle {
  /// The type of a drawn switch.
  associatedtype Body: View
  /// A switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Draws a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is forgotten.
struct AnyToggleStyle {
  let make: (ToggleStyleConfiguration) -> AnyView

  init<S: ToggleStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

/// The label, room, and a knob in a track: green when it is on, unless tinted.
public struct SwitchToggleStyle: ToggleStyle {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style in a colour of its own.
  public init(tint: Color) { self.tint = tint }

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    if areLabelsHidden {
      tappable(configuration)
    } else {
      HStack {
        configuration.label
        Spacer()
        tappable(configuration)
      }
    }
  }

  private func tappable(_ configuration: Configuration) -> some View {
    SwitchView(isOn: configuration.isOn).ownTint(tint)
      .onTapGesture { configuration.isOn.toggle() }
  }
}

/// UIKit's switch: a track of 51 by 31 points and a knob of 27, two points inside.
struct SwitchView: View {
  let isOn: Bool

  var body: some View {
    Capsule(style: .circular)
      .fill(isOn ? AnyShapeStyle(Self.on) : AnyShapeStyle(Color(.named("systemFill"))))
      .overlay(
        Circle().fill(Color.white)
          .frame(width: 27, height: 27)
          .shadow(color: Color.black.opacity(0.15), radius: 2, x: 0, y: 2)
          .padding(2),
        alignment: isOn ? .trailing : .leading
      )
      .frame(width: 51, height: 31)
  }

  private static var on: AnyShapeStyle {
    AnyShapeStyle { .color($0.tint ?? .named("green")) }
  }
}

/// The label on a ground that is coloured when it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      Button {
        configuration.isOn = false
      } label: {
        configuration.label
      }.buttonStyle(.borderedProminent)
    } else {
      Button {
        configuration.isOn = true
      } label: {
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob in a track.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// A knob in a track.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A label on a ground.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// How switches inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    surroundings { $0.toggleStyle = AnyToggleStyle(style) }
  }

  /// Leaves out the labels of controls inside.
  public func labelsHidden() -> some View { surroundings { $0.areLabelsHidden = true } }
}
