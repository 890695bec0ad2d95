// SPDX-License-Identifier: MIT
//
// The parameters of the presets: type, range, default and a sentence each. The decoder, the schema
// and the table in docs/layout.md have them from here.

import CollectionLayout
import Foundation
import Geometry

/// The parameters of the presets.
enum PresetParameters {
  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.signed)
  private static let few = Form<Int>.integer("a number of cells", in: 1...100).byWidth
  private static let fixedLength = Form<DimensionSpec>.named("fixedDimension") {
    DimensionForm.notMeasured
  }

  // MARK: Rows

  static let rowHeight = Field.optional(
    "height", DimensionForm.form, otherwise: .estimated(44),
    "Height of a row; estimated 44 unless given.", example: #"{ "absolute": 60 }"#)
  static let rowSpacing = Field.optional(
    "spacing", points, default: 0, "Between rows, points.", example: "8")

  // MARK: Columns

  static let columnCount = Field.optional(
    "count", few, otherwise: 2, "Number of columns; 2 unless given.",
    example: #"{ "cases": [{ "minWidth": 700, "value": 4 }], "else": 2 }"#)
  static let columnHeight = Field.optional(
    "height", DimensionForm.form, otherwise: .estimated(120),
    "Height of a cell; estimated 120 unless given.", example: #"{ "absolute": 160 }"#)
  static let columnSpacing = Field.optional(
    "spacing", points, default: 8, "Between columns, points.", example: "12")
  static let lineSpacing = Field.optional(
    "lineSpacing", points, "Between lines of cells, points; else as spacing.", example: "16")

  // MARK: Carousel

  static let cardWidth = Field.optional(
    "width", DimensionForm.form, otherwise: .fractionalWidth(0.8),
    "Width of a card; 0.8 of the container's unless given.", example: #"{ "absolute": 280 }"#)
  static let cardHeight = Field.optional(
    "height", DimensionForm.form, otherwise: .absolute(200),
    "Height of the carousel, all its lines together; 200 points unless given.",
    example: #"{ "absolute": 180 }"#)
  static let cardSpacing = Field.optional(
    "spacing", points, default: 12, "Between cards, points.", example: "10")
  static let cardLines = Field.optional(
    "lines", few, otherwise: 1, "Cards above one another; 1 unless given.", example: "3")
  static let cardLineSpacing = Field.optional(
    "lineSpacing", points, "Between cards above one another, points; else as spacing.")
  static let orthogonal = Field.optional(
    "orthogonal",
    Form<OrthogonalBehavior>.words(
      "an orthogonal behaviour",
      OrthogonalBehavior.allCases.filter { $0 != .none }.map { ($0.rawValue, $0) }),
    default: .groupPaging, "How the section scrolls.", example: "\"groupPagingCentered\"")

  // MARK: Banner

  static let bannerHeight = Field.optional(
    "height", fixedLength, otherwise: .fractionalWidth(0.5),
    "Height of the banner; half the container's width unless given.",
    example: #"{ "absolute": 220 }"#)
  static let margin = Field.optional(
    "margin", points, default: 16, "Left and right of the picture on its page, points.",
    example: "20")
  static let bannerDots = Field.optional(
    "pageDots", Form<Bool>.boolean, default: true, "Whether there is a dot for each page.")

  // MARK: Magazine

  /// The side of the large cell.
  enum Lead: String, CaseIterable, SchemaValue {
    case leading, trailing
  }

  static let pageHeight = Field.optional(
    "height", fixedLength, otherwise: .fractionalWidth(0.6),
    "Height of a spread; 0.6 of the container's width unless given.",
    example: #"{ "absolute": 240 }"#)
  static let lead = Field.optional(
    "lead", Form<Lead>.choice("a side"), default: .leading,
    "The side of the large cell; on the trailing one the small cells come first.")
  static let leadFraction = Field.optional(
    "leadFraction", Form<CGFloat>.number("a fraction of the spread", in: 0.05...0.95),
    default: 0.6, "How much of the spread's width the large cell takes, spacing taken off.",
    example: "0.66")
  static let smallCells = Field.optional(
    "count", few, otherwise: 2, "Small cells above one another; 2 unless given.", example: "3")
  static let magazineSpacing = Field.optional(
    "spacing", points, default: 8, "Between cells and between spreads, points.", example: "12")
}
