// SPDX-License-Identifier: MIT
//
// What a layout's closures are told about the view they lay out for, in UIKit's words.
// Mirrors: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer (UIKit).
// Status: complete.

public import Foundation
public import Geometry

/// Where a section or a custom group is laid out.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// Size classes, direction, scale and the like.
  var traitCollection: UITraitCollection { get }
}

/// The room that a section or a custom group is laid out in.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// Its size in points, insets included.
  var contentSize: CGSize { get }
  /// Its size in points, less ``effectiveContentInsets``.
  var effectiveContentSize: CGSize { get }
  /// The insets it was given: for a section those of the layout's reference, for a group its own.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count: for a section those across the scroll axis.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment handed to closures.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  /// What a section provider is told. A section's own insets are not known yet.
  init(
    view: LayoutContainer, reference: InsetsReference, scrollAxis: Axis,
    traitCollection: UITraitCollection
  ) {
    let insets = view.insets(reference == .automatic ? .safeArea : reference)
    var effective = NSDirectionalEdgeInsets.zero
    switch scrollAxis {
    case .vertical: (effective.leading, effective.trailing) = (insets.leading, insets.trailing)
    case .horizontal: (effective.top, effective.bottom) = (insets.top, insets.bottom)
    }
    container = Container(
      contentSize: view.size,
      effectiveContentSize: SectionContainer(view, reference: reference, scrollAxis: scrollAxis)
        .size, contentInsets: insets, effectiveContentInsets: effective)
    self.traitCollection = traitCollection
  }

  /// What a custom group's provider is told.
  init(group: GroupGeometry, traitCollection: UITraitCollection) {
    container = Container(
      contentSize: group.contentSize, effectiveContentSize: group.effectiveContentSize,
      contentInsets: group.contentInsets, effectiveContentInsets: group.contentInsets)
    self.traitCollection = traitCollection
  }

  private final class Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let effectiveContentInsets: NSDirectionalEdgeInsets

    init(
      contentSize: CGSize, effectiveContentSize: CGSize, contentInsets: NSDirectionalEdgeInsets,
      effectiveContentInsets: NSDirectionalEdgeInsets
    ) {
      self.contentSize = contentSize
      self.effectiveContentSize = effectiveContentSize
      self.contentInsets = contentInsets
      self.effectiveContentInsets = effectiveContentInsets
    }
  }
}
