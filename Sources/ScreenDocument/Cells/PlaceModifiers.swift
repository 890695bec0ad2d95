// SPDX-License-Identifier: MIT
//
// Modifiers that draw a view elsewhere, turned or resized, and say how it stands among others.

import CellViews
import Foundation
import Geometry

/// Modifiers that draw a view elsewhere, and say how it stands among others.
enum PlaceModifiers {
  private static let offset = Field.optional(
    "offset", Form<CGPoint>.point, "Draws it elsewhere, points: [x, y].", example: "[0, 4]")
  private static let position = Field.optional(
    "position", Form<CGPoint>.point,
    "Takes the proposed size, and puts its centre there, points: [x, y].", example: "[40, 20]")

  private static let angle = Bound.number("an angle in degrees", in: -36_000...36_000)
  private static let factor = Bound.number("a factor", in: -1000...1000)
  private static let anchor = Field.optional(
    "anchor", UnitPointForm.form, otherwise: .center,
    "The place that stays; the centre unless given.")
  private static let degrees = Field.required("degrees", angle, "Clockwise.", example: "45")
  private static let x = Field.optional("x", factor, default: 1, "Sideways.")
  private static let y = Field.optional("y", factor, default: 1, "Up and down.")

  private static let rotation = Field.optional(
    "rotation",
    Form<ViewModifierNode>.byKind(
      "an angle in degrees",
      [
        ([.number, .string], angle.map { .rotation(degrees: $0) }),
        (
          [.object],
          .object("a turn", [degrees, anchor]) { members in
            members[degrees].map { .rotationAbout(degrees: $0, anchor: members[anchor]) }
          }
        ),
      ]), "Turns it clockwise about its centre, or another place, degrees.")
  private static let scale = Field.optional(
    "scale",
    Form<ViewModifierNode>.byKind(
      "a factor or [x, y]",
      [
        ([.number, .string], factor.map { .scale(x: $0, y: $0) }),
        ([.array], Form<CGPoint>.point.map { .scale(x: $0.x, y: $0.y) }),
        (
          [.object],
          .object("a scale", [x, y, anchor]) { members in
            .scaleAbout(x: members[x], y: members[y], anchor: members[anchor])
          }
        ),
      ]),
    "Draws it larger or smaller about its centre, or another place: a factor, or [x, y].")

  private static let transform = Field.optional(
    "transformEffect",
    Form<[CGFloat]>.numbers(
      ["a", "b", "c", "d", "tx", "ty"],
      in: Array(repeating: -1000...1000, count: 4) + Array(repeating: Lengths.signed, count: 2)),
    "An affine map about its top leading corner.", example: "[1, 0, 0.3, 1, 0, 0]")

  private static let guides = Field.optional(
    "alignmentGuide", GuideForm.form, "Where lines of it are that its container aligns it by.",
    example: #"{ "top": { "line": "centerY" } }"#)

  private static let zIndex = Field.optional(
    "zIndex", Bound.number("a drawing order"), "Drawing order among its neighbours.")
  private static let layoutPriority = Field.optional(
    "layoutPriority", Bound.number("a priority"), "Who is offered room first in a stack.")
  private static let hidden = Field.optional(
    "hidden", Bound.boolean, "Keeps its room and is not drawn.")

  private static let columns = Field.optional(
    "gridCellColumns", Bound.integer("a number of columns", in: 1...10_000),
    "How many columns of a grid it takes.")
  private static let gridAnchor = Field.optional(
    "gridCellAnchor", UnitPointForm.form, "Where it sits in its grid's cell.")
  private static let columnAlignment = Field.optional(
    "gridColumnAlignment",
    Bound.choice("an alignment", [AlignmentReference.leading, .center, .trailing]),
    "How its whole column sits.")
  private static let unsized = Field.optional(
    "gridCellUnsizedAxes", AxesForm.form, "Along which axes it has no say in its grid's lengths.")

  static let all: [Modifier] = [
    Modifier(offset) { .offset(x: $0.x, y: $0.y) },
    Modifier(position) { .position(x: $0.x, y: $0.y) },
    Modifier(rotation) { $0 },
    Modifier(scale) { $0 },
    Modifier(transform) { numbers in
      guard numbers.count == 6 else { return nil }
      return .transform(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
    },
    Modifier(columns) { .gridCell(GridCellNode(columns: $0)) },
    Modifier(gridAnchor) { .gridCell(GridCellNode(anchor: $0)) },
    Modifier(columnAlignment) { .gridCell(GridCellNode(columnAlignment: $0)) },
    Modifier(unsized) {
      .gridCell(GridCellNode(isUnsizedAcross: $0.isHorizontal, isUnsizedDown: $0.isVertical))
    },
    Modifier(guides) { .alignmentGuides($0) },
    Modifier(zIndex) { .zIndex(Double($0)) },
    Modifier(layoutPriority) { .layoutPriority(Double($0)) },
    Modifier(hidden) { $0 ? .hidden : nil },
  ]
}

/// A place in a box: a name or fractions of its lengths.
enum UnitPointForm {
  private static let points: [(String, UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ]
  static let form = Form<UnitPoint>.byKind(
    "a place in the box: a name or [x, y]",
    [
      ([.string], .words("a place in the box", points)),
      ([.array], Form<CGPoint>.point.map { UnitPoint(x: $0.x, y: $0.y) }),
    ])
}
