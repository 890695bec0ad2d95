// SPDX-License-Identifier: MIT
//
// Three uneven rows beside a column of three.

import CollectionLayout

final class UnevenRowsViewController {
  private func row(_ widths: [CGFloat]) -> NSCollectionLayoutGroup {
    let items = widths.map { width in
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)),
      subitems: items)
    group.interItemSpacing = .fixed(8)
    return group
  }

  func createLayout() -> UICollectionViewLayout {
    let rows = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1)),
      subitems: [row([0.25, 0.4, 0.25]), row([0.4, 0.25, 0.25]), row([0.25, 0.25, 0.4])])
    rows.interItemSpacing = .flexible(0)

    let sideItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
    let side = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitem: sideItem, count: 3)
    side.interItemSpacing = .fixed(8)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitems: [rows, side])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return UICollectionViewCompositionalLayout(section: section)
  }
}
