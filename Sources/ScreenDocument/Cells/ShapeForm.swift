// SPDX-License-Identifier: MIT
//
// Shapes as views: an outline, what fills it, and a line along it.

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
  private static let strokeBorder = Field.optional(
    "strokeBorder", FillForm.form, "The colour of a line inside its outline.")
  private static let lineWidth = Field.optional(
    "lineWidth", Bound.number("a width in points", in: 0...10_000), default: 1,
    "Width of that line, points.")
  private static let lineCap = Field.optional(
    "lineCap", Bound.choice("a cap", LineNode.Cap.allCases), default: .butt, "How it ends.")
  private static let dash = Field.optional(
    "dash",
    Form<[CGFloat]>.list("a list of lengths", of: .number("a length in points", in: 0...10_000)),
    otherwise: [], "Lengths of its marks and gaps, points; a whole line unless given.",
    example: "[6, 4]")
  private static let trim = Field.optional(
    "trim", Form<[CGFloat]>.numbers(["from", "to"], in: [0...1, 0...1]),
    "The part of the outline between two fractions of its length.", example: "[0, 0.75]")
  private static let inset = Field.optional(
    "inset", Bound.number("a number of points"), "How much smaller it is on each side, points.")
  static let radius = Bound.number("a radius in points", in: Lengths.positive)
  static let style = Field.optional(
    "style", Bound.choice("a corner style", RoundedCornerStyle.allCases), default: .continuous,
    "How its corners are rounded.")

  private static let plain: [(String, ShapeNode.Kind, String)] = [
    ("rectangle", .rectangle, "A rectangle."), ("circle", .circle, "A circle in its box."),
    ("ellipse", .ellipse, "An ellipse in its box."),
  ]

  static let kinds: [ViewForm.Kind] =
    plain.map { name, shape, about in
      let field = Field.required(name, Bound.flag, "true.", example: "true")
      return kind(name, [field], about) { _ in shape }
    } + [capsule, rounded, uneven]

  private static let capsule = kind(
    "capsule", [Field.required("capsule", Bound.flag, "true.", example: "true"), style],
    "A rectangle with round ends."
  ) { .capsule(style: $0[style]) }

  private static let rounded: ViewForm.Kind = {
    let field = Field.required(
      "roundedRectangle", radius, "The radius of its corners, points.", example: "12")
    return kind("roundedRectangle", [field, style], "A rectangle with round corners.") { members in
      .roundedRectangle(cornerRadius: members[field] ?? 0, style: members[style])
    }
  }()

  private static let uneven: ViewForm.Kind = {
    let field = Field.required(
      "unevenRoundedRectangle", CornersForm.form, "The radii of its corners.",
      example: #"{ "topLeading": 12, "topTrailing": 12 }"#)
    return kind(
      "unevenRoundedRectangle", [field, style], "A rectangle whose corners differ."
    ) { members in
      .unevenRoundedRectangle(members[field] ?? CornerRadii(), style: members[style])
    }
  }()

  private static func kind(
    _ name: String, _ own: [any AnyField], _ about: String,
    shape: @escaping @Sendable (Members) -> ShapeNode.Kind
  ) -> ViewForm.Kind {
    ViewForm.kind(
      name, own + [fill, stroke, strokeBorder, lineWidth, lineCap, dash, trim, inset],
      exclusions: [(strokeBorder.key, [stroke.key])], about: about
    ) { members in
      var kind = shape(members)
      if let inset = members[inset] { kind = .inset(kind, inset) }
      if let trim = members[trim], let from = trim.first, let to = trim.last {
        kind = .trimmed(kind, from: from, to: to)
      }
      let border = members[strokeBorder]
      return .shape(
        ShapeNode(
          kind, fill: members[fill], stroke: border ?? members[stroke],
          lineWidth: members[lineWidth],
          line: LineNode(
            cap: members[lineCap], dash: members[dash], isInside: border != nil)))
    }
  }
}

/// Radii of four corners.
enum CornersForm {
  private static func corner(_ name: String) -> Field<CGFloat> {
    .optional(name, ShapeForm.radius, default: 0, "Its radius, points.")
  }
  private static let topLeading = corner("topLeading")
  private static let bottomLeading = corner("bottomLeading")
  private static let bottomTrailing = corner("bottomTrailing")
  private static let topTrailing = corner("topTrailing")

  static let form = Form<CornerRadii>.object(
    "four radii", [topLeading, bottomLeading, bottomTrailing, topTrailing]
  ) { members in
    CornerRadii(
      topLeading: members[topLeading], bottomLeading: members[bottomLeading],
      bottomTrailing: members[bottomTrailing], topTrailing: members[topTrailing])
  }
}

/// An outline that clips: a shape's name, or a rounded rectangle with its radii.
enum OutlineForm {
  static let form: Form<ShapeNode.Kind> = .named("outline") { any }

  private static let names: [(String, ShapeNode.Kind)] = [
    ("rectangle", .rectangle), ("circle", .circle), ("capsule", .capsule(style: .continuous)),
    ("ellipse", .ellipse),
  ]
  private static let rounded = Field.optional(
    "roundedRectangle", ShapeForm.radius, "The radius of its corners, points.", example: "12")
  private static let uneven = Field.optional(
    "unevenRoundedRectangle", CornersForm.form, "The radii of its corners.")

  private static let cornered = Form<ShapeNode.Kind>.object(
    "a shape", [rounded, uneven, ShapeForm.style],
    exactlyOne: [["roundedRectangle", "unevenRoundedRectangle"]]
  ) { members in
    let style = members[ShapeForm.style]
    if let radius = members[rounded] {
      return .roundedRectangle(cornerRadius: radius, style: style)
    }
    return members[uneven].map { .unevenRoundedRectangle($0, style: style) }
  }

  private static let any = Form<ShapeNode.Kind>.byKind(
    "a shape",
    [([.string], Bound.words("a shape", names)), ([.object], cornered)])
}
