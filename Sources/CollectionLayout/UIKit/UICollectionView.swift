// SPDX-License-Identifier: MIT
//
// The names that layouts borrow from the collection view itself.
// Mirrors: UICollectionView (UIKit), its kinds and enumerations only.
// Status: there is no view here.

/// The names that layouts borrow from the collection view. There is no view: a layout is told its
/// container by ``UICollectionViewCompositionalLayout/prepare(for:itemCounts:traits:measure:)``.
public enum UICollectionView {
  /// The kind that UIKit names a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind that UIKit names a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The sort of an element. UIKit's numbers.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, footer, badge or the like.
    case supplementaryView = 1
    /// A background.
    case decorationView = 2
  }

  /// The axis along which sections follow one another. UIKit's numbers.
  public enum ScrollDirection: Int, Sendable {
    /// Top to bottom.
    case vertical = 0
    /// Leading to trailing.
    case horizontal = 1
  }
}
