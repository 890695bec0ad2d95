// SPDX-License-Identifier: MIT
//
// A golden spiral of groups in groups, two rounds deep.

import CollectionLayout

final class FractalLayout {
  private func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return item
  }

  /// One turn of the spiral around `core`; the whole turn is twice as wide as high.
  private func turn(
    around core: NSCollectionLayoutItem, size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let lower = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitems: [core, item(width: 1, height: 0.5)])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: lower, subitems: [inner, item(width: 0.5, height: 1)])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitems: [item(width: 1, height: 0.5), row])
    return .horizontal(layoutSize: size, subitems: [item(width: 0.5, height: 1), column])
  }

  func createLayout() -> UICollectionViewLayout {
    let lower = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let core = NSCollectionLayoutGroup.horizontal(
      layoutSize: lower, subitems: [item(width: 1, height: 1)])
    let spiral = turn(
      around: turn(around: core, size: lower),
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spiral))
  }
}
