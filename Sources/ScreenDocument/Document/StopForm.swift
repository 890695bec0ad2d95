// SPDX-License-Identifier: MIT
//
// `stops`: where pictures are taken.

import DynamicCollectionView
import Foundation

/// Where pictures are taken.
enum StopForm {
  private static let name = Field.required(
    "name", Form<String>.string("a name"), "Part of the picture's name.", example: "\"top\"")

  private static let number = Form<ScrollStop.Target>.byKind(
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
  private static let offset = Field.optional(
    "offset", number,
    "The content offset: a number on the scroll axis, [x, y], \"start\" or \"end\".",
    example: "120")

  private static let section = Field.optional(
    "section", Form<String>.string("a section's id"), "A section's id.")
  private static let item = Field.optional(
    "item", Form<String>.string("an item's id"), "An item's id.")
  private static let header = Field.optional(
    "header", Form<String>.string("a section's id"), "The id of the section whose header it is.")
  private static let element = Form<ScrollStop.Element>.object(
    "a place to scroll to", [section, item, header], exactlyOne: [["section", "item", "header"]]
  ) { members in
    if let id = members[section] { return .section(id) }
    if let id = members[item] { return .item(id) }
    return members[header].map { .header($0) }
  }
  private static let to = Field.optional(
    "to", element, "An element to bring into view, instead of an offset.",
    example: #"{ "section": "feed" }"#)
  private static let at = Field.optional(
    "at", Form<ScrollStop.Position>.choice("a position"), default: .top,
    "Where in the viewport the element of `to` comes to lie.")

  private static let sectionOffset = Field.optional(
    "offset", Form<CGFloat>.number("an offset in points", in: Lengths.signed),
    "The section's own offset, points.")
  private static let index = Form<Int>.integer("a number from 0", in: 0...ReadingLimits.itemCount)
  private static let group = Field.optional("group", index, "The group at rest, from 0.")
  private static let page = Field.optional("page", index, "The rest position, from 0.")
  private static let sectionTarget = Form<ScrollStop.SectionTarget>.object(
    "a section's offset", [sectionOffset, group, page, item],
    exactlyOne: [["offset", "group", "page", "item"]]
  ) { members in
    if let value = members[sectionOffset] { return .offset(value) }
    if let value = members[group] { return .group(value) }
    if let value = members[page] { return .page(value) }
    return members[item].map { .item($0) }
  }
  private static let sections = Field.optional(
    "sections",
    Form<[(key: String, value: ScrollStop.SectionTarget)]>.dictionary(
      "offsets by section", of: sectionTarget), otherwise: [],
    "Offsets of sections that scroll on their own, by section id.",
    example: #"{ "banner": { "group": 1 } }"#)

  private static let stop = Form<ScrollStop>.named("stop") {
    .object(
      "a stop", [name, offset, to, at, sections],
      exclusions: [("offset", ["to"])], dependencies: [("at", ["to"])],
      about: "A named place in the scroll range.",
      rules: { node, checking in
        if let name = node[name.key], name.string?.isEmpty == true {
          checking.report(.emptyName(name))
        }
      }
    ) { members in
      guard let name = members[name], !name.isEmpty else { return nil }
      let target = members[to].map { ScrollStop.Target.element($0, at: members[at]) }
      return ScrollStop(
        name: name, target: target ?? members[offset] ?? .start,
        sections: Dictionary(members[sections].map { ($0.key, $0.value) }) { $1 })
    }
  }

  /// All stops. Names differ.
  static let field = Field.optional(
    "stops",
    Form<[ScrollStop]>.list("a list of stops", of: stop).adding { node, checking in
      var first: [String: JSONNode] = [:]
      for child in node.children {
        guard let name = child[name.key], let text = name.string else { continue }
        if let other = first[text] {
          checking.report(.duplicateID(name, what: "stop", id: text, first: other))
        } else {
          first[text] = name
        }
      }
    }, otherwise: [], "Where pictures are taken; without it, one at the start.")
}
