// SPDX-License-Identifier: MIT
//
// A view at each of the nine alignments of a section.

import CollectionLayout

struct NineAlignmentsLayout {
  private let alignments: [(NSRectAlignment, String)] = [
    (.none, "none"), (.top, "top"), (.topLeading, "topLeading"), (.leading, "leading"),
    (.bottomLeading, "bottomLeading"), (.bottom, "bottom"), (.bottomTrailing, "bottomTrailing"),
    (.trailing, "trailing"), (.topTrailing, "topTrailing"),
  ]

  func make() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 32)
    section.boundarySupplementaryItems = alignments.map { alignment, kind in
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(60), heightDimension: .absolute(20)),
        elementKind: kind, alignment: alignment)
      view.extendsBoundary = alignment != .bottomTrailing
      view.contentInsets.leading = alignment == .top ? 10 : 0
      return view
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
