// SPDX-License-Identifier: MIT
//
// A view anchored to an item or a group, in UIKit's words: a badge.
// Mirrors: NSCollectionLayoutSupplementaryItem (UIKit).
// Status: contentInsets and edgeSpacing of an anchored view are kept but not applied.

/// A view anchored to an item or a group.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The author's name of its kind.
  public let elementKind: String
  /// Where on its host it sits.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that sits there; nil is the same point as the host's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Drawing order; 1 unless set, which is above the cells.
  public var zIndex: Int = 1

  /// A view of this size and kind.
  package init(
    size: SizeSpec, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(size: size)
  }

  /// A view with all that `other` has.
  package init(copying other: NSCollectionLayoutSupplementaryItem) {
    elementKind = other.elementKind
    containerAnchor = other.containerAnchor
    itemAnchor = other.itemAnchor
    zIndex = other.zIndex
    super.init(copying: other)
  }

  /// A view whose own anchor point is the host's, so that corners coincide.
  ///
  /// Source: UIKit, `init(layoutSize:elementKind:containerAnchor:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: Fractions are of the host; for a group of the group's container.
  ///   - elementKind: The author's name of its kind.
  ///   - containerAnchor: Where on its host it sits.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize.spec, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: nil)
  }

  /// A view of which one point sits on a point of its host.
  ///
  /// Source: UIKit, `init(layoutSize:elementKind:containerAnchor:itemAnchor:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: Fractions are of the host; for a group of the group's container.
  ///   - elementKind: The author's name of its kind.
  ///   - containerAnchor: The point of the host.
  ///   - itemAnchor: The point of the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize.spec, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  package override func duplicate() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(copying: self)
  }

  /// The value that the solver sees.
  package var anchoredSpec: AnchoredSpec {
    AnchoredSpec(
      kind: elementKind, size: itemSpec.size, containerAnchor: containerAnchor.spec,
      itemAnchor: itemAnchor?.spec, zIndex: zIndex)
  }
}
