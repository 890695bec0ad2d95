// SPDX-License-Identifier: MIT
//
// Tokens as wide as their words, with flexible gaps.

import CollectionLayout

final class TokensViewController {
  private static func tokensSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(44), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitems: [item]
    )
    group.interItemSpacing = .flexible(10)

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  func makeLayout() -> UICollectionViewCompositionalLayout {
    .init { _, _ in Self.tokensSection() }
  }
}
