// SPDX-License-Identifier: MIT
//
// Compares two pictures of one size, pixel by pixel; rows that are equal cost a `memcmp`.

/// A comparison of two pictures of one size: marks for a picture of it, numbers for a verdict.
package struct PixelComparison: Hashable, Sendable {
  /// What was found.
  package private(set) var difference: PixelDifference
  /// A ``PixelMark`` for each pixel, row by row; empty when no pixel differs.
  package private(set) var marks: [UInt8] = []
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int

  /// Compares two pictures under a tolerance.
  ///
  /// - Returns: Nil when their sizes differ, whatever the tolerance.
  package init?(_ before: Raster, _ after: Raster, tolerance: PixelTolerance = PixelTolerance()) {
    guard before.width == after.width, before.height == after.height else { return nil }
    (width, height) = (before.width, before.height)
    difference = PixelDifference(total: before.width * before.height)
    guard !before.hasSamePixels(as: after) else { return }
    // 1. Mark every pixel that differs, and say what becomes of it.
    let compared = Raster.withViews(before, after) { first, second in
      Self.mark(first, second, tolerance)
    }
    guard let compared else { return }
    (difference, marks) = (compared.difference, compared.marks)
    // 2. Judge; 3. gather places.
    if let window = tolerance.window {
      difference.densest = DensestWindow.count(
        in: marks, width: width, height: height, side: window.side)
    }
    difference.passes = tolerance.passes(
      count: difference.counted, of: difference.total, densest: difference.densest)
    if difference.counted > 0 {
      difference.regions = RegionFinder(marks: marks, width: width, height: height).regions()
      findWorst(before, after, tolerance.metric)
    }
  }

  /// What became of a pixel.
  package func mark(x: Int, y: Int) -> PixelMark {
    let index = y * width + x
    guard marks.indices.contains(index) else { return .equal }
    return PixelMark(rawValue: marks[index]) ?? .equal
  }

  /// Takes in regions that know more than those found.
  mutating func setRegions(_ regions: [DifferenceRegion]) { difference.regions = regions }

  private static func mark(
    _ first: UnsafeRasterView, _ second: UnsafeRasterView, _ tolerance: PixelTolerance
  ) -> (difference: PixelDifference, marks: [UInt8]) {
    var difference = PixelDifference(total: first.width * first.height)
    var judge = PixelJudge(first, second, tolerance)
    let (width, height) = (first.width, first.height)
    let counts = tolerance.metric == .exact && tolerance.antialiasing == .count
    let marks = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: PixelMark.equal.rawValue)
      count = width * height
      for y in 0..<height where !first.equalsRow(y, of: second) {
        let masks = MaskedColumns(tolerance.masks, row: y)
        for x in 0..<width where !first.equals(x, y, of: second) {
          if masks.contains(x) {
            difference.masked += 1
            buffer[y * width + x] = PixelMark.masked.rawValue
            continue
          }
          difference.differing += 1
          let mark = counts ? PixelMark.counted : judge.mark(x, y)
          if mark == .counted { difference.counted += 1 }
          if mark == .smoothed { difference.smoothed += 1 }
          buffer[y * width + x] = mark.rawValue
        }
      }
    }
    return (difference, marks)
  }

  /// The largest difference of each region, and of all.
  private mutating func findWorst(_ before: Raster, _ after: Raster, _ metric: PixelMetric) {
    Raster.withViews(before, after) { first, second in
      var judge = PixelJudge(first, second, PixelTolerance())
      judge.metric = metric
      for index in difference.regions.indices {
        let box = difference.regions[index].box
        var worst: PixelDifference.Worst?
        var furthest = -1.0
        for y in box.y..<box.maxY {
          for x in box.x..<box.maxX where marks[y * width + x] == PixelMark.counted.rawValue {
            let distance = judge.distance(x, y)
            guard distance > furthest else { continue }
            furthest = distance
            worst = PixelDifference.Worst(
              x: x, y: y, before: first[x, y], after: second[x, y], distance: distance)
          }
        }
        difference.regions[index].worst = worst
      }
    }
    for worst in difference.regions.compactMap(\.worst) {
      guard let known = difference.worst else {
        difference.worst = worst
        continue
      }
      let isFurther = worst.distance > known.distance
      let isEarlier = worst.distance == known.distance && (worst.y, worst.x) < (known.y, known.x)
      if isFurther || isEarlier { difference.worst = worst }
    }
  }
}

/// Says what becomes of pixels that differ.
private struct PixelJudge {
  private let first: UnsafeRasterView
  private let second: UnsafeRasterView
  private let threshold: Double
  private let detector: AntialiasingDetector?
  private let similarity: StructuralSimilarity
  var metric: PixelMetric

  /// Neighbours are often the same pair of colours.
  private var last: (one: UInt32, other: UInt32, distance: Double) = (0, 0, 0)

  init(_ first: UnsafeRasterView, _ second: UnsafeRasterView, _ tolerance: PixelTolerance) {
    self.first = first
    self.second = second
    metric = tolerance.metric
    threshold = tolerance.threshold
    detector =
      tolerance.antialiasing == .ignore
      ? AntialiasingDetector(first: first, second: second) : nil
    similarity = StructuralSimilarity(first: first, second: second)
  }

  mutating func mark(_ x: Int, _ y: Int) -> PixelMark {
    // With a threshold of 0 every difference counts, also where the metric sees none.
    if threshold > 0, metric != .exact, distance(x, y) <= threshold { return .withinThreshold }
    if let detector, detector.isSmoothed(x: x, y: y) { return .smoothed }
    return .counted
  }

  mutating func distance(_ x: Int, _ y: Int) -> Double {
    if metric == .ssim { return 1 - similarity.around(x, y) }
    let (one, other) = (first.word(x, y), second.word(x, y))
    if one == last.one, other == last.other { return last.distance }
    let distance = PixelDistance(metric: metric).between(first[x, y], second[x, y])
    last = (one, other, distance)
    return distance
  }
}

/// The columns of one row that masks cover.
private struct MaskedColumns {
  private let ranges: [Range<Int>]

  init(_ masks: [PixelRect], row: Int) {
    ranges = masks.compactMap { $0.y <= row && row < $0.maxY ? $0.x..<$0.maxX : nil }
  }

  func contains(_ column: Int) -> Bool { ranges.contains { $0.contains(column) } }
}
