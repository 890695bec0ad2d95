// SPDX-License-Identifier: MIT
//
// Snapshots of many ids: random changes against plain arrays, and what a change costs.

import DynamicCollectionView
import Testing

@Suite struct LongSnapshotTests {
  @Test("after random changes a long snapshot is as plain lists say", arguments: 0..<4)
  func random(seed: UInt64) {
    var numbers = Numbers(state: seed &* 977 &+ 1)
    var data = NSDiffableDataSourceSnapshot<Int, Int>()
    var lists: [[Int]] = [Array(0..<2_000), [], Array(2_000..<2_300)]
    data.appendSections([0, 1, 2])
    for (section, items) in lists.enumerated() { data.appendItems(items, toSection: section) }
    var fresh = 10_000
    for _ in 0..<1_500 {
      let here = lists.indices.filter { !lists[$0].isEmpty }.randomElement(using: &numbers) ?? 0
      let other = lists[here].randomElement(using: &numbers) ?? 0
      let isAfter = Bool.random(using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let new = Array(fresh..<fresh + Int.random(in: 1...200, using: &numbers))
        fresh += new.count
        if isAfter {
          data.insertItems(new, afterItem: other)
        } else {
          data.insertItems(new, beforeItem: other)
        }
        let place = lists[here].firstIndex(of: other) ?? 0
        lists[here].insert(contentsOf: new, at: isAfter ? place + 1 : place)
      case 1:
        let from = Int.random(in: 0..<lists[here].count, using: &numbers)
        let gone = lists[here][from...].prefix(60)
        data.deleteItems(Array(gone))
        lists[here].removeSubrange(gone.indices)
      case 2:
        data.appendItems([fresh], toSection: 1)
        lists[1].append(fresh)
        fresh += 1
      default:
        let source = lists.indices.filter { !lists[$0].isEmpty }.randomElement(using: &numbers) ?? 0
        let moved = lists[source].randomElement(using: &numbers) ?? 0
        guard moved != other else { continue }
        if isAfter {
          data.moveItem(moved, afterItem: other)
        } else {
          data.moveItem(moved, beforeItem: other)
        }
        lists[source].removeAll { $0 == moved }
        let place = lists[here].firstIndex(of: other) ?? 0
        lists[here].insert(moved, at: isAfter ? place + 1 : place)
      }
    }
    #expect(data.problems.isEmpty)
    for (section, items) in lists.enumerated() {
      #expect(data.itemIdentifiers(inSection: section) == items)
      #expect(data.numberOfItems(inSection: section) == items.count)
    }
    let all = lists.joined()
    #expect(data.numberOfItems == all.count)
    #expect(zip(all, 0...).allSatisfy { data.indexOfItem($0) == $1 })
  }

  @Test("a change of one id costs some hundred comparisons, however long the list is")
  func cost() {
    let count = Count()
    var data = NSDiffableDataSourceSnapshot<Int, CountedID>()
    data.appendSections([0])
    data.appendItems((0..<20_000).map { CountedID(number: $0, count: count) })
    let before = count.value
    for number in 0..<500 {
      let id = CountedID(number: number, count: count)
      data.moveItem(id, afterItem: CountedID(number: 19_999 - number, count: count))
      data.insertItems([CountedID(number: 20_000 + number, count: count)], beforeItem: id)
      data.deleteItems([CountedID(number: 10_000 + number, count: count)])
      data.reloadItems([id])
    }
    #expect(data.numberOfItems == 20_000 && data.reloadedItemIdentifiers.count == 500)
    #expect(count.value - before < 500 * 4 * 600)
  }
}

private final class Count {
  var value = 0
}

/// An id that counts how often it is compared or hashed.
private struct CountedID: Hashable {
  var number: Int
  var count: Count

  static func == (left: Self, right: Self) -> Bool {
    left.count.value += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    count.value += 1
    hasher.combine(number)
  }
}
