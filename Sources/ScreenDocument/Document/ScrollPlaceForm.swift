// SPDX-License-Identifier: MIT
//
// Places to scroll to: offsets, elements by id, and places of sections that scroll on their own.

import DynamicCollectionView
import Foundation

/// Places to scroll to, as stops and gestures name them.
enum ScrollPlaceForm {
  /// An offset: a number on the scroll axis, `[x, y]`, `"start"` or `"end"`.
  static let offset = Form<ScrollStop.Target>.byKind(
    "a number, [x, y], \"start\" or \"end\"",
    [
      (
        [.number],
        Form<CGFloat>.number("an offset in points", in: Lengths.signed).map { .along($0) }
      ),
      ([.array], Form<CGPoint>.point.map { .offset($0) }),
      (
        [.string],
        .words("an offset", [("start", ScrollStop.Target.start), ("end", .end)])
      ),
    ])

  private static let section = Field.optional(
    "section", Form<String>.string("a section's id"), "A section's id.")
  static let item = Field.optional(
    "item", Form<String>.string("an item's id"), "An item's id.")
  private static let header = Field.optional(
    "header", Form<String>.string("a section's id"), "The id of the section whose header it is.")

  /// An element by its id.
  static let element = Form<ScrollStop.Element>.object(
    "a place to scroll to", [section, item, header], exactlyOne: [["section", "item", "header"]]
  ) { members in
    if let id = members[section] { return .section(id) }
    if let id = members[item] { return .item(id) }
    return members[header].map { .header($0) }
  }

  /// Where an element comes to lie: a word, or the fraction of both that is aligned.
  static let position = Form<ScrollStop.Position>.byKind(
    "\"top\", \"center\", \"bottom\", or a fraction from 0 to 1",
    [
      (
        [.string],
        .words(
          "a position",
          [("top", ScrollStop.Position.top), ("center", .center), ("bottom", .bottom)])
      ),
      ([.number], Form<CGFloat>.number("a fraction", in: 0...1).map { .anchor($0) }),
    ])

  /// A number that counts from 0.
  static let index = Form<Int>.integer("a number from 0", in: 0...ReadingLimits.itemCount)

  private static let sectionOffset = Field.optional(
    "offset", Form<CGFloat>.number("an offset in points", in: Lengths.signed),
    "The section's own offset, points.")
  private static let group = Field.optional("group", index, "The group at rest, from 0.")
  private static let page = Field.optional("page", index, "The rest position, from 0.")

  /// A place of a section that scrolls on its own.
  static let inSection = Form<ScrollStop.SectionTarget>.object(
    "a section's offset", [sectionOffset, group, page, item],
    exactlyOne: [["offset", "group", "page", "item"]]
  ) { members in
    if let value = members[sectionOffset] { return .offset(value) }
    if let value = members[group] { return .group(value) }
    if let value = members[page] { return .page(value) }
    return members[item].map { .item($0) }
  }
}
