// SPDX-License-Identifier: MIT
//
// Columns that take each item where the least is taken.
// Rules: docs/layout.md, "Waterfall".

public import Foundation

/// A group that holds all items of a section, in columns. Each item goes to the shortest column,
/// the first one of equals.
///
/// A class, as in the founding layouts: modifiers change it. Unlike there, building it twice gives
/// the same group twice, and no columns count as one.
public final class WaterFallGroupLayout: GroupLayout {
  private let width: LayoutSize
  private let numberOfColumn: Int
  private let numberOfItems: Int
  private let environment: any CollectionLayoutEnvironment
  private let contentInset: EdgeInsets
  private let itemHeightContext: (_ index: Int, _ itemWidth: CGFloat) -> CGFloat
  private var spacing: CGFloat = 0
  private var mode = LayoutCompatibility.seed

  /// Columns of equal width.
  ///
  /// - Parameters:
  ///   - width: The group's; columns share the container's width all the same.
  ///   - numberOfItems: Of the section; a smaller number makes the group repeat.
  ///   - contentInset: Around the columns, inside the group; the bottom has no effect in `seed`.
  ///   - itemHeightContext: An item's height in points for its index and width, asked in order.
  public init(
    width: LayoutSize = .fractionalWidth(1), numberOfColumn: Int, numberOfItems: Int,
    environment: any CollectionLayoutEnvironment, contentInset: EdgeInsets = EdgeInsets(),
    itemHeightContext: @escaping (_ index: Int, _ itemWidth: CGFloat) -> CGFloat
  ) {
    self.width = width
    self.numberOfColumn = max(1, numberOfColumn)
    self.numberOfItems = max(0, numberOfItems)
    self.environment = environment
    self.contentInset = contentInset
    self.itemHeightContext = itemHeightContext
  }

  /// Points between columns and between the items of one; 0 unless set.
  public func interItemSpacing(_ spacing: CGFloat) -> WaterFallGroupLayout {
    self.spacing = spacing
    return self
  }

  /// Whether places are whole points and a spacing follows the last item, as in `seed`, the default;
  /// `clean` has exact places, no last spacing, and the inset at the bottom.
  public func compatibility(_ mode: LayoutCompatibility) -> WaterFallGroupLayout {
    self.mode = mode
    return self
  }

  /// The group in UIKit's words: frames known beforehand.
  public func _buildGroupLayout() -> NSCollectionLayoutGroup {
    // 1. Columns share the container's width; the section's own insets do not narrow them.
    let room =
      environment.container.effectiveContentSize.width - contentInset.leading
      - contentInset.trailing - CGFloat(numberOfColumn - 1) * spacing
    let itemWidth = max(0, room / CGFloat(numberOfColumn))
    // 2. Each item goes to the shortest column.
    var ends = [CGFloat](repeating: contentInset.top, count: numberOfColumn)
    var frames: [CGRect] = []
    frames.reserveCapacity(numberOfItems)
    for item in 0..<numberOfItems {
      var column = 0
      for other in ends.indices where ends[other] < ends[column] { column = other }
      let height = max(0, itemHeightContext(item, itemWidth))
      let y = mode == .seed ? ends[column].rounded(.toNearestOrAwayFromZero) : ends[column]
      frames.append(
        CGRect(
          x: contentInset.leading + CGFloat(column) * (itemWidth + spacing), y: y,
          width: itemWidth, height: height))
      ends[column] = y + height + spacing
    }
    // 3. The group is as high as the longest column.
    var height = ends.max() ?? contentInset.top
    if mode == .clean {
      if numberOfItems > 0 { height -= spacing }
      height += contentInset.bottom
    }
    let placed = frames
    return .custom(layoutSize: NSCollectionLayoutSize(width, .absolute(height))) { _ in
      placed.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
  }
}
