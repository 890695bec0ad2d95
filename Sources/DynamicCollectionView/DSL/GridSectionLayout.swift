// SPDX-License-Identifier: MIT
//
// A section whose group repeats, with headers and footers.

public import Foundation

/// A section whose group repeats until the items are used up.
public struct GridSectionLayout: SectionLayout {
  /// What a part of the layout is told: the section's index, and the view.
  public typealias Context<Part> = (_ index: Int, _ environment: any CollectionLayoutEnvironment)
    -> Part

  private let header: Context<[any ReusableLayout]?>?
  private let group: Context<any GroupLayout>
  private let footer: Context<[any ReusableLayout]?>?
  private var spacing: CGFloat = 0
  private var insets = EdgeInsets()
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section; without headers and footers unless given. Closures are called at each layout.
  public init(
    @ReusableViewLayoutBuilder header: @escaping Context<[any ReusableLayout]?> = { _, _ in [] },
    body: @escaping Context<any GroupLayout>,
    @ReusableViewLayoutBuilder footer: @escaping Context<[any ReusableLayout]?> = { _, _ in [] }
  ) {
    self.header = header
    group = body
    self.footer = footer
  }

  /// Points between groups, along the section's own scroll axis; 0 unless set.
  public func interGroupSpacing(_ spacing: CGFloat) -> GridSectionLayout {
    changed { $0.spacing = spacing }
  }

  /// Distances around the groups; they narrow what fractions are of. Zero unless set.
  public func contentInsets(_ insets: EdgeInsets) -> GridSectionLayout {
    changed { $0.insets = insets }
  }

  /// How the section scrolls on its own; none unless set.
  public func orthogonalScrollingBehavior(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> GridSectionLayout {
    changed { $0.behavior = behavior }
  }

  /// Changes how visible elements are drawn; called for each picture with the elements, the
  /// section's own offset and the view.
  public func visibleItem(
    _ handler:
      @escaping (
        _ items: [any CollectionVisibleItem], _ offset: CGPoint,
        _ environment: any CollectionLayoutEnvironment
      ) -> Void
  ) -> GridSectionLayout {
    changed { $0.handler = handler }
  }

  /// The section in UIKit's words.
  public func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(index, environment)._buildGroupLayout())
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(insets)
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    section.boundarySupplementaryItems = [header, footer].flatMap {
      ($0?(index, environment) ?? []).map { $0._buildSupplementaryLayout() }
    }
    return section
  }

  private func changed(_ change: (inout GridSectionLayout) -> Void) -> GridSectionLayout {
    var copy = self
    change(&copy)
    return copy
  }
}
