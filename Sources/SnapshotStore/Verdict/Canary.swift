// SPDX-License-Identifier: MIT
//
// A pair of pictures and layouts that are known to differ. A run whose comparison finds them equal
// is broken and proves nothing.

import DynamicCollectionView

/// Checks that differences are still seen.
package struct CanaryPair: Sendable {
  /// What should have been seen and was not; empty when all is well.
  package private(set) var failures: [String] = []

  /// Compares known pairs by every way that a verdict may take.
  ///
  /// - Parameter hash: The pixel hash that verdicts of this run trust.
  package init(hash: (Raster) -> String) {
    let before = Raster(width: 64, height: 64)
    var after = before
    after[63, 63] = Pixel(255, 255, 254)
    expect("the hash of another picture", hash(before) != hash(after))
    expect("the hash of the same picture", hash(before) == hash(Raster(width: 64, height: 64)))
    let exact = PixelComparison(before, after)?.difference
    expect("a pixel one level darker", exact?.counted == 1 && exact?.passes == false)
    expect(
      "a picture of another size", PixelComparison(before, Raster(width: 64, height: 20)) == nil)
    var black = before
    black.fill(PixelRect(x: 8, y: 8, width: 8, height: 8), with: Pixel(0, 0, 0))
    for metric in PixelMetric.allCases {
      var tolerance = PixelTolerance()
      tolerance.metric = metric
      tolerance.threshold = metric == .exact ? 0 : metric.largestThreshold / 10
      let found = PixelComparison(before, black, tolerance: tolerance)?.difference
      expect("a black square under \(metric.rawValue)", found?.counted == 64)
    }
    expectLayouts()
  }

  /// Whether every difference was seen.
  package var isAlive: Bool { failures.isEmpty }

  private mutating func expect(_ what: String, _ isSeen: Bool) {
    if !isSeen { failures.append("\(what) was not told apart") }
  }

  private mutating func expectLayouts() {
    let text = { (height: Int) in
      """
      layout 2
      snapshot canary/top
      document canary.json
      stop top
      viewport 100 100
      offset 0 0
      content 100 \(height)

      section x y width height id
      0 0 0 100 \(height) canary

      kind sec
      cell 0 0 0 0 100 \(height) 0 0 0 canary/0
      end

      """
    }
    guard let one = try? LayoutDump(text: text(44)), let other = try? LayoutDump(text: text(45))
    else { return failures.append("a layout was not read") }
    expect("a cell one point taller", !LayoutComparison(from: one, to: other).isEmpty)
    expect("the same layout", LayoutComparison(from: one, to: one).isEmpty)
  }
}
