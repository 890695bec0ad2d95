// SPDX-License-Identifier: MIT
//
// What differs between two of our SVG files, by the names of elements.

/// What differs between two of our SVG files.
package struct SVGDifference: Hashable, Sendable {
  /// Elements that only the new file has.
  package private(set) var added: [String] = []
  /// Elements that only the old file has.
  package private(set) var removed: [String] = []
  /// Elements whose layers differ.
  package private(set) var changed: [String] = []
  /// Whether elements that both have are drawn in another order.
  package private(set) var isReordered = false

  /// Compares two files that are not the same.
  package init(_ before: SVGLayers, _ after: SVGLayers) {
    // 1. Layers by their names; one that comes twice goes with its twin in order.
    let (old, new) = (Self.keyed(before), Self.keyed(after))
    let texts = Dictionary(uniqueKeysWithValues: old)
    let known = Set(new.map(\.key))
    removed = old.map(\.key).filter { !known.contains($0) }.map(\.id)
    added = new.map(\.key).filter { texts[$0] == nil }.map(\.id)
    // 2. Glyphs and gradients are numbered by their first use: a new one renumbers those after it.
    for way in [SVGLayers.withoutNumbers, { $0 }] {
      changed = new.filter { layer in texts[layer.key].map { way($0) != way(layer.text) } ?? false }
        .map(\.key.id)
      if !changed.isEmpty || !added.isEmpty || !removed.isEmpty { break }
    }
    // 3. The order of what both have.
    let common = Set(old.map(\.key)).intersection(known)
    isReordered = old.map(\.key).filter(common.contains) != new.map(\.key).filter(common.contains)
  }

  private struct Key: Hashable {
    let id: String
    let number: Int
  }

  private static func keyed(_ file: SVGLayers) -> [(key: Key, text: String)] {
    var counts: [String: Int] = [:]
    return file.layers.map { layer in
      counts[layer.id, default: 0] += 1
      return (Key(id: layer.id, number: counts[layer.id] ?? 0), layer.text)
    }
  }

  /// One line: ``content of `rows/#1` changed``.
  package var summary: String {
    var parts: [String] = []
    if !removed.isEmpty { parts.append(Self.names(removed) + " removed") }
    if !added.isEmpty { parts.append(Self.names(added) + " added") }
    if !changed.isEmpty { parts.append("content of \(Self.names(changed)) changed") }
    if isReordered { parts.append("the elements are drawn in another order") }
    return parts.isEmpty ? "what lies around the elements changed" : parts.joined(separator: "; ")
  }

  /// Every element, one a line: `changed  rows/#1`.
  package var text: String {
    let lines =
      removed.map { "removed  " + $0 } + added.map { "added    " + $0 }
      + changed.map { "changed  " + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func names(_ ids: [String]) -> String {
    let shown = ids.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return ids.count > 3 ? shown + " and \(ids.count - 3) more" : shown
  }
}
