// SPDX-License-Identifier: MIT
//
// Texts and fonts.

import CellViews
import Drawing
import Foundation

/// Fonts: a text style's name, or a size.
enum FontForm {
  static let weights: [(String, Int)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  private static let size = Field.required(
    "size", Bound.number("a size in points", in: 0.1...10_000), "Its size, points.", example: "17")
  private static let weight = Field.optional(
    "weight", Bound.words("a weight", weights), otherwise: 400,
    "Its weight; regular unless given.")
  private static let design = Field.optional(
    "design", Bound.choice("a design", FontRequest.Design.allCases), default: .default,
    "Its family of faces.")

  private static let sized = Form<FontReference>.object(
    "a font", [size, weight, design], about: "A font of a fixed size."
  ) { members in
    members[size].map { .system(size: $0, weight: members[weight], design: members[design]) }
  }

  static let form = Form<FontReference>.named("font") {
    .byKind(
      "a text style or a size",
      [
        (
          [.string],
          Bound.words(
            "a text style", TextStyle.allCases.map { ($0.rawValue, FontReference.style($0)) })
        ),
        ([.object], sized),
      ])
  }

  static let field = Field.optional(
    "font", form, "A text style, or a size; body unless given.", example: "\"headline\"")
}

/// Texts.
enum TextForm {
  private static let text = Field.required(
    "text", TextPartForm.whole, "What is said; may hold bindings, or be a list of parts.",
    example: #""{{title}}""#)
  static let weight = Field.optional(
    "weight", Bound.words("a weight", FontForm.weights), "Its weight; else the font's.")
  static let color = Field.optional(
    "color", ColorForm.form, "Its colour; label unless given.", example: "\"secondaryLabel\"")
  private static let alignment = Field.optional(
    "alignment", Bound.choice("a text alignment", Drawing.TextAlignment.allCases),
    default: .leading, "Placement of lines in the text's own box.")
  private static let truncation = Field.optional(
    "truncation", Bound.choice("a truncation", TruncationMode.allCases), default: .tail,
    "Where a text that does not fit is cut.")
  private static let minimumScaleFactor = Field.optional(
    "minimumScaleFactor", Bound.number("a factor", in: 0.01...1), default: 1,
    "How far it may shrink before it is cut.")

  static let kind = ViewForm.kind(
    "text",
    [
      text, FontForm.field, weight, color, alignment, LineLimitForm.field, truncation,
      minimumScaleFactor,
    ], about: "A text."
  ) { members in
    var node = members[text] ?? TextNode("")
    node.set(
      font: members[FontForm.field], weight: members[weight], color: members[color])
    node.alignment = members[alignment]
    node.truncation = members[truncation]
    node.minimumScaleFactor = members[minimumScaleFactor]
    if let lines = members[LineLimitForm.field] {
      node.lineLimit = lines.most
      node.decoration = lines.decoration.over(node.decoration)
    }
    return .text(node)
  }
}
