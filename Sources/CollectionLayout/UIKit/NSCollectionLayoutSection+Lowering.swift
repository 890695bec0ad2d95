// SPDX-License-Identifier: MIT
//
// What other modules need to turn a section in UIKit's words into a value without a layout object.

package import Geometry

extension LayoutContainer {
  /// What a section provider is told of this view.
  package func sectionEnvironment(
    reference: InsetsReference, scrollAxis: Axis, traits: UITraitCollection
  ) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(
      view: self, reference: reference, scrollAxis: scrollAxis, traitCollection: traits)
  }
}

extension NSCollectionLayoutSection {
  /// The section's handler for values; nil when it has none.
  package func handler(
    in environment: any NSCollectionLayoutEnvironment
  ) -> VisibleItemsHandler? {
    visibleItemsInvalidationHandler.map { handler in
      { elements, offset in
        let items = elements.map(VisibleItem.init)
        handler(items, offset, environment)
        elements = items.map(\.element)
      }
    }
  }
}
