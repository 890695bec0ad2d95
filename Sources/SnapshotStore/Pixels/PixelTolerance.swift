// SPDX-License-Identifier: MIT
//
// How much of a difference is let through. Nothing, unless somebody asked for it.

/// What a comparison counts, and how much of it passes.
package struct PixelTolerance: Hashable, Sendable {
  /// What becomes of pixels that look like the smoothed edge of a shape in one of the pictures.
  package enum Antialiasing: String, Hashable, Sendable, CaseIterable {
    case count, ignore
  }

  /// At most `count` pixels in any square of `side` pixels.
  package struct Window: Hashable, Sendable {
    /// Pixels along an edge of the square.
    package var side: Int
    /// The most that may differ inside.
    package var count: Int

    /// A limit for any square.
    package init(side: Int, count: Int) {
      self.side = max(1, side)
      self.count = max(0, count)
    }
  }

  /// How far apart pixels are.
  package var metric: PixelMetric = .exact
  /// Pixels further apart than this count; 0 counts every difference. In the metric's own unit.
  package var threshold: Double = 0
  /// The most pixels that may count.
  package var maxDiffPixels: Int?
  /// The most pixels that may count, as a part of all.
  package var maxDiffPixelRatio: Double?
  /// The least part of all pixels that must not count.
  package var precision: Double?
  /// The most that may count close together.
  package var window: Window?
  /// Smoothed edges count unless told otherwise.
  package var antialiasing: Antialiasing = .count
  /// Pixels that are not looked at.
  package var masks: [PixelRect] = []
  /// Elements whose frames are not looked at, before and after.
  package var maskedElements: [String] = []

  /// No tolerance.
  package init() {}

  /// swift-snapshot-testing's two numbers, 1 where not given: pixels whose CIELAB distance is over
  /// `(1 - perceptualPrecision) * 100` count, and `precision` of all must not.
  package init(precision: Double, perceptualPrecision: Double) {
    self.precision = precision
    setPerceptualPrecision(perceptualPrecision)
  }

  /// Switches to CIELAB and lets distances of up to `(1 - precision) * 100` pass.
  package mutating func setPerceptualPrecision(_ precision: Double) {
    metric = .deltaE
    threshold = min(max((1 - precision) * 100, 0), 100)
  }

  /// Whether not a single byte may differ anywhere.
  package var isExact: Bool { self == PixelTolerance() }

  /// Whether only some places may differ; else one pixel that counts is one too many.
  var allowsSome: Bool {
    maxDiffPixels != nil || maxDiffPixelRatio != nil || precision != nil || window != nil
  }

  /// Whether these numbers pass; every limit that is given must hold, the smallest one counts.
  ///
  /// - Parameters:
  ///   - count: Pixels that count.
  ///   - total: All pixels of the picture.
  ///   - densest: The most in any window; only asked for when a window is given.
  func passes(count: Int, of total: Int, densest: Int) -> Bool {
    if count == 0 { return true }
    guard allowsSome else { return false }
    if let maxDiffPixels, count > maxDiffPixels { return false }
    // Divided, not multiplied: a part that prints as the limit is the limit.
    if let maxDiffPixelRatio, !(Double(count) / Double(total) <= maxDiffPixelRatio) { return false }
    if let precision, !(Double(total - count) / Double(total) >= precision) { return false }
    if let window, densest > window.count { return false }
    return true
  }
}
