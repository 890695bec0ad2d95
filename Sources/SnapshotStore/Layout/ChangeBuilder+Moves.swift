// SPDX-License-Identifier: MIT
//
// Moves: those with a reason of their own are named, the others folded into a line each way.

import CollectionLayout
import DynamicCollectionView
import Foundation

extension ChangeBuilder {
  mutating func comparePlaces(
    roots added: Set<Int>, reflowing: Set<String>, isReframed: Bool
  ) {
    let resized = elements.indices.filter {
      elements[$0].isResized && elements[$0].role != .decoration
    }
    let moved = elements.indices.filter { index in
      let element = elements[index]
      guard let move = element.move, !Nearly.zero(move) else { return false }
      return element.role != .decoration
    }
    let explanation = MoveExplanation(
      elements: elements, sectionMoves: sectionMoves(), reflowing: reflowing)
    let pinned = moved.filter { isPinned(elements[$0]) }
    var roots = added.union(resized)
    roots.formUnion(pinned)
    let isMirrored = !isReframed && isMirrored(moved)
    if isMirrored { add(LayoutChange(.mirrored), isConsequence: false) }
    let moves =
      isReframed || isMirrored ? [] : explanation.causes(among: moved, roots: roots)
    for index in moved {
      guard !added.contains(index), let move = elements[index].move else { continue }
      let isCause = moves.contains(index)
      if isCause {
        touched.insert(elements[index].section)
        add(.moved(by: move, upTo: move), index, isConsequence: false)
      }
    }
    // Resizes are told already; a decoration goes with its section.
    let followers = moved.filter { !moves.contains($0) && !added.contains($0) }
    let decorations = elements.indices.filter {
      elements[$0].role == .decoration && elements[$0].move.map { !Nearly.zero($0) } == true
    }
    foldMoves((followers + decorations).sorted())
    compareScreenMoves(isReframed: isReframed || isScrolled)
  }

  /// Whether every element lies where a mirror puts it, and one at least moved by that.
  private func isMirrored(_ moved: [Int]) -> Bool {
    let width = max(old.contentSize.width, old.viewport.width)
    let newWidth = max(new.contentSize.width, new.viewport.width)
    guard moved.count > 1, Nearly.equal(width, newWidth) else { return false }
    return elements.allSatisfy { element in
      guard let before = element.old?.frame, let after = element.new?.frame else { return true }
      return abs(after.minX - width + before.maxX) < 1 && Nearly.equal(after.minY, before.minY)
    }
  }

  func isPinned(_ element: MatchedElement) -> Bool {
    element.old?.isPinned == true || element.new?.isPinned == true
  }

  /// Moves that a section's elements are granted because sections moved or grew. Where nothing
  /// listed grew, and even the first element listed moved with the section's end, what grew lies
  /// before all that is seen.
  private func sectionMoves() -> [String: [Shift]] {
    var result: [String: [Shift]] = [:]
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
      let start = Shift(
        dx: section.frame.minX - before.frame.minX, dy: section.frame.minY - before.frame.minY)
      let end = Shift(
        dx: section.frame.maxX - before.frame.maxX, dy: section.frame.maxY - before.frame.maxY)
      var moves: [Shift] = []
      // A section that moved is a change of its own, unless elements before it tell why.
      if !Nearly.zero(start) { moves.append(start) }
      // A held element pushes from its natural place, which is not listed.
      for held in elements where held.section == section.id && held.isResized && isPinned(held) {
        guard let before = held.old?.frame, let after = held.new?.frame else { continue }
        moves.append(
          Shift(dx: after.width - before.width, dy: after.height - before.height))
      }
      let grows = !Nearly.equal(section.frame.size, before.frame.size)
      if grows, !touched.contains(section.id), let first = firstMove(in: section.id) {
        let ends = [end, Shift(dx: end.dx, dy: 0), Shift(dx: 0, dy: end.dy)]
        moves += ends.filter {
          Nearly.equal($0.dx, first.dx) && Nearly.equal($0.dy, first.dy) && !Nearly.zero($0)
        }
      }
      result[section.id] = moves
    }
    return result
  }

  /// The move of a section's first element that is not held in its place.
  private func firstMove(in section: String) -> Shift? {
    let flowing = elements.filter {
      $0.section == section && $0.move != nil && !isPinned($0) && $0.role != .decoration
    }
    return flowing.min { Self.isBefore($0.old?.frame, $1.old?.frame) }?.move
  }

  private static func isBefore(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return false }
    return (one.minY, one.minX) < (other.minY, other.minX)
  }

  /// One line for all that went the same way.
  mutating func foldMoves(_ indices: [Int]) {
    var groups: [(what: LayoutChange.What, members: [Int])] = []
    for way in MoveWay.allCases {
      let members = indices.filter { MoveWay(elements[$0].move ?? .zero) == way }
      guard let first = members.first, let start = elements[first].move else { continue }
      if way == .mixed {
        groups.append((.reflowed, members))
        continue
      }
      let moves = members.compactMap { elements[$0].move }
      let least = moves.min { way.length($0).magnitude < way.length($1).magnitude } ?? start
      let most = moves.max { way.length($0).magnitude < way.length($1).magnitude } ?? start
      groups.append((.moved(by: least, upTo: most), members))
    }
    for group in groups {
      let roles = Set(group.members.map { elements[$0].role.rawValue })
      let sections = Set(group.members.map { elements[$0].section })
      add(
        LayoutChange(
          group.what, section: sections.count == 1 ? sections.first : nil,
          role: roles.count == 1 ? roles.first : nil,
          elements: group.members.map { elements[$0].id }
        ), isConsequence: true)
    }
  }

  /// What is seen elsewhere though its frame stayed: its section, or the collection, was scrolled.
  mutating func compareScreenMoves(isReframed: Bool) {
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.id == section.id }),
        let from = before.orthogonal?.offset, let to = section.orthogonal?.offset,
        !Nearly.equal(from, to)
      else { continue }
      add(
        LayoutChange(.sectionScrolled(from: from, to: to), section: section.id),
        isConsequence: isReframed)
    }
    for (index, element) in elements.enumerated() {
      guard let move = element.move, let seen = element.screenMove else { continue }
      let rest = Shift(dx: seen.dx - move.dx * new.zoom, dy: seen.dy - move.dy * new.zoom)
      guard !Nearly.zero(rest) else { continue }
      let hasCause = (causes + consequences).contains {
        switch $0.what {
        case .offset, .viewport, .zoom, .mirrored: true
        case .sectionScrolled: $0.section == element.section
        default: false
        }
      }
      add(.movedOnScreen(by: rest), index, isConsequence: hasCause)
    }
  }
}

/// The way a move goes.
enum MoveWay: CaseIterable {
  case down, up, right, left, mixed

  init(_ move: Shift) {
    if Nearly.zero(move.dx) {
      self = move.dy > 0 ? .down : .up
    } else if Nearly.zero(move.dy) {
      self = move.dx > 0 ? .right : .left
    } else {
      self = .mixed
    }
  }

  func length(_ move: Shift) -> CGFloat {
    switch self {
    case .down, .up: move.dy
    default: move.dx
    }
  }
}
