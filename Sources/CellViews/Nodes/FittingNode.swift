// SPDX-License-Identifier: MIT
//
// Several views of which one is shown.

/// Views in order of preference; the first that fits is shown, else the last.
public struct FittingNode: Hashable, Sendable {
  /// Whether its ideal width must fit.
  public var isHorizontal: Bool
  /// Whether its ideal height must fit.
  public var isVertical: Bool
  /// In order of preference.
  public var children: [ViewNode]

  /// A choice by width and height, unless told otherwise.
  public init(isHorizontal: Bool = true, isVertical: Bool = true, children: [ViewNode]) {
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.children = children
  }
}
