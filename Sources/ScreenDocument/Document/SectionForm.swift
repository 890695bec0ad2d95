// SPDX-License-Identifier: MIT
//
// A section of the document: how many items or which, how they are laid out, what is known of
// their sizes, and what its headers and badges show.

import CollectionLayout
import Foundation

/// A section of the document.
enum SectionForm {
  static let id = Field.optional(
    "id", Form<String>.string("a name"), "Unique in the document; else s<index>.",
    example: "\"feed\"")
  static let itemCount = Field.optional(
    "itemCount",
    Form<Int>.integer("a number of items", in: 0...ReadingLimits.itemCount),
    "So many placeholders, numbered and coloured by index.", example: "12")
  static let items = Field.optional(
    "items", ItemsForm.form, "The items: a list, or records of a data source.")
  static let layout = Field.required("layout", SectionLayoutForm.form.asNode, "How it is laid out.")
  static let supplementary = Field.optional(
    "supplementary", SupplementaryForm.form,
    "What headers, footers and badges show: by kind, a list in order or one for all.",
    example: #"{ "header": { "title": "Feed" } }"#)
  static let repetitions = Field.optional(
    "repeat", Form<Int>.integer("a number of copies", in: 1...ReadingLimits.sections), default: 1,
    "So many such sections, one after another.")

  // MARK: Lengths measured elsewhere

  private static let lengths = Form<[CGFloat]>.list(
    "a list of lengths", of: .number("a number of points", in: Lengths.positive), minimum: 1,
    maximum: ReadingLimits.listedItems)
  static let measuredHeights = Field.optional(
    "measuredHeights", lengths, otherwise: [],
    "Heights of the items, in place of measuring, points; a shorter list repeats.")
  static let measuredWidths = Field.optional(
    "measuredWidths", lengths, otherwise: [],
    "Widths of the items, in place of measuring, points; a shorter list repeats.")
  private static let heights = Field.optional(
    "heights", lengths, otherwise: [], "Heights, points; a shorter list repeats.")
  private static let widths = Field.optional(
    "widths", lengths, otherwise: [], "Widths, points; a shorter list repeats.")
  private static let measured = Form<MeasuredLists>.object(
    "measured lengths", [heights, widths]
  ) { MeasuredLists(heights: $0[heights], widths: $0[widths]) }
  static let measuredSupplementary = Field.optional(
    "measuredSupplementary",
    Form<[(key: String, value: MeasuredLists)]>.dictionary(
      "measured lengths by kind", of: measured), otherwise: [],
    "Lengths of headers, footers and badges, in place of measuring, by kind.",
    example: #"{ "header": { "heights": [52] } }"#)
  static let measuredHeaderHeight = Field.optional(
    "measuredHeaderHeight", Form<CGFloat>.number("a number of points", in: Lengths.positive),
    "Height of a list header's text, in place of measuring, points.")

  static let fields: [any AnyField] = [
    id, itemCount, items, layout, supplementary, repetitions, measuredHeights, measuredWidths,
    measuredSupplementary, measuredHeaderHeight,
  ]

  /// A section. Its meaning is the section itself: it is built for each environment.
  static let form = Form<JSONNode>.named("section") {
    .object(
      "a section", fields, exactlyOne: [["itemCount", "items"]],
      exclusions: [("repeat", ["items", "id"])], about: "One section of the screen.",
      rules: { node, checking in
        if let id = node[id.key], id.string?.isEmpty == true { checking.report(.emptyName(id)) }
      }
    ) { $0.node }
  }
}

/// Lengths measured elsewhere; a shorter list repeats.
struct MeasuredLists: Sendable {
  var heights: [CGFloat] = []
  var widths: [CGFloat] = []

  static func length(_ list: [CGFloat], at index: Int) -> CGFloat? {
    list.isEmpty || index < 0 ? nil : list[index % list.count]
  }
}
