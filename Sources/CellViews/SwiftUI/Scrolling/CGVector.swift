// SPDX-License-Identifier: MIT
//
// A way on the plane.
// Mirrors: CGVector (Core Graphics).
// Status: its two parts.

public import Foundation

/// A way on the plane, or a speed.
public struct CGVector: Hashable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// No way.
  public static let zero = CGVector()

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// A way by its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
