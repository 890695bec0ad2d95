// SPDX-License-Identifier: MIT
//
// Changes of colours by name.
// Mirrors: brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply
// (SwiftUI).
// Status: complete, but for luminanceToAlpha.
// Source: "Filter Effects Module Level 1" (W3C), whose matrices SVG and CSS share. Apple publishes no
// formulas; what it says of amounts is kept: brightness is added, up to white at 1, where CSS
// multiplies.

import Drawing
import Foundation

/// A change of a view's colours.
public enum ColorEffect: Hashable, Sendable {
  /// Added to each channel: 1 is white, -1 black.
  case brightness(Double)
  /// How far channels are from the middle: 1 for no change; below 0 they are inverted as well.
  case contrast(Double)
  /// 1 for no change, 0 for greys.
  case saturation(Double)
  /// 0 for no change, 1 for greys.
  case grayscale(Double)
  /// Degrees on the wheel of colours.
  case hueRotation(degrees: Double)
  case colorInvert
  /// Each channel, and opacity, times the colour's.
  case colorMultiply(ColorReference)

  /// The change in numbers.
  func matrix(_ color: (ColorReference) -> RGBA) -> ColorMatrix {
    switch self {
    case .brightness(let amount): ColorMatrix(factor: 1, sum: amount)
    case .contrast(let amount): ColorMatrix(factor: amount, sum: 0.5 - 0.5 * amount)
    case .saturation(let amount): Self.saturated(amount)
    case .grayscale(let amount): Self.saturated(1 - max(0, min(1, amount)))
    case .hueRotation(let degrees): Self.rotated(degrees)
    case .colorInvert: ColorMatrix(factor: -1, sum: 1)
    case .colorMultiply(let reference): ColorMatrix(multiplying: color(reference))
    }
  }

  /// How bright red, green and blue are.
  private static let light = (red: 0.213, green: 0.715, blue: 0.072)

  /// feColorMatrix `saturate`.
  private static func saturated(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (
      light.red * (1 - amount), light.green * (1 - amount), light.blue * (1 - amount)
    )
    return ColorMatrix((r + amount, g, b, 0), (r, g + amount, b, 0), (r, g, b + amount, 0))
  }

  /// feColorMatrix `hueRotate`.
  private static func rotated(_ degrees: Double) -> ColorMatrix {
    let turn = Length.finite(degrees).truncatingRemainder(dividingBy: 360) * .pi / 180
    let (c, s) = (cos(turn), sin(turn))
    let (r, g, b) = light
    return ColorMatrix(
      (r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0),
      (r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0),
      (r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0))
  }

  /// An effect between this one and another of its kind; the nearer one of two kinds.
  func mixed(with other: ColorEffect, _ share: Double) -> ColorEffect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    switch (self, other) {
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(degrees: mix(a, b))
    default: return share < 0.5 ? self : other
    }
  }
}
