// SPDX-License-Identifier: MIT
//
// Tells moves that something else brought about from those that need naming. Influence spreads
// from what grew, appeared or vanished, to what its edges push; what it never reaches is a cause.

import CollectionLayout
import Foundation

/// Explains moves of elements by their neighbours.
struct MoveExplanation {
  /// Neighbours that are looked at on either side, in the order along each axis.
  static let reach = 64

  /// All elements of both layouts.
  let elements: [MatchedElement]
  /// Moves that every element of a section is granted: of its frame's edges, of sections before it.
  let sectionMoves: [String: [Shift]]
  /// Sections in which items were added, removed or reordered.
  let reflowing: Set<String>

  /// Indices of elements that moved, and of those among them that are causes.
  func causes(among moved: [Int], roots: Set<Int>) -> Set<Int> {
    var known = roots
    var open = moved.filter { !roots.contains($0) }
    // 1. What sections and reflowing explain without a neighbour.
    open.removeAll { index in
      guard isGranted(elements[index]) else { return false }
      known.insert(index)
      return true
    }
    let rows = neighbours(by: { $0.minY })
    let columns = neighbours(by: { $0.minX })
    var causes: Set<Int> = []
    while !open.isEmpty {
      // 2. What known elements push, until nothing new is reached.
      var reachedMore = true
      while reachedMore {
        let before = open.count
        open.removeAll { index in
          guard isPushed(index, by: known, roots: roots, rows: rows, columns: columns) else {
            return false
          }
          known.insert(index)
          return true
        }
        reachedMore = open.count < before
      }
      // 3. The first one left moved for a reason of its own, and those beside it that went with it;
      // go on from there.
      guard let first = open.first else { break }
      let row = open.filter { isRowmate($0, of: first) }
      open.removeAll(where: row.contains)
      causes.formUnion(row)
      known.formUnion(row)
    }
    return causes
  }

  /// Whether both begin at the same place along their common move; each one with itself.
  private func isRowmate(_ index: Int, of first: Int) -> Bool {
    guard let move = elements[first].move, let other = elements[index].move,
      let place = elements[first].old?.frame, let otherPlace = elements[index].old?.frame,
      Nearly.equal(move.dx, other.dx), Nearly.equal(move.dy, other.dy)
    else { return index == first }
    let isSection = elements[index].section == elements[first].section
    return index == first
      || isSection
        && (Nearly.zero(move.dx)
          ? Nearly.equal(place.minY, otherPlace.minY) : Nearly.equal(place.minX, otherPlace.minX))
  }

  private func isGranted(_ element: MatchedElement) -> Bool {
    guard let move = element.move, let old = element.old, let new = element.new else {
      return false
    }
    if reflowing.contains(element.section), element.role == .cell, old.item != new.item {
      return true
    }
    return (sectionMoves[element.section] ?? []).contains {
      Nearly.equal($0.dx, move.dx) && Nearly.equal($0.dy, move.dy)
    }
  }

  /// Whether each component of the move is that of an edge of a known neighbour.
  private func isPushed(
    _ index: Int, by known: Set<Int>, roots: Set<Int>, rows: Order, columns: Order
  ) -> Bool {
    guard let move = elements[index].move else { return false }
    let alongY =
      Nearly.zero(move.dy)
      || rows.around(index).contains { other in
        known.contains(other)
          && pushes(other, index, move.dy, canPull: roots.contains(other), { ($0.minY, $0.maxY) })
      }
    guard alongY else { return false }
    return Nearly.zero(move.dx)
      || columns.around(index).contains { other in
        known.contains(other)
          && pushes(other, index, move.dx, canPull: roots.contains(other), { ($0.minX, $0.maxX) })
      }
  }

  /// Whether the edge of `pusher` that faces the element at `index` moved by `length`.
  ///
  /// - Parameter canPull: Whether it may act on what lies before it; only a cause may, since what
  ///   follows from something later explains nothing earlier.
  private func pushes(
    _ pusher: Int, _ index: Int, _ length: CGFloat, canPull: Bool,
    _ span: (CGRect) -> (CGFloat, CGFloat)
  ) -> Bool {
    guard let element = elements[index].old.map({ span($0.frame) }) else { return false }
    let old = elements[pusher].old.map { span($0.frame) }
    let new = elements[pusher].new.map { span($0.frame) }
    switch (old, new) {
    case (let old?, let new?):
      if old.1 <= element.0 + Nearly.allowance { return Nearly.equal(new.1 - old.1, length) }
      if old.0 >= element.1 - Nearly.allowance {
        return canPull && Nearly.equal(new.0 - old.0, length)
      }
      // Side by side: a row moves as one.
      return Nearly.equal(old.0, element.0) && Nearly.equal(new.0 - old.0, length)
    case (let old?, nil):
      // What follows comes closer by no more than the room that is free now, and its spacing.
      return old.0 <= element.0 && length < 0 && -length >= old.1 - old.0 - Nearly.allowance
    case (nil, let new?):
      return new.0 <= element.0 + length && length > 0
        && length >= new.1 - new.0 - Nearly.allowance
    case (nil, nil): return false
    }
  }

  /// Elements in the order of their old place along an axis.
  struct Order {
    let sorted: [Int]
    let place: [Int]

    /// Those within reach of the element at `index`.
    func around(_ index: Int) -> ArraySlice<Int> {
      let center = place[index]
      let range = max(0, center - reach)..<min(sorted.count, center + reach + 1)
      return sorted[range]
    }
  }

  private func neighbours(by start: (CGRect) -> CGFloat) -> Order {
    let starts = elements.map { start(($0.old ?? $0.new)?.frame ?? .zero) }
    let sorted = elements.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var place = [Int](repeating: 0, count: elements.count)
    for (position, index) in sorted.enumerated() { place[index] = position }
    return Order(sorted: sorted, place: place)
  }
}
