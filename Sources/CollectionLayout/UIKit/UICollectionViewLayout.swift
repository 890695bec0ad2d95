// SPDX-License-Identifier: MIT
//
// What all layouts have in common, in UIKit's words.
// Mirrors: UICollectionViewLayout (UIKit).
// Status: queries and decoration classes; no view, no updates, no interactive movement.

public import Foundation

/// Answers where elements are. A base class: by itself it knows of none.
open class UICollectionViewLayout {
  /// The classes registered for decorations, by kind.
  public private(set) var decorationViewClasses: [String: AnyClass] = [:]

  /// A layout without elements.
  public init() {}

  /// Size of the content in points; zero unless a subclass says otherwise.
  open var collectionViewContentSize: CGSize { .zero }

  /// Works out what queries will need. Does nothing unless a subclass says otherwise.
  open func prepare() {}

  /// Forgets what was worked out, so that the next query works it out again.
  open func invalidateLayout() {}

  /// The elements whose frames meet `rect`, in content coordinates; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// A cell's attributes; nil when there is no such cell.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// A header's, footer's or badge's attributes; nil when there is no such view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// A decoration's attributes; nil when there is no such view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Remembers the class that draws a kind of decoration; nil forgets it.
  ///
  /// Frames do not depend on it. Source: UIKit, `register(_:forDecorationViewOfKind:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewClasses[elementKind] = viewClass
  }
}
