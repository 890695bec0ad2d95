// SPDX-License-Identifier: MIT
//
// One large item beside two small ones.

import CollectionLayout

class NestedGroupsViewController {
  //   +-----------------------------------------------------+
  //   | +---------------------------------+  +-----------+  |
  //   | |                                 |  |     1     |  |
  //   | |                                 |  +-----------+  |
  //   | |               0                 |  +-----------+  |
  //   | |                                 |  |     2     |  |
  //   | +---------------------------------+  +-----------+  |
  //   +-----------------------------------------------------+
  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in

      let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7),
          heightDimension: .fractionalHeight(1.0)))
      leadingItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)

      let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0),
          heightDimension: .fractionalHeight(0.3)))
      trailingItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3),
          heightDimension: .fractionalHeight(1.0)),
        subitem: trailingItem, count: 2)

      let nestedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0),
          heightDimension: .fractionalHeight(0.4)),
        subitems: [leadingItem, trailingGroup])
      let section = NSCollectionLayoutSection(group: nestedGroup)
      return section

    }
    return layout
  }
}
