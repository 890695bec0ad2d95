// SPDX-License-Identifier: MIT
//
// What shapes may have besides a kind and a colour: corners, lines, transforms, gradients.

public import Drawing
public import Foundation
public import Geometry

/// Radii of four corners in points.
public struct CornerRadii: Hashable, Sendable {
  /// Where reading starts, above.
  public var topLeading: CGFloat
  /// Where reading starts, below.
  public var bottomLeading: CGFloat
  /// Where reading ends, below.
  public var bottomTrailing: CGFloat
  /// Where reading ends, above.
  public var topTrailing: CGFloat

  /// Radii in SwiftUI's order; none unless given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// How a line along an outline is drawn, its width aside.
public struct LineNode: Hashable, Sendable {
  /// How a line ends.
  public typealias Cap = DrawCommand.Cap

  /// How it ends, and each of its marks: the style of a segment's endpoints (`StrokeStyle.lineCap`).
  public var cap: Cap
  /// Lengths of marks and gaps, points; none for a whole line.
  public var dash: [CGFloat]
  /// Whether the line lies inside the outline instead of on it.
  public var isInside: Bool

  /// A whole line on the outline, cut straight at its ends, unless told otherwise.
  public init(cap: Cap = .butt, dash: [CGFloat] = [], isInside: Bool = false) {
    self.cap = cap
    self.dash = dash
    self.isInside = isInside
  }
}

/// How an outline is moved in its box.
public enum ShapeTransform: Hashable, Sendable {
  case offset(x: CGFloat, y: CGFloat)
  /// Degrees, clockwise.
  case rotation(degrees: CGFloat, anchor: UnitPoint)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  /// About the box's origin.
  case matrix(CGAffineTransform)
}

/// Colours and where they stand between the ends of a gradient.
public struct GradientNode: Hashable, Sendable {
  /// Which way the colours run.
  public enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as fractions of the box's sides: an ellipse of the box's shape.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Clockwise, radians.
    case angular(center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: ColorReference
    /// 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(_ color: ColorReference, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// From the start to the end.
  public var stops: [Stop]
  /// Which way they run.
  public var geometry: Geometry

  /// A gradient by its parts.
  public init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
