// SPDX-License-Identifier: MIT
//
// How far apart pixels are that a threshold let through, and how distances are written.

import Foundation

extension Verdict {
  /// The largest distance that a threshold let through, in the metric's own unit; nil when it let
  /// nothing through, or the reference was not decoded.
  ///
  /// - Parameter picture: What was drawn.
  func furthestHidden(in picture: Raster, by metric: PixelMetric) -> Double? {
    guard let reference, let pixels, pixels.difference.differing > pixels.difference.counted else {
      return nil
    }
    return Raster.withViews(reference, picture) { first, second in
      let between = PixelDistance(metric: metric)
      let similarity = StructuralSimilarity(first: first, second: second)
      var furthest: Double?
      for (index, mark) in pixels.marks.enumerated()
      where mark == PixelMark.withinThreshold.rawValue {
        let (y, x) = index.quotientAndRemainder(dividingBy: pixels.width)
        let distance =
          metric == .ssim
          ? 1 - similarity.around(x, y) : between.between(first[x, y], second[x, y])
        furthest = max(furthest ?? 0, distance)
      }
      return furthest
    } ?? nil
  }
}

/// Distances and thresholds as they are written.
enum DistanceText {
  /// Without the noise of binary fractions, and no fraction where there is none: `2`, `0.1`.
  static func exact(_ value: Double) -> String {
    text(rounded(value, digits: 10, by: .toNearestOrEven))
  }

  /// Four digits, never less than it is: `0.04231`.
  static func atMost(_ value: Double) -> String { text(roundedUp(value)) }

  /// The next number of four digits.
  static func roundedUp(_ value: Double) -> Double { rounded(value, digits: 4, by: .up) }

  private static func rounded(
    _ value: Double, digits: Int, by rule: FloatingPointRoundingRule
  ) -> Double {
    guard value > 0, value.isFinite else { return value }
    let factor = pow(10, Double(digits - 1) - log10(value).rounded(.down))
    guard factor.isFinite, factor > 0 else { return value }
    let parts = (value * factor).rounded(rule)
    return rule == .up && parts / factor < value ? (parts + 1) / factor : parts / factor
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
