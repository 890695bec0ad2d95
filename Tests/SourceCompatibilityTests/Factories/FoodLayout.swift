// SPDX-License-Identifier: MIT
//
// A banner, categories with flexible gaps, and cards.

import CollectionLayout

class FoodViewController {
  func createLayout() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout { sectionIndex, _ in
      switch sectionIndex {
      case 0: return self.createBannerSection()
      case 1: return self.createCategorySection()
      default: return self.createCardSection()
      }
    }
  }

  private func createLayoutSection(
    group: NSCollectionLayoutGroup,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    interGroupSpacing: CGFloat,
    supplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = interGroupSpacing
    section.boundarySupplementaryItems = supplementaryItems
    section.supplementariesFollowContentInsets = false
    return section
  }

  private func createBannerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9),
        heightDimension: .fractionalHeight(0.2)),
      subitems: [item])
    let section = createLayoutSection(
      group: group, behavior: .groupPaging, interGroupSpacing: 5, supplementaryItems: [])
    section.contentInsets = .init(top: 0, leading: 5, bottom: 0, trailing: 0)
    return section
  }

  private func createCategorySection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(0.1)),
      subitems: [item])
    group.interItemSpacing = .flexible(10)
    let section = createLayoutSection(
      group: group, behavior: .none, interGroupSpacing: 10,
      supplementaryItems: [supplementaryHeaderItem()])
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
    return section
  }

  private func createCardSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9),
        heightDimension: .fractionalHeight(0.45)),
      subitems: [item])
    let section = createLayoutSection(
      group: group, behavior: .continuous, interGroupSpacing: 10,
      supplementaryItems: [supplementaryHeaderItem()])
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 0)
    return section
  }

  private func supplementaryHeaderItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }
}
