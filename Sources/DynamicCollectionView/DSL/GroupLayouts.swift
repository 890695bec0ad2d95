// SPDX-License-Identifier: MIT
//
// Items, rows, columns, headers and footers.

public import Foundation

/// One item of a group.
public struct GridItemLayout: ItemLayout, Sendable {
  private let width: LayoutSize
  private let height: LayoutSize

  /// An item; fractions are of its group.
  public init(width: LayoutSize, height: LayoutSize) {
    self.width = width
    self.height = height
  }

  /// The item in UIKit's words.
  public func _buildItemLayout() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
  }
}

/// Items beside one another.
public struct HGroupLayout: GroupLayout {
  private let line: Line

  /// A row; fractions are of the section, or of the group around it.
  ///
  /// - Parameter spacing: Points between neighbours; 0 unless given.
  public init(
    width: LayoutSize, height: LayoutSize, spacing: CGFloat = 0,
    @ItemLayoutBuilder items: () -> [any ItemLayout]
  ) {
    line = Line(width: width, height: height, spacing: spacing, items: items())
  }

  /// The row in UIKit's words.
  public func _buildGroupLayout() -> NSCollectionLayoutGroup {
    line.spaced(.horizontal(layoutSize: line.size, subitems: line.subitems))
  }
}

/// Items one below another.
public struct VGroupLayout: GroupLayout {
  private let line: Line

  /// A column; fractions are of the section, or of the group around it.
  ///
  /// - Parameter spacing: Points between neighbours; 0 unless given.
  public init(
    width: LayoutSize, height: LayoutSize, spacing: CGFloat = 0,
    @ItemLayoutBuilder items: () -> [any ItemLayout]
  ) {
    line = Line(width: width, height: height, spacing: spacing, items: items())
  }

  /// The column in UIKit's words.
  public func _buildGroupLayout() -> NSCollectionLayoutGroup {
    line.spaced(.vertical(layoutSize: line.size, subitems: line.subitems))
  }
}

/// What rows and columns have in common.
private struct Line {
  let width: LayoutSize
  let height: LayoutSize
  let spacing: CGFloat
  let items: [any ItemLayout]

  var size: NSCollectionLayoutSize { NSCollectionLayoutSize(width, height) }
  var subitems: [NSCollectionLayoutItem] { items.map { $0._buildItemLayout() } }

  func spaced(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutGroup {
    group.interItemSpacing = .fixed(spacing)
    return group
  }
}

/// A header or a footer, as wide as its section.
public struct ReusableItemLayout: ReusableLayout, Sendable {
  private let kind: ReusableViewElementKind
  private let height: LayoutSize
  private var pins = false

  /// A header above the items, or a footer below them; it scrolls with them unless pinned.
  public init(kind: ReusableViewElementKind, height: LayoutSize) {
    self.kind = kind
    self.height = height
  }

  /// Whether it stays in sight while its section does; it does not unless set.
  public func pinToVisibleBounds(_ pins: Bool = true) -> ReusableItemLayout {
    var copy = self
    copy.pins = pins
    return copy
  }

  /// The boundary item in UIKit's words.
  public func _buildSupplementaryLayout() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
      elementKind: kind.rawValue, alignment: kind == .footer ? .bottom : .top)
    item.pinToVisibleBounds = pins
    return item
  }
}
