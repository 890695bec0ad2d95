// SPDX-License-Identifier: MIT
//
// How many subitems of a cycle fit into a group.

import Foundation

/// Counts how many subitems fit on a group's axis.
///
/// Rule: docs/layout.md, "As many as fit" (uikit-print, rows in 320 points).
struct FillCount {
  /// The group's inner length.
  let length: CGFloat
  /// The least spacing between neighbours.
  let spacing: CGFloat
  /// A row may be this much too long.
  let tolerance: CGFloat

  /// No group holds more.
  static let most = 100_000

  /// The largest n whose first n subitems fit; 0 when not even one does, and the whole cycle once
  /// when it has no length.
  ///
  /// - Parameter subitemLength: Length, fixed edges included, of the subitem at an index of the
  ///   cycle when fractions are of `base`: the length less the spacings of the n tried.
  func count(cycle: Int, length subitemLength: (_ index: Int, _ base: CGFloat) -> CGFloat) -> Int {
    var fitted = 0
    while fitted < Self.most {
      let n = fitted + 1
      let spacings = CGFloat(n - 1) * spacing
      let base = max(0, length - spacings)
      let (rounds, rest) = n.quotientAndRemainder(dividingBy: cycle)
      var (part, whole): (CGFloat, CGFloat) = (0, 0)
      for index in 0..<(rounds > 0 ? cycle : rest) {
        let next = subitemLength(index, base)
        whole += next
        if index < rest { part += next }
      }
      let total = CGFloat(rounds) * whole + part + spacings
      if total > length + tolerance { break }
      fitted = n
      if fitted >= cycle, total <= 0 { return cycle }
    }
    return fitted
  }

  /// The same when every length is known by itself, measured, and no two need be alike.
  func count(length subitemLength: (_ index: Int) -> CGFloat) -> Int {
    var fitted = 0
    var total: CGFloat = 0
    while fitted < Self.most {
      total += subitemLength(fitted) + (fitted > 0 ? spacing : 0)
      if total > length + tolerance { break }
      fitted += 1
    }
    return fitted
  }
}
