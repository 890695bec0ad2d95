// SPDX-License-Identifier: MIT
//
// Lists of two looks in one layout, chosen by section.

import CollectionLayout

final class SettingsListLayout {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = sectionIndex == 0 ? .supplementary : .none
      configuration.showsSeparators = true
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: layoutEnvironment)
      if sectionIndex == 2 {
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 15, leading: 30, bottom: 44, trailing: 30)
      }
      return section
    }
  }
}
