// SPDX-License-Identifier: MIT
//
// Rows that share columns.
// Mirrors: Grid, GridRow, gridCellColumns, gridCellAnchor, gridColumnAlignment,
// gridCellUnsizedAxes (SwiftUI).
// Status: complete; see GridLayout for how the room is shared.

/// Rows that share columns.
public struct Grid<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// A grid of rows; a view that is no row is as wide as the grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds the grid.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let rows = context.with { $0.isInGrid = true }.nodes(of: content)
    nodes.append(
      .grid(
        GridNode(
          alignment: alignment.reference, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing,
          rows: rows.map { $0.gridRow ?? GridRowNode(cells: [$0], isWhole: true) })))
  }
}

/// A row of a grid; side by side where no grid is around.
public struct GridRow<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the row.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let cells = context.with { $0.isInGrid = false }.nodes(of: content)
    guard context.environment.isInGrid else {
      nodes += cells
      return
    }
    var row = GridNode(rows: [GridRowNode(alignment: alignment?.reference, cells: cells)])
    row.isRow = true
    nodes.append(.grid(row))
  }
}

extension ViewNode {
  /// The row that this node is; what is said of a row is said of each cell in it.
  var gridRow: GridRowNode? {
    switch self {
    case .grid(let grid) where grid.isRow: return grid.rows.first
    case .modified(let inner, let modifier):
      guard var row = inner.gridRow else { return nil }
      row.cells = row.cells.map { .modified($0, modifier) }
      return row
    default: return nil
    }
  }
}

extension View {
  /// Takes several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    node(.gridCell(GridCellNode(columns: count)))
  }

  /// Sits at a place of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    node(.gridCell(GridCellNode(anchor: anchor)))
  }

  /// Its whole column sits so.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    node(.gridCell(GridCellNode(columnAlignment: guide.reference)))
  }

  /// Has no say in its column's width, or its row's height.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    node(
      .gridCell(
        GridCellNode(
          isUnsizedAcross: axes.contains(.horizontal), isUnsizedDown: axes.contains(.vertical))))
  }
}
