// SPDX-License-Identifier: MIT
//
// A section's layout in UIKit's words, among sections in the words of this module.

import Foundation

/// A section's layout as a section factory for UIKit returns it.
public struct UIKitSectionLayout: SectionLayout {
  private let section:
    (_ index: Int, _ environment: any CollectionLayoutEnvironment) -> NSCollectionLayoutSection

  /// A layout by the closure that makes it, which is called at each layout.
  public init(
    _ section:
      @escaping (_ index: Int, _ environment: any CollectionLayoutEnvironment)
      -> NSCollectionLayoutSection
  ) {
    self.section = section
  }

  /// The section that the closure makes.
  public func _buildSectionLayout(
    index: Int, environment: any CollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    section(index, environment)
  }
}
