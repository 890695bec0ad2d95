// SPDX-License-Identifier: MIT
//
// A view on the corner of every group.

import CollectionLayout

final class GroupCheckmarkViewController {
  var collectionViewLayout: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)

    let checkmark = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(45), heightDimension: .absolute(45)),
      elementKind: "checkmark",
      containerAnchor: .init(edges: [.top, .trailing]))

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.2)),
      subitem: item, count: 3)
    group.supplementaryItems = [checkmark]

    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }
}
