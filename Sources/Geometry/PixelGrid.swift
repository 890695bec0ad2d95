// SPDX-License-Identifier: MIT
//
// The two roundings of a layout: lengths go down to a whole pixel, origins to the nearest one.

public import Foundation

/// The pixels of a screen with `scale` of them in a point.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point; 0 switches all rounding off.
  public let scale: CGFloat

  /// A length this many pixels below a whole one counts as whole, so that 0.333333 is a third.
  static let allowance: CGFloat = 0.001

  /// The grid of a screen with `scale` pixels in a point.
  public init(scale: CGFloat) { self.scale = scale }

  /// No grid: every length stays as it is.
  public static let none = PixelGrid(scale: 0)

  /// The largest whole number of pixels not above `length`, in points.
  public func floor(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    return (length * scale + Self.allowance).rounded(.down) / scale
  }

  /// The nearest pixel, halves away from zero, in points.
  public func nearest(_ position: CGFloat) -> CGFloat {
    guard scale > 0 else { return position }
    return (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The smallest whole number of pixels not below `length`, in points.
  public func up(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    return (length * scale - Self.allowance).rounded(.up) / scale
  }

  /// The nearest pixel on both axes.
  public func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(point.x), y: nearest(point.y))
  }

  /// Origin and size each to the nearest pixel, without regard for the far edges.
  public func nearest(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y),
      width: nearest(rect.size.width), height: nearest(rect.size.height))
  }
}
