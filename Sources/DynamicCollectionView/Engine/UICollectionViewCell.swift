// SPDX-License-Identifier: MIT
//
// Cells, headers and footers as objects that are made once and used again.
// Mirrors: UICollectionReusableView, UICollectionViewCell (UIKit).
// Status: reuse and what is shown; there are no subviews.

public import CellViews
public import Foundation

/// A view that a collection makes, hides and uses again.
open class UICollectionReusableView {
  /// Where it was made; layouts say where it is shown.
  public var frame: CGRect
  /// The name under which it was asked for; nil for one made by hand.
  public internal(set) var reuseIdentifier: String?

  /// A view; its frame has no meaning before it is shown.
  public init(frame: CGRect) { self.frame = frame }

  /// Views are not read from archives: nil unless a subclass says otherwise.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used again. Does nothing unless a subclass says otherwise.
  open func prepareForReuse() {}

  /// What it shows; nothing unless a subclass says otherwise.
  open func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// A view that shows an item.
open class UICollectionViewCell: UICollectionReusableView {}

/// A type that is known by its name.
public protocol SelfIdentifiable {
  /// The type's name without its module; the name under which its views are used again.
  static var selfIdentifier: String { get }
}

extension SelfIdentifiable {
  /// The type's name without its module. Types of the same name in two modules share it.
  public static var selfIdentifier: String { String(describing: Self.self) }
}
