// SPDX-License-Identifier: MIT
//
// One of the two directions of the plane, and the subscripts that let a rule be written once for both.

public import Foundation

/// A direction of the plane; y grows downwards.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// The coordinate on `axis`: x for horizontal, y for vertical.
  public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The length on `axis`: width for horizontal, height for vertical.
  public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its lengths on an axis and across it.
  public init(along: CGFloat, across: CGFloat, axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// The smaller coordinate on `axis`.
  public func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The larger coordinate on `axis`.
  public func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
