// SPDX-License-Identifier: MIT
//
// Words for what happened between two layouts: one line for a terminal, a list for a report.

import Foundation
import Geometry

extension LayoutComparison {
  /// Changes that a summary names; the rest is counted.
  static let namedInSummary = 3

  /// One line: causes, then what followed, then whether that is all. Empty when nothing happened.
  package var summary: String {
    guard !isEmpty else { return "" }
    let end = namesEveryCause ? [Self.end] : []
    return (causeParts + followerParts + end).joined(separator: "; ")
  }

  /// What is said when every change was told.
  static let end = "nothing else"

  /// Whether the summary counts no causes without naming them.
  var namesEveryCause: Bool {
    changes.count { !$0.isConsequence } <= Self.namedInSummary
  }

  /// The causes in a summary, the first ones by name.
  var causeParts: [String] {
    let causes = changes.filter { !$0.isConsequence }
    var parts = causes.prefix(Self.namedInSummary).map(\.text)
    if causes.count > Self.namedInSummary {
      let rest = causes.count - Self.namedInSummary
      parts.append("\(rest) more \(rest == 1 ? "cause" : "causes")")
    }
    return parts
  }

  /// What followed, in a summary.
  var followerParts: [String] {
    // Another viewport takes ends elsewhere as a matter of course.
    let isReframed = changes.contains {
      if case .viewport = $0.what { true } else { false }
    }
    let followers = changes.filter {
      $0.isConsequence && $0.isWorthALine && !(isReframed && $0.isOffset)
    }
    var parts: [String] = []
    for part in [LayoutChange.Part.resized, .left, .came, .moved, .rest] {
      let members = followers.filter { $0.part == part }
      if members.count == 1 || part == .rest {
        parts += members.map(\.text)
      } else if !members.isEmpty {
        let count = members.reduce(0) { $0 + $1.elements.count }
        parts.append("\(count) elements \(part.rawValue)")
      }
    }
    return parts
  }

  /// All changes, one a line, consequences indented; each ends in a line feed.
  package var text: String {
    changes.map { change in
      var line = (change.isConsequence ? "  " : "") + change.text
      if change.elements.count > 1 {
        let names = change.elements.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        line += ": " + names
        if change.elements.count > 8 { line += ", and \(change.elements.count - 8) more" }
      }
      return line + "\n"
    }.joined()
  }
}

extension LayoutChange {
  /// What a consequence has in common with others, in words that follow a number of elements.
  fileprivate enum Part: String {
    case resized
    case left = "left the view"
    case came = "came into view"
    case moved
    case rest
  }

  fileprivate var part: Part {
    switch what {
    case .resized, .resizedEach: .resized
    case .leftView: .left
    case .cameIntoView: .came
    case .moved, .reflowed: .moved
    default: .rest
    }
  }

  /// Sections and the content grow whenever something in them does: not worth a word in one line.
  fileprivate var isWorthALine: Bool {
    guard isConsequence else { return true }
    switch what {
    case .content, .sectionResized, .sectionMoved, .sectionScrolled, .scrolling, .movedOnScreen,
      .zIndex, .other, .alpha, .hidden, .shown, .transformed, .added, .removed:
      return false
    case .resized: return role != "decoration"
    case .moved, .reflowed: return role != "decoration"
    default: return true
    }
  }

  /// What happened, to whom: `header of `hits` 44 -> 52`.
  package var text: String {
    switch what {
    case .viewport(let from, let to): "viewport \(Self.sizes(from, to, always: true))"
    case .zoom(let from, let to): "zoom \(Self.number(from)) -> \(Self.number(to))"
    case .offset(let from, let to): "offset \(Self.point(from)) -> \(Self.point(to))"
    case .content(let from, let to): "content \(Self.sizes(from, to))"
    case .sectionAdded: "\(whole) added"
    case .sectionRemoved: "\(whole) removed"
    case .sectionReordered(let from, let to): "\(whole) moved from place \(from) to \(to)"
    case .sectionResized(let from, let to): "\(whole) \(Self.sizes(from, to))"
    case .sectionMoved(let by): "\(whole) moved by \(Self.move(by))"
    case .sectionsMoved(let count, let by, let upTo):
      "\(count) sections moved by \(Self.moves(by, upTo))"
    case .sectionScrolled(let from, let to):
      "\(whole) scrolled \(Self.number(from)) -> \(Self.number(to))"
    case .scrolling(let from, let to):
      from == to
        ? "rest positions of \(whole) changed" : "\(whole) scrolls `\(to)` instead of `\(from)`"
    case .added: "\(subject) added"
    case .removed: "\(subject) removed"
    case .itemCount(let from, let to): "items of `\(section ?? "")` \(from) -> \(to)"
    case .cameIntoView: "\(subject) came into view"
    case .leftView: "\(subject) left the view"
    case .moved(let by, let upTo): movedText(by, upTo)
    case .mirrored: "mirrored"
    case .reflowed: "\(subject) reflowed"
    case .movedOnScreen(let by): "\(subject) seen moved by \(Self.move(by))"
    case .resized(let from, let to): "\(subject) \(Self.sizes(from, to))"
    case .resizedEach(let width, let from, let to):
      if let width {
        "\(subject) \(width ? "width" : "height") \(Self.number(from)) -> \(Self.number(to))"
      } else {
        "\(subject) resized"
      }
    case .noLongerHeld: "\(subject) no longer held in view"
    case .nowHeld: "\(subject) now held in view"
    case .reordered(let from, let to): "\(subject) moved from place \(from) to \(to)"
    case .shuffled: "\(subject) reordered"
    case .pinned: "\(subject) pinned"
    case .unpinned: "\(subject) no longer pinned"
    case .alpha(let from, let to):
      "\(subject) alpha \(Self.number(from)) -> \(Self.number(to))"
    case .hidden: "\(subject) hidden"
    case .shown: "\(subject) no longer hidden"
    case .transformed: "\(subject) drawn with another transform"
    case .zIndex(let from, let to): "\(subject) z \(from) -> \(to)"
    case .other:
      elements.isEmpty ? "the layout differs in its names only" : "\(subject) changed its kind"
    }
  }

  private func movedText(_ by: Shift, _ upTo: Shift) -> String {
    var place = ""
    if isConsequence, by.dx == 0, by.dy != 0 { place = " below" }
    if isConsequence, by.dy == 0, by.dx != 0 { place = " beside" }
    return "\(subject)\(place) moved by \(Self.moves(by, upTo))"
  }

  /// A section by its id.
  private var whole: String { "section `\(section ?? "")`" }

  /// One element by its name, several by their number.
  private var subject: String {
    let place = section == "layout" ? "the layout" : "`\(section ?? "")`"
    guard elements.count == 1, let only = elements.first else {
      let noun = role ?? "element"
      let plural = noun == "supplementary" ? "supplementary views" : noun + "s"
      let whose = isConsequence || section == nil ? "" : " of \(place)"
      return "\(elements.count) \(plural)\(whose)"
    }
    switch role {
    case "header", "footer":
      return only.hasSuffix(":0") ? "\(role ?? "") of \(place)" : "`\(only)`"
    case "cell" where isConsequence && Self.isMove(what): return "1 cell"
    default: return "`\(only)`"
    }
  }

  private static func isMove(_ what: What) -> Bool {
    switch what {
    case .moved, .reflowed: true
    default: false
    }
  }

  /// Only the lengths that differ; a height without a word, since most layouts grow downwards.
  private static func sizes(_ from: CGSize, _ to: CGSize, always both: Bool = false) -> String {
    if !both, Nearly.equal(from.width, to.width) {
      return "\(number(from.height)) -> \(number(to.height))"
    }
    if !both, Nearly.equal(from.height, to.height) {
      return "width \(number(from.width)) -> \(number(to.width))"
    }
    return
      "\(number(from.width))x\(number(from.height)) -> \(number(to.width))x\(number(to.height))"
  }

  private static func moves(_ by: Shift, _ upTo: Shift) -> String {
    if Nearly.equal(by.dx, upTo.dx), Nearly.equal(by.dy, upTo.dy) { return move(by) }
    if Nearly.zero(by.dy), Nearly.zero(upTo.dy) { return "\(signed(by.dx)) to \(move(upTo))" }
    return "\(move(by)) to \(move(upTo))"
  }

  private static func move(_ move: Shift) -> String {
    if Nearly.zero(move.dx) { return signed(move.dy) }
    if Nearly.zero(move.dy) { return signed(move.dx) + " across" }
    return "(\(signed(move.dx)), \(signed(move.dy)))"
  }

  private static func signed(_ length: CGFloat) -> String {
    (length > 0 ? "+" : "") + number(length)
  }

  private static func point(_ point: CGPoint) -> String {
    "\(number(point.x)),\(number(point.y))"
  }

  private static func number(_ value: CGFloat) -> String { CanonicalNumber.string(value) }
}
