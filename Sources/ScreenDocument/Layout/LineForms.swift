// SPDX-License-Identifier: MIT
//
// Layouts that place items line by line: flow, equal columns, justified rows.

import CollectionLayout
import Foundation
import Geometry

/// UIKit's flow layout.
enum FlowForm {
  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.positive)
  private static let size = Form<[CGFloat]>.numbers(
    ["width", "height"], in: [Lengths.positive, Lengths.positive]
  ).map { CGSize(width: $0[0], height: $0[1]) }

  private static let itemSize = Field.optional(
    "itemSize", size, "Size of every item: width, height, points; else 50 x 50.",
    example: "[120, 90]")
  private static let itemSizes = Field.optional(
    "itemSizes", Form<[CGSize]>.list("a list of sizes", of: size, minimum: 1),
    "Size of each item; a shorter list repeats.", example: "[[150, 40], [70, 40]]")
  private static let minimumInteritemSpacing = Field.optional(
    "minimumInteritemSpacing", points, default: 10, "At least between items of a line, points.")
  private static let minimumLineSpacing = Field.optional(
    "minimumLineSpacing", points, default: 10, "Between lines, points.")
  private static let sectionInset = Field.optional(
    "sectionInset", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Around the lines: top, leading, bottom, trailing, points.")
  private static let containerInsets = Field.optional(
    "containerInsets", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "The collection's own insets, which narrow the lines.")
  private static let headerReferenceSize = Field.optional(
    "headerReferenceSize", size, "Size of the header; only its length along the axis counts.",
    example: "[0, 44]")
  private static let footerReferenceSize = Field.optional(
    "footerReferenceSize", size, "Size of the footer; only its length along the axis counts.")
  private static let pinsHeaders = Field.optional(
    "sectionHeadersPinToVisibleBounds", Form<Bool>.boolean, default: false,
    "Whether headers stay in sight while their section does.")
  private static let pinsFooters = Field.optional(
    "sectionFootersPinToVisibleBounds", Form<Bool>.boolean, default: false,
    "Whether footers stay in sight while their section does.")

  /// A flow layout.
  static let form = Form<SectionSpec>.object(
    "a flow layout",
    [
      SectionLayoutForm.type("flow"), itemSize, itemSizes, minimumInteritemSpacing,
      minimumLineSpacing, sectionInset, containerInsets, headerReferenceSize, footerReferenceSize,
      pinsHeaders, pinsFooters,
    ], exclusions: [("itemSize", ["itemSizes"])],
    about: "Items line by line, justified but for the last line."
  ) { members in
    var sizes = members[itemSizes] ?? []
    if let size = members[itemSize] { sizes = [size] }
    if sizes.isEmpty { sizes = [CGSize(width: 50, height: 50)] }
    let flow = FlowSpec(
      itemSizes: sizes, minimumInteritemSpacing: members[minimumInteritemSpacing],
      minimumLineSpacing: members[minimumLineSpacing], containerInsets: members[containerInsets])
    return SectionSpec(
      flow: flow, axis: members.resolving.scrollDirection, sectionInset: members[sectionInset],
      header: members[headerReferenceSize], footer: members[footerReferenceSize],
      pinsHeaders: members[pinsHeaders], pinsFooters: members[pinsFooters])
  }
}

/// Equal columns whose last row shares the width among the items it has.
enum ColumnsForm {
  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.positive)
  private static let numberOfColumns = Field.optional(
    "numberOfColumns", Form<Int>.integer("a number of columns", in: 1...10_000).byWidth,
    otherwise: 3, "Items of a full row; 3 unless given.", example: "3")
  private static let itemSpacing = Field.optional(
    "itemSpacing", points, default: 2, "Between items and between rows, points.")
  private static let constant = Field.optional(
    "constant", points, "The height of every row, points.")
  private static let values = Field.optional(
    "values", Form<[CGFloat]>.list("a list of heights", of: points, minimum: 1),
    "The height of each row, points; a shorter list repeats.")
  private static let rowHeight = Field.optional(
    "rowHeight",
    Form<ColumnsSpec.RowHeight>.byKind(
      "a row height",
      [
        ([.string], .words("a row height", [("sameAsItemWidth", .sameAsItemWidth)])),
        (
          [.object],
          .object("a row height", [constant, values], exactlyOne: [["constant", "values"]]) {
            members in
            members[constant].map { .constant($0) } ?? members[values].map { .values($0) }
          }
        ),
      ]), otherwise: .sameAsItemWidth,
    "How high a row is; as high as a column is wide unless given.",
    example: #"{ "constant": 120 }"#)
  private static let rowPadding = Field.optional(
    "rowPadding", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Around each row: top, leading, bottom, trailing, points.")
  private static let scrollViewInsets = Field.optional(
    "scrollViewInsets", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Around all rows: top, leading, bottom, trailing, points.")

  /// A grid of equal columns.
  static let form = Form<SectionSpec>.object(
    "a columns layout",
    [
      SectionLayoutForm.type("columns"), numberOfColumns, itemSpacing, rowHeight, rowPadding,
      scrollViewInsets,
    ], about: "Equal columns; a last row that is not full shares the width."
  ) { members in
    let insets = members[scrollViewInsets]
    let columns = ColumnsSpec(
      numberOfColumns: members[numberOfColumns], itemSpacing: members[itemSpacing],
      rowHeight: members[rowHeight], rowPadding: members[rowPadding], scrollViewInsets: insets)
    return SectionSpec(columns: columns)
  }
}

/// Rows of items of given widths, stretched to the end.
enum JustifiedRowsForm {
  private static let points = Form<CGFloat>.number("a number of points", in: Lengths.positive)
  private static let rowHeight = Field.required(
    "rowHeight", points, "Height of every row, points.", example: "50")
  private static let interItemSpacing = Field.optional(
    "interItemSpacing", points, default: 0, "Between items and between rows, points.")
  private static let values = Field.required(
    "values", Form<[CGFloat]>.list("a list of widths", of: points, minimum: 1),
    "Width of each item, points; a shorter list repeats.")
  private static let itemWidth = Field.required(
    "itemWidth",
    Form<[CGFloat]>.object("item widths", [values]) { $0[values] },
    "How wide the items are.", example: #"{ "values": [80, 120, 60] }"#)

  /// Justified rows.
  static let form = Form<SectionSpec>.object(
    "a justifiedRows layout",
    [
      SectionLayoutForm.type("justifiedRows"), rowHeight, interItemSpacing, itemWidth,
      SectionFrameForm.contentInsets, BoundaryForm.field, BoundaryForm.decoration,
    ], about: "Rows whose last item stretches to the end when the next one does not fit."
  ) { members in
    guard let height = members[rowHeight], let widths = members[itemWidth], !widths.isEmpty else {
      return nil
    }
    return SectionSpec(
      content: .justifiedRows(
        JustifiedRowsSpec(
          rowHeight: height, interItemSpacing: members[interItemSpacing], itemWidths: widths)),
      contentInsets: members[SectionFrameForm.contentInsets],
      boundary: members[BoundaryForm.field], decoration: members[BoundaryForm.decoration])
  }
}
