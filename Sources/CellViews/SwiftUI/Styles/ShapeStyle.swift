// SPDX-License-Identifier: MIT
//
// What fills texts, shapes and backgrounds.
// Mirrors: ShapeStyle, AnyShapeStyle, HierarchicalShapeStyle, ForegroundStyle, BackgroundStyle,
// TintShapeStyle, SeparatorShapeStyle, Material (SwiftUI).
// Status: materials are flat tints, since nothing behind them is blurred.

/// What fills texts, shapes and backgrounds.
public protocol ShapeStyle {
  /// What it comes to; not for use by authors.
  func _fill(in environment: EnvironmentValues) -> FillReference
}

extension ShapeStyle {
  /// The same style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle { self._fill(in: $0).opacity(opacity) }
  }
}

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let fill: Kept<EnvironmentValues, FillReference>

  /// A style without its type.
  public init<S: ShapeStyle>(_ style: S) { fill = Kept { style._fill(in: $0) } }

  init(_ fill: @escaping (EnvironmentValues) -> FillReference) { self.fill = Kept(fill) }

  /// What the style comes to.
  public func _fill(in environment: EnvironmentValues) -> FillReference { fill.make(environment) }
}

/// A level of the style around: the whole of it, or a paler one.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  private let level: Int

  /// The style itself.
  public static let primary = Self(level: 0)
  /// A paler one.
  public static let secondary = Self(level: 1)
  /// Paler still.
  public static let tertiary = Self(level: 2)
  /// Nearly nothing.
  public static let quaternary = Self(level: 3)
  /// A trace.
  public static let quinary = Self(level: 4)

  private static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The level of a name; nil for another word.
  package init?(named name: String) {
    guard let level = Self.names.firstIndex(of: name) else { return nil }
    self.init(level: level)
  }

  private init(level: Int) { self.level = level }

  /// Of a colour of an author's own (views-and-metrics 5.3; the last by proportion).
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.09]

  /// The named colours where nobody has set a style, else opacities of it.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    fill(around: environment.foreground)
  }

  func fill(around: FillReference?) -> FillReference {
    guard let around else { return .color(.named(Self.names[level])) }
    return level == 0 ? around : around.opacity(Self.opacities[level])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A paler form of it.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Paler still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Nearly nothing.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// A trace.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style around.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
  /// The style around.
  public init() {}

  /// The style around, else the label colour.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    environment.foreground ?? .color(.named("label"))
  }
}

/// A colour of the system by its name.
public struct SystemShapeStyle: ShapeStyle, Hashable, Sendable {
  let name: String

  /// The colour.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    .color(name == "tint" ? environment.tint ?? .named("accentColor") : .named(name))
  }
}

/// The colour of controls.
public typealias TintShapeStyle = SystemShapeStyle
/// The colour of the screen.
public typealias BackgroundStyle = SystemShapeStyle
/// The colour of lines between rows.
public typealias SeparatorShapeStyle = SystemShapeStyle

extension ShapeStyle where Self == ForegroundStyle {
  /// The style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The colour of controls.
  public static var tint: SystemShapeStyle { SystemShapeStyle(name: "tint") }
  /// The colour of the screen.
  public static var background: SystemShapeStyle { SystemShapeStyle(name: "systemBackground") }
  /// The colour of lines between rows.
  public static var separator: SystemShapeStyle { SystemShapeStyle(name: "separator") }
  /// The colour of thin fills, such as tracks.
  public static var fill: SystemShapeStyle { SystemShapeStyle(name: "systemFill") }
  /// The colour of links.
  public static var link: SystemShapeStyle { SystemShapeStyle(name: "link") }
  /// The colour of words that stand in for what is to be typed.
  public static var placeholder: SystemShapeStyle { SystemShapeStyle(name: "placeholderText") }
}

/// Frosted glass; here a flat tint of the screen's colour, as nothing behind it is blurred.
public struct Material: ShapeStyle, Hashable, Sendable {
  private let opacity: Double

  /// Nearly clear.
  public static let ultraThin = Material(opacity: 0.5)
  /// Clear.
  public static let thin = Material(opacity: 0.65)
  /// In between.
  public static let regular = Material(opacity: 0.8)
  /// Nearly opaque.
  public static let thick = Material(opacity: 0.9)
  /// Opaque but for a trace.
  public static let ultraThick = Material(opacity: 0.95)
  /// As bars have it.
  public static let bar = Material(opacity: 0.94)

  /// A tint of the screen's colour.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    .color(.opacity(.named("secondarySystemBackground"), opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// Nearly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Clear.
  public static var thinMaterial: Material { .thin }
  /// In between.
  public static var regularMaterial: Material { .regular }
  /// Nearly opaque.
  public static var thickMaterial: Material { .thick }
  /// Opaque but for a trace.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

extension FillReference {
  /// The same fill with its opacity multiplied.
  func opacity(_ factor: Double) -> FillReference {
    func paler(_ colors: [ColorReference]) -> [ColorReference] {
      colors.map { .opacity($0, factor) }
    }
    switch self {
    case .color(let color): return .color(.opacity(color, factor))
    case .linearGradient(let colors, let from, let to):
      return .linearGradient(paler(colors), from: from, to: to)
    case .radialGradient(let colors, let center, let start, let end):
      return .radialGradient(paler(colors), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let colors, let center, let start, let end):
      return .angularGradient(paler(colors), center: center, startAngle: start, endAngle: end)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = .opacity(gradient.stops[index].color, factor)
      }
      return .gradient(gradient)
    }
  }
}
