// SPDX-License-Identifier: MIT
//
// What turns one list of ids into another: deletes, inserts, and as few moves as can be.

/// The difference between two lists of ids that differ within each list.
///
/// Costs as many look-ups as there are ids in both lists, and a bounded number of steps for each.
struct ListDifference {
  /// Places in the old list whose ids are not in the new one, rising.
  var deletes: [Int] = []
  /// Places in the new list whose ids are not in the old one, rising.
  var inserts: [Int] = []
  /// Ids in both that do not keep their order, by new place, rising.
  var moves: [Move] = []
  /// Ids looked up and words looked at: what it cost.
  var steps = 0

  struct Move: Hashable {
    var from: Int
    var to: Int
  }

  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    // 1. Where each old id is.
    var places: [ID: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, id) in old.enumerated() { places[id] = place }
    // 2. What is new, and where what is kept comes from.
    var kept: [Move] = []
    var isKept = [Bool](repeating: false, count: old.count)
    for (place, id) in new.enumerated() {
      guard let from = places[id] else {
        inserts.append(place)
        continue
      }
      kept.append(Move(from: from, to: place))
      isKept[from] = true
    }
    deletes = isKept.indices.filter { !isKept[$0] }
    steps = old.count + new.count
    // 3. What keeps its order stays; the rest moves.
    var stays = [Bool](repeating: false, count: kept.count)
    for index in rising(kept.map(\.from), limit: old.count) { stays[index] = true }
    moves = kept.indices.filter { !stays[$0] }.map { kept[$0] }
  }

  /// Indices of one longest rising run of `values`, gaps allowed.
  private mutating func rising(_ values: [Int], limit: Int) -> [Int] {
    // The least last value of a run of each length is in `ends`.
    var ends = NumberSet(limit: limit)
    var owner = [Int](repeating: 0, count: limit)
    var previous = [Int](repeating: -1, count: values.count)
    var greatest: Int?
    for (index, value) in values.enumerated() {
      if let before = ends.last(before: value) { previous[index] = owner[before] }
      if let after = ends.next(after: value) {
        ends.remove(after)
        if after == greatest { greatest = nil }
      }
      ends.insert(value)
      owner[value] = index
      greatest = greatest.map { max($0, value) } ?? value
    }
    steps += ends.steps
    var result: [Int] = []
    var next = greatest.map { owner[$0] } ?? -1
    while next >= 0 {
      result.append(next)
      next = previous[next]
    }
    return result.reversed()
  }
}
