// SPDX-License-Identifier: MIT
//
// Which icons turn round where people read from right to left.
// Mirrors: the localised variants of SF Symbols, as far as they are mirror images.

/// Which icons turn round where people read from right to left.
enum SymbolDirection {
  /// Whether a symbol follows the reading direction: `chevron.forward`, `star.leadinghalf.filled`,
  /// `list.bullet`. What has `left` or `right` in its name stays, as do the signs of a player
  /// (`forward.fill`), and numbers are never mirrored.
  static func follows(_ symbol: String) -> Bool {
    let words = symbol.split(separator: ".")
    if words.dropFirst().contains(where: { directed.contains($0) }) { return true }
    return words.first == "list" && words.dropFirst().first.map(lists.contains) ?? false
  }

  private static let directed: Set<Substring> = [
    "forward", "backward", "leadinghalf", "trailinghalf", "leading", "trailing",
  ]
  private static let lists: Set<Substring> = ["bullet", "dash", "star", "triangle", "indent"]
}
