// SPDX-License-Identifier: MIT
//
// Lengths, sizes and spacings of the layout grammar.

import CollectionLayout
import Foundation
import Geometry

/// Lengths, sizes and spacings of the layout grammar.
enum DimensionForm {
  private static let fraction = Form<CGFloat>.number(
    "a fraction of the container", in: 0...ReadingLimits.fraction)
  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.positive)

  private static let fractionalWidth = Field.optional(
    "fractionalWidth", fraction, "This fraction of the container's width.", example: "0.5")
  private static let fractionalHeight = Field.optional(
    "fractionalHeight", fraction, "This fraction of the container's height.", example: "1")
  private static let absolute = Field.optional(
    "absolute", points, "Exactly this many points.", example: "44")
  private static let estimated = Field.optional(
    "estimated", points, "About this many points; the content decides.", example: "44")
  private static let uniform = Field.optional(
    "uniformAcrossSiblings", points,
    "About this many points; then as large as the largest sibling.", example: "44")

  private static let keys = [
    "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
  ]

  /// One length, or a choice of lengths by the container's effective width.
  static let form = Form<DimensionSpec>.named("dimension") { choice }

  private static let choice = Form<DimensionSpec>.object(
    "a dimension", [fractionalWidth, fractionalHeight, absolute, estimated, uniform],
    exactlyOne: [keys], about: "One length of an item, a group or a view on an edge."
  ) { members in
    if let value = members[fractionalWidth] { return .fractionalWidth(value) }
    if let value = members[fractionalHeight] { return .fractionalHeight(value) }
    if let value = members[absolute] { return .absolute(value) }
    if let value = members[estimated] { return .estimated(value) }
    return members[uniform].map { .uniformAcrossSiblings($0) }
  }.byWidth

  /// A length that nothing measures.
  static let notMeasured = Form<DimensionSpec>.object(
    "a fixed dimension", [fractionalWidth, fractionalHeight, absolute],
    exactlyOne: [["fractionalWidth", "fractionalHeight", "absolute"]],
    about: "One length of what is divided into cells."
  ) { members in
    if let value = members[fractionalWidth] { return .fractionalWidth(value) }
    if let value = members[fractionalHeight] { return .fractionalHeight(value) }
    return members[absolute].map { .absolute($0) }
  }.byWidth

  /// The width of a sized thing. Without a readable one the whole container's is taken.
  static let width = Field.required("width", form, "Its width.", example: #"{ "absolute": 120 }"#)
  /// The height of a sized thing. Without a readable one 44 points are taken.
  static let height = Field.required(
    "height", form, "Its height.", example: #"{ "absolute": 120 }"#)

  /// The size of an object with the two fields above.
  static func size(_ members: Members) -> SizeSpec {
    SizeSpec(
      width: members[width] ?? .fractionalWidth(1), height: members[height] ?? .absolute(44))
  }

  private static let fixed = Field.optional(
    "fixed", Form<CGFloat>.number("a number of points", in: Lengths.signed),
    "Exactly this many points.", example: "8")
  private static let flexible = Field.optional(
    "flexible", Form<CGFloat>.number("a number of points", in: Lengths.signed),
    "At least this many points; what is left over is shared.", example: "8")

  /// A distance between two things.
  static let spacing = Form<SpacingSpec>.named("spacing") { spacingChoice }

  private static let spacingChoice = Form<SpacingSpec>.object(
    "a spacing", [fixed, flexible], exactlyOne: [["fixed", "flexible"]],
    about: "A distance between two things."
  ) { members in
    members[fixed].map { .fixed($0) } ?? members[flexible].map { .flexible($0) }
  }

  private static let leading = Field.optional("leading", spacing, "Room before it.")
  private static let top = Field.optional("top", spacing, "Room above it.")
  private static let trailing = Field.optional("trailing", spacing, "Room after it.")
  private static let bottom = Field.optional("bottom", spacing, "Room below it.")

  /// Room outside the four edges.
  static let edgeSpacing = Field.optional(
    "edgeSpacing",
    Form<EdgeSpacingSpec>.named("edgeSpacing") {
      .object("an edge spacing", [leading, top, trailing, bottom]) {
        EdgeSpacingSpec(
          leading: $0[leading], top: $0[top], trailing: $0[trailing], bottom: $0[bottom])
      }
    }, otherwise: EdgeSpacingSpec(), "Room outside its four edges.",
    example: #"{ "top": { "fixed": 8 } }"#)

  /// Shrinks a thing inside its place.
  static let contentInsets = Field.optional(
    "contentInsets", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Points inside its edges: top, leading, bottom, trailing.", example: "[8, 16, 8, 16]")
}
