// SPDX-License-Identifier: MIT
//
// A waterfall: each item goes where the least is taken.
// Rules: docs/layout.md, "Waterfall".

public import Foundation
public import Geometry

/// A waterfall of columns (`axis` vertical) or of rows (`axis` horizontal).
public struct WaterfallSpec {
  /// Which rule the lanes end with.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// As the seed's code: whole-point places, one spacing after the last item, no bottom inset.
    case seed
    /// Exact places, no trailing spacing, the end inset honoured.
    case clean
  }

  /// How long each item is along the axis.
  public enum ItemLength {
    /// Points; a shorter list repeats.
    case values([CGFloat])
    /// Width divided by height; a shorter list repeats.
    case aspect([CGFloat])
    /// Asked once per item with the item's index and its length across.
    case provider((Int, CGFloat) -> CGFloat)
  }

  /// The direction in which lanes grow.
  public var axis: Axis
  /// Columns, or rows of a horizontal waterfall.
  public var lanes: Int
  /// Between items, on both axes, unless `lineSpacing` is given.
  public var interItemSpacing: CGFloat
  /// Between items along the axis; nil is `interItemSpacing`.
  public var lineSpacing: CGFloat?
  /// Inside the group, around the lanes.
  public var contentInset: NSDirectionalEdgeInsets
  /// How long each item is along the axis.
  public var itemLength: ItemLength
  /// The group's length across the axis of a horizontal waterfall; nil takes the container's.
  public var lengthAcross: DimensionSpec?
  /// Which rule the lanes end with.
  public var mode: Mode

  /// A waterfall; seed rules unless told otherwise.
  public init(
    axis: Axis = .vertical, lanes: Int, interItemSpacing: CGFloat = 0, lineSpacing: CGFloat? = nil,
    contentInset: NSDirectionalEdgeInsets = .zero, itemLength: ItemLength,
    lengthAcross: DimensionSpec? = nil, mode: Mode = .seed
  ) {
    self.axis = axis
    self.lanes = lanes
    self.interItemSpacing = interItemSpacing
    self.lineSpacing = lineSpacing
    self.contentInset = contentInset
    self.itemLength = itemLength
    self.lengthAcross = lengthAcross
    self.mode = mode
  }
}
