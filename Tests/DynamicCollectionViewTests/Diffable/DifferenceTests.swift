// SPDX-License-Identifier: MIT
//
// Differences of snapshots: complete, as small as can be, and linear in what they cost.

import Foundation
import Geometry
import Testing

@testable import DynamicCollectionView

/// Numbers that are the same in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct DifferenceTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // D-38
  @Test("inserts, deletes and moves are found by id")
  func small() {
    let difference = DataDifference(
      from: snapshot("one: a b c d", "two: e", "three: f"),
      to: snapshot("three: f", "one: d a x", "four: e"))
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedSections == [2])
    #expect(difference.movedSections.map(\.from) == [2])
    #expect(difference.deletedItems == [path(0, 1), path(0, 2)])
    #expect(difference.insertedItems == [path(1, 2)])
    // The item of a deleted section that is in a new one moved.
    #expect(
      difference.movedItems.contains { $0.from == path(1, 0) && $0.to == path(2, 0) })
    #expect(difference.movedItems.count == 2)
  }

  @Test("equal snapshots do not differ, and one item moved is one move")
  func minimal() {
    let old = snapshot("one: a b c d e f g h")
    #expect(DataDifference(from: old, to: old).isEmpty)
    let difference = DataDifference(from: old, to: snapshot("one: b c d e f g h a"))
    #expect(difference.movedItems.map(\.from) == [path(0, 0)])
    #expect(difference.movedItems.map(\.to) == [path(0, 7)])
  }

  /// `old` after the difference, done as a list view does it.
  private func applied(_ difference: ListDifference, to old: [Int], new: [Int]) -> [Int] {
    let leaving = Set(difference.deletes + difference.moves.map(\.from))
    var result = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    let arriving =
      difference.inserts.map { ($0, new[$0]) } + difference.moves.map { ($0.to, old[$0.from]) }
    for (place, id) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(id, at: place) }
    return result
  }

  /// The length of the longest rising run by trying all: for short lists.
  private func longestRise(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for index in values.indices {
      for before in 0..<index where values[before] < values[index] {
        best[index] = max(best[index], best[before] + 1)
      }
    }
    return best.max() ?? 0
  }

  @Test("a difference turns the old list into the new one with as few moves as can be")
  func random() {
    var numbers = Numbers(state: 42)
    for _ in 0..<300 {
      let old = Array(0..<20).filter { _ in Bool.random(using: &numbers) }
        .shuffled(using: &numbers)
      let new = Array(0..<20).filter { _ in Bool.random(using: &numbers) }
        .shuffled(using: &numbers)
      let difference = ListDifference(from: old, to: new)
      #expect(applied(difference, to: old, new: new) == new)
      let kept = new.compactMap { old.firstIndex(of: $0) }
      #expect(difference.moves.count == kept.count - longestRise(kept))
    }
  }

  @Test("a set of numbers answers for neighbours across words and levels")
  func numberSet() {
    var numbers = NumberSet(limit: 300_000)
    for number in [0, 63, 64, 4095, 4096, 262_144, 299_999] { numbers.insert(number) }
    #expect(numbers.next(after: 64) == 4095 && numbers.next(after: 4096) == 262_144)
    #expect(numbers.last(before: 262_144) == 4096 && numbers.last(before: 64) == 63)
    numbers.remove(262_144)
    numbers.remove(0)
    #expect(numbers.next(after: 4096) == 299_999 && numbers.last(before: 63) == nil)
    #expect(numbers.next(after: 299_999) == nil)
  }

  @Test("what 100,000 shuffled ids cost is linear: a bounded number of steps each")
  func linear() {
    func cost(_ count: Int) -> Int {
      var numbers = Numbers(state: 7)
      let ids = (0..<count).map { "item \($0)" }
      var (old, new) = (Snapshot(), Snapshot())
      old.appendSections(["main"])
      old.appendItems(ids)
      new.appendSections(["main"])
      new.appendItems(ids.shuffled(using: &numbers))
      return DataDifference(from: old, to: new).steps
    }
    // Three look-ups an id, and five operations of at most twice three levels each (derived).
    #expect(cost(100_000) <= 100_000 * (3 + 5 * 6))
    #expect(cost(100_000) <= 12 * cost(10_000))
  }
}
