// SPDX-License-Identifier: MIT
//
// A colour as a view. Other kinds have a key of the same name, so this one gives way to them.

import CellViews

/// A colour as a view: it takes all the room it is offered.
enum ColorViewForm {
  private static let color = Field.required(
    "color", ColorForm.form, "The colour.", example: "\"red\"")

  static let kind = ViewForm.kind(
    "color", [color], about: "A colour, which takes all the room it is offered."
  ) { members in members[color].map { .color($0) } }
}
