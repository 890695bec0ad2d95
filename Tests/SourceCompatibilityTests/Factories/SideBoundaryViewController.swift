// SPDX-License-Identifier: MIT
//
// A view at the side of each section, beside header and footer.

import CollectionLayout

final class SideBoundaryViewController {
  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(50)),
      subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)

    let barSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(50))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize, elementKind: "header", alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize, elementKind: "footer", alignment: .bottom)
    let leading = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.1), heightDimension: .absolute(150)),
      elementKind: "leading", alignment: .leading)

    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header, footer, leading]

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = configuration
    return layout
  }
}
