// SPDX-License-Identifier: MIT
//
// What a collection view did and was told, as values that can be kept in a snapshot.

public import Foundation
import Geometry

/// One thing that happened in a ``UIDynamicCollectionView``.
public enum CollectionEvent: Hashable, Sendable {
  /// A type of cells or supplementary views was registered under its name.
  case registered(String)
  /// Data with errors was not applied.
  case refused(problems: Int)
  /// Data was applied: numbers of items.
  case updated(inserted: Int, deleted: Int, moved: Int, animated: Bool)
  /// An item has another model under an id that is shown: UIKit goes on to show the old one.
  case contentChangedUnderSameID(String)
  /// A section's cells and supplementary views were made anew.
  case reloaded(section: String)
  /// The collection was scrolled.
  case scrolled(CGPoint)
  /// A cell is about to be shown.
  case willDisplayItem(id: String, at: IndexPath, isReused: Bool)
  /// A cell is not shown any more.
  case didEndDisplayingItem(id: String)
  /// A supplementary view is about to be shown; kinds as screens name them.
  case willDisplayReusableItem(kind: String, at: IndexPath, isReused: Bool)
  /// A supplementary view is not shown any more.
  case didEndDisplayingReusableItem(kind: String, section: String)
  /// An item was selected.
  case didSelectItem(id: String, at: IndexPath)
  /// When scrolling dismisses the keyboard was set.
  case keyboardDismissMode(KeyboardDismissMode)
  /// Handlers changed the data each time it was shown; the last changes are not shown.
  case didNotSettle
}

extension CollectionEvent: CustomStringConvertible {
  /// One line, as in `willDisplayItem 0.3 'd' reused`.
  public var description: String {
    switch self {
    case .registered(let name): "registered \(name)"
    case .refused(let problems): "refused, problems: \(problems)"
    case .updated(let inserted, let deleted, let moved, let animated):
      "updated +\(inserted) -\(deleted) ~\(moved)" + (animated ? " animated" : "")
    case .contentChangedUnderSameID(let id): "same id, changed content '\(id)'"
    case .reloaded(let section): "reloaded '\(section)'"
    case .scrolled(let offset):
      "scrolled " + CanonicalNumber.string(offset.x) + " " + CanonicalNumber.string(offset.y)
    case .willDisplayItem(let id, let path, let isReused):
      "willDisplayItem \(path.section).\(path.item) '\(id)'" + (isReused ? " reused" : "")
    case .didEndDisplayingItem(let id): "didEndDisplayingItem '\(id)'"
    case .willDisplayReusableItem(let kind, let path, let isReused):
      "willDisplayReusableItem \(path.section) \(kind):\(path.item)" + (isReused ? " reused" : "")
    case .didEndDisplayingReusableItem(let kind, let section):
      "didEndDisplayingReusableItem '\(section)' \(kind)"
    case .didSelectItem(let id, let path): "didSelectItem \(path.section).\(path.item) '\(id)'"
    case .keyboardDismissMode(let mode): "keyboardDismissMode \(mode.rawValue)"
    case .didNotSettle: "did not settle"
    }
  }
}
