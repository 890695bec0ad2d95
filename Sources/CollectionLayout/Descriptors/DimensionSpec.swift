// SPDX-License-Identifier: MIT
//
// Lengths, sizes and spacings before anything is known of the container.
// Rules: docs/layout.md, "Dimensions" and "Spacing".

public import Foundation
public import Geometry

/// One length of an item, group or boundary item.
public enum DimensionSpec: Hashable, Sendable {
  /// This fraction of the width of the containing container.
  case fractionalWidth(CGFloat)
  /// This fraction of the height of the containing container.
  case fractionalHeight(CGFloat)
  /// Points, never rounded.
  case absolute(CGFloat)
  /// Points until the element has been measured.
  case estimated(CGFloat)
  /// As `estimated`, then as large as the largest sibling.
  case uniformAcrossSiblings(CGFloat)

  /// Whether the length comes from measuring.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }
}

/// A width and a height.
public struct SizeSpec: Hashable, Sendable {
  /// The horizontal length.
  public var width: DimensionSpec
  /// The vertical length.
  public var height: DimensionSpec

  /// A size from its two lengths.
  public init(width: DimensionSpec, height: DimensionSpec) {
    self.width = width
    self.height = height
  }

  /// The length on `axis`.
  public subscript(axis: Axis) -> DimensionSpec {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A distance between two things or between a thing and its slot's edge.
public enum SpacingSpec: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(CGFloat)
  /// At least this many points; what is left of the group is shared among the flexible ones.
  case flexible(CGFloat)

  /// The points it takes before anything is shared.
  public var minimum: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether it takes a share of what is left.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Room outside an item's four edges; nil is none.
public struct EdgeSpacingSpec: Hashable, Sendable {
  /// Room before the item.
  public var leading: SpacingSpec?
  /// Room above the item.
  public var top: SpacingSpec?
  /// Room after the item.
  public var trailing: SpacingSpec?
  /// Room below the item.
  public var bottom: SpacingSpec?

  /// Room outside the edges, none by default.
  public init(
    leading: SpacingSpec? = nil, top: SpacingSpec? = nil, trailing: SpacingSpec? = nil,
    bottom: SpacingSpec? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The room where `axis` begins.
  public func start(_ axis: Axis) -> SpacingSpec? { axis == .horizontal ? leading : top }

  /// The room where `axis` ends.
  public func end(_ axis: Axis) -> SpacingSpec? { axis == .horizontal ? trailing : bottom }
}
