// SPDX-License-Identifier: MIT
//
// What sections, groups, items and headers of a layout have in common. The requirements are for the
// library; authors use the types that conform.

import Foundation

/// UIKit's name of a visible element, for `.visibleItem`.
public typealias CollectionVisibleItem = NSCollectionLayoutVisibleItem
/// UIKit's name of what closures are told about the view.
public typealias CollectionLayoutEnvironment = NSCollectionLayoutEnvironment
/// The five looks of a list.
public typealias ListSectionAppearance = UICollectionLayoutListConfiguration.Appearance

/// A section's layout.
public protocol SectionLayout {
  /// The section in UIKit's words; not for use by authors.
  ///
  /// - Parameter index: Of the section, among all.
  func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection
}

/// What a group is made of: an item, or another group.
public protocol ItemLayout {
  /// The item in UIKit's words; not for use by authors.
  func _buildItemLayout() -> NSCollectionLayoutItem
}

/// A group: what repeats until a section's items are used up. May stand in another group.
public protocol GroupLayout: ItemLayout {
  /// The group in UIKit's words; not for use by authors.
  func _buildGroupLayout() -> NSCollectionLayoutGroup
}

extension GroupLayout {
  /// The group as an item of another.
  public func _buildItemLayout() -> NSCollectionLayoutItem { _buildGroupLayout() }
}

/// A header or a footer.
public protocol ReusableLayout {
  /// The boundary item in UIKit's words; not for use by authors.
  func _buildSupplementaryLayout() -> NSCollectionLayoutBoundarySupplementaryItem
}

/// An item with a frame of its own, for groups that place items themselves.
public protocol CustomItemLayout {
  /// The item in UIKit's words; not for use by authors.
  func _buildCustomItemLayout() -> NSCollectionLayoutGroupCustomItem
}
