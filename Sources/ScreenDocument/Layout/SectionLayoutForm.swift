// SPDX-License-Identifier: MIT
//
// A section's layout, told by `type` or by the name of a preset.

import CollectionLayout
import Foundation
import Geometry

/// A section's layout, told by its `type`.
enum SectionLayoutForm {
  /// A layout type and its form.
  struct Kind: Sendable {
    var name: String
    var form: Form<SectionSpec>
  }

  /// The types that are laid out.
  static let kinds = [
    Kind(name: "grid", form: GridForm.grid), Kind(name: "custom", form: GridForm.custom),
    Kind(name: "waterfall", form: WaterfallForm.form), Kind(name: "list", form: ListForm.form),
    Kind(name: "flow", form: FlowForm.form), Kind(name: "columns", form: ColumnsForm.form),
    Kind(name: "justifiedRows", form: JustifiedRowsForm.form),
  ]

  /// A field that only tells the type, for objects of that type.
  static func type(_ name: String) -> Field<String?> {
    .required("type", .words("a layout type", [(name, name)]), "Which kind of layout it is.")
  }

  /// A layout of any type, or a preset.
  static let form = Form<SectionSpec>(
    schema: .anyOf(
      kinds.map { kind in .named(kind.name + "Layout") { kind.form.schema } } + PresetForm.schemas),
    check: { node, checking in
      guard node.kind == .object else {
        checking.report(.invalid(node, .wrongType(expected: "a layout")))
        return
      }
      if node[PresetForm.key] != nil {
        PresetForm.check(node, checking)
        return
      }
      guard let type = node["type"], !type.isNull else {
        checking.report(
          .missingKey("type", in: node, of: "a layout", "Which kind of layout it is."))
        return
      }
      guard let name = type.string else {
        checking.report(.invalid(type, .wrongType(expected: "a layout type")))
        return
      }
      if let kind = kinds.first(where: { $0.name == name }) {
        kind.form.check(node, checking)
      } else {
        checking.report(.unknownLayoutType(type, name: name))
      }
    },
    value: { node, resolving in
      let node = PresetForm.expanded(node, resolving)
      guard node[PresetForm.key] == nil, let name = node["type"]?.string else { return nil }
      return kinds.first { $0.name == name }?.form.value(node, resolving)
    })

  /// What stands in for a layout that can't be read: one column of rows of 44 points.
  static var standIn: SectionSpec {
    let row = SizeSpec(width: .fractionalWidth(1), height: .absolute(44))
    return SectionSpec(
      content: .group(
        GroupSpec(axis: .vertical, size: row, arrangement: .fill([.item(ItemSpec(size: row))]))))
  }
}

/// What all layouts have around their cells.
enum SectionFrameForm {
  static let contentInsets = Field.optional(
    "contentInsets", Form<NSDirectionalEdgeInsets>.insets, default: .zero,
    "Points around the groups, inside header and footer: top, leading, bottom, trailing.",
    example: "[8, 16, 8, 16]")
  static let interGroupSpacing = Field.optional(
    "interGroupSpacing", Form<CGFloat>.number("a number of points", in: Lengths.signed),
    default: 0, "Between consecutive groups.", example: "8")
  static let orthogonal = Field.optional(
    "orthogonal", Form<OrthogonalBehavior>.choice("an orthogonal behaviour"), default: .none,
    "Whether and how the section scrolls across the collection.", example: "\"groupPaging\"")
  static let insetsReference = Field.optional(
    "contentInsetsReference", Form<InsetsReference>.choice("an insets reference"),
    "Which insets of the view narrow the section; else the configuration's.")
  static let followsInsets = Field.optional(
    "supplementariesFollowContentInsets", Form<Bool>.boolean, default: true,
    "Whether boundary items keep to the section's side insets.")

  static let fields: [any AnyField] = [
    contentInsets, orthogonal, BoundaryForm.field, BoundaryForm.decoration, insetsReference,
    followsInsets,
  ]

  static func section(_ content: SectionSpec.Content, _ members: Members) -> SectionSpec {
    SectionSpec(
      content: content, interGroupSpacing: members[interGroupSpacing],
      contentInsets: members[contentInsets], orthogonal: members[orthogonal],
      boundary: members[BoundaryForm.field], decoration: members[BoundaryForm.decoration],
      contentInsetsReference: members[insetsReference],
      supplementariesFollowContentInsets: members[followsInsets])
  }
}

/// `grid` and `custom`: one group, again and again.
enum GridForm {
  private static let group = Field.required(
    "group", GroupForm.form, "The group that repeats until the items run out.")

  static let grid = layout("grid", "A group that repeats until the items run out.")
  static let custom = layout("custom", "A group of frames that repeats until the items run out.")

  private static func layout(_ name: String, _ about: String) -> Form<SectionSpec> {
    .object(
      "a \(name) layout",
      [
        SectionLayoutForm.type(name), group, SectionFrameForm.interGroupSpacing,
        EffectForm.visibleItems, EffectForm.pageDots,
      ] + SectionFrameForm.fields,
      about: about, rules: KindRule.check
    ) { members in
      let items = members.node[group.key].map { GroupForm.items(of: $0) } ?? 0
      guard items >= 1, items <= Double(ReadingLimits.groupItems), let group = members[group]
      else { return nil }
      return SectionFrameForm.section(.group(group), members)
    }
    .adding { node, checking in
      guard let group = node[group.key] else { return }
      let items = GroupForm.items(of: group)
      guard items.isFinite, items > Double(ReadingLimits.groupItems) else { return }
      checking.report(.tooManyGroupItems(group, items: items))
    }
  }
}
