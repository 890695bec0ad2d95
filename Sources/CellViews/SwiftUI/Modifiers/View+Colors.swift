// SPDX-License-Identifier: MIT
//
// Other colours, and how a view meets what lies below it.
// Mirrors: brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply,
// blendMode, compositingGroup (SwiftUI).
// Status: complete, but for the modes sourceAtop, destinationOver, destinationOut and plusDarker, which
// an SVG can't say. A view inside one that is clipped, masked, seen through, blurred or recoloured
// meets only what is inside that one, too.

public import Drawing
import Geometry

extension View {
  /// This view brighter: 1 is white.
  public func brightness(_ amount: Double) -> some View { node(.colors(.brightness(amount))) }

  /// This view with more contrast, or less than 1; below 0 its colours are inverted as well.
  public func contrast(_ amount: Double) -> some View { node(.colors(.contrast(amount))) }

  /// This view in stronger colours, or paler ones below 1.
  public func saturation(_ amount: Double) -> some View { node(.colors(.saturation(amount))) }

  /// This view nearer to greys, all the way at 1.
  public func grayscale(_ amount: Double) -> some View { node(.colors(.grayscale(amount))) }

  /// This view with its hues turned.
  public func hueRotation(_ angle: Angle) -> some View {
    node(.colors(.hueRotation(degrees: angle.degrees)))
  }

  /// This view in the opposite colours.
  public func colorInvert() -> some View { node(.colors(.colorInvert)) }

  /// This view with its colours multiplied by one.
  public func colorMultiply(_ color: Color) -> some View {
    node(.colors(.colorMultiply(color.reference)))
  }

  /// How this view, as a whole, meets what lies below it.
  public func blendMode(_ blendMode: BlendMode) -> some View { node(.blendMode(blendMode)) }

  /// The same view; what blends inside of it meets nothing outside. Effects are always of the view as
  /// a whole.
  public func compositingGroup() -> some View { node(.compositingGroup) }
}
