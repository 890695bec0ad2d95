// SPDX-License-Identifier: MIT
//
// An icon and a title.
// Mirrors: Label, LabelStyle (SwiftUI).
// Status: the distance between them is our own choice; icons are centred on the first line
// of text.

/// An icon and a title.
public struct Label<Title: View, Icon: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  /// An icon and a title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the label, as its style draws it.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let style = context.environment.labelStyle ?? AnyLabelStyle(TitleAndIconLabelStyle())
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
    let inner = context.with { $0.labelStyle = nil }
    let view = EnvironmentScope.reading(context.environment) { style.make(configuration) }
    view._lower(in: inner, into: &nodes)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and an icon by its SF Symbols name.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title and an icon by its SF Symbols name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title and an image by its name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title and an image by its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A label, for a style to draw.
public struct LabelStyleConfiguration {
  /// What it says.
  public struct Title: View {
    let view: AnyView

    /// What it says.
    public var body: some View { view }
  }

  /// Its icon.
  public struct Icon: View {
    let view: AnyView

    /// Its icon.
    public var body: some View { view }
  }

  /// What it says.
  public let title: Title
  /// Its icon.
  public let icon: Icon
}

/// How labels look.
public protocol LabelStyle {
  /// The type of a drawn label.
  associatedtype Body: View
  /// A label.
  typealias Configuration = LabelStyleConfiguration

  /// Draws a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is forgotten.
struct AnyLabelStyle {
  let make: (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// An icon beside a title, at its first line.
struct LabelRow: View {
  typealias Body = Never

  let configuration: LabelStyleConfiguration

  func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let children = context.nodes(of: configuration.icon) + context.nodes(of: configuration.title)
    nodes.append(
      .stack(StackNode(.hstack, spacing: 8, meetsInFirstLines: true, children: children)))
  }
}

/// The icon before the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon before the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// How labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    surroundings { $0.labelStyle = AnyLabelStyle(style) }
  }
}
