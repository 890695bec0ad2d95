// SPDX-License-Identifier: MIT
//
// What a carousel's cells do with their distance from the middle of the view, and its dots.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Effects on visible items, by name.
enum EffectForm {
  private static let effect = Field.required(
    "effect", Form<VisibleItemEffect.Kind>.choice("an effect"), "What changes with the distance.",
    example: "\"scale\"")
  private static let from = Field.required(
    "from", Form<CGFloat>.number("a factor", in: 0...10),
    "The factor at that distance and beyond; in the middle it is 1.", example: "0.8")
  private static let over = Field.required(
    "over",
    Form<CGFloat>.number("a number of points", in: 0.01...ReadingLimits.length),
    "Points from the middle of the view to where the factor is reached.", example: "200")

  private static let form = Form<VisibleItemEffect>.object(
    "an effect", [effect, from, over], about: "How cells change with their distance."
  ) { members in
    guard let kind = members[effect], let from = members[from], let over = members[over] else {
      return nil
    }
    return VisibleItemEffect(kind: kind, from: from, distance: over)
  }

  static let visibleItems = Field.optional(
    "visibleItems", Form<[VisibleItemEffect]>.list("a list of effects", of: form), otherwise: [],
    "How cells change with their distance from the middle of the view.",
    example: #"[{ "effect": "scale", "from": 0.8, "over": 300 }]"#)
  static let pageDots = Field.optional(
    "pageDots", Form<Bool>.boolean, default: false,
    "Whether a section that scrolls on its own shows a dot for each page.")

  /// The effects of a layout of any type.
  static func effects(_ layout: JSONNode, _ resolving: Resolving) -> [VisibleItemEffect] {
    Members(node: layout, resolving: resolving)[visibleItems]
  }

  /// Whether a layout of any type shows dots.
  static func showsPageDots(_ layout: JSONNode, _ resolving: Resolving) -> Bool {
    Members(node: layout, resolving: resolving)[pageDots]
  }
}
