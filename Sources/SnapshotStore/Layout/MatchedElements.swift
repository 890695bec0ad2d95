// SPDX-License-Identifier: MIT
//
// Finds the same element in two layouts, by its id.

import CollectionLayout
import DynamicCollectionView
import Foundation

/// An element in the old layout, the new one, or both.
struct MatchedElement {
  /// Its id.
  let id: String
  /// The id of its section.
  let section: String
  /// Its role, in the newer layout where there are two.
  let role: LayoutAttributes.Kind
  /// Nil when it was not there.
  let old: LayoutAttributes?
  /// Nil when it is gone.
  let new: LayoutAttributes?

  /// How far the frame's origin moved; nil unless it is in both.
  var move: Shift? {
    guard let old, let new else { return nil }
    return Shift(dx: new.frame.minX - old.frame.minX, dy: new.frame.minY - old.frame.minY)
  }

  /// How far what is seen moved; nil unless it is in both.
  var screenMove: Shift? {
    guard let old, let new else { return nil }
    return Shift(
      dx: new.screenFrame.minX - old.screenFrame.minX,
      dy: new.screenFrame.minY - old.screenFrame.minY)
  }

  /// Whether it is in both and its size differs.
  var isResized: Bool {
    guard let old, let new else { return false }
    return !Nearly.equal(old.frame.size, new.frame.size)
  }

  /// All elements of both: those of the new layout in its order, each removed one after the one
  /// that it followed in the old layout.
  static func all(_ old: LayoutDump, _ new: LayoutDump) -> [MatchedElement] {
    let before = keyed(old)
    let after = keyed(new)
    let oldByKey = Dictionary(before, uniquingKeysWith: { first, _ in first })
    let newKeys = Set(after.map(\.0))
    // Removed ones by the key that they followed.
    var followers: [Key: [(Key, LayoutAttributes)]] = [:]
    var last = Key(id: "", repetition: -1)
    for (key, attributes) in before {
      if newKeys.contains(key) {
        last = key
      } else {
        followers[last, default: []].append((key, attributes))
      }
    }
    let oldSections = sectionNames(old)
    let newSections = sectionNames(new)
    var result: [MatchedElement] = []
    func appendFollowers(of key: Key) {
      for (key, attributes) in followers[key] ?? [] {
        result.append(
          MatchedElement(
            id: key.id, section: oldSections[attributes.section] ?? "layout",
            role: attributes.kind, old: attributes, new: nil))
      }
    }
    appendFollowers(of: Key(id: "", repetition: -1))
    for (key, attributes) in after {
      result.append(
        MatchedElement(
          id: key.id, section: newSections[attributes.section] ?? "layout",
          role: attributes.kind, old: oldByKey[key], new: attributes))
      appendFollowers(of: key)
    }
    return result
  }

  private struct Key: Hashable {
    let id: String
    let repetition: Int
  }

  /// Ids should be unique; where they are not, the first goes with the first.
  private static func keyed(_ dump: LayoutDump) -> [(Key, LayoutAttributes)] {
    var counts: [String: Int] = [:]
    return dump.elements.map { element in
      let repetition = counts[element.id, default: 0]
      counts[element.id] = repetition + 1
      return (Key(id: element.id, repetition: repetition), element.attributes)
    }
  }

  private static func sectionNames(_ dump: LayoutDump) -> [Int: String] {
    Dictionary(dump.sections.map { ($0.index, $0.id) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Equality of lengths that were rounded to three decimals.
enum Nearly {
  /// Half of what the text of a layout can tell, and a little.
  static let allowance: CGFloat = 0.0015

  static func zero(_ length: CGFloat) -> Bool { abs(length) <= allowance }
  static func equal(_ one: CGFloat, _ other: CGFloat) -> Bool { zero(one - other) }
  static func equal(_ one: CGSize, _ other: CGSize) -> Bool {
    equal(one.width, other.width) && equal(one.height, other.height)
  }
  static func equal(_ one: CGPoint, _ other: CGPoint) -> Bool {
    equal(one.x, other.x) && equal(one.y, other.y)
  }
  static func equal(_ one: CGRect, _ other: CGRect) -> Bool {
    equal(one.origin, other.origin) && equal(one.size, other.size)
  }
  /// Whether two rectangles share more than an edge.
  static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX - allowance && other.minX < one.maxX - allowance
      && one.minY < other.maxY - allowance && other.minY < one.maxY - allowance
  }
  static func zero(_ vector: Shift) -> Bool { zero(vector.dx) && zero(vector.dy) }
}
