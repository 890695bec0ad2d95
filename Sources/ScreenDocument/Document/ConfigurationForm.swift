// SPDX-License-Identifier: MIT
//
// `configuration`: what surrounds all sections.

import CellViews
import CollectionLayout
import Foundation
import Geometry

/// What surrounds all sections.
enum ConfigurationForm {
  /// A configuration as written.
  struct Value {
    var spec = ConfigurationSpec()
    var background = ColorReference.named("systemBackground")
    var layoutMargins: NSDirectionalEdgeInsets?
    var maximumZoomScale: CGFloat = 1
  }

  private static let scrollDirection = Field.optional(
    "scrollDirection", Form<Axis>.choice("a scroll direction"), default: .vertical,
    "The axis along which sections follow one another.")
  private static let interSectionSpacing = Field.optional(
    "interSectionSpacing", Form<CGFloat>.number("a number of points", in: Lengths.signed),
    default: 0, "Between consecutive sections, points.")
  private static let insetsReference = Field.optional(
    "contentInsetsReference", Form<InsetsReference>.choice("an insets reference"),
    default: .safeArea, "Which insets of the view narrow the sections.")
  private static let background = Field.optional(
    "background", ColorForm.form, otherwise: .named("systemBackground"),
    "Fills the viewport; systemBackground unless given.", example: "\"systemGroupedBackground\"")
  private static let layoutMargins = Field.optional(
    "layoutMargins", Form<NSDirectionalEdgeInsets>.insets,
    "The view's layout margins: top, leading, bottom, trailing; else the environment's.")
  private static let rounding = Field.optional(
    "rounding", Form<ConfigurationSpec.Rounding>.choice("a rounding"), default: .ios17,
    "How frames come to lie on pixels.")

  private static let maximumZoomScale = Field.optional(
    "maximumZoomScale", Form<CGFloat>.number("a magnification", in: 1...100), default: 1,
    "How far gestures may magnify the content, from 1.")

  private static let form = Form<Value>.object(
    "a configuration",
    [
      scrollDirection, interSectionSpacing, insetsReference, BoundaryForm.field, background,
      layoutMargins, rounding, maximumZoomScale,
    ]
  ) { members in
    Value(
      spec: ConfigurationSpec(
        scrollDirection: members[scrollDirection],
        interSectionSpacing: members[interSectionSpacing],
        contentInsetsReference: members[insetsReference], boundary: members[BoundaryForm.field],
        rounding: members[rounding]),
      background: members[background], layoutMargins: members[layoutMargins],
      maximumZoomScale: members[maximumZoomScale])
  }

  /// What surrounds all sections.
  static let field = Field.optional(
    "configuration", form, otherwise: Value(), "What surrounds all sections.")
}
