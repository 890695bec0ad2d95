// SPDX-License-Identifier: MIT
//
// `underline` and `strikethrough`.

import CellViews
import Drawing
import Foundation

/// A line under or through texts: `true`, or `{ "pattern": "dash", "color": "red" }`.
enum TextLineForm {
  private static let isActive = Field.optional(
    "isActive", Bound.boolean, default: true, "Whether there is one.")
  private static let pattern = Field.optional(
    "pattern", Bound.choice("a pattern", TextLine.Pattern.allCases), default: .solid, "Its marks.",
    example: "\"dash\"")
  private static let color = Field.optional(
    "color", ColorForm.form, "Its colour; the text's unless given.", example: "\"red\"")

  static let form = Form<TextLineNode>.named("textLine") {
    .byKind(
      "true, false, or { isActive, pattern, color }",
      [
        ([.boolean, .string], Bound.boolean.map { TextLineNode($0) }),
        (
          [.object],
          .object("a line", [isActive, pattern, color], about: "A line under or through texts.") {
            TextLineNode($0[isActive], pattern: $0[pattern], color: $0[color])
          }
        ),
      ])
  }
}
