// SPDX-License-Identifier: MIT
//
// A carousel whose cards shrink and fade with their distance from the middle.

import CollectionLayout

final class ScaledCarouselLayout {
  private(set) var currentPage = 0

  func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    section.visibleItemsInvalidationHandler = { [weak self] (items, offset, environment) in
      let cells = items.filter { $0.representedElementCategory == .cell }
      cells.forEach { item in
        let distanceFromCenter = abs(
          (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let minScale: CGFloat = 0.8
        let maxScale: CGFloat = 1.0
        let scale = max(
          maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
        item.zIndex = Int(scale * 100)
      }
      let nearest = cells.min { a, b in
        abs(a.frame.midX - offset.x - 187.5) < abs(b.frame.midX - offset.x - 187.5)
      }
      self?.currentPage = nearest?.indexPath.item ?? 0
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
