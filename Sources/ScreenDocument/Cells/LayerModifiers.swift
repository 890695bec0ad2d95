// SPDX-License-Identifier: MIT
//
// Modifiers that put something behind, in front of or around a view, or cut it.

import CellViews
import Foundation

/// Modifiers that put something behind, in front of or around a view, or cut it.
enum LayerModifiers {
  private static let background = Field.optional(
    "background", LayerForm.form, "A view, a colour or a gradient behind it.",
    example: ##""#eee""##)
  private static let overlay = Field.optional(
    "overlay", LayerForm.form, "A view, a colour or a gradient in front of it.",
    example: #"{ "alignment": "topTrailing", "content": { "icon": "heart.fill" } }"#)
  private static let mask = Field.optional(
    "mask", LayerForm.form, "Shows it only where this has ink.")
  private static let cornerRadius = Field.optional(
    "cornerRadius", ShapeForm.radius, "Cuts its corners, points.", example: "12")
  private static let clip = clip("clip", "Cuts it to a shape.")
  private static let clipShape = clip("clipShape", "Cuts it to a shape, as `clip` does.")
  private static let blur = Field.optional(
    "blur", Bound.number("a radius in points", in: 0...1000),
    "Blurs it: the standard deviation in points.")
  private static let opacity = Field.optional(
    "opacity", Bound.number("an opacity", in: 0...1), "From 0 to 1.")

  private static let blendMode = Field.optional(
    "blendMode", Bound.choice("a blend mode", BlendMode.allCases),
    "How it meets what lies below it.", example: "\"multiply\"")
  private static let compositingGroup = Field.optional(
    "compositingGroup", Bound.boolean, "true: what blends in it meets nothing outside.",
    example: "true")

  private static func clip(_ key: String, _ about: String) -> Field<ShapeNode.Kind?> {
    .optional(key, OutlineForm.form, about, example: "\"circle\"")
  }

  static let all: [Modifier] =
    [
      Modifier(background) { .background($0.view, alignment: $0.alignment) },
      Modifier(overlay) { .overlay($0.view, alignment: $0.alignment) },
      Modifier(BorderForm.field, change: { $0.around($1) }),
      Modifier(cornerRadius) { .cornerRadius($0) },
      Modifier(clip) { .clip($0) },
      Modifier(clipShape) { .clip($0) },
      Modifier(mask) { .mask($0.view, alignment: $0.alignment) },
      Modifier(ShadowForm.field) { $0 },
      Modifier(blur) { .blur(radius: $0) },
    ] + ColorModifiers.all + [
      Modifier(opacity) { .opacity(Double($0)) },
      Modifier(compositingGroup) { $0 ? .compositingGroup : nil },
      Modifier(blendMode) { .blendMode($0) },
    ]
}

/// A view behind or in front of another one, and where it sits.
struct LayerForm: Sendable {
  var view: ViewNode
  var alignment: AlignmentReference = .center

  static let form: Form<LayerForm> = .named("layer") { any }

  private static let content = Field.required("content", ViewForm.layer, "The view.")
  private static let alignment = Field.optional(
    "alignment", Bound.choice("an alignment", AlignmentReference.allCases), default: .center,
    "Where it sits.")
  private static let placed = Form<LayerForm>.object(
    "a layer", [content, alignment], about: "A view and where it sits."
  ) { members in
    members[content].map { LayerForm(view: $0, alignment: members[alignment]) }
  }
  private static let plain = ViewForm.layer.map { LayerForm(view: $0) }

  private static let object = Form<LayerForm>(
    schema: .anyOf([plain.schema, placed.schema]),
    check: { node, checking in
      (node[content.key] == nil ? plain : placed).check(node, checking)
    },
    meaning: { node, resolving in
      (node[content.key] == nil ? plain : placed).meaning(node, resolving)
    })
  private static let any = Form<LayerForm>.byKind(
    "a view or a colour",
    [([.string], ColorForm.form.map { LayerForm(view: .color($0)) }), ([.object], object)])
}
