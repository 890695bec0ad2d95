// SPDX-License-Identifier: MIT
//
// The waterfall: columns, or rows when sideways, and how long each item is.

import CollectionLayout
import Foundation
import Geometry

/// The waterfall layout.
enum WaterfallForm {
  /// How long each item is, as written.
  enum ItemLength: Sendable {
    case values([CGFloat])
    case aspect([CGFloat])
    /// From each record.
    case bound(AspectBinding)
  }

  private static let axis = Field.optional(
    "axis", Form<Axis>.choice("an axis"), default: .vertical,
    "The direction in which the lanes grow.")
  private static let lanes = Form<Int>.integer("a number of lanes", in: 1...10_000).byWidth
  private static let columns = Field.optional(
    "columns", lanes, "Number of columns of a vertical waterfall.", example: "2")
  private static let rows = Field.optional(
    "rows", lanes, "Number of rows of a sideways waterfall.", example: "2")
  private static let spacing = Form<CGFloat>.number("a number of points", in: Lengths.signed)
  private static let interItemSpacing = Field.optional(
    "interItemSpacing", spacing, default: 0, "Between items, points.", example: "8")
  private static let lineSpacing = Field.optional(
    "lineSpacing", spacing, "Between items along a lane, points; else as interItemSpacing.")
  private static let contentInset = Field.optional(
    "contentInset", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Points inside the group, around the lanes: top, leading, bottom, trailing.")
  private static let leadingStart = Field.optional(
    "leadingStart", spacing, "Where the first items of a sideways waterfall begin, points.")
  private static let verticalMargin = Field.optional(
    "verticalMargin", spacing, "Above and below the rows, inside the group, points.")
  private static let height = Field.optional(
    "height", DimensionForm.form, "Height of a sideways waterfall; else the container's.")
  private static let mode = Field.optional(
    "mode", Form<WaterfallSpec.Mode>.choice("a waterfall mode"), default: .seed,
    "Which rule the lanes end with.")

  private static let values = Field.optional(
    "values",
    Form<[CGFloat]>.list(
      "a list of lengths", of: .number("a number of points", in: Lengths.positive), minimum: 1),
    "One length per item, points; a shorter list repeats.", example: "[100, 150, 80]")
  private static let ratio = Form<CGFloat>.number(
    "width divided by height", in: 1 / ReadingLimits.fraction...ReadingLimits.fraction)
  private static let aspect = Field.optional(
    "aspect",
    Form<ItemLength>.byKind(
      "a list of ratios, or a ratio from the record",
      [
        ([.array], Form<[CGFloat]>.list("a list of ratios", of: ratio, minimum: 1).map(aspects)),
        ([.string], AspectBinding.form.map { .bound($0) }),
      ]),
    "Width divided by height, one per item or from each record.",
    example: #""{{width}}/{{height}}""#)

  @Sendable private static func aspects(_ list: [CGFloat]) -> ItemLength? {
    list.isEmpty ? nil : .aspect(list)
  }

  private static let itemLength = Form<ItemLength>.named("itemLength") {
    .object(
      "an item length", [values, aspect], exactlyOne: [["values", "aspect"]],
      about: "How long each item is along its lane."
    ) { members in
      if let values = members[values], !values.isEmpty { return .values(values) }
      return members[aspect]
    }
  }
  private static let itemHeight = Field.optional(
    "itemHeight", itemLength, "Heights of the items of a vertical waterfall.")
  private static let itemWidth = Field.optional(
    "itemWidth", itemLength, "Widths of the items of a sideways waterfall.")

  private static let verticalOnly: [any AnyField] = [columns, itemHeight]
  private static let sidewaysOnly: [any AnyField] = [
    rows, itemWidth, height, leadingStart, verticalMargin,
  ]

  /// A waterfall layout.
  static let form = Form<SectionSpec>.object(
    "a waterfall layout",
    [
      SectionLayoutForm.type("waterfall"), axis, columns, rows, interItemSpacing, lineSpacing,
      itemHeight, itemWidth, contentInset, leadingStart, verticalMargin, height, mode,
    ] + SectionFrameForm.fields,
    exactlyOne: [["columns", "rows"], ["itemHeight", "itemWidth"]],
    about: "Each item goes to the lane in which the least is taken.", rules: checkAxis
  ) { members in
    let axis = members[axis]
    guard let lanes = axis == .vertical ? members[columns] : members[rows],
      let length = axis == .vertical ? members[itemHeight] : members[itemWidth]
    else { return nil }
    var inset = members[contentInset]
    if let start = members[leadingStart] { inset.leading = start }
    if let margin = members[verticalMargin] { (inset.top, inset.bottom) = (margin, margin) }
    let spec = WaterfallSpec(
      axis: axis, lanes: lanes, interItemSpacing: members[interItemSpacing],
      lineSpacing: members[lineSpacing], contentInset: inset,
      itemLength: resolved(length, members.resolving),
      lengthAcross: axis == .horizontal ? members[height] : nil, mode: members[mode])
    return SectionFrameForm.section(.waterfall(spec), members)
  }

  private static func resolved(
    _ length: ItemLength, _ resolving: Resolving
  ) -> WaterfallSpec.ItemLength {
    switch length {
    case .values(let values): .values(values)
    case .aspect(let aspects): .aspect(aspects)
    case .bound: .aspect(resolving.aspects.isEmpty ? [1] : resolving.aspects)
    }
  }

  @Sendable private static func checkAxis(_ node: JSONNode, _ checking: Checking) {
    let isSideways = node[axis.key]?.string == Axis.horizontal.rawValue
    for field in isSideways ? verticalOnly : sidewaysOnly {
      guard let member = node[field.key], !member.isNull else { continue }
      checking.report(.wrongAxis(member, isSideways: isSideways))
    }
  }

  /// The ratio that each record gives, when the layout says so.
  static func aspectBinding(_ layout: JSONNode?) -> (node: JSONNode, binding: AspectBinding)? {
    for key in [itemHeight.key, itemWidth.key] {
      guard let node = layout?[key]?[aspect.key], node.kind == .string,
        let binding = AspectBinding.form.value(node, Resolving())
      else { continue }
      return (node, binding)
    }
    return nil
  }
}
