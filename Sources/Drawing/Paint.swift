// SPDX-License-Identifier: MIT
//
// What fills an area: a colour or a gradient.

public import Foundation

/// What fills an area. Gradient places are in points, in the space of the path they fill.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient on a unit square that is then stretched to `stretch`, about its centre. Radii
  /// are parts of the square's side.
  case ellipticalGradient(
    [GradientStop], center: CGPoint, stretch: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// From `startAngle` to `endAngle`, in radians, 0 pointing right: clockwise, or the other way when the
  /// end is less. More than a turn shows the last one; a gap has the end's colour, then the start's.
  case angularGradient([GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
}

/// A colour and its place between a gradient's start (0) and end (1).
public struct GradientStop: Hashable, Sendable {
  /// The colour there.
  public var color: RGBA
  /// 0 to 1, not falling along a list of stops.
  public var location: Double

  /// A stop.
  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
