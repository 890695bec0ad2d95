// SPDX-License-Identifier: MIT
//
// Items held apart by flexible edges.

import CollectionLayout

final class EdgeSpacingViewController {
  func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1))
    let leadingItem = NSCollectionLayoutItem(layoutSize: size)
    leadingItem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(16), bottom: nil)
    let trailingItem = NSCollectionLayoutItem(layoutSize: size)
    trailingItem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: nil)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [leadingItem, trailingItem])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }
}
