// SPDX-License-Identifier: MIT
//
// Edge insets that follow the writing direction, and the sets of edges and corners that go with them.
// Mirrors: NSDirectionalEdgeInsets, NSDirectionalRectEdge, NSRectAlignment (UIKit).
// Status: complete.

public import Foundation

/// Distances in points from the four edges inwards; negative ones reach outwards.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the leading edge: left when reading left to right.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the trailing edge: right when reading left to right.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points, in the order UIKit writes them.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset where `axis` begins: leading or top.
  public func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset where `axis` ends: trailing or bottom.
  public func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Both insets of `axis` together.
  public func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// Edge by edge, the sum of both.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

/// A set of edges, as UIKit anchors use it: one edge, two for a corner, none for the centre.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// A set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The leading edge.
  public static let leading = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 8)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Where a boundary item sits on its container: an edge, a corner, or none.
public enum NSRectAlignment: String, Hashable, Sendable, CaseIterable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
