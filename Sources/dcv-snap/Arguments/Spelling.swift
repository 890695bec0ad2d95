// SPDX-License-Identifier: MIT
//
// Finds the name that was probably meant.

/// Compares names by how many letters would have to change.
enum Spelling {
  /// The known name nearest to `name`, when at most a third of its letters differ.
  static func nearest(to name: String, in known: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased())
      let distance = Self.distance(letters, other)
      let allowed = max(1, max(letters.count, other.count) / 3)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Letters to add, drop, change or swap with a neighbour.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, second) in other.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == second ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == second {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
