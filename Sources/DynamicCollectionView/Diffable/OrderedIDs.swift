// SPDX-License-Identifier: MIT
//
// Ids in order, each once, with their places known.

/// A list of ids that differ.
///
/// Appending and looking up cost the same however long the list is; any other change costs as much
/// as the list is long, once for all ids of a call.
struct OrderedIDs<ID: Hashable> {
  private(set) var list: [ID] = []
  private var places: [ID: Int] = [:]

  var count: Int { list.count }

  /// Where an id is; nil when it is not there.
  func place(of id: ID) -> Int? { places[id] }

  func contains(_ id: ID) -> Bool { places[id] != nil }

  /// Puts ids that are not there yet before the one at `place`; at the end when `place` is `count`.
  mutating func insert(_ ids: some Collection<ID>, at place: Int) {
    list.insert(contentsOf: ids, at: place)
    number(from: place)
  }

  /// Takes ids out; those that are not there don't matter.
  mutating func remove(_ ids: Set<ID>) {
    guard let first = ids.compactMap({ places[$0] }).min() else { return }
    for id in ids { places[id] = nil }
    list.removeAll { ids.contains($0) }
    number(from: first)
  }

  mutating func removeAll() {
    list = []
    places = [:]
  }

  private mutating func number(from start: Int) {
    for place in start..<list.count { places[list[place]] = place }
  }
}

extension OrderedIDs: Sendable where ID: Sendable {}
extension OrderedIDs: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.list == right.list }
}
