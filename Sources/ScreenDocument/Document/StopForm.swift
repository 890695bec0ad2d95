// SPDX-License-Identifier: MIT
//
// `stops`: where and when pictures are taken.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// Where pictures are taken.
enum StopForm {
  private static let name = Field.required(
    "name", Form<String>.string("a name"), "Part of the picture's name.", example: "\"top\"")
  private static let offset = Field.optional(
    "offset", ScrollPlaceForm.offset,
    "The content offset: a number on the scroll axis, [x, y], \"start\" or \"end\".",
    example: "120")
  private static let to = Field.optional(
    "to", ScrollPlaceForm.element, "An element to bring into view, instead of an offset.",
    example: #"{ "section": "feed" }"#)
  private static let at = Field.optional(
    "at", ScrollPlaceForm.position, default: .top,
    "Where in the viewport the element of `to` comes to lie: a word, or the fraction of both that "
      + "is aligned.")
  private static let page = Field.optional(
    "page", ScrollPlaceForm.index, "The screenful, from 0, instead of an offset.")
  private static let sections = Field.optional(
    "sections",
    Form<[(key: String, value: ScrollStop.SectionTarget)]>.dictionary(
      "offsets by section", of: ScrollPlaceForm.inSection), otherwise: [],
    "Offsets of sections that scroll on their own, by section id.",
    example: #"{ "banner": { "group": 1 } }"#)
  private static let after = Field.optional(
    "after", Form<String>.string("a stop's name"),
    "The stop whose gestures come first, from where it begins.")

  /// A stop as written.
  private struct Written {
    var stop: ScrollStop
    var after: String?
  }

  private static let stop = Form<Written>.named("stop") {
    .object(
      "a stop",
      [name, offset, to, at, page, sections, after, GestureForm.field, GestureForm.moment],
      exclusions: [
        ("offset", ["to", "page"]), ("to", ["page"]),
        ("after", ["offset", "to", "page", "sections"]),
      ], dependencies: [("at", ["to"])],
      about: "A named place in the scroll range, or a moment of a scroll script.",
      rules: { node, checking in
        if let name = node[name.key], name.string?.isEmpty == true {
          checking.report(.emptyName(name))
        }
        if node[GestureForm.moment.key] != nil, node[GestureForm.field.key] == nil,
          node[after.key] == nil
        {
          checking.report(
            .missingKey(
              GestureForm.field.key, in: node, of: "a stop", GestureForm.field.schema.about))
        }
      }
    ) { members in
      guard let name = members[name], !name.isEmpty else { return nil }
      let element = members[to].map { ScrollStop.Target.element($0, at: members[at]) }
      let target = element ?? members[page].map { .page($0) } ?? members[offset]
      return Written(
        stop: ScrollStop(
          name: name, target: target ?? .start,
          sections: Dictionary(members[sections].map { ($0.key, $0.value) }) { $1 },
          gestures: members[GestureForm.field], moment: members[GestureForm.moment]),
        after: members[after])
    }
  }

  /// All stops. Names differ.
  static let field = Field.optional(
    "stops",
    Form<[Written]>.list("a list of stops", of: stop).adding { node, checking in
      var (first, stops) = ([String: JSONNode](), [String: JSONNode]())
      for child in node.children {
        guard let name = child[name.key], let text = name.string else { continue }
        if let other = first[text] {
          checking.report(.duplicateID(name, what: "stop", id: text, first: other))
        } else {
          first[text] = name
          stops[text] = child
        }
      }
      checkChains(node, stops, checking)
    }.map { chained($0) }, otherwise: [], "Where pictures are taken; without it, one at the start.")

  /// Stops that go on from others: these exist, do not go in a circle, and are not too long.
  private static func checkChains(
    _ node: JSONNode, _ stops: [String: JSONNode], _ checking: Checking
  ) {
    for child in node.children {
      guard let link = child[after.key], let first = link.string else { continue }
      guard stops[first] != nil else {
        checking.report(
          .unresolved(
            link, what: "stop", id: first, nearest: NearestName.of(first, in: stops.keys.sorted())))
        continue
      }
      var (chain, count) = ([child[name.key]?.string ?? ""], gestures(of: child))
      var next: String? = first
      while let name = next, let node = stops[name] {
        if chain.contains(name) {
          checking.report(.stopCycle(link, chain: chain + [name]))
          break
        }
        chain.append(name)
        count += gestures(of: node)
        if count > ReadingLimits.gestures {
          checking.report(.tooManyGestures(link, limit: ReadingLimits.gestures))
          break
        }
        // Links without gestures do not make a chain endless.
        if chain.count > ReadingLimits.gestures { break }
        next = node[after.key]?.string
      }
    }
  }

  private static func gestures(of stop: JSONNode) -> Int {
    guard let node = stop[GestureForm.field.key] else { return 0 }
    return node.kind == .array ? node.count : 1
  }

  /// The stops, each with the gestures of those it goes on from.
  private static func chained(_ written: [Written]) -> [ScrollStop] {
    let named = Dictionary(written.map { ($0.stop.name, $0) }) { first, _ in first }
    return written.map { own in
      var stop = own.stop
      var (seen, next) = (Set([stop.name]), own.after)
      while let name = next, let other = named[name], seen.insert(name).inserted,
        stop.gestures.count + other.stop.gestures.count <= ReadingLimits.gestures,
        seen.count <= ReadingLimits.gestures
      {
        stop.gestures = other.stop.gestures + stop.gestures
        stop.inheritedGestures += other.stop.gestures.count
        stop.target = other.stop.target
        stop.sections = other.stop.sections
        next = other.after
      }
      return stop
    }
  }
}
