// SPDX-License-Identifier: MIT
//
// News cards as tall as the tallest, then apps, then a text.

import CollectionLayout

class SourceDetailViewController {
  private enum Section: Int {
    case news
    case featuredApps
    case about
  }

  class func makeLayout() -> UICollectionViewCompositionalLayout {
    let layoutConfig = UICollectionViewCompositionalLayoutConfiguration()
    layoutConfig.interSectionSpacing = 10

    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
        guard let section = Section(rawValue: sectionIndex) else { return nil }
        switch section {
        case .news:
          let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .uniformAcrossSiblings(estimate: 50))
          let item = NSCollectionLayoutItem(layoutSize: itemSize)

          let groupWidth = layoutEnvironment.container.contentSize.width - 20 * 2
          let groupSize = NSCollectionLayoutSize(
            widthDimension: .absolute(groupWidth),
            heightDimension: .uniformAcrossSiblings(estimate: 50))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

          let buttonSize = NSCollectionLayoutSize(
            widthDimension: .estimated(60), heightDimension: .estimated(20))
          let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: buttonSize, elementKind: "button", alignment: .bottomTrailing)

          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.interGroupSpacing = 10
          layoutSection.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 4, trailing: 20)
          layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
          layoutSection.boundarySupplementaryItems = [sectionFooter]
          return layoutSection

        case .featuredApps:
          let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(88))
          let item = NSCollectionLayoutItem(layoutSize: itemSize)
          let group = NSCollectionLayoutGroup.vertical(layoutSize: itemSize, subitems: [item])

          let titleSize = NSCollectionLayoutSize(
            widthDimension: .estimated(75), heightDimension: .estimated(40))
          let titleHeader = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: titleSize, elementKind: "title", alignment: .topLeading)
          let buttonSize = NSCollectionLayoutSize(
            widthDimension: .estimated(60), heightDimension: .estimated(20))
          let buttonHeader = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: buttonSize, elementKind: "button", alignment: .bottomTrailing)

          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.interGroupSpacing = 15
          layoutSection.contentInsets = NSDirectionalEdgeInsets(
            top: 15, leading: 20, bottom: 4, trailing: 20)
          layoutSection.boundarySupplementaryItems = [titleHeader, buttonHeader]
          return layoutSection

        case .about:
          let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
          let item = NSCollectionLayoutItem(layoutSize: itemSize)
          let group = NSCollectionLayoutGroup.vertical(layoutSize: itemSize, subitems: [item])

          let titleSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
          let titleHeader = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: titleSize, elementKind: "title", alignment: .topLeading)

          let layoutSection = NSCollectionLayoutSection(group: group)
          layoutSection.contentInsets = NSDirectionalEdgeInsets(
            top: 15, leading: 20, bottom: 0, trailing: 20)
          layoutSection.boundarySupplementaryItems = [titleHeader]
          return layoutSection
        }
      }, configuration: layoutConfig)
    return layout
  }
}
