// SPDX-License-Identifier: MIT
//
// Modifiers that are said to every text and icon inside.

import CellViews
import Drawing
import Foundation

/// Modifiers that are said to every text and icon inside.
enum TextModifiers {
  private static let font = Field.optional(
    "font", FontForm.form, "The font of texts and icons in it.", example: "\"headline\"")
  private static let fontWeight = Field.optional(
    "fontWeight", Bound.words("a weight", FontForm.weights), "The weight of texts in it.")
  private static let bold = flag("bold", "Texts in it stand out.")
  private static let italic = flag("italic", "Texts in it are slanted.")
  private static let monospacedDigit = flag(
    "monospacedDigit", "Figures of texts in it are all of one width.")
  private static let underline = Field.optional(
    "underline", TextLineForm.form, "A line under texts in it.", example: "true")
  private static let strikethrough = Field.optional(
    "strikethrough", TextLineForm.form, "A line through texts in it.",
    example: #"{ "color": "red" }"#)
  private static let tracking = points("tracking", "Points added after each of their glyphs.")
  private static let baselineOffset = points("baselineOffset", "Points that texts are raised by.")
  private static let lineSpacing = points("lineSpacing", "Points added between their lines.")
  private static let textCase = Field.optional(
    "textCase", Bound.choice("a case", TextDecoration.LetterCase.allCases),
    "All capitals, or none.")
  private static let foregroundStyle = Field.optional(
    "foregroundStyle", FillForm.form, "What texts, shapes and icons in it are filled with.",
    example: "\"secondaryLabel\"")
  private static let foregroundColor = Field.optional(
    "foregroundColor", ColorForm.form, "The colour of texts, shapes and icons in it.")
  private static let multilineTextAlignment = Field.optional(
    "multilineTextAlignment",
    Bound.choice("a text alignment", Drawing.TextAlignment.allCases), "Where their lines begin.")
  private static let truncationMode = Field.optional(
    "truncationMode", Bound.choice("a truncation", TruncationMode.allCases),
    "Where a text that does not fit is cut.")
  private static let minimumScaleFactor = Field.optional(
    "minimumScaleFactor", Bound.number("a factor", in: 0.01...1),
    "How far they may shrink before they are cut.")
  private static let imageScale = Field.optional(
    "imageScale", Bound.choice("a scale", ImageScale.allCases),
    "How large icons are beside texts.")

  private static func flag(_ key: String, _ about: String) -> Field<Bool?> {
    .optional(key, Bound.boolean, about)
  }

  private static func points(_ key: String, _ about: String) -> Field<CGFloat?> {
    .optional(key, Bound.number("a number of points", in: -1000...1000), about)
  }

  /// What parts of a text say in the same words.
  static let traits: [TextTrait] = [
    TextTrait(bold) { $0.bold = $1 },
    TextTrait(italic) { $0.italic = $1 },
    TextTrait(monospacedDigit) { $0.monospacedDigit = $1 },
    TextTrait(underline) { $0.underline = $1 },
    TextTrait(strikethrough) { $0.strikethrough = $1 },
    TextTrait(tracking) { $0.tracking = $1 },
    TextTrait(baselineOffset) { $0.baselineOffset = $1 },
  ]

  static let all: [Modifier] =
    [
      Modifier(font) { .font($0) },
      Modifier(fontWeight) { .fontWeight($0) },
    ]
    + (traits + [
      TextTrait(lineSpacing) { $0.lineSpacing = $1 },
      TextTrait(textCase) { $0.textCase = $1 },
    ]).map(\.modifier) + [
      Modifier(foregroundStyle) { fill in
        guard case .color(let color) = fill else { return .foregroundFill(fill) }
        // As in SwiftUI, `secondary` is a paler form of the style around.
        if case .named(let name) = color, let level = HierarchicalShapeStyle(named: name) {
          return .foregroundLevel(level)
        }
        return .foregroundColor(color)
      },
      Modifier(foregroundColor) { .foregroundColor($0) },
      Modifier(
        LineLimitForm.field,
        change: { lines, view in
          let kept =
            lines.least == nil ? view : ViewNode.modified(view, .textDecoration(lines.decoration))
          return .modified(kept, .lineLimit(lines.most))
        }),
      Modifier(multilineTextAlignment) { .multilineTextAlignment($0) },
      Modifier(truncationMode) { .truncationMode($0) },
      Modifier(minimumScaleFactor) { .minimumScaleFactor($0) },
      Modifier(imageScale) { .imageScale($0) },
    ]
}

/// Something said of texts: its key, and what becomes of what is said.
struct TextTrait: Sendable {
  let field: any AnyField
  let modifier: Modifier
  let add: @Sendable (Members, inout TextDecoration) -> Void

  init<Value>(
    _ field: Field<Value?>, _ change: @escaping @Sendable (inout TextDecoration, Value) -> Void
  ) {
    self.field = field
    modifier = Modifier(field) { value in
      var decoration = TextDecoration()
      change(&decoration, value)
      return .textDecoration(decoration)
    }
    add = { members, decoration in
      if let value = members[field] { change(&decoration, value) }
    }
  }
}
