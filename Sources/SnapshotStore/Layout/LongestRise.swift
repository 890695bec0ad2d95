// SPDX-License-Identifier: MIT
//
// The longest rising run of a list, gaps allowed: what kept its order when items were moved.

/// Finds longest rising subsequences.
enum LongestRise {
  /// Indices of one longest strictly rising subsequence of `values`, in order. O(n log n).
  static func indices(of values: [Int]) -> [Int] {
    // Index of the smallest last value of a run of each length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(index)
      next = previous[index]
    }
    return result.reversed()
  }
}
