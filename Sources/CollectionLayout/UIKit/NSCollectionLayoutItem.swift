// SPDX-License-Identifier: MIT
//
// One item of a group, in UIKit's words.
// Mirrors: NSCollectionLayoutItem (UIKit).
// Status: complete.

public import Foundation
public import Geometry

/// The smallest part of a layout: room for one cell, and base of groups and supplementary items.
///
/// A handle: size, insets and edge spacing are those of an ``ItemSpec``.
public class NSCollectionLayoutItem: NSCopying {
  /// Size, insets and edge spacing; its anchored views are kept as handles.
  private var frame: ItemSpec
  /// The views anchored to it, as they were given.
  package var anchored: [NSCollectionLayoutSupplementaryItem]

  /// An item of this size; anchored views are copied.
  package init(
    size: SizeSpec, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    frame = ItemSpec(size: size)
    anchored = supplementaryItems.map { $0.duplicate() }
  }

  /// An item with all that `other` has; anchored views are copied.
  package init(copying other: NSCollectionLayoutItem) {
    frame = other.frame
    anchored = other.anchored.map { $0.duplicate() }
  }

  /// An item without insets, edge spacing or anchored views. Source: UIKit, `init(layoutSize:)`.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize.spec)
  }

  /// An item that carries anchored views: badges.
  ///
  /// Source: UIKit, `init(layoutSize:supplementaryItems:)`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize.spec, supplementaryItems: supplementaryItems)
  }

  /// Distances in points that shrink the frame inside its slot; zero unless set.
  ///
  /// Not applied on an axis that is estimated. For a group: around its subitems.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { frame.contentInsets }
    set { frame.contentInsets = newValue }
  }

  /// Room outside the item, which moves and keeps its size; nil, the default, is none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get {
      let spec = frame.edgeSpacing
      return spec == EdgeSpacingSpec() ? nil : NSCollectionLayoutEdgeSpacing(spec: spec)
    }
    set { frame.edgeSpacing = newValue?.spec ?? EdgeSpacingSpec() }
  }

  /// The size given when it was made.
  public var layoutSize: NSCollectionLayoutSize { NSCollectionLayoutSize(spec: frame.size) }

  /// The views anchored to it; none unless given.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

  /// A copy, deep enough that changing one never shows in the other.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the same class.
  package func duplicate() -> NSCollectionLayoutItem { NSCollectionLayoutItem(copying: self) }

  /// The value that the solver sees.
  package var itemSpec: ItemSpec {
    var spec = frame
    spec.supplementary = anchored.map(\.anchoredSpec)
    return spec
  }

  /// The value as a part of a group.
  ///
  /// - Parameter traits: Told to custom providers.
  package func subitemSpec(in traits: UITraitCollection) -> SubitemSpec { .item(itemSpec) }
}
