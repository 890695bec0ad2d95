// SPDX-License-Identifier: MIT
//
// Lines of as many views as there are columns, or rows.
// Mirrors: LazyVGrid, LazyHGrid, GridItem (SwiftUI).
// Status: complete; all views are made, as a still picture needs them.

/// A column of a vertical grid, a row of a horizontal one, or several of them.
public struct GridItem: Hashable, Sendable {
  /// How wide it is.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// To the next one; nil is 8.
  public var spacing: CGFloat?
  /// How views sit in it.
  public var alignment: Alignment?

  /// A column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridNode.Track {
    let size: LazyGridNode.Track.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridNode.Track(size, spacing: spacing, alignment: alignment?.reference)
  }
}

/// Rows of as many views as there are columns.
public struct LazyVGrid<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// A grid that grows downwards; `spacing` is between rows, nil is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .lazyGrid(
        LazyGridNode(
          .vertical, tracks: columns.map(\.track), spacing: spacing,
          alignment: alignment.reference,
          children: context.with { $0.isInLazyGrid = true }.nodes(of: content))))
  }
}

/// Columns of as many views as there are rows.
public struct LazyHGrid<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// A grid that grows sideways; `spacing` is between columns, nil is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .lazyGrid(
        LazyGridNode(
          .horizontal, tracks: rows.map(\.track), spacing: spacing,
          alignment: alignment.reference,
          children: context.with { $0.isInLazyGrid = true }.nodes(of: content))))
  }
}
