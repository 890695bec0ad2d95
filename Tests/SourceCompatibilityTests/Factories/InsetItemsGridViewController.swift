// SPDX-License-Identifier: MIT
//
// Five square columns of inset items.

import CollectionLayout

final class InsetItemsGridViewController {
  func createLayout(inset: CGFloat = 5) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])

    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  lazy var collectionViewLayout = createLayout()
}
