// SPDX-License-Identifier: MIT
//
// Patterns for snapshot ids: `feed/*`, `**/top~appearance=dark`. Tolerances and decisions use them.

/// A pattern for ids: `?` is one character and `*` any number of them, but not `/`; `**` is anything.
package struct SnapshotPattern: Hashable, Sendable {
  /// As it was written.
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable {
    case one(Character)
    case anyOne, anyInside, anything
  }

  /// The pattern that `text` spells.
  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    for character in text {
      switch (character, parts.last) {
      case ("*", .anyInside?), ("*", .anything?): parts[parts.count - 1] = .anything
      case ("*", _): parts.append(.anyInside)
      case ("?", _): parts.append(.anyOne)
      default: parts.append(.one(character))
      }
    }
    self.parts = parts
  }

  /// Whether the whole of `id` matches. Takes time in proportion to both lengths multiplied.
  package func matches(_ id: String) -> Bool {
    let characters = Array(id)
    // Whether the parts so far match the first n characters, for each n.
    var reached = [Bool](repeating: false, count: characters.count + 1)
    reached[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: characters.count + 1)
      switch part {
      case .one(let wanted):
        for (index, character) in characters.enumerated() where reached[index] {
          next[index + 1] = character == wanted
        }
      case .anyOne:
        for (index, character) in characters.enumerated() where reached[index] {
          next[index + 1] = character != "/"
        }
      case .anyInside, .anything:
        next = reached
        for (index, character) in characters.enumerated() where next[index] {
          if part == .anything || character != "/" { next[index + 1] = true }
        }
      }
      reached = next
    }
    return reached[characters.count]
  }
}
