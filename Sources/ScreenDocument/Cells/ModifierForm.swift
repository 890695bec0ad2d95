// SPDX-License-Identifier: MIT
//
// Modifiers: as keys they apply in a fixed order, in a list in the list's order.

import CellViews
import Foundation
import Geometry

/// Modifiers of views.
enum ModifierForm {
  /// One modifier: its key, and what it does to a view.
  private struct Modifier: Sendable {
    var field: any AnyField
    var apply: @Sendable (Members, ViewNode) -> ViewNode

    init<Value>(
      _ field: Field<Value?>, _ modifier: @escaping @Sendable (Value) -> ViewModifierNode?
    ) {
      self.field = field
      apply = { members, node in
        guard let modifier = members[field].flatMap(modifier) else { return node }
        return .modified(node, modifier)
      }
    }
  }

  private static let opacityBounds: ClosedRange<CGFloat> = 0...1

  private static let padding = Field.optional(
    "padding",
    Form<EdgeInsets>.named("padding") { paddings },
    "Points around it: one number, or top, leading, bottom, trailing.", example: "8")
  private static let paddings = Form<EdgeInsets>.byKind(
    "a number of points or [top, leading, bottom, trailing]",
    [
      (
        [.number, .string],
        Bound.number("a number of points").map {
          EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
        }
      ),
      (
        [.array],
        Form<NSDirectionalEdgeInsets>.insets.map {
          EdgeInsets(
            top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        }
      ),
    ])
  private static let surface: Form<ViewNode> = .named("surface") { surfaces }
  private static let surfaces = Form<ViewNode>.byKind(
    "a view or a colour",
    [([.string], ColorForm.form.map { .color($0) }), ([.object], ViewForm.form)])
  private static let background = Field.optional(
    "background", surface, "A view or a colour behind it.", example: ##""#eee""##)
  private static let overlay = Field.optional(
    "overlay", surface, "A view or a colour in front of it.")
  private static let cornerRadius = Field.optional(
    "cornerRadius", ShapeForm.radius, "Cuts its corners, points.", example: "12")
  private static let clip = Field.optional(
    "clip", ShapeForm.outline, "Cuts it to a shape.", example: "\"circle\"")
  private static let opacity = Field.optional(
    "opacity", Bound.number("an opacity", in: opacityBounds), "From 0 to 1.")
  private static let offset = Field.optional(
    "offset", Form<CGPoint>.point, "Draws it elsewhere, points: [x, y].", example: "[0, 4]")
  private static let rotation = Field.optional(
    "rotation", Bound.number("an angle in degrees", in: -36_000...36_000),
    "Turns it clockwise about its centre, degrees.")
  private static let scale = Field.optional(
    "scale",
    Form<CGPoint>.byKind(
      "a factor or [x, y]",
      [
        (
          [.number, .string],
          Bound.number("a factor", in: -1000...1000).map { CGPoint(x: $0, y: $0) }
        ),
        ([.array], Form<CGPoint>.point),
      ]), "Draws it larger or smaller about its centre: a factor, or [x, y].")
  private static let zIndex = Field.optional(
    "zIndex", Bound.number("a drawing order"), "Drawing order among its neighbours.")
  private static let layoutPriority = Field.optional(
    "layoutPriority", Bound.number("a priority"), "Who is offered room first in a stack.")
  private static let hidden = Field.optional(
    "hidden", Bound.boolean, "Keeps its room and is not drawn.")
  private static let label = Field.optional(
    "accessibilityLabel", Form<String>.boundText("a text"), "What is read out for it.")

  /// In the order in which they apply when they are written as keys.
  private static let all: [Modifier] = [
    Modifier(padding) { .padding($0) },
    Modifier(FrameForm.field) { .frame($0) },
    Modifier(background) { .background($0, alignment: .center) },
    Modifier(overlay) { .overlay($0, alignment: .center) },
    Modifier(cornerRadius) { .cornerRadius($0) },
    Modifier(clip) { .clip($0) },
    Modifier(ShadowForm.field) { $0 },
    Modifier(opacity) { .opacity(Double($0)) },
    Modifier(offset) { .offset(x: $0.x, y: $0.y) },
    Modifier(rotation) { .rotation(degrees: $0) },
    Modifier(scale) { .scale(x: $0.x, y: $0.y) },
    Modifier(zIndex) { .zIndex(Double($0)) },
    Modifier(layoutPriority) { .layoutPriority(Double($0)) },
    Modifier(hidden) { $0 ? .hidden : nil },
    Modifier(label) { .accessibilityLabel($0) },
  ]

  private static let single = Form<JSONNode>.named("modifier") {
    .object(
      "a modifier", all.map(\.field), exactlyOne: [all.map(\.field.schema.key)],
      about: "One modifier of a list."
    ) { $0.node }
  }
  private static let list = Field.optional(
    "modifiers", Form<[JSONNode]>.list("a list of modifiers", of: single),
    "Modifiers in an order of their own, after those written as keys.",
    example: ##"[{ "background": "#eee" }, { "padding": 8 }]"##)

  /// The keys of all modifiers.
  static let fields: [any AnyField] = all.map(\.field) + [list]
  static let names = fields.map(\.schema.key)

  /// A view with the modifiers of an object around it.
  static func apply(_ members: Members, to view: ViewNode) -> ViewNode {
    var result = view
    for modifier in all where members.has(modifier.field) {
      result = modifier.apply(members, result)
    }
    for entry in members[list] ?? [] {
      let one = Members(node: entry, resolving: members.resolving)
      for modifier in all where one.has(modifier.field) { result = modifier.apply(one, result) }
    }
    return result
  }
}

/// `shadow`.
enum ShadowForm {
  private static let color = Field.optional(
    "color", ColorForm.form, otherwise: .opacity(.named("black"), 0.33),
    "Its colour; black of a third unless given.")
  private static let radius = Field.optional(
    "radius", Bound.number("a radius in points", in: 0...1000), default: 8,
    "How far it is blurred, points.")
  private static let x = Field.optional(
    "x", Bound.number("a number of points"), default: 0, "Moved to the right, points.")
  private static let y = Field.optional(
    "y", Bound.number("a number of points"), default: 0, "Moved down, points.")

  static let field = Field.optional(
    "shadow", Form<ViewModifierNode>.named("shadow") { form }, "A shadow below it.",
    example: #"{ "radius": 4, "y": 2 }"#)

  private static let form = Form<ViewModifierNode>.object(
    "a shadow", [color, radius, x, y]
  ) { members in
    .shadow(color: members[color], radius: members[radius], x: members[x], y: members[y])
  }
}

/// `frame`.
enum FrameForm {
  private static let length = Bound.number("a length in points", in: Lengths.positive)
  private static let most = Form<CGFloat>.bindable(
    .anyOf([.number(Lengths.positive), .constant("\"infinity\"")])
  ) { scalar in
    if case .string("infinity") = scalar { return .value(.infinity) }
    guard case .number(let number) = scalar else {
      return .complaint(.wrongType(expected: "a length in points or \"infinity\""))
    }
    guard Lengths.positive.contains(CGFloat(number)) else {
      return .complaint(.outOfRange(expected: "a length in points from 0 to 10000000"))
    }
    return .value(CGFloat(number))
  }

  private static let width = Field.optional("width", length, "Its width, points.")
  private static let height = Field.optional("height", length, "Its height, points.")
  private static let minWidth = Field.optional("minWidth", length, "Its least width, points.")
  private static let idealWidth = Field.optional(
    "idealWidth", length, "Its width when nothing is proposed, points.")
  private static let maxWidth = Field.optional(
    "maxWidth", most, "Its largest width, points or \"infinity\".", example: "\"infinity\"")
  private static let minHeight = Field.optional("minHeight", length, "Its least height, points.")
  private static let idealHeight = Field.optional(
    "idealHeight", length, "Its height when nothing is proposed, points.")
  private static let maxHeight = Field.optional(
    "maxHeight", most, "Its largest height, points or \"infinity\".")
  private static let alignment = Field.optional(
    "alignment", Bound.choice("an alignment", AlignmentReference.allCases), default: .center,
    "Where the view sits in the frame.")

  static let field = Field.optional(
    "frame", Form<FrameNode>.named("frame") { form }, "A size of its own.",
    example: #"{ "height": 120, "maxWidth": "infinity" }"#)

  private static let form = Form<FrameNode>.object(
    "a frame",
    [
      width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment,
    ]
  ) { members in
    FrameNode(
      width: members[width], height: members[height], minWidth: members[minWidth],
      idealWidth: members[idealWidth], maxWidth: members[maxWidth],
      minHeight: members[minHeight], idealHeight: members[idealHeight],
      maxHeight: members[maxHeight], alignment: members[alignment])
  }
}
