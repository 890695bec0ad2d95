// SPDX-License-Identifier: MIT
//
// A tolerance with a reason, and for which snapshots it holds.

/// A tolerance of the configuration.
package struct ToleranceRule: Hashable, Sendable {
  /// Ids that it holds for.
  package var pattern: SnapshotPattern
  /// What it lets through.
  package var tolerance: PixelTolerance
  /// Why; never empty.
  package var reason: String

  /// A rule; nil without a reason.
  package init?(pattern: String, tolerance: PixelTolerance, reason: String) {
    guard reason.contains(where: { !$0.isWhitespace }) else { return nil }
    self.pattern = SnapshotPattern(pattern)
    self.tolerance = tolerance
    self.reason = reason
  }
}

extension [ToleranceRule] {
  /// The rule for a snapshot: the last one that matches, and its place in the list.
  package func rule(for id: String) -> (index: Int, rule: ToleranceRule)? {
    indices.last { self[$0].pattern.matches(id) }.map { ($0, self[$0]) }
  }
}

extension PixelTolerance {
  /// `yiq over 0.1, at most 120 pixels`.
  package var text: String {
    var parts: [String] = []
    // At 0 a pixel counts that differs in any byte, whatever the metric sees.
    if metric != .exact, threshold > 0 {
      parts.append("\(metric.rawValue) over \(DistanceText.exact(threshold))")
    }
    if antialiasing == .ignore { parts.append("smoothed edges ignored") }
    if let maxDiffPixels { parts.append("at most \(maxDiffPixels) pixels") }
    if let maxDiffPixelRatio { parts.append("at most \(maxDiffPixelRatio) of all pixels") }
    if let precision { parts.append("at least \(precision) of all pixels equal") }
    if let window {
      parts.append("at most \(window.count) in any \(window.side) x \(window.side)")
    }
    func add(_ count: Int, _ one: String, _ several: String) {
      if count > 0 { parts.append("\(count) masked \(count == 1 ? one : several)") }
    }
    add(masks.count, "area", "areas")
    add(maskedElements.count, "element", "elements")
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
