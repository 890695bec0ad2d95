// SPDX-License-Identifier: MIT
//
// A custom group that reads its container.

import CollectionLayout

func staircaseLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
  let group = NSCollectionLayoutGroup.custom(layoutSize: size) {
    environment -> [NSCollectionLayoutGroupCustomItem] in
    let width = environment.container.effectiveContentSize.width / 4
    return (0..<4).map { step in
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(x: CGFloat(step) * width, y: CGFloat(step) * 40, width: width, height: 40))
    }
  }
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 12
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
  return UICollectionViewCompositionalLayout(section: section)
}
