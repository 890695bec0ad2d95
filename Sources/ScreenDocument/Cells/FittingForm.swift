// SPDX-License-Identifier: MIT
//
// The first of several views that fits.

import CellViews

/// `viewThatFits`: views in order of preference.
enum FittingForm {
  static let kind: ViewForm.Kind = {
    let views = Field.required(
      "viewThatFits", ViewForm.list, "The views in order of preference.")
    let axes = Field.optional(
      "axes", AxesForm.form, "On which axes they must fit; both unless given.")
    return ViewForm.kind(
      "viewThatFits", [views, axes],
      about: "The first view whose ideal size fits into the room, else the last."
    ) { members in
      let axes = members[axes]
      return .fitting(
        FittingNode(
          isHorizontal: axes?.isHorizontal ?? true, isVertical: axes?.isVertical ?? true,
          children: members[views] ?? []))
    }
  }()
}
