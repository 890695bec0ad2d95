// SPDX-License-Identifier: MIT
//
// A section for the collection view: ids, models and a layout in UIKit's words.

import CellViews

/// A section of a ``UIDynamicCollectionView``.
public protocol UISection: AnyObject {
  /// Tells sections apart.
  var id: String { get }
  /// Its items in order.
  var items: [any UICellConfigurableModel] { get set }
  /// Models of headers, footers and the like, by kind; several of a kind in the layout's order.
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] { get set }

  /// Its layout; asked at each layout pass.
  ///
  /// - Parameter collectionView: Always nil: there is no view.
  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection
}

/// Any ``SectionContext`` as a section of the collection view.
public final class SwiftUISection: UISection {
  private var context: any SectionContext

  /// A section from a section's description.
  public init(_ context: any SectionContext) {
    self.context = context
    items = context.items
    reusableItems = context.reusableItems
  }

  /// The description's id.
  public var id: String { context.id }
  /// The description's items; what is set here goes back to it as far as it fits.
  public var items: [any UICellConfigurableModel] {
    didSet { context.items = items.compactMap { $0 as? any CellViewConfigurableModel } }
  }
  /// The description's headers and footers; what is set here goes back to it as far as it fits.
  public var reusableItems: [String: [any UIReusableViewConfigurableModel]] {
    didSet {
      context.reusableItems = reusableItems.mapValues {
        $0.compactMap { $0 as? any ReusableViewConfigurableModel }
      }
    }
  }

  /// Views behind the section, by kind.
  var decorationViews: [String: any View] { context.decorationViews }
  /// What the description's layout draws beside the elements.
  var dressing: SectionDressing? { (context.layout as? any DressedLayout)?.dressing }

  /// The description's layout, asked anew each time.
  public func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    context.layout._buildSectionLayout(index: sectionIndex, environment: environment)
  }
}
