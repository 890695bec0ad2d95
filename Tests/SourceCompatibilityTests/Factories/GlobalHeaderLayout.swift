// SPDX-License-Identifier: MIT
//
// A header and a footer around all shelves.

import CollectionLayout

func globalHeaderLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(200)),
    subitem: item, count: 1)
  group.interItemSpacing = .fixed(8)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  section.orthogonalScrollingBehavior = .continuous

  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 20
  configuration.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
      elementKind: "header",
      alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: -8)),
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      elementKind: "footer",
      alignment: .bottom,
      absoluteOffset: CGPoint(x: 0, y: 8)),
  ]
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}
