// SPDX-License-Identifier: MIT
//
// Grids as values: rows that share columns, and lines filled with as many cells as there are tracks.

public import Foundation
public import Geometry

/// Rows that share columns.
public struct GridNode: Hashable, Sendable {
  /// How cells sit in their columns and rows.
  public var alignment: AlignmentReference
  /// Between columns; nil is 8.
  public var horizontalSpacing: CGFloat?
  /// Between rows; nil is 8.
  public var verticalSpacing: CGFloat?
  /// From the top down.
  public var rows: [GridRowNode]
  /// Whether this is a row on its way to the grid around it.
  var isRow = false

  /// A grid by its parts.
  public init(
    alignment: AlignmentReference = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, rows: [GridRowNode]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}

/// A row of a grid.
public struct GridRowNode: Hashable, Sendable {
  /// How its cells meet; nil is the grid's own.
  public var alignment: AlignmentReference?
  /// From the leading side on.
  public var cells: [ViewNode]
  /// Whether its one cell is as wide as the whole grid.
  public var isWhole: Bool

  /// A row by its parts.
  public init(alignment: AlignmentReference? = nil, cells: [ViewNode], isWhole: Bool = false) {
    self.alignment = alignment
    self.cells = cells
    self.isWhole = isWhole
  }
}

/// How a cell stands in its grid; nil says nothing.
public struct GridCellNode: Hashable, Sendable {
  /// How many columns it takes.
  public var columns: Int?
  /// Where it sits in its own room.
  public var anchor: UnitPoint?
  /// How its whole column sits.
  public var columnAlignment: AlignmentReference?
  /// Whether it has no say in its column's width.
  public var isUnsizedAcross: Bool
  /// Whether it has no say in its row's height.
  public var isUnsizedDown: Bool
  /// How a view stands in the lines of a lazy grid; nil beside others, as there is room.
  public var line: LazyGridLine?

  /// Nothing said unless given.
  public init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: AlignmentReference? = nil,
    isUnsizedAcross: Bool = false, isUnsizedDown: Bool = false, line: LazyGridLine? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.isUnsizedAcross = isUnsizedAcross
    self.isUnsizedDown = isUnsizedDown
    self.line = line
  }
}

/// How a view of a section stands in the lines of a lazy grid.
public enum LazyGridLine: Hashable, Sendable {
  /// A header or a footer: a line of its own across all tracks.
  case whole
  /// The first of a section's rows begins a line, and the last one ends it.
  case first, last, only
}

extension LazyGridLine {
  /// The views of a section in the lines of a lazy grid, in order.
  public static func section(header: [ViewNode], rows: [ViewNode], footer: [ViewNode])
    -> [ViewNode]
  {
    func ruled(_ view: ViewNode, _ line: LazyGridLine) -> ViewNode {
      .modified(view, .gridCell(GridCellNode(line: line)))
    }
    var rows = rows
    if rows.count == 1 {
      rows[0] = ruled(rows[0], .only)
    } else if let first = rows.first, let last = rows.last {
      rows[0] = ruled(first, .first)
      rows[rows.count - 1] = ruled(last, .last)
    }
    return header.map { ruled($0, .whole) } + rows + footer.map { ruled($0, .whole) }
  }
}

/// Lines of as many cells as there are tracks.
public struct LazyGridNode: Hashable, Sendable {
  /// A column, or several of one kind.
  public struct Track: Hashable, Sendable {
    /// How wide it is.
    public enum Size: Hashable, Sendable {
      case fixed(CGFloat)
      case flexible(minimum: CGFloat, maximum: CGFloat)
      /// As many columns as fit.
      case adaptive(minimum: CGFloat, maximum: CGFloat)
    }
    /// How wide it is.
    public var size: Size
    /// To the next one; nil is 8.
    public var spacing: CGFloat?
    /// How cells sit in it; nil is centred.
    public var alignment: AlignmentReference?

    /// A track by its parts.
    public init(_ size: Size, spacing: CGFloat? = nil, alignment: AlignmentReference? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// Along which lines follow each other: vertical for `LazyVGrid`.
  public var axis: Axis
  /// Columns of a vertical grid, rows of a horizontal one.
  public var tracks: [Track]
  /// Between lines; nil is 8.
  public var spacing: CGFloat?
  /// How the tracks sit in the grid, when they do not fill it.
  public var alignment: AlignmentReference
  /// In order.
  public var children: [ViewNode]

  /// A grid by its parts.
  public init(
    _ axis: Axis, tracks: [Track], spacing: CGFloat? = nil,
    alignment: AlignmentReference = .center, children: [ViewNode]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}
