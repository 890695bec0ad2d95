// SPDX-License-Identifier: MIT
//
// A visible element in the hands of a section's handler, in UIKit's words.
// Mirrors: NSCollectionLayoutVisibleItem (UIKit).
// Status: complete but for transform3D.

public import Foundation
public import Geometry

/// A visible element whose drawing a handler may change; where it is laid out stays.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// Drawing order.
  var zIndex: Int { get set }
  /// Whether it is not drawn.
  var isHidden: Bool { get set }
  /// The middle of its frame, in the coordinates of ``frame``; setting it moves the element.
  var center: CGPoint { get set }
  /// Its own rectangle before the transform: origin zero, size in points.
  var bounds: CGRect { get }
  /// Applied about ``center``; replaces an earlier one.
  var transform: CGAffineTransform { get set }
  /// A name for people: the kind, or `cell`.
  var name: String { get }
  /// Section and item.
  var indexPath: IndexPath { get }
  /// Its frame, transform not applied: content coordinates, at the section's offset 0; points.
  var frame: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The author's name of its kind; nil for a cell.
  var representedElementKind: String? { get }
}

/// The one implementation: a box around a value, so that a handler can change it.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  var element: LayoutAttributes

  init(_ element: LayoutAttributes) { self.element = element }

  var alpha: CGFloat {
    get { element.alpha }
    set { element.alpha = newValue }
  }
  var zIndex: Int {
    get { element.zIndex }
    set { element.zIndex = newValue }
  }
  var isHidden: Bool {
    get { element.isHidden }
    set { element.isHidden = newValue }
  }
  var center: CGPoint {
    get { element.center }
    set { element.center = newValue }
  }
  var bounds: CGRect { CGRect(origin: .zero, size: element.frame.size) }
  var transform: CGAffineTransform {
    get { element.transform }
    set { element.transform = newValue }
  }
  var name: String { element.elementKind ?? "cell" }
  var indexPath: IndexPath { element.indexPath }
  var frame: CGRect { element.frame }
  var representedElementCategory: UICollectionView.ElementCategory { element.category }
  var representedElementKind: String? { element.elementKind }
}
