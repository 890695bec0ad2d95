// SPDX-License-Identifier: MIT
//
// `border`.

import CellViews
import Foundation

/// A line inside the edges of a view.
struct BorderForm: Sendable {
  var color: ColorReference
  var width: CGFloat = 1

  /// The view with the line in front of it, as SwiftUI's `border` has it.
  func around(_ view: ViewNode) -> ViewNode {
    ViewLowering.node(of: NodeView(view).border(Color(color), width: width))
  }

  private static let color = Field.required("color", ColorForm.form, "Its colour.")
  private static let width = Field.optional(
    "width", Bound.number("a width in points", in: 0...10_000), default: 1, "Its width, points.")
  private static let object = Form<BorderForm>.object(
    "a border", [color, width], about: "A line inside the edges of a view."
  ) { members in
    members[color].map { BorderForm(color: $0, width: members[width]) }
  }

  static let field = Field.optional(
    "border",
    Form<BorderForm>.named("border") {
      .byKind(
        "a colour or { color, width }",
        [([.string], ColorForm.form.map { BorderForm(color: $0) }), ([.object], object)])
    }, "A line inside its edges.", example: #"{ "color": "separator", "width": 1 }"#)
}
