// SPDX-License-Identifier: MIT
//
// Items and groups of the layout grammar.

import CollectionLayout
import Foundation
import Geometry

/// Items and groups of the layout grammar.
enum GroupForm {
  // MARK: Items

  private static let item: Form<ItemSpec> = .named("item") {
    .object(
      "an item",
      [
        DimensionForm.width, DimensionForm.height, DimensionForm.contentInsets,
        DimensionForm.edgeSpacing, AnchoredForm.supplementary,
      ], about: "One cell's place in a group."
    ) { members in
      ItemSpec(
        size: DimensionForm.size(members), contentInsets: members[DimensionForm.contentInsets],
        edgeSpacing: members[DimensionForm.edgeSpacing],
        supplementary: members[AnchoredForm.supplementary])
    }
  }

  // MARK: Subitems

  private static let itemField = Field.optional("item", item, "An item.")
  private static let groupField: Field<GroupSpec?> = .optional(
    "group", form, "A group inside the group.")
  private static let repetitions = Field.optional(
    "repeat", Form<Int>.integer("a number of copies", in: 1...ReadingLimits.groupItems),
    default: 1, "So many of it, one after another.", example: "3")

  private static let subitem: Form<[SubitemSpec]> = .named("subitem") {
    .object(
      "a subitem", [itemField, groupField, repetitions], exactlyOne: [["item", "group"]],
      about: "An item or a group in a group."
    ) { members in
      let one: SubitemSpec? =
        members[groupField].map { .group($0) } ?? members[itemField].map { .item($0) }
      return one.map { Array(repeating: $0, count: members[repetitions]) }
    }
  }

  // MARK: Groups

  static let axis = Field.optional(
    "axis", Form<Axis>.choice("an axis"), default: .horizontal,
    "The direction in which the subitems follow one another.", example: "\"horizontal\"")
  private static let subitems = Field.optional(
    "subitems", Form<[[SubitemSpec]]>.list("a list of subitems", of: subitem, minimum: 1),
    "Items and groups, again and again, as many as fit.")
  private static let frames = Field.optional(
    "frames",
    Form<[[CGFloat]]>.list(
      "a list of frames",
      of: Form<[CGFloat]>.numbers(
        ["x", "y", "width", "height"],
        in: [Lengths.signed, Lengths.signed, Lengths.positive, Lengths.positive]),
      minimum: 1, maximum: ReadingLimits.groupItems),
    "Frames of a custom group, relative to its corner.", example: "[[0, 0, 50, 50]]")
  private static let counted = Form<Int>.integer(
    "a number of subitems", in: 1...ReadingLimits.groupItems)
  private static let count = Field.optional(
    "count", counted.byWidth, "So many equal slots of the subitem.", example: "3")
  private static let repeatCount = Field.optional(
    "repeatCount", counted.byWidth, "So many copies of the subitem, each of its own size.",
    example: "3")
  private static let interItemSpacing = Field.optional(
    "interItemSpacing", DimensionForm.spacing, otherwise: .fixed(0),
    "Between neighbours in the group.", example: #"{ "fixed": 8 }"#)

  /// A group: a row or a column of subitems, or frames.
  static let form: Form<GroupSpec> = .named("group") { limited }

  private static let plain: Form<GroupSpec> = .object(
    "a group",
    [
      axis, DimensionForm.width, DimensionForm.height, subitems, count, repeatCount,
      interItemSpacing, DimensionForm.contentInsets, DimensionForm.edgeSpacing,
      AnchoredForm.supplementary, frames,
    ],
    exactlyOne: [["subitems", "frames"]],
    exclusions: [
      ("frames", ["axis", "count", "repeatCount", "interItemSpacing"]), ("count", ["repeatCount"]),
    ], dependencies: [("subitems", ["axis"])],
    about: "A row or a column of subitems, or a custom arrangement of frames.",
    rules: { node, checking in
      for key in [count.key, repeatCount.key] {
        guard let counted = node[key], !counted.isNull, let list = node[subitems.key],
          list.kind == .array, list.count > 1
        else { continue }
        checking.report(.countOfSeveral(counted, subitems: list.count))
      }
    }
  ) { members in
    guard let arrangement = arrangement(members) else { return nil }
    return GroupSpec(
      axis: members[axis], size: DimensionForm.size(members), arrangement: arrangement,
      interItemSpacing: members[interItemSpacing],
      contentInsets: members[DimensionForm.contentInsets],
      edgeSpacing: members[DimensionForm.edgeSpacing],
      supplementary: members[AnchoredForm.supplementary])
  }

  private static func arrangement(_ members: Members) -> GroupSpec.Arrangement? {
    if let frames = members[frames] {
      return .custom(
        .frames(
          frames.map {
            CustomItemSpec(frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
          }))
    }
    let subitems = (members[subitems] ?? []).flatMap { $0 }
    guard let first = subitems.first else { return nil }
    if let count = members[count] { return .count(first, count) }
    if let count = members[repeatCount] { return .repeatCount(first, count) }
    return .fill(subitems)
  }

  /// Groups do not nest without end.
  private static let limited: Form<GroupSpec> = Form(
    schema: plain.schema,
    check: { node, checking in
      checking.groupDepth += 1
      defer { checking.groupDepth -= 1 }
      guard checking.groupDepth <= ReadingLimits.groupDepth else {
        checking.reportAlways(.tooManyNestedGroups(node))
        return
      }
      plain.check(node, checking)
    }, meaning: plain.meaning)

  /// Items in one instance of a group, with all groups in it, at most. Counted in the document, so
  /// that a group of absurd size is never made.
  static func items(of node: JSONNode, depth: Int = 0) -> Double {
    guard depth <= ReadingLimits.groupDepth else { return .infinity }
    if let frames = node[frames.key], frames.kind == .array { return Double(frames.count) }
    guard let list = node[subitems.key], list.kind == .array else { return 0 }
    let counted = node[count.key] ?? node[repeatCount.key]
    var total = 0.0
    for subitem in list.children {
      let inner = subitem[groupField.key].map { items(of: $0, depth: depth + 1) } ?? 1
      total += inner * (subitem[repetitions.key]?.number ?? 1)
      if counted?.isNull == false { break }
    }
    return total * largest(counted)
  }

  /// The largest number that a count may come to.
  private static func largest(_ node: JSONNode?) -> Double {
    guard let node, !node.isNull else { return 1 }
    if let number = node.number { return number }
    let cases = node["cases"]?.children.compactMap { $0["value"]?.number } ?? []
    return (cases + [node["else"]?.number ?? 1]).max() ?? 1
  }
}
