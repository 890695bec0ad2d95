// SPDX-License-Identifier: MIT
//
// A section's background, in UIKit's words.
// Mirrors: NSCollectionLayoutDecorationItem (UIKit).
// Status: complete.

import Geometry

/// A view behind a section. Its `contentInsets` shrink it inside the section's rectangle.
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The author's name of its kind, the one registered with the layout.
  public let elementKind: String
  /// Drawing order; 0 unless set. The cells of a section with a background are at 1.
  public var zIndex: Int = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(1)))
  }

  /// A background with all that `spec` has.
  package convenience init(spec: DecorationSpec) {
    self.init(elementKind: spec.kind)
    contentInsets = spec.contentInsets
    zIndex = spec.zIndex
  }

  private init(copying other: NSCollectionLayoutDecorationItem) {
    elementKind = other.elementKind
    zIndex = other.zIndex
    super.init(copying: other)
  }

  /// A background as large as its section, insets and headers included.
  ///
  /// Source: UIKit, `background(elementKind:)`.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  package override func duplicate() -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(copying: self)
  }

  /// The value that the solver sees.
  package var decorationSpec: DecorationSpec {
    DecorationSpec(kind: elementKind, contentInsets: contentInsets, zIndex: zIndex)
  }
}
