// SPDX-License-Identifier: MIT
//
// Colours changed all alike, and how a drawing meets what lies below it.

/// A change of colours: each of red, green and blue becomes a sum of parts of all three and a number,
/// cut to 0...1; opacity is multiplied. Straight alpha, sRGB as it is stored.
public struct ColorMatrix: Hashable, Sendable {
  /// Three rows, for red, green and blue: parts of red, green and blue, and what is added.
  public private(set) var values: [Double]
  /// What opacity is multiplied by.
  public var alpha: Double

  /// Largest magnitude of a part: beyond it nothing is seen to change.
  private static let largest: Double = 10_000

  /// - Parameter values: Twelve numbers, three rows of four; what is no number is 0.
  public init(
    _ red: (Double, Double, Double, Double), _ green: (Double, Double, Double, Double),
    _ blue: (Double, Double, Double, Double), alpha: Double = 1
  ) {
    values = [red, green, blue].flatMap { [$0.0, $0.1, $0.2, $0.3] }.map {
      $0.isFinite ? max(-Self.largest, min(Self.largest, $0)) : 0
    }
    self.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1
  }

  /// Each channel by itself: `factor` of it, and `sum` added.
  public init(factor: Double, sum: Double = 0) {
    self.init((factor, 0, 0, sum), (0, factor, 0, sum), (0, 0, factor, sum))
  }

  /// Multiplies by a colour and its opacity.
  public init(multiplying color: RGBA) {
    self.init(
      (color.red, 0, 0, 0), (0, color.green, 0, 0), (0, 0, color.blue, 0), alpha: color.alpha)
  }

  /// Changes nothing.
  public static let identity = ColorMatrix(factor: 1)
}

/// How a drawing meets what lies below it. SwiftUI's names; the formulas are those of "Compositing and
/// Blending Level 1" (W3C), which PDF and Core Graphics share.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
}
