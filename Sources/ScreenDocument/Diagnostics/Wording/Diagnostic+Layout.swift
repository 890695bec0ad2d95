// SPDX-License-Identifier: MIT
//
// Layouts.

import DynamicCollectionView
import Foundation
import Geometry

extension Diagnostic {
  static func unknownLayoutType(_ type: JSONNode, name: String) -> Diagnostic {
    let known = SectionLayoutForm.kinds.map(\.name)
    return Diagnostic(
      .unknownLayoutType, at: type.place, "\(Phrase.quoted(name)) is not a layout type",
      expected: "one of " + known.joined(separator: ", "), found: type.memberExcerpt,
      hint: Phrase.didYouMean(name, known))
  }

  static func unknownPreset(_ preset: JSONNode, name: String) -> Diagnostic {
    let known = PresetForm.all.map(\.name)
    return Diagnostic(
      .unknownLayoutType, at: preset.place, "\(Phrase.quoted(name)) is not a preset",
      expected: "one of " + known.joined(separator: ", "), found: preset.memberExcerpt,
      hint: Phrase.didYouMean(name, known))
  }

  static func tooManyNestedGroups(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .limits, at: node.place, "groups are nested too deep",
      expected: "at most \(ReadingLimits.groupDepth) groups inside one another")
  }

  static func tooManyGroupItems(_ node: JSONNode, items: Double) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "the group has too many items",
      expected: "at most \(ReadingLimits.groupItems) in one group",
      found: Complaint.text(CGFloat(items)))
  }

  static func countOfSeveral(_ node: JSONNode, subitems: Int) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, at: node.keyPlace, "\(Phrase.name(node)) takes one subitem",
      expected: "one entry in 'subitems'", found: Phrase.plural(subitems, "entry", "entries"),
      hint: "the first subitem is used")
  }

  static func duplicateKind(_ node: JSONNode, name: String, first: JSONNode) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: node.place, "the kind \(Phrase.quoted(name)) is used twice",
      expected: "a kind of its own", found: node.memberExcerpt,
      related: Related(label: "first used here", place: first.place))
  }

  static func wrongAxis(_ member: JSONNode, isSideways: Bool) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: member.keyPlace,
      "\(Phrase.name(member)) is for a \(isSideways ? "vertical" : "horizontal") waterfall",
      expected: isSideways ? "'rows' and 'itemWidth'" : "'columns' and 'itemHeight'",
      found: member.memberExcerpt,
      hint: isSideways ? nil : "\"axis\": \"horizontal\" makes it go sideways")
  }

  static func aspectSyntax(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .bindingSyntax, at: node.place, "\(Phrase.name(node)) is not a ratio from the record",
      expected: "{{width}}/{{height}} or {{ratio}}", found: node.memberExcerpt)
  }

  static func aspectWithoutRecords(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: node.place, "placeholders have no record to take a ratio from",
      expected: "a list of ratios, or 'items' in place of 'itemCount'", found: node.memberExcerpt)
  }

  static func loopInLoop(_ list: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: list.keyPlace, "a loop is inside another one",
      expected: "one 'forEach' around a view", found: list.memberExcerpt,
      hint: "make each inner list a record of its own")
  }

  static func conditionNoMatch(_ node: JSONNode, width: CGFloat) -> Diagnostic {
    Diagnostic(
      .conditionNoMatch, at: node.place,
      "no case holds at a width of \(CanonicalNumber.string(width))",
      expected: "a case for every width, or 'else'", found: node.memberExcerpt)
  }

  static func noRoom(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .layoutNoRoom, at: node.place, "the viewport has no room",
      expected: "a width and a height above 0", found: node.memberExcerpt)
  }
}
