// SPDX-License-Identifier: MIT
//
// Copies of one item with a size of its own, by size class.

import CollectionLayout

func repeatingSubitemLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    let isCompact = environment.traitCollection.horizontalSizeClass == .compact
    let isPhone = environment.traitCollection.userInterfaceIdiom == .phone
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isCompact ? 0.3 : 0.2),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isPhone ? 80 : 120)),
      repeatingSubitem: item,
      count: isCompact ? 3 : 5)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(6)
    return NSCollectionLayoutSection(group: group)
  }
}
