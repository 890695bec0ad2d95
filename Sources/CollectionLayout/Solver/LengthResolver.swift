// SPDX-License-Identifier: MIT
//
// Relative lengths become points: fractions are floored to a pixel, all others stay as they are.
// Rules: docs/layout.md, "Dimensions" and "Pixel rounding".

import Foundation
import Geometry

/// Turns dimensions into points.
struct LengthResolver {
  /// The pixels to which computed lengths are floored.
  let grid: PixelGrid

  /// No length is longer, so that sums of a million stay exact to a thousandth.
  static let longest: CGFloat = 10_000_000

  /// `dimension` in points; an estimate stands for itself.
  func length(_ dimension: DimensionSpec, in container: CGSize) -> CGFloat {
    switch dimension {
    case .fractionalWidth(let fraction): computed(fraction * container.width)
    case .fractionalHeight(let fraction): computed(fraction * container.height)
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value):
      limited(value)
    }
  }

  /// Both lengths of `size` in points.
  func size(_ size: SizeSpec, in container: CGSize) -> CGSize {
    CGSize(
      width: length(size.width, in: container), height: length(size.height, in: container))
  }

  /// A length from a fraction or a count.
  func computed(_ length: CGFloat) -> CGFloat { grid.floor(limited(length)) }

  private func limited(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return 0 }
    return min(max(value, 0), Self.longest)
  }

  /// What is left of `size` inside `insets`; insets larger than their room leave the difference.
  static func inner(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: abs(size.width - insets.sum(.horizontal)),
      height: abs(size.height - insets.sum(.vertical)))
  }
}

/// The axes on which something is measured.
struct EstimatedAxes {
  var horizontal: Bool
  var vertical: Bool

  init(_ size: SizeSpec) {
    horizontal = size.width.isEstimated
    vertical = size.height.isEstimated
  }

  subscript(axis: Axis) -> Bool {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var any: Bool { horizontal || vertical }
}
