// SPDX-License-Identifier: MIT
//
// A width and a height, in UIKit's words.
// Mirrors: NSCollectionLayoutSize (UIKit).
// Status: complete.

public import Foundation

/// The size of an item, a group or a view on a section's edge.
///
/// A handle to a ``SizeSpec``; it never changes after it was made.
public class NSCollectionLayoutSize: NSCopying {
  /// The value that the solver sees.
  package let spec: SizeSpec

  /// A handle to `spec`.
  package init(spec: SizeSpec) { self.spec = spec }

  /// A size from its two lengths. Source: UIKit, `init(widthDimension:heightDimension:)`.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(spec: SizeSpec(width: width.spec, height: height.spec))
  }

  /// The horizontal length.
  public var widthDimension: NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: spec.width)
  }

  /// The vertical length.
  public var heightDimension: NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(spec: spec.height)
  }

  /// An equal size.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSize(spec: spec) }
}
