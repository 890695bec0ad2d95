// SPDX-License-Identifier: MIT
//
// Rows on a background that is registered with the layout.

import CollectionLayout

class SectionBackgroundDecorationView {}

class SectionDecorationViewController {
  static let sectionBackgroundDecorationElementKind = "background"

  func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    let sectionBackgroundDecoration = NSCollectionLayoutDecorationItem.background(
      elementKind: SectionDecorationViewController.sectionBackgroundDecorationElementKind)
    sectionBackgroundDecoration.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [sectionBackgroundDecoration]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      SectionBackgroundDecorationView.self,
      forDecorationViewOfKind: SectionDecorationViewController
        .sectionBackgroundDecorationElementKind)
    return layout
  }
}
