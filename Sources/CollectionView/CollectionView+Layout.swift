// SPDX-License-Identifier: MIT
//
// What a grid is laid out by.

public import CellViews
public import Foundation

/// The height of a row.
///
/// - Parameters:
///   - row: Its number, from 0.
///   - rowMetrics: The whole grid's room.
///   - itemSpacing: Points between items.
///   - numberOfColumns: Items of a full row.
/// - Returns: Points.
public typealias CollectionViewRowHeightBlock = (
  _ row: Int, _ rowMetrics: GeometryProxy, _ itemSpacing: CGFloat, _ numberOfColumns: Int
) -> CGFloat

extension CollectionView {
  /// How high rows are.
  public enum RowHeight {
    /// Points.
    case constant(CGFloat)
    /// As high as a column is wide.
    case sameAsItemWidth
    /// As high as a block says, row by row.
    case dynamic(CollectionViewRowHeightBlock)
  }

  /// What a grid is laid out by. A class, as in the founding code: views that share one share its
  /// values.
  public final class Layout: ObservableObject {
    /// Points around each row.
    @Published public var rowPadding: EdgeInsets
    /// Items of a full row; fewer than one count as one.
    @Published public var numberOfColumns: Int
    /// Points between items and between rows.
    @Published public var itemSpacing: CGFloat
    /// How high rows are.
    @Published public var rowHeight: RowHeight
    /// Points around all rows; its sides narrow rows but not the height of square ones.
    @Published public var scrollViewInsets: EdgeInsets

    /// Three columns of squares, 2 points apart, unless told otherwise.
    public init(
      rowPadding: EdgeInsets = EdgeInsets(), numberOfColumns: Int = 3, itemSpacing: CGFloat = 2,
      rowHeight: RowHeight = .sameAsItemWidth, scrollViewInsets: EdgeInsets = EdgeInsets()
    ) {
      self.rowPadding = rowPadding
      self.numberOfColumns = numberOfColumns
      self.itemSpacing = itemSpacing
      self.rowHeight = rowHeight
      self.scrollViewInsets = scrollViewInsets
    }
  }
}
