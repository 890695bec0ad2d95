// SPDX-License-Identifier: MIT
//
// Modifiers that change colours.

import CellViews
import Foundation

/// Modifiers that change colours.
enum ColorModifiers {
  private static func amount(
    _ key: String, in bounds: ClosedRange<CGFloat>, _ about: String,
    _ effect: @escaping @Sendable (Double) -> ColorEffect
  ) -> Modifier {
    let field = Field.optional(key, Bound.number("a number", in: bounds), about)
    return Modifier(field) { .colors(effect(Double($0))) }
  }

  private static let invert = Field.optional(
    "colorInvert", Bound.boolean, "true: its colours are the opposite ones.", example: "true")
  private static let multiply = Field.optional(
    "colorMultiply", ColorForm.form, "Its colours are multiplied by this one.")

  static let all: [Modifier] = [
    amount("brightness", in: -1...1, "Added to its colours: 1 is white.") { .brightness($0) },
    amount("contrast", in: -100...100, "How far its colours are from grey; 1 for no change.") {
      .contrast($0)
    },
    amount("saturation", in: -100...100, "How strong its colours are; 1 for no change.") {
      .saturation($0)
    },
    amount("grayscale", in: 0...1, "How near its colours are to greys; 0 for no change.") {
      .grayscale($0)
    },
    amount("hueRotation", in: -100_000...100_000, "Turns its hues, degrees.") {
      .hueRotation(degrees: $0)
    },
    Modifier(invert) { $0 ? .colors(.colorInvert) : nil },
    Modifier(multiply) { .colors(.colorMultiply($0)) },
  ]
}
