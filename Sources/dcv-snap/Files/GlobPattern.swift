// SPDX-License-Identifier: MIT
//
// Patterns of the configuration's `documents`: `screens/**/*.json`.

/// A pattern for paths below a folder: `*` and `?` within a name, `**` for any folders.
struct GlobPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// The pattern that `text` spells.
  init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether the path with these components matches as a whole.
  func matches(_ components: [String]) -> Bool {
    Self.matches(
      parts[...], components.map(Array.init)[...], with: Self.anyFolders, Self.isMatch)
  }

  /// Whether paths below the folder with these components may match.
  func mayMatch(below components: [String]) -> Bool {
    for (part, component) in zip(parts, components) {
      if part == Self.anyFolders { return true }
      guard Self.isMatch(part, Array(component)) else { return false }
    }
    return components.count < parts.count
  }

  private static let anyFolders: [Character] = ["*", "*"]

  private static func isMatch(_ part: [Character], _ name: [Character]) -> Bool {
    matches(part[...], name[...], with: "*") { $0 == "?" || $0 == $1 }
  }

  /// Matches elements against a pattern in which `any` stands for any number of them.
  private static func matches<Element: Equatable>(
    _ pattern: ArraySlice<Element>, _ text: ArraySlice<Element>, with any: Element,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (place, position) = (pattern.startIndex, text.startIndex)
    // Where to go on when what follows the last `any` does not match.
    var retry: (place: Int, position: Int)?
    while position < text.endIndex {
      if place < pattern.endIndex, pattern[place] == any {
        place += 1
        retry = (place, position)
      } else if place < pattern.endIndex, isMatch(pattern[place], text[position]) {
        place += 1
        position += 1
      } else if let last = retry {
        retry = (last.place, last.position + 1)
        (place, position) = (last.place, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == any }
  }
}
