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

  /// What a chain of stops is followed by.
  private struct Link {
    var after: String?
    var gestures: Int
  }

  /// Stops that go on from others: these exist, do not go in a circle, and are not too long.
  private static func checkChains(
    _ node: JSONNode, _ stops: [String: JSONNode], _ checking: Checking
  ) {
    let links = stops.mapValues { stop in
      let gesture = stop[GestureForm.field.key]
      return Link(
        after: stop[after.key]?.string,
        gestures: gesture.map { $0.kind == .array ? $0.count : 1 } ?? 0)
    }
    for child in node.children {
      guard let place = child[after.key], let first = place.string else { continue }
      guard links[first] != nil else {
        checking.report(
          .unresolved(
            place, what: "stop", id: first, nearest: NearestName.of(first, in: stops.keys.sorted()))
        )
        continue
      }
      let own = child[name.key]?.string ?? ""
      var (chain, seen, count) = ([own], Set([own]), links[own]?.gestures ?? 0)
      var next: String? = first
      while let name = next, let link = links[name] {
        chain.append(name)
        guard seen.insert(name).inserted else {
          // Told at each stop of the circle, not at those that lead into it.
          if name == own { checking.report(.stopCycle(place, chain: chain)) }
          break
        }
        count += link.gestures
        if count > ReadingLimits.gestures || seen.count > ReadingLimits.gestures {
          checking.report(.tooManyGestures(place, limit: ReadingLimits.gestures))
          break
        }
        next = link.after
      }
    }
  }

  /// The stops, each with the gestures of those it goes on from.
  private static func chained(_ written: [Written]) -> [ScrollStop] {
    let named = Dictionary(written.map { ($0.stop.name, $0) }) { first, _ in first }
    return written.map { own in
      // 1. The stops it goes on from, nearest first, as far as the limits allow.
      var chain: [ScrollStop] = []
      var (seen, count) = (Set([own.stop.name]), own.stop.gestures.count)
      var next = own.after
      while let name = next, let other = named[name], seen.insert(name).inserted,
        count + other.stop.gestures.count <= ReadingLimits.gestures,
        seen.count <= ReadingLimits.gestures
      {
        chain.append(other.stop)
        count += other.stop.gestures.count
        next = other.after
      }
      // 2. It begins where the last of them does.
      guard let first = chain.last else { return own.stop }
      var stop = own.stop
      stop.target = first.target
      stop.sections = first.sections
      stop.gestures = chain.reversed().flatMap(\.gestures) + own.stop.gestures
      stop.inheritedGestures = count - own.stop.gestures.count
      return stop
    }
  }
}
