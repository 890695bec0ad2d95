// SPDX-License-Identifier: MIT
//
// Two self-sizing columns with fixed edges.

import CollectionLayout

final class EstimatedGridViewController {
  func createLayout() -> UICollectionViewLayout {
    let estimatedHeight: CGFloat = 50
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 2), heightDimension: .estimated(estimatedHeight)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(0), top: .fixed(8), trailing: .fixed(8), bottom: .fixed(8))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight)),
      subitem: item,
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
