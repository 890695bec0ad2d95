// SPDX-License-Identifier: MIT
//
// Where one element is and how it is drawn, in UIKit's words.
// Mirrors: UICollectionViewLayoutAttributes (UIKit).
// Status: complete but for transform3D.

public import Foundation
public import Geometry

/// Where one element is and how it is drawn.
///
/// A handle to a ``LayoutAttributes``, in which all that UIKit does not tell can be read too.
open class UICollectionViewLayoutAttributes: NSCopying {
  /// The element as a value.
  public internal(set) var element: LayoutAttributes

  /// A handle to `element`.
  public required init(element: LayoutAttributes) { self.element = element }

  /// Attributes of a cell, its frame zero. Source: UIKit, `init(forCellWith:)`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(element: LayoutAttributes(.cell, kind: nil, at: indexPath))
  }

  /// Attributes of a header, footer or badge, its frame zero.
  ///
  /// Source: UIKit, `init(forSupplementaryViewOfKind:with:)`.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(
      element: LayoutAttributes(
        LayoutAttributes.role(ofBoundary: elementKind), kind: elementKind, at: indexPath))
  }

  /// Attributes of a background, its frame zero.
  ///
  /// Source: UIKit, `init(forDecorationViewOfKind:with:)`.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init(element: LayoutAttributes(.decoration, kind: decorationViewKind, at: path))
  }

  /// Section and item; only the item where the element belongs to the layout itself.
  public var indexPath: IndexPath {
    get { element.indexPath }
    set {
      element.section = newValue.count > 1 ? newValue.section : -1
      element.item = newValue.last ?? 0
    }
  }

  /// Whether it is a cell, a supplementary view or a decoration.
  public var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The author's name of its kind; nil for a cell.
  public var representedElementKind: String? { element.elementKind }

  /// The rectangle it is drawn in, transformed; content coordinates at section offset 0, points.
  ///
  /// Setting it sets ``center`` and ``size`` as if there were no transform.
  public var frame: CGRect {
    get { element.drawn(element.frame) }
    set { element.move(to: newValue) }
  }

  /// Its own rectangle before the transform: origin zero, size in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: element.frame.size) }
    set { size = newValue.size }
  }

  /// The middle of its frame before the transform; content coordinates, points.
  public var center: CGPoint {
    get { element.center }
    set { element.center = newValue }
  }

  /// Its size before the transform, points; setting it keeps ``center``.
  public var size: CGSize {
    get { element.frame.size }
    set {
      let middle = element.center
      element.move(
        to: CGRect(
          x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
          width: newValue.width, height: newValue.height))
    }
  }

  /// Applied about ``center`` when it is drawn; the identity unless set.
  public var transform: CGAffineTransform {
    get { element.transform }
    set { element.transform = newValue }
  }

  /// Opacity from 0 to 1; 1 unless set.
  public var alpha: CGFloat {
    get { element.alpha }
    set { element.alpha = newValue }
  }

  /// Drawing order.
  public var zIndex: Int {
    get { element.zIndex }
    set { element.zIndex = newValue }
  }

  /// Whether it is not drawn; false unless set.
  public var isHidden: Bool {
    get { element.isHidden }
    set { element.isHidden = newValue }
  }

  /// Equal attributes.
  open func copy(with zone: NSZone? = nil) -> Any { Self(element: element) }
}

extension LayoutAttributes {
  fileprivate init(_ role: Kind, kind: String?, at path: IndexPath) {
    self.init(
      kind: role, elementKind: kind, section: path.count > 1 ? path.section : -1,
      item: path.last ?? 0, host: nil, frame: .zero, screenFrame: .zero, zIndex: 0,
      isPinned: false)
  }

  /// As UIKit writes it: an item of the layout itself has no section.
  var indexPath: IndexPath {
    section < 0 ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }

  var category: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .decoration: .decorationView
    case .header, .footer, .supplementary: .supplementaryView
    }
  }
}
