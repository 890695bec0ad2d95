// SPDX-License-Identifier: MIT
//
// Pictures are compared exactly unless somebody asks for less.

import Foundation
import Testing

@testable import SnapshotStore

@Suite struct PixelComparisonTests {
  @Test("each metric counts what the second transcription counts", arguments: PixelPair.all)
  func counts(_ pair: PixelPair) throws {
    guard let counts = pair.counts else {
      #expect(PixelComparison(pair.before, pair.after) == nil)
      #expect(PixelComparison(pair.after, pair.before) == nil)
      return
    }
    let thresholds: [(PixelMetric, Double)] = [
      (.exact, 0), (.yiq, 0.1), (.oklab, 0.05), (.deltaE, 2), (.ssim, 0.1),
    ]
    for (metric, threshold) in thresholds {
      var tolerance = PixelTolerance()
      tolerance.metric = metric
      tolerance.threshold = threshold
      let found = try #require(
        PixelComparison(pair.before, pair.after, tolerance: tolerance)?.difference)
      #expect(found.counted == counts[metric.rawValue], "\(metric)")
      #expect(found.differing == counts["exact"])
      #expect(found.passes == (found.counted == 0))
      #expect(found.regions.reduce(0) { $0 + $1.count } == found.counted)
    }
    var ignoring = PixelTolerance()
    ignoring.antialiasing = .ignore
    let found = try #require(
      PixelComparison(pair.before, pair.after, tolerance: ignoring)?.difference)
    #expect(found.counted == counts["noAA"], "without smoothed edges")
    #expect(found.counted + found.smoothed == found.differing)
  }

  @Test("nothing passes by default but equality", arguments: PixelPair.all)
  func strictness(_ pair: PixelPair) {
    let passes = PixelComparison(pair.before, pair.after)?.difference.passes ?? false
    #expect(passes == (pair.before == pair.after))
  }

  @Test("a threshold of 0 counts what exact counts", arguments: PixelMetric.allCases)
  func zeroThreshold(_ metric: PixelMetric) {
    var tolerance = PixelTolerance()
    tolerance.metric = metric
    for pair in PixelPair.all {
      guard let counts = pair.counts else { continue }
      let found = PixelComparison(pair.before, pair.after, tolerance: tolerance)?.difference
      #expect(found?.counted == counts["exact"], "\(pair.name)")
    }
  }

  // Black and white are 1 apart (100 in CIELAB): the definitions of the spaces.
  // Red and green: CIE 1976 170.57 and 86.61 (other tools print 170.58, 86.61 from their matrices).
  @Test("distances are those of the definitions")
  func distances() {
    let (black, white) = (Pixel(0, 0, 0), Pixel(255, 255, 255))
    let (red, green) = (Pixel(255, 0, 0), Pixel(0, 255, 0))
    #expect(abs(PixelDistance(metric: .oklab).between(black, white) - 1) < 1e-6)
    #expect(abs(PixelDistance(metric: .deltaE).between(black, white) - 100) < 1e-4)
    #expect(PixelDistance(metric: .deltaE).between(red, green) == 100)
    // 0.5053 * 255² / 35215 = 0.93305; its root is 0.96595.
    #expect(abs(PixelDistance(metric: .yiq).between(black, white) - 0.96595) < 1e-5)
    // OKLab of red (0.62796, 0.22486, 0.12585) and green (0.86644, -0.23389, 0.17950): 0.51977.
    #expect(abs(PixelDistance(metric: .oklab).between(red, green) - 0.51977) < 1e-4)
    #expect(PixelDistance(metric: .exact).between(red, green) == 255)
  }

  @Test("black and transparent black are far apart, two kinds of nothing are not")
  func translucent() {
    let nothing = Pixel(0, 0, 0, 0)
    for metric in [PixelMetric.yiq, .oklab, .deltaE] {
      let distance = PixelDistance(metric: metric)
      #expect(distance.between(Pixel(0, 0, 0), nothing) > 0.9)
      #expect(distance.between(Pixel(255, 255, 255), nothing) > 0.9)
      #expect(distance.between(nothing, Pixel(255, 255, 255, 0)) == 0)
    }
  }

  @Test func `the low byte of 16 bits a channel counts`() throws {
    let high = [UInt8](repeating: 128, count: 16)
    var low = high
    low[5] = 129
    let shallow = try #require(Raster(width: 2, height: 2, bytes: high))
    let same = try #require(Raster(width: 2, height: 2, bytes: high, lowBytes: high))
    let deep = try #require(Raster(width: 2, height: 2, bytes: high, lowBytes: low))
    #expect(PixelComparison(shallow, same)?.difference.counted == 0)
    #expect(PixelComparison(shallow, deep)?.difference.counted == 1)
    #expect(PixelComparison(deep, same)?.difference.worst.map { [$0.x, $0.y] } == [1, 0])
  }

  @Test func `a picture is never made of too few bytes`() {
    #expect(Raster(width: 2, height: 2, bytes: [0]) == nil)
    #expect(Raster(width: -1, height: -1, bytes: [0, 0, 0, 0]) == nil)
    #expect(Raster(width: .max, height: .max, bytes: []) == nil)
  }
}
