// SPDX-License-Identifier: MIT
//
// Shapes, as views and as outlines that clip.

import CellViews
import Drawing
import Foundation

/// Shapes.
enum ShapeForm {
  private static let fill = Field.optional(
    "fill", FillForm.form, "What fills it; the label colour unless there is a stroke.",
    example: "\"systemBlue\"")
  private static let stroke = Field.optional(
    "stroke", FillForm.form, "The colour of a line along its outline.")
  private static let lineWidth = Field.optional(
    "lineWidth", Bound.number("a width in points", in: 0...10_000), default: 1,
    "Width of that line, points.")
  static let radius = Bound.number("a radius in points", in: Lengths.positive)

  private static let plain: [(String, ShapeNode.Kind, String)] = [
    ("rectangle", .rectangle, "A rectangle."), ("circle", .circle, "A circle in its box."),
    ("capsule", .capsule(style: .continuous), "A rectangle with round ends."),
    ("ellipse", .ellipse, "An ellipse in its box."),
  ]

  static let kinds: [ViewForm.Kind] =
    plain.map { name, shape, about in
      let field = Field.required(name, Bound.flag, "true.", example: "true")
      return kind(name, field, about) { _ in shape }
    } + [rounded]

  private static let rounded: ViewForm.Kind = {
    let field = Field.required(
      "roundedRectangle", radius, "The radius of its corners, points.", example: "12")
    return kind("roundedRectangle", field, "A rectangle with round corners.") { members in
      .roundedRectangle(cornerRadius: members[field] ?? 0, style: .continuous)
    }
  }()

  private static func kind(
    _ name: String, _ own: any AnyField, _ about: String,
    shape: @escaping @Sendable (Members) -> ShapeNode.Kind
  ) -> ViewForm.Kind {
    ViewForm.kind(name, [own, fill, stroke, lineWidth], about: about) { members in
      .shape(
        ShapeNode(
          shape(members), fill: members[fill], stroke: members[stroke],
          lineWidth: members[lineWidth]))
    }
  }

  // MARK: Outlines

  private static let corner = Field.required(
    "roundedRectangle", radius, "The radius of its corners, points.", example: "12")

  /// An outline that clips: a shape's name, or a rounded rectangle with its radius.
  static let outline: Form<ShapeNode.Kind> = .named("outline") { outlines }
  private static let outlines = Form<ShapeNode.Kind>.byKind(
    "a shape",
    [
      ([.string], Bound.words("a shape", plain.map { ($0.0, $0.1) })),
      (
        [.object],
        .object("a shape", [corner]) { members in
          members[corner].map { .roundedRectangle(cornerRadius: $0, style: .continuous) }
        }
      ),
    ])
}
