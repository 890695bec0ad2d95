// SPDX-License-Identifier: MIT
//
// `gesture`: what a finger or a program does at a stop before the picture is taken.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// The steps of a stop's script.
enum GestureForm {
  private static let seconds = 0...CGFloat(ScrollLimits.seconds)

  /// A way or a speed: a number on the axis of what is scrolled, or `[x, y]`.
  private static func way(_ what: String) -> Form<StopGesture.Way> {
    .byKind(
      "\(what), or [x, y]",
      [
        ([.number], Form<CGFloat>.number(what, in: Lengths.signed).map { .along($0) }),
        ([.array], Form<CGPoint>.point.map { .both($0) }),
      ])
  }

  // What happens: one of these keys.
  private static let drag = Field.optional(
    "drag", way("a number of points"),
    "How far a finger moves, points; up and left are negative. The first 10 points only wake it.",
    example: "-300")
  private static let fling = Field.optional(
    "fling", way("a speed"),
    "The speed at which a finger leaves, points per second; positive when the offset grows.",
    example: "1500")
  private static let tap = Field.optional(
    "tap", Form<CGPoint>.point, "Where a finger touches, in the viewport; it stops what scrolls.",
    example: "[196, 400]")
  private static let pinch = Field.optional(
    "pinch", Form<CGFloat>.number("a factor", in: 0.01...100),
    "What two fingers multiply the magnification with.", example: "2")
  private static let zoom = Field.optional(
    "zoom", Form<CGFloat>.number("a magnification", in: 0.01...100),
    "Magnifies at once, as a program does.", example: "2.5")
  private static let wait = Field.optional(
    "wait",
    Form<Wait>.byKind(
      "a number of seconds, or \"rest\"",
      [
        (
          [.number],
          Form<CGFloat>.number("a number of seconds", in: seconds).map { .seconds(Double($0)) }
        ),
        ([.string], .words("a time to wait", [("rest", Wait.untilRest)])),
      ]), "Seconds to wait, or \"rest\" until nothing moves.", example: "\"rest\"")
  private static let scrollTo = Field.optional(
    "scrollTo", place, "Scrolls as a program does: to an offset, an element, or a page.",
    example: #"{ "item": "42" }"#)
  private static let scrollToTop = Field.optional(
    "scrollToTop", Form<Bool>.boolean, default: false, "A tap on the status bar.")

  // What belongs to some of them.
  private static let section = Field.optional(
    "section", Form<String>.string("a section's id"),
    "The section that scrolls on its own; without it, what lies under the finger.",
    example: "\"banner\"")
  private static let from = Field.optional(
    "from", Form<CGPoint>.point, "Where the finger touches or leaves, in the viewport.")
  private static let center = Field.optional(
    "center", Form<CGPoint>.point, "The place that stays, in the viewport; its middle unless given."
  )
  private static let duration = Field.optional(
    "duration", Form<CGFloat>.number("a number of seconds", in: seconds), default: 0.5,
    "How long the fingers move, seconds.")
  private static let hold = Field.optional(
    "hold", Form<CGFloat>.number("a number of seconds", in: seconds), default: 0.1,
    "How long the finger then stands, seconds; 0.1 throws nothing.")
  private static let velocity = Field.optional(
    "velocity", way("a speed"),
    "The speed at release, points per second, positive when the offset grows; else that of the way."
  )
  private static let count = Field.optional(
    "count", Form<Int>.integer("a number of taps", in: 1...10), default: 1, "How many taps.")
  private static let at = Field.optional(
    "at", ScrollPlaceForm.position, default: .top,
    "Where in the viewport the element comes to lie, or which fraction of both is aligned.")
  private static let animated = Field.optional(
    "animated", Form<Bool>.boolean, default: true, "On the way in 0.25 seconds, or at once.")

  /// A place that `scrollTo` names.
  private enum Place {
    case target(ScrollStop.Target)
    case element(ScrollStop.Element)
    case inSection(ScrollStop.SectionTarget)
    /// In the section that is named, else of the whole.
    case page(Int)
    case item(String)
  }

  private static let group = Field.optional(
    "group", ScrollPlaceForm.index, "With `section`: the group at rest, from 0.")
  private static let page = Field.optional(
    "page", ScrollPlaceForm.index, "The page, from 0; with `section` its rest position.")
  private static let ownHeader = Field.optional(
    "header", Form<String>.string("a section's id"), "The id of the section whose header it is.")
  private static let ownSection = Field.optional(
    "section", Form<String>.string("a section's id"), "A section's id.")

  private static let named = Form<Place>.object(
    "a place to scroll to", [ownSection, ScrollPlaceForm.item, ownHeader, page, group],
    exactlyOne: [["section", "item", "header", "page", "group"]]
  ) { members in
    if let id = members[ownSection] { return .element(.section(id)) }
    if let id = members[ownHeader] { return .element(.header(id)) }
    if let id = members[ScrollPlaceForm.item] { return .item(id) }
    if let page = members[page] { return .page(page) }
    return members[group].map { .inSection(.group($0)) }
  }

  private static let place = Form<Place>.byKind(
    "an offset, or a place to scroll to",
    [
      ([.number, .array, .string], ScrollPlaceForm.offset.map { .target($0) }),
      ([.object], named),
    ])

  /// What may stand beside each.
  private static let companions: [(String, [String])] = [
    ("drag", ["section", "from", "duration", "hold", "velocity"]),
    ("fling", ["section", "from"]), ("tap", ["count"]), ("pinch", ["center", "duration"]),
    ("zoom", ["center"]), ("wait", []), ("scrollTo", ["section", "at", "animated"]),
    ("scrollToTop", []),
  ]
  private static let kinds = companions.map(\.0)

  private static let step = Form<StopGesture>.named("gesture") {
    .object(
      "a gesture",
      [
        drag, fling, tap, pinch, zoom, wait, scrollTo, scrollToTop, section, from, center,
        duration, hold, velocity, count, at, animated,
      ],
      exactlyOne: [kinds], exclusions: exclusions,
      about: "Something a finger or a program does.", rules: check, build: build)
  }

  /// Keys that have no meaning beside a kind.
  private static var exclusions: [(String, [String])] {
    let all = companions.reduce(into: [String]()) { keys, entry in
      for key in entry.1 where !keys.contains(key) { keys.append(key) }
    }
    return companions.map { kind, own in (kind, all.filter { !own.contains($0) }) }
  }

  /// What concerns several keys: a place in a section needs one, and one of the whole takes none.
  private static func check(_ node: JSONNode, _ checking: Checking) {
    if let flag = node[scrollToTop.key], flag.boolean == false {
      checking.report(.uselessFlag(flag))
    }
    guard let place = node[scrollTo.key] else { return }
    let named = node[section.key]
    if place[group.key] != nil, named == nil {
      checking.report(.missingKey(section.key, in: node, of: "a gesture", section.schema.about))
    }
    guard let named else { return }
    let isElsewhere =
      place.kind == .array || place.kind == .string || place[ownSection.key] != nil
      || place[ownHeader.key] != nil
    if isElsewhere { checking.report(.placeOutsideSection(place, section: named)) }
  }

  private static func build(_ members: Members) -> StopGesture? {
    let section = members[section]
    if let way = members[drag] {
      return .drag(
        StopGesture.DragGesture(
          way, from: members[from], duration: Double(members[duration]),
          hold: Double(members[hold]), velocity: members[velocity], section: section))
    }
    if let speed = members[fling] { return .fling(speed, from: members[from], section: section) }
    if let point = members[tap] { return .tap(point, count: members[count]) }
    if let scale = members[pinch] {
      return .pinch(scale, at: members[center], duration: Double(members[duration]))
    }
    if let value = members[zoom] { return .zoom(value, at: members[center]) }
    if let wait = members[wait] { return .wait(wait) }
    if members[scrollToTop] { return .scrollToTop }
    guard let place = members[scrollTo] else { return nil }
    let isAnimated = members[animated]
    if let section {
      let target: ScrollStop.SectionTarget
      switch place {
      case .target(.along(let offset)): target = .offset(offset)
      case .page(let page): target = .page(page)
      case .item(let id): target = .item(id)
      case .inSection(let place): target = place
      case .target, .element: return nil
      }
      return .scrollSection(section, target, isAnimated: isAnimated)
    }
    switch place {
    case .target(let target): return .scroll(target, isAnimated: isAnimated)
    case .element(let element):
      return .scroll(.element(element, at: members[at]), isAnimated: isAnimated)
    case .item(let id): return .scroll(.element(.item(id), at: members[at]), isAnimated: isAnimated)
    case .page(let page): return .scroll(.page(page), isAnimated: isAnimated)
    case .inSection: return nil
    }
  }

  /// One gesture, or a list of them.
  static let field = Field.optional(
    "gesture",
    Form<[StopGesture]>.byKind(
      "a gesture, or a list of them",
      [
        ([.object], step.map { [$0] }),
        (
          [.array],
          .list("a list of gestures", of: step, minimum: 1, maximum: ReadingLimits.gestures)
        ),
      ]), otherwise: [],
    "What a finger or a program does before the picture is taken.",
    example: #"[{ "fling": 1500 }, { "wait": "rest" }]"#)

  /// When the picture is taken.
  static let moment = Field.optional(
    "moment",
    Form<ScrollScript.Capture>.byKind(
      "\"rest\", { \"after\": seconds } or { \"time\": seconds }",
      [
        ([.string], .words("a moment", [("rest", ScrollScript.Capture.atRest)])),
        ([.object], instant),
      ]), otherwise: .atRest,
    "When the picture is taken: \"rest\", seconds after the last gesture, or after the first began.",
    example: #"{ "after": 0.1 }"#)

  private static let after = Field.optional(
    "after", Form<CGFloat>.number("a number of seconds", in: seconds),
    "Seconds after the last gesture has ended; 0 is the release itself.")
  private static let time = Field.optional(
    "time", Form<CGFloat>.number("a number of seconds", in: seconds),
    "Seconds after the first gesture has begun.")
  private static let instant = Form<ScrollScript.Capture>.object(
    "a moment", [after, time], exactlyOne: [["after", "time"]]
  ) { members in
    if let seconds = members[after] { return .afterLastStep(Double(seconds)) }
    return members[time].map { .time(Double($0)) }
  }
}
