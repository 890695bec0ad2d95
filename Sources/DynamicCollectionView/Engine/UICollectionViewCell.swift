// SPDX-License-Identifier: MIT
//
// Cells, headers and footers as objects that are made once and used again.
// Mirrors: UICollectionReusableView, UICollectionViewCell (UIKit).
// Status: reuse, subviews, the content view and a background view; no configurations.

import CellViews
public import Foundation

/// A view that a collection makes, hides and uses again.
open class UICollectionReusableView: UIView {
  /// The name under which it was asked for; nil for one made by hand.
  public internal(set) var reuseIdentifier: String?

  /// A view; its frame has no meaning before it is shown.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Views are not read from archives: nil unless a subclass says otherwise.
  public required init?(coder: NSCoder) { return nil }

  /// A view for a collection, which knows no more of it than its type. A subclass has it by itself
  /// when it has `init(frame:)`, as UIKit demands of it too.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is used again. Does nothing unless a subclass says otherwise.
  open func prepareForReuse() {}
}

/// A view that shows an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// What subviews are put into; as large as the cell.
  public private(set) lazy var contentView: UIView = {
    let view = CellFillingView()
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }()

  /// Lies behind the content, as large as the cell; nothing unless set.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.translatesAutoresizingMaskIntoConstraints = false
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Whether it is selected; without effect unless a subclass says otherwise.
  open var isSelected = false
  /// Whether it is pressed; without effect unless a subclass says otherwise.
  open var isHighlighted = false
}

/// A view that lies exactly on its superview.
private final class CellFillingView: UIView {
  override var fillsSuperview: Bool { true }
}

/// A type that is known by its name.
public protocol SelfIdentifiable {
  /// The type's name without its module; the name under which its views are used again.
  static var selfIdentifier: String { get }
}

extension SelfIdentifiable {
  /// The type's name without its module. Types of the same name in two modules share it.
  public static var selfIdentifier: String { String(describing: Self.self) }
}
