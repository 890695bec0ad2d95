// SPDX-License-Identifier: MIT
//
// Says of a pixel that differs whether it counts, and how far it is from what it was.

/// Says what becomes of pixels that differ.
struct PixelJudge {
  private let first: UnsafeRasterView
  private let second: UnsafeRasterView
  private let metric: PixelMetric
  private let threshold: Double
  private let detector: AntialiasingDetector?
  private let similarity: StructuralSimilarity

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

  /// What becomes of a pixel, and its distance in the metric's own unit where it counts, or
  /// lies within the threshold.
  mutating func mark(_ x: Int, _ y: Int) -> (PixelMark, distance: Double) {
    // With a threshold of 0 every difference counts, also where the metric sees none.
    let isLenient = threshold > 0 && metric != .exact
    let distance = isLenient ? distance(x, y) : 0
    if isLenient, distance <= threshold { return (.withinThreshold, distance) }
    if let detector, detector.isSmoothed(x: x, y: y) { return (.smoothed, distance) }
    return (.counted, isLenient ? distance : self.distance(x, y))
  }

  private mutating func distance(_ x: Int, _ y: Int) -> Double {
    if metric == .ssim { return 1 - similarity.around(x, y) }
    let (one, other) = (first.word(x, y), second.word(x, y))
    if one == last.one, other == last.other { return last.distance }
    let distance = PixelDistance(metric: metric).between(first[x, y], second[x, y])
    last = (one, other, distance)
    return distance
  }
}
