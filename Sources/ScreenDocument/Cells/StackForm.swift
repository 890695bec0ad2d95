// SPDX-License-Identifier: MIT
//
// Stacks, spacers, dividers, and views that only nest modifiers.

import CellViews
import Foundation

/// Stacks and what stands in them.
enum StackForm {
  private static let spacing = Field.optional(
    "spacing", Bound.number("a number of points"), "Between neighbours; else SwiftUI's choice.",
    example: "8")

  private static func stack(
    _ kind: StackNode.Kind, _ name: String, _ alignments: [AlignmentReference],
    isLazy: Bool = false, about: String
  ) -> ViewForm.Kind {
    let children = Field.required(
      name, ViewForm.list, "The views in it.")
    let align = Field.optional(
      "align", Bound.choice("an alignment", alignments), default: .center,
      "How its views meet across it.")
    return ViewForm.kind(name, [children, spacing, align], about: about) { members in
      .stack(
        StackNode(
          kind, spacing: members[spacing], alignment: members[align], isLazy: isLazy,
          children: members[children] ?? []))
    }
  }

  private static let spacer: ViewForm.Kind = {
    let length = Field.required(
      "spacer",
      Form<CGFloat?>.byKind(
        "true or a length in points",
        [
          ([.boolean], Bound.flag.map { _ in .some(nil) }),
          (
            [.number],
            Form<CGFloat>.number("a length in points", in: Lengths.positive).map { .some($0) }
          ),
        ]), "true, or its least length, points.", example: "true")
    return ViewForm.kind("spacer", [length], about: "Takes what is left along its stack.") {
      .spacer(minLength: ($0[length] ?? nil) ?? nil)
    }
  }()

  private static let divider = ViewForm.kind(
    "divider", [Field.required("divider", Bound.flag, "true.", example: "true")],
    about: "A line one pixel thick across its stack."
  ) { _ in .divider }

  private static let nested: ViewForm.Kind = {
    let view = Field.required("view", ViewForm.form, "The view inside.")
    return ViewForm.kind("view", [view], about: "A view, to nest modifiers.") { $0[view] }
  }()

  private static let across: [AlignmentReference] = [
    .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
  private static let along: [AlignmentReference] = [.center, .leading, .trailing]

  static let kinds: [ViewForm.Kind] = [
    stack(.hstack, "hstack", across, about: "Views one after another."),
    stack(.vstack, "vstack", along, about: "Views below one another."),
    stack(
      .zstack, "zstack",
      [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
        .bottomTrailing,
      ], about: "Views above one another."),
    stack(
      .hstack, "lazyHStack", across, isLazy: true,
      about: "Views one after another, as high as the room."),
    stack(
      .vstack, "lazyVStack", along, isLazy: true,
      about: "Views below one another, as wide as the room."),
    spacer, divider, nested,
  ]
}
