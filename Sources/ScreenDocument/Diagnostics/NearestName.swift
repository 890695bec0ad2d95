// SPDX-License-Identifier: MIT
//
// The name somebody probably meant.

/// Finds the name somebody probably meant.
public enum NearestName {
  /// The candidate with the fewest letters inserted, deleted, replaced or swapped, ignoring case;
  /// nil when none is near. Of equally near ones the first.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    // A third of the letters may differ, at least one.
    let limit = max(1, (wanted.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Optimal string alignment distance.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
