// SPDX-License-Identifier: MIT
//
// A store front: centred pagers and single rows.

import CollectionLayout

enum StoreGamesSection {
  case banner
  case title
  case pager(rows: Int)

  var layoutSection: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    switch self {
    case .banner:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.92), heightDimension: .fractionalHeight(0.4)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return section
    case .title:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    case .pager(let rows):
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.92), heightDimension: .fractionalHeight(0.3)),
        subitem: item,
        count: rows)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return section
    }
  }
}

func storeGamesLayout(sections: [StoreGamesSection]) -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { index, _ -> NSCollectionLayoutSection? in
    sections[index].layoutSection
  }
}
