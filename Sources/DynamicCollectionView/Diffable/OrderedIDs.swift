// SPDX-License-Identifier: MIT
//
// Ids in order, each once: a list in chunks, so that one change costs the same in a list of a hundred
// and nearly the same in one of a hundred thousand.

/// A list of ids that differ.
///
/// Finding, adding, moving and removing an id costs some hundred steps at most, whatever the list's
/// length, and a step for each few hundred ids of it.
struct OrderedIDs<ID: Hashable> {
  /// A stretch of the list, never empty.
  struct Chunk {
    /// Its place among ``positions``.
    var name: Int
    var ids: [ID]
  }

  /// Ids of a chunk at most; one that grows longer is cut into halves of it.
  private static var capacity: Int { 256 }

  /// In the list's order.
  private var chunks: [Chunk] = []
  /// Where each chunk is among ``chunks``, by name.
  private var positions: [Int] = []
  /// The chunk that each id is in, by name.
  private var homes: [ID: Int] = [:]

  var count: Int { homes.count }

  /// The ids in order.
  var list: [ID] { chunks.flatMap(\.ids) }

  var last: ID? { chunks.last?.ids.last }

  func contains(_ id: ID) -> Bool { homes[id] != nil }

  /// Where an id is; nil when it is not there.
  func place(of id: ID) -> Int? {
    guard let (chunk, place) = position(of: id) else { return nil }
    return chunks[..<chunk].reduce(place) { $0 + $1.ids.count }
  }

  /// Puts ids that are not there yet at the end.
  mutating func append(_ ids: [ID]) {
    if chunks.isEmpty {
      insert(ids, chunk: 0, place: 0)
    } else {
      let last = chunks.count - 1
      insert(ids, chunk: last, place: chunks[last].ids.count)
    }
  }

  /// Puts ids that are not there yet beside one that is; at the end when it is not.
  mutating func insert(_ ids: [ID], beside neighbour: ID, after: Bool) {
    guard let (chunk, place) = position(of: neighbour) else { return append(ids) }
    insert(ids, chunk: chunk, place: after ? place + 1 : place)
  }

  /// Takes ids out; those that are not there don't matter.
  mutating func remove(_ ids: some Sequence<ID>) {
    var gone: [Int: Set<ID>] = [:]
    for id in ids {
      if let name = homes.removeValue(forKey: id) { gone[name, default: []].insert(id) }
    }
    var hasEmpty = false
    for (name, ids) in gone {
      let chunk = positions[name]
      chunks[chunk].ids.removeAll { ids.contains($0) }
      if chunks[chunk].ids.isEmpty { hasEmpty = true }
    }
    guard hasEmpty else { return }
    chunks.removeAll(where: \.ids.isEmpty)
    nameAll()
  }

  /// The chunk of an id and its place there.
  private func position(of id: ID) -> (chunk: Int, place: Int)? {
    guard let name = homes[id] else { return nil }
    let chunk = positions[name]
    return chunks[chunk].ids.firstIndex(of: id).map { (chunk, $0) }
  }

  private mutating func insert(_ ids: [ID], chunk: Int, place: Int) {
    guard !ids.isEmpty else { return }
    guard chunk < chunks.count else {
      let end = chunks.count
      return replace(end..<end, by: ids)
    }
    if chunks[chunk].ids.count + ids.count <= Self.capacity {
      chunks[chunk].ids.insert(contentsOf: ids, at: place)
      for id in ids { homes[id] = chunks[chunk].name }
    } else {
      let old = chunks[chunk].ids
      replace(chunk..<chunk + 1, by: old[..<place] + ids + old[place...])
    }
  }

  /// Puts chunks of half the capacity in the place of others.
  private mutating func replace(_ range: Range<Int>, by ids: [ID]) {
    let length = Self.capacity / 2
    let new = stride(from: 0, to: ids.count, by: length).map { start in
      let part = ids[start..<min(start + length, ids.count)]
      let chunk = Chunk(name: positions.count, ids: Array(part))
      positions.append(0)
      for id in part { homes[id] = chunk.name }
      return chunk
    }
    chunks.replaceSubrange(range, with: new)
    // Names of chunks that are gone are not used again until there are too many.
    if positions.count > 2 * chunks.count + 64 { nameAnew() } else { nameAll() }
  }

  private mutating func nameAll() {
    for (position, chunk) in chunks.enumerated() { positions[chunk.name] = position }
  }

  private mutating func nameAnew() {
    for index in chunks.indices {
      chunks[index].name = index
      for id in chunks[index].ids { homes[id] = index }
    }
    positions = Array(chunks.indices)
  }
}

extension OrderedIDs.Chunk: Sendable where ID: Sendable {}
extension OrderedIDs: Sendable where ID: Sendable {}
