// SPDX-License-Identifier: MIT
//
// What a comparison of two pictures found.

/// What a comparison of two pictures of one size found.
package struct PixelDifference: Hashable, Sendable {
  /// All pixels of a picture.
  package var total: Int
  /// Pixels that differ in any byte, masked ones left out.
  package var differing = 0
  /// Those of them that count.
  package var counted = 0
  /// Those that look like smoothed edges and were ignored for it.
  package var smoothed = 0
  /// Pixels that differ below a mask.
  package var masked = 0
  /// The pixel whose counting difference is the largest; the first of equals from the top-left.
  package var worst: Worst?
  /// The largest distance that the threshold let through, in the metric's own unit; nil when it let
  /// nothing through.
  package var furthestHidden: Double?
  /// The most pixels that count in any window of the tolerance.
  package var densest = 0
  /// Where pixels that count lie, from the top.
  package var regions: [DifferenceRegion] = []
  /// Whether the tolerance lets it pass.
  package var passes = true

  /// A pixel, before and after.
  package struct Worst: Hashable, Sendable {
    /// Column.
    package var x: Int
    /// Row.
    package var y: Int
    /// What it was.
    package var before: Pixel
    /// What it is.
    package var after: Pixel
    /// In the metric's own unit.
    package var distance: Double

    /// The one that is furthest from what it was; the first of equals from the top-left.
    static func furthest(of pixels: [Self]) -> Self? {
      pixels.max { ($0.distance, $1.y, $1.x) < ($1.distance, $0.y, $0.x) }
    }
  }

  /// The part of all pixels that count, rounded up to four decimals: never less than it is.
  package var ratioText: String {
    guard counted > 0, total > 0 else { return "0" }
    let (quotient, remainder) = (counted * 10_000).quotientAndRemainder(dividingBy: total)
    let parts = min(10_000, quotient + (remainder > 0 ? 1 : 0))
    if parts == 10_000 { return "1" }
    var digits = String(parts)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "0." + digits
  }

  /// `1,234 of 2,962,440 pixels differ (ratio 0.0005), worst at 12,40: #ffffff -> #f0f0f0`.
  package var text: String {
    let below = masked > 0 ? "; \(Self.grouped(masked)) masked" : ""
    guard differing > 0 else { return "no pixel differs" + below }
    var text = "\(Self.grouped(counted)) of \(Self.grouped(total)) pixels differ"
    text += " (ratio \(ratioText))"
    if let worst {
      text += ", worst at \(worst.x),\(worst.y): \(worst.before.text) -> \(worst.after.text)"
      if worst.before == worst.after { text += " in the lower halves of 16 bits" }
    }
    if differing > counted { text += "; \(Self.grouped(differing - counted)) let through" }
    return text + below
  }

  /// A count with commas.
  static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

/// A place where pixels differ.
package struct DifferenceRegion: Hashable, Sendable {
  /// The smallest box around its pixels.
  package var box: PixelRect
  /// Pixels that count inside.
  package var count: Int
  /// Where the largest difference is.
  package var worst: PixelDifference.Worst?
  /// Elements whose frames meet the box, before or after; the smallest first.
  package var elements: [String] = []
  /// Whether an element that moved, grew, appeared or vanished meets it.
  package var isExplainedByLayout = false
}

/// What became of each pixel.
package enum PixelMark: UInt8, Hashable, Sendable {
  case equal, counted, withinThreshold, smoothed, masked
}
