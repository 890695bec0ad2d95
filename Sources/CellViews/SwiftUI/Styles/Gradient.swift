// SPDX-License-Identifier: MIT
//
// Colours that run into each other.
// Mirrors: Gradient, AnyGradient, LinearGradient, RadialGradient, EllipticalGradient,
// AngularGradient (SwiftUI).
// Status: complete; colours mix in sRGB.

/// Colours and their places.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// From the start to the end.
  public var stops: [Stop]
  /// Whether the colours lie evenly.
  private let isEven: Bool

  /// Colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
    isEven = false
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    isEven = true
  }

  /// From the top to the bottom.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    fill(.linear(from: .top, to: .bottom))
  }

  /// Even colours in the plain forms, others with their places.
  func fill(_ geometry: GradientNode.Geometry) -> FillReference {
    let colors = stops.map(\.color.reference)
    if isEven {
      switch geometry {
      case .linear(let from, let to): return .linearGradient(colors, from: from, to: to)
      case .radial(let center, let start, let end):
        return .radialGradient(colors, center: center, startRadius: start, endRadius: end)
      case .angular(let center, let start, let end):
        return .angularGradient(colors, center: center, startAngle: start, endAngle: end)
      case .elliptical: break
      }
    }
    return .gradient(
      GradientNode(
        stops: stops.map { GradientNode.Stop($0.color.reference, at: $0.location) },
        geometry: geometry))
  }
}

/// A gradient that runs as its use asks: from the top to the bottom, unless it is told otherwise.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  init(colors: [ColorReference]) { gradient = Gradient(colors: colors.map { Color($0) }) }

  /// From the top to the bottom.
  public func _fill(in environment: EnvironmentValues) -> FillReference {
    gradient._fill(in: environment)
  }

  /// What runs in a gradient's own way.
  func fill(_ geometry: GradientNode.Geometry) -> FillReference { gradient.fill(geometry) }
}

/// A gradient that fills a view of its own.
public protocol GradientView: View, ShapeStyle where Body == Never {}

extension GradientView {
  /// Adds a rectangle with the gradient.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(.shape(ShapeNode(.rectangle, fill: _fill(in: context.environment))))
  }
}

/// Colours along a line.
public struct LinearGradient: GradientView, Hashable, Sendable {
  private let fill: FillReference

  /// A gradient between two places of the box.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    fill = gradient.fill(.linear(from: startPoint, to: endPoint))
  }

  /// Even colours between two places of the box.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places between two places of the box.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient.
  public func _fill(in environment: EnvironmentValues) -> FillReference { fill }
}

/// Colours from a centre outwards.
public struct RadialGradient: GradientView, Hashable, Sendable {
  private let fill: FillReference

  /// A gradient between two radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    fill = gradient.fill(.radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// Even colours between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places between two radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient.
  public func _fill(in environment: EnvironmentValues) -> FillReference { fill }
}

/// Colours from a centre outwards, as far as the box reaches.
public struct EllipticalGradient: GradientView, Hashable, Sendable {
  private let fill: FillReference

  /// A gradient between two fractions of the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    fill = gradient.fill(
      .elliptical(
        center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction))
  }

  /// Even colours between two fractions of the box.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places between two fractions of the box.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient.
  public func _fill(in environment: EnvironmentValues) -> FillReference { fill }
}

/// Colours around a centre.
public struct AngularGradient: GradientView, Hashable, Sendable {
  private let fill: FillReference

  /// A gradient between two angles, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    fill = gradient.fill(
      .angular(
        center: center, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians)))
  }

  /// Even colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A whole turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Even colours over a whole turn from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of a whole turn from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient.
  public func _fill(in environment: EnvironmentValues) -> FillReference { fill }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two places of the box.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Even colours between two places of the box.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places between two places of the box.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Even colours between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Even colours between two fractions of the box.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient between two fractions of the box.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Even colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Even colours over a whole turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
