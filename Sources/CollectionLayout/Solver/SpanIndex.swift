// SPDX-License-Identifier: MIT
//
// Finds, among many stretches of one axis, those that meet a given stretch, without looking at the
// others.

import Foundation

/// Stretches of an axis in any order, searchable by overlap.
///
/// A query costs the logarithm of the count and the stretches that start within reach. Stretches
/// that are given in order of their starts need no permutation.
struct SpanIndex: Sendable {
  private let starts: [CGFloat]
  /// The largest end of this stretch and all before it.
  private let reach: [CGFloat]
  /// Position in the caller's order; empty when that is the order of starts.
  private let order: [Int32]

  init(_ spans: [(start: CGFloat, end: CGFloat)]) {
    let isSorted = zip(spans, spans.dropFirst()).allSatisfy { $0.start <= $1.start }
    let order = isSorted ? [] : spans.indices.sorted { spans[$0].start < spans[$1].start }
    var starts: [CGFloat] = []
    var reach: [CGFloat] = []
    starts.reserveCapacity(spans.count)
    reach.reserveCapacity(spans.count)
    for position in spans.indices {
      let span = spans[isSorted ? position : order[position]]
      starts.append(span.start)
      reach.append(max(span.end, reach.last ?? span.end))
    }
    self.starts = starts
    self.reach = reach
    self.order = order.map(Int32.init)
  }

  /// Calls `visit` with the position of each stretch that may meet `[from, to]`, touching included.
  func visit(from: CGFloat, to: CGFloat, _ visit: (Int) -> Void) {
    // The first stretch that starts after `to` ends the search; the first whose reach comes up to
    // `from` begins it.
    let end = starts.firstIndexSorted { $0 > to }
    var position = reach.firstIndexSorted { $0 >= from }
    while position < end {
      visit(order.isEmpty ? position : Int(order[position]))
      position += 1
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position whose element passes, when all that follow pass too; else `endIndex`.
  func firstIndexSorted(where passes: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
