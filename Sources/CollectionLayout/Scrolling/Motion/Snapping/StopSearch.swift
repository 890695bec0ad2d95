// SPDX-License-Identifier: MIT
//
// Finds a stop among many by halving, so that ten million groups cost no more than ten.

import Foundation

/// Rising offsets, asked for one at a time.
struct StopSearch {
  /// At least 1.
  let count: Int
  /// The offset of a stop; never falls with the index.
  let stop: (Int) -> CGFloat

  /// The first stop at or after `offset`; `count` when there is none.
  func first(from offset: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if stop(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The stop nearest to `offset`, the earlier one in the middle.
  func nearest(to offset: CGFloat) -> Int {
    let after = first(from: offset)
    guard after > 0 else { return 0 }
    guard after < count else { return first(from: stop(count - 1)) }
    let earlier = stop(after - 1)
    return offset - earlier <= stop(after) - offset ? first(from: earlier) : after
  }

  /// The next stop in the direction of `velocity`, at most `limit` from `start`.
  func next(from offset: CGFloat, velocity: CGFloat, start: Int, limit: Int) -> Int {
    let tolerance: CGFloat = 1e-3
    let found =
      velocity > 0 ? first(from: offset + tolerance) : first(from: offset - tolerance) - 1
    return kept(min(max(found, start - limit), start + limit))
  }

  /// The nearest index that there is.
  func kept(_ index: Int) -> Int { min(max(0, index), count - 1) }
}
