// SPDX-License-Identifier: MIT
//
// One section's layout, in UIKit's words.
// Mirrors: NSCollectionLayoutSection (UIKit).
// Status: complete; supplementaryContentInsetsReference knows none and all others.

public import Foundation
public import Geometry

/// Called with the visible elements of a section before they are shown, to change how they are
/// drawn: elements, the section's own scroll offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A group that repeats until the section's items run out, with what lies around it.
public class NSCollectionLayoutSection: NSCopying {
  /// What the section's value begins with.
  private enum Source {
    case group(NSCollectionLayoutGroup)
    case spec(SectionSpec)
  }

  private let source: Source

  /// Distances in points around the groups, inside headers and footers; zero unless set.
  public var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Points between consecutive groups; 0 unless set.
  public var interGroupSpacing: CGFloat = 0
  /// Headers, footers and the like; none unless set. Kept as given: later changes to one count.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The section's background; none unless set. Kept as given: later changes to one count.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How the section moves when it scrolls on its own.
  public private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Which insets of the view apply before the section's own; automatic, the layout's, unless set.
  public var contentInsetsReference: UIContentInsetsReference = .automatic
  /// Which insets boundary items keep to; automatic unless set.
  ///
  /// `none` lets them span the whole container; all others let them follow the section's insets.
  public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Changes how visible elements are drawn; nil unless set.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// How the section scrolls on its own; none unless set.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none

  /// A section that repeats a copy of `group`. Source: UIKit, `init(group:)`.
  public init(group: NSCollectionLayoutGroup) {
    source = .group(group.duplicate())
  }

  /// A section around cells arranged in a way UIKit has no group for; its properties start as
  /// `spec` has them.
  package init(spec: SectionSpec) {
    source = .spec(spec)
    contentInsets = spec.contentInsets
    interGroupSpacing = spec.interGroupSpacing
    orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior(spec.orthogonal)
    boundarySupplementaryItems = spec.boundary.map(
      NSCollectionLayoutBoundarySupplementaryItem.init(spec:))
    decorationItems = spec.decoration.map(NSCollectionLayoutDecorationItem.init(spec:))
    contentInsetsReference = UIContentInsetsReference(spec.contentInsetsReference ?? .automatic)
    supplementaryContentInsetsReference =
      spec.supplementariesFollowContentInsets ? .automatic : .none
  }

  private init(copying other: NSCollectionLayoutSection) {
    switch other.source {
    case .group(let group): source = .group(group.duplicate())
    case .spec: source = other.source
    }
    contentInsets = other.contentInsets
    interGroupSpacing = other.interGroupSpacing
    boundarySupplementaryItems = other.boundarySupplementaryItems.map { $0.duplicate() }
    decorationItems = other.decorationItems.map { $0.duplicate() }
    orthogonalScrollingProperties = other.orthogonalScrollingProperties.duplicate()
    contentInsetsReference = other.contentInsetsReference
    supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
    visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
    orthogonalScrollingBehavior = other.orthogonalScrollingBehavior
  }

  /// Whether boundary items keep to the section's side insets; true unless set.
  ///
  /// The older name of ``supplementaryContentInsetsReference``: false is `none`.
  public var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference != .none }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// A copy, deep enough that changing one never shows in the other.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSection(copying: self) }

  /// The value that the solver sees.
  ///
  /// - Parameter traits: Told to custom providers.
  package func sectionSpec(in traits: UITraitCollection) -> SectionSpec {
    var spec: SectionSpec
    switch source {
    case .group(let group): spec = SectionSpec(content: .group(group.groupSpec(in: traits)))
    case .spec(let given): spec = given
    }
    spec = spec.replacingInsets(contentInsets)
    spec.interGroupSpacing = interGroupSpacing
    spec.orthogonal = orthogonalScrollingBehavior.behavior
    spec.boundary = boundarySupplementaryItems.map(\.boundarySpec)
    spec.decoration = decorationItems.map(\.decorationSpec)
    spec.contentInsetsReference =
      contentInsetsReference == .automatic ? nil : contentInsetsReference.reference
    spec.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    return spec
  }
}
