// SPDX-License-Identifier: MIT
//
// Shelves whose groups narrow on wide containers.

import CollectionLayout

class ConferenceVideoSessionsViewController {
  static let titleElementKind = "header"

  func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      (
        sectionIndex: Int,
        layoutEnvironment: NSCollectionLayoutEnvironment
      ) -> NSCollectionLayoutSection? in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)

      // if we have the space, adapt and go 2-up + peeking 3rd item
      let groupFractionalWidth = CGFloat(
        layoutEnvironment.container.effectiveContentSize.width > 500 ? 0.425 : 0.85)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(groupFractionalWidth),
        heightDimension: .absolute(250))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 20
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

      let titleSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .estimated(44))
      let titleSupplementary = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: titleSize,
        elementKind: ConferenceVideoSessionsViewController.titleElementKind,
        alignment: .top)
      section.boundarySupplementaryItems = [titleSupplementary]
      return section
    }

    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20

    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: sectionProvider, configuration: config)
    return layout
  }
}
