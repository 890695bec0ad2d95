// SPDX-License-Identifier: MIT
//
// How views are drawn.
// Mirrors: opacity, shadow, blur, rotationEffect, scaleEffect, transformEffect, drawingGroup (SwiftUI).
// Status: complete.

extension View {
  /// This view seen through.
  public func opacity(_ opacity: Double) -> some View { node(.opacity(opacity)) }

  /// A shadow beneath this view: a third of black, unless told otherwise.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    node(.shadow(color: color.reference, radius: radius, x: x, y: y))
  }

  /// This view out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    node(.blur(radius: radius))
  }

  /// This view turned about a place of it, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    node(
      anchor == .center
        ? .rotation(degrees: CGFloat(angle.degrees))
        : .rotationAbout(degrees: CGFloat(angle.degrees), anchor: anchor))
  }

  /// This view larger or smaller, about a place of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// This view larger or smaller, about a place of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// This view larger or smaller, about a place of it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    node(anchor == .center ? .scale(x: x, y: y) : .scaleAbout(x: x, y: y, anchor: anchor))
  }

  /// This view under an affine map about its top leading corner. As with `offset`, it is moved towards
  /// the trailing side.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    node(.transform(transform))
  }

  /// This view mirrored where the reader reads from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      NodeModifier { context in
        enabled && context.environment.layoutDirection == .rightToLeft ? .scale(x: -1, y: 1) : nil
      })
  }

  /// The same view; what blends inside of it meets nothing outside.
  public func drawingGroup(opaque: Bool = false) -> some View { node(.compositingGroup) }
}
