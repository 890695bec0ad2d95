// SPDX-License-Identifier: MIT
//
// The most pixels that count in any square of a picture: a few stray pixels are noise, as many in
// one place are a change.

/// Counts in sliding windows.
enum DensestWindow {
  /// The most counted marks in any square of `side` pixels, squares cut at the border included.
  static func count(in marks: [UInt8], width: Int, height: Int, side: Int) -> Int {
    guard !marks.isEmpty, width > 0, height > 0 else { return 0 }
    let (across, down) = (min(side, width), min(side, height))
    // Counted pixels of each column in the rows at hand.
    var columns = [Int](repeating: 0, count: width)
    var densest = 0
    for y in 0..<height {
      var isChanged = false
      for x in 0..<width {
        if marks[y * width + x] == PixelMark.counted.rawValue {
          columns[x] += 1
          isChanged = true
        }
        if y >= down, marks[(y - down) * width + x] == PixelMark.counted.rawValue {
          columns[x] -= 1
        }
      }
      // Rows that only lose pixels cannot be denser.
      guard isChanged else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= across { sum -= columns[x - across] }
        densest = max(densest, sum)
      }
    }
    return densest
  }
}
