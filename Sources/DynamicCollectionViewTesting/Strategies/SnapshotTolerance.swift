// SPDX-License-Identifier: MIT
//
// How much of a difference passes, in the words of `dcv-snap.json`.

import SnapshotStore

/// How much of a picture may differ. Limits that are given must all hold; without one, a single
/// pixel that counts is too many. A layout that differs and another size never pass.
public struct SnapshotTolerance: Hashable, Sendable {
  /// How far apart two pixels are; each definition is frozen (docs/snapshots.md, "Metrics").
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    case exact, yiq, oklab, deltaE, ssim
  }

  /// At most `count` pixels in any square of `side` pixels.
  public struct Window: Hashable, Sendable {
    /// Pixels along an edge of the square.
    public var side: Int
    /// The most that may differ inside.
    public var count: Int

    /// A limit for any square.
    public init(side: Int, count: Int) {
      self.side = side
      self.count = count
    }
  }

  /// Why anything may differ, for those who read the test.
  public var reason: String
  /// How far apart two pixels are; exact unless set.
  public var metric: Metric
  /// Pixels further apart count; in the metric's unit, 0 unless set.
  public var threshold: Double
  /// The most pixels that may count.
  public var maxDiffPixels: Int?
  /// The most pixels that may count, as a part of all.
  public var maxDiffPixelRatio: Double?
  /// The most that may count close together.
  public var window: Window?
  /// Whether pixels on the smoothed edge of a shape are left out; they count unless set.
  public var ignoresSmoothedEdges: Bool
  /// Ids of elements whose frames are not looked at, before and after: `feed/header:0`.
  public var masks: [String]

  /// A tolerance, with the reason for it.
  public init(
    reason: String, metric: Metric = .exact, threshold: Double = 0, maxDiffPixels: Int? = nil,
    maxDiffPixelRatio: Double? = nil, window: Window? = nil, ignoresSmoothedEdges: Bool = false,
    masks: [String] = []
  ) {
    self.reason = reason
    self.metric = metric
    self.threshold = threshold
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffPixelRatio = maxDiffPixelRatio
    self.window = window
    self.ignoresSmoothedEdges = ignoresSmoothedEdges
    self.masks = masks
  }
}

/// What a strategy lets through.
struct StrategyTolerance: Hashable, Sendable {
  var precision: Double = 1
  var perceptualPrecision: Double = 1
  var tolerance: SnapshotTolerance?

  /// Limits as the comparison takes them.
  ///
  /// - Throws: ``AssertionProblem`` for numbers that mean nothing, and for a missing reason.
  func limits() throws(AssertionProblem) -> PixelTolerance {
    for (name, value) in [
      ("precision", precision), ("perceptualPrecision", perceptualPrecision),
      ("maxDiffPixelRatio", tolerance?.maxDiffPixelRatio ?? 0),
    ] where !(0...1).contains(value) {
      throw .outOfRange(name, "\(value)", expected: "a number from 0 to 1")
    }
    let isPlain = precision == 1 && perceptualPrecision == 1
    var limits =
      isPlain
      ? PixelTolerance()
      : PixelTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    guard let tolerance else { return limits }
    guard tolerance.reason.contains(where: { !$0.isWhitespace }) else {
      throw .noReason
    }
    if tolerance.metric != .exact || tolerance.threshold != 0 {
      guard perceptualPrecision == 1 else { throw .twoMetrics }
      let metric = PixelMetric(rawValue: tolerance.metric.rawValue) ?? .exact
      guard (0...metric.largestThreshold).contains(tolerance.threshold) else {
        throw .outOfRange(
          "threshold", "\(tolerance.threshold)",
          expected: "a number from 0 to \(metric.largestThreshold) for \(metric.rawValue)")
      }
      limits.metric = metric
      limits.threshold = tolerance.threshold
    }
    if let count = tolerance.maxDiffPixels, count < 0 {
      throw .outOfRange("maxDiffPixels", "\(count)", expected: "a number from 0")
    }
    limits.maxDiffPixels = tolerance.maxDiffPixels
    limits.maxDiffPixelRatio = tolerance.maxDiffPixelRatio
    if let window = tolerance.window {
      guard window.side > 0, window.count >= 0 else {
        throw .outOfRange(
          "window", "\(window.side):\(window.count)", expected: "a side from 1, a count from 0")
      }
      limits.window = PixelTolerance.Window(side: window.side, count: window.count)
    }
    if tolerance.ignoresSmoothedEdges { limits.antialiasing = .ignore }
    limits.maskedElements = tolerance.masks
    return limits
  }
}
