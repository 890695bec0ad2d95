// SPDX-License-Identifier: MIT
//
// `shadow`.

import CellViews

/// `shadow`.
enum ShadowForm {
  private static let color = Field.optional(
    "color", ColorForm.form, otherwise: .opacity(.named("black"), 0.33),
    "Its colour; black of a third unless given.")
  private static let radius = Field.optional(
    "radius", Bound.number("a radius in points", in: 0...1000), default: 8,
    "How far it is blurred, points.")
  private static let x = Field.optional(
    "x", Bound.number("a number of points"), default: 0, "Moved to the right, points.")
  private static let y = Field.optional(
    "y", Bound.number("a number of points"), default: 0, "Moved down, points.")

  static let field = Field.optional(
    "shadow", Form<ViewModifierNode>.named("shadow") { form }, "A shadow below it.",
    example: #"{ "radius": 4, "y": 2 }"#)

  private static let form = Form<ViewModifierNode>.object(
    "a shadow", [color, radius, x, y]
  ) { members in
    .shadow(color: members[color], radius: members[radius], x: members[x], y: members[y])
  }
}
