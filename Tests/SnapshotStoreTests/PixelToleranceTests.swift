// SPDX-License-Identifier: MIT
//
// What a tolerance lets through, and what it never does. Numbers are `derived`.

import Foundation
import Testing

@testable import SnapshotStore

@Suite struct PixelToleranceTests {
  private func dotted(_ dots: [(Int, Int)], size: Int = 40) -> Raster {
    var picture = Raster(width: size, height: size)
    for (x, y) in dots { picture[x, y] = Pixel(0, 0, 0) }
    return picture
  }

  private func difference(
    _ dots: [(Int, Int)], _ change: (inout PixelTolerance) -> Void
  ) -> PixelDifference? {
    var tolerance = PixelTolerance()
    change(&tolerance)
    return PixelComparison(dotted([]), dotted(dots), tolerance: tolerance)?.difference
  }

  @Test func `of two limits the smaller one counts`() {
    // 16 of 1600 pixels: a part of 0.01.
    let dots = (0..<16).map { ($0, 0) }
    #expect(difference(dots) { $0.maxDiffPixels = 16 }?.passes == true)
    #expect(difference(dots) { $0.maxDiffPixels = 15 }?.passes == false)
    #expect(difference(dots) { $0.maxDiffPixelRatio = 0.01 }?.passes == true)
    #expect(difference(dots) { $0.maxDiffPixelRatio = 0.0099 }?.passes == false)
    #expect(
      difference(dots) {
        $0.maxDiffPixels = 100
        $0.maxDiffPixelRatio = 0.0099
      }?.passes == false)
    #expect(difference(dots) { $0.maxDiffPixelRatio = .nan }?.passes == false)
  }

  @Test func `precision is a part of the pixels, not of the bytes`() {
    let dots = (0..<16).map { ($0, 0) }
    #expect(difference(dots) { $0.precision = 0.99 }?.passes == true)
    #expect(difference(dots) { $0.precision = 0.991 }?.passes == false)
    #expect(difference(dots) { $0.precision = 1 }?.passes == false)
  }

  @Test func `perceptual precision is a distance in CIELAB`() {
    // White to #fafafa: L* 98.27, a distance of 1.73.
    let white = Raster(width: 4, height: 4)
    let pale = Raster(width: 4, height: 4, filledWith: Pixel(250, 250, 250))
    let passes = { (precision: Double) in
      PixelComparison(
        white, pale,
        tolerance: PixelTolerance(precision: 1, perceptualPrecision: precision))?.difference.passes
    }
    #expect(passes(0.98) == true)
    #expect(passes(0.983) == false)
    #expect(passes(1) == false)
  }

  @Test func `a window lets stray pixels pass, not as many in one place`() {
    let stray = (0..<8).map { ($0 * 5, ($0 * 13) % 40) }
    let close = (0..<8).map { (10 + $0 % 4, 10 + $0 / 4) }
    let window = PixelTolerance.Window(side: 4, count: 2)
    #expect(difference(stray) { $0.window = window }?.passes == true)
    let found = difference(close) { $0.window = window }
    #expect(found?.densest == 8)
    #expect(found?.passes == false)
  }

  @Test("the densest window is that of counting every window", arguments: [1, 2, 3, 7, 40, 99])
  func densest(side: Int) {
    var marks = [UInt8](repeating: 0, count: 17 * 11)
    for index in marks.indices where (index * 37) % 11 < 3 { marks[index] = 1 }
    var expected = 0
    for y in 0..<11 {
      for x in 0..<17 {
        var sum = 0
        for row in y..<min(11, y + side) {
          for column in x..<min(17, x + side) { sum += Int(marks[row * 17 + column]) }
        }
        expected = max(expected, sum)
      }
    }
    #expect(DensestWindow.count(in: marks, width: 17, height: 11, side: side) == expected)
  }

  @Test func `what a mask covers is not looked at`() {
    let dots = [(3, 3), (4, 4), (30, 30)]
    let found = difference(dots) {
      $0.masks = [PixelRect(x: 0, y: 0, width: 5, height: 5)]
    }
    #expect(found?.counted == 1)
    #expect(found?.masked == 2)
    let all = difference(dots) {
      $0.masks = [PixelRect(x: -10, y: -10, width: 1000, height: 1000)]
    }
    #expect(all?.passes == true)
  }

  @Test func `a ratio is rounded up and never to a pass`() {
    var difference = PixelDifference(total: 2_962_440)
    difference.counted = 1
    #expect(difference.ratioText == "0.0001")
    difference.counted = 2_962_439
    #expect(difference.ratioText == "1")
    difference.counted = 0
    #expect(difference.ratioText == "0")
    difference.counted = 148_122
    #expect(difference.ratioText == "0.05")
  }
}
