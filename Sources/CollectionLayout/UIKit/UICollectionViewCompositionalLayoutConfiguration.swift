// SPDX-License-Identifier: MIT
//
// What surrounds all sections of a layout, in UIKit's words.
// Mirrors: UICollectionViewCompositionalLayoutConfiguration (UIKit).
// Status: complete.

public import Foundation

/// Scroll direction, spacing between sections, and the layout's own headers and footers.
public class UICollectionViewCompositionalLayoutConfiguration: NSCopying {
  /// The axis along which sections follow one another; vertical unless set.
  public var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Points between consecutive sections; 0 unless set.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout, as wide as the view; none unless set.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Which insets of the view narrow the sections; the safe area unless set.
  public var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// UIKit's defaults.
  public init() {}

  /// A copy, deep enough that changing one never shows in the other.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// The value that the solver sees.
  package var spec: ConfigurationSpec {
    ConfigurationSpec(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
      interSectionSpacing: interSectionSpacing,
      contentInsetsReference: contentInsetsReference.reference,
      boundary: boundarySupplementaryItems.map(\.boundarySpec))
  }
}
