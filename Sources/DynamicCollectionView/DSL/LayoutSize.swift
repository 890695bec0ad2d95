// SPDX-License-Identifier: MIT
//
// One length of an item or a group.

public import Foundation

/// One length of an item, a group or a header.
public enum LayoutSize: Hashable, Sendable {
  /// A fraction of the container's width; 1 is all of it.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height; 1 is all of it.
  case fractionalHeight(CGFloat)
  /// Points until the view has been measured, then what it takes.
  case estimated(CGFloat)
  /// Points.
  case absolute(CGFloat)

  /// The length in UIKit's words.
  var dimension: NSCollectionLayoutDimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalWidth(fraction)
    case .fractionalHeight(let fraction): .fractionalHeight(fraction)
    case .estimated(let length): .estimated(length)
    case .absolute(let length): .absolute(length)
    }
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: LayoutSize, _ height: LayoutSize) {
    self.init(widthDimension: width.dimension, heightDimension: height.dimension)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// Which rule applies where the founding layouts have a quirk.
public enum LayoutCompatibility: Hashable, Sendable {
  /// As the founding layouts do it.
  case seed
  /// As one would expect it.
  case clean
}
