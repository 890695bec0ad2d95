// SPDX-License-Identifier: MIT
//
// Which cells a collection view shows: asked for, hidden, used again.
// Mirrors: UICollectionView (UIKit).
// Status: cells and supplementary views in sight; no prefetching.

import CellViews
import CollectionLayout
public import Foundation

extension UICollectionView {
  /// The supplementary view in sight at a place; nil when there is none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ShownElement(kind: elementKind, path: indexPath)]
  }

  /// The place of a cell in sight; nil for any other.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    order.first { $0.kind == nil && shown[$0] === cell }?.path
  }

  /// The cells in sight, in the order of the layout.
  public var visibleCells: [UICollectionViewCell] {
    order.compactMap { $0.kind == nil ? shown[$0] as? UICollectionViewCell : nil }
  }

  /// The places of the cells in sight, in the order of the layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    order.compactMap { $0.kind == nil ? $0.path : nil }
  }

  /// Hides what is out of sight, then shows what came into sight, in the order of the layout.
  func display(_ attributes: [LayoutAttributes]) {
    let seen = attributes.compactMap { element -> ShownElement? in
      guard element.section >= 0, element.kind != .decoration else { return nil }
      let place = ShownElement(element)
      return element.kind != .cell || hasItem(at: place.path) ? place : nil
    }
    let places = Set(seen)
    hide(order.filter { !places.contains($0) })
    for element in seen where shown[element] == nil {
      guard let view = makeView(of: element) else { continue }
      shown[element] = view
      switch (element.kind, view) {
      case (nil, let cell as UICollectionViewCell):
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      case (let kind?, _):
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
      default: break
      }
    }
    order = seen
  }

  /// Puts views away for use again; the delegate is told of each.
  func hide(_ elements: [ShownElement]) {
    for element in elements {
      guard let view = shown.removeValue(forKey: element) else { continue }
      switch (element.kind, view) {
      case (nil, let cell as UICollectionViewCell):
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      case (let kind?, _):
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
      default: break
      }
      reuse.put(view, kind: element.kind)
    }
    let gone = Set(elements)
    order.removeAll { gone.contains($0) }
  }

  /// The view of an element, as the data source makes it.
  func makeView(of element: ShownElement) -> UICollectionReusableView? {
    guard let kind = element.kind else {
      return dataSource?.collectionView(self, cellForItemAt: element.path)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.path)
  }
}

/// The place of a cell, or of a supplementary view of a kind.
struct ShownElement: Hashable {
  /// Nil for cells.
  let kind: String?
  let path: IndexPath
}
