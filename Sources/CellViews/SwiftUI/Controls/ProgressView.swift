// SPDX-License-Identifier: MIT
//
// How far something is, as a bar, or that it goes on, as a wheel.
// Mirrors: ProgressView, ProgressViewStyle (SwiftUI).
// Status: the wheel is drawn as it stands before it turns; sizes are UIKit's.

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

  /// A part of a whole, 0 to 1; nil when there is none.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return max(0, min(1, Double(value / total)))
  }

  /// A part of a whole, with labels.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), current: currentValueLabel())
  }

  /// Adds it, as its style draws it.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let style =
      context.environment.progressViewStyle ?? AnyProgressViewStyle(DefaultProgressViewStyle())
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
      currentValueLabel: currentValueLabel.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
      })
    let inner = context.with { $0.progressViewStyle = nil }
    let view = EnvironmentScope.reading(context.environment) { style.make(configuration) }
    view._lower(in: inner, into: &nodes)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// A part of a whole, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), current: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() { self.init(fraction: nil, label: nil, current: nil) }

  /// A part of a whole.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, of: total), label: nil, current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Something that goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// A part of a whole, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), current: nil)
  }

  /// A part of a whole, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), current: nil)
  }
}

/// Progress, for a style to draw.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label: View {
    let view: AnyView

    /// What goes on.
    public var body: some View { view }
  }

  /// How far it is.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// How far it is.
    public var body: some View { view }
  }

  /// 0 to 1; nil while nobody knows.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it is.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
public protocol ProgressViewStyle {
  /// The type of drawn progress.
  associatedtype Body: View
  /// Progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Draws progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is forgotten.
struct AnyProgressViewStyle {
  let make: (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

/// A bar where it is known how far something is, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar of 4 points, below its label and above its value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style in a colour of its own.
  public init(tint: Color) { self.tint = tint }

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      BarView(fraction: configuration.fractionCompleted ?? 0).ownTint(tint)
      configuration.currentValueLabel.font(.caption).modifier(ControlLevel(level: .secondary))
    }
  }
}

/// A wheel above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style in a colour of its own.
  public init(tint: Color) { self.tint = tint }

  /// A wheel.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      WheelView().ownTint(tint)
      configuration.label.modifier(ControlLevel(level: .secondary))
    }
  }
}

/// Draws a control's content in a level of the style around. Unlike `foregroundStyle`, it leaves the
/// level to the nodes around, as what is around a control in a document is known only there.
struct ControlLevel: ViewModifier {
  typealias Body = Never

  let level: HierarchicalShapeStyle

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    let fill = level._fill(in: context.environment)
    content._lower(in: context.with { $0.foreground = fill }, into: &nodes)
    for index in start..<nodes.count {
      nodes[index] = .modified(nodes[index], .foregroundLevel(level))
    }
  }
}

/// A track, and how much of it is full.
struct BarView: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.named("systemFill")))
        Capsule().fill(AnyShapeStyle { .color($0.tint ?? .named("accentColor")) })
          .frame(width: proxy.size.width * CGFloat(fraction))
      }
    }
    .frame(height: 4)
  }
}

/// UIKit's wheel of eight spokes in a box of 20 points, 37 when it is large, the first one darkest;
/// grey unless tinted.
struct WheelView: View {
  @Environment(\.controlSize) private var size

  var body: some View {
    let side: CGFloat = size.isLarge ? 37 : 20
    return ZStack {
      ForEach(0..<8, id: \.self) { spoke in
        Capsule()
          .fill(AnyShapeStyle { .color($0.tint ?? .named("systemGray")) })
          .frame(width: 0.125 * side, height: 0.3 * side)
          .offset(y: -0.35 * side)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(1 - Double(spoke) * 0.1)
      }
    }
    .frame(width: side, height: side)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// How progress inside looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    surroundings { $0.progressViewStyle = AnyProgressViewStyle(style) }
  }
}
