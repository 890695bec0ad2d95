// SPDX-License-Identifier: MIT
//
// Layouts that place items line by line with rules of their own: flow, equal columns, justified rows.

public import Foundation
public import Geometry

/// A section of a flow layout.
/// Mirrors: UICollectionViewFlowLayout (UIKit); its insets, headers and footers are the section's.
public struct FlowSpec: Hashable, Sendable {
  /// Sizes of the items; a shorter list repeats.
  public var itemSizes: [CGSize]
  /// The least room between items of a line; 10 in UIKit unless set.
  public var minimumInteritemSpacing: CGFloat
  /// Between lines; 10 in UIKit unless set.
  public var minimumLineSpacing: CGFloat
  /// The collection's own insets, which narrow the lines.
  public var containerInsets: NSDirectionalEdgeInsets

  /// A flow with UIKit's defaults: items of 50 x 50, 10 between them.
  public init(
    itemSizes: [CGSize] = [CGSize(width: 50, height: 50)], minimumInteritemSpacing: CGFloat = 10,
    minimumLineSpacing: CGFloat = 10, containerInsets: NSDirectionalEdgeInsets = .zero
  ) {
    self.itemSizes = itemSizes
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.containerInsets = containerInsets
  }
}

/// A grid of equal columns whose last row shares the width among the items it has.
public struct ColumnsSpec: Hashable, Sendable {
  /// How high a row is.
  public enum RowHeight: Hashable, Sendable {
    /// As high as a column of a full row is wide.
    case sameAsItemWidth
    /// Points.
    case constant(CGFloat)
    /// Points, row by row; a shorter list repeats.
    case values([CGFloat])
  }

  /// Items of a full row; 3 unless set.
  public var numberOfColumns: Int
  /// Between items and between rows; 2 unless set.
  public var itemSpacing: CGFloat
  /// How high a row is.
  public var rowHeight: RowHeight
  /// Around each row.
  public var rowPadding: NSDirectionalEdgeInsets
  /// Around all rows; its sides narrow the rows but not the height of square rows.
  public var scrollViewInsets: NSDirectionalEdgeInsets

  /// A grid with the seed's defaults.
  public init(
    numberOfColumns: Int = 3, itemSpacing: CGFloat = 2, rowHeight: RowHeight = .sameAsItemWidth,
    rowPadding: NSDirectionalEdgeInsets = .zero, scrollViewInsets: NSDirectionalEdgeInsets = .zero
  ) {
    self.numberOfColumns = numberOfColumns
    self.itemSpacing = itemSpacing
    self.rowHeight = rowHeight
    self.rowPadding = rowPadding
    self.scrollViewInsets = scrollViewInsets
  }
}

/// Rows of items of given widths; the last item of a full row stretches to the row's end.
public struct JustifiedRowsSpec: Hashable, Sendable {
  /// Height of every row.
  public var rowHeight: CGFloat
  /// Between items and between rows.
  public var interItemSpacing: CGFloat
  /// Widths of the items; a shorter list repeats.
  public var itemWidths: [CGFloat]

  /// Rows of one height.
  public init(rowHeight: CGFloat, interItemSpacing: CGFloat = 0, itemWidths: [CGFloat]) {
    self.rowHeight = rowHeight
    self.interItemSpacing = interItemSpacing
    self.itemWidths = itemWidths
  }
}
