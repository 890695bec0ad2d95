// SPDX-License-Identifier: MIT
//
// A sideways mosaic of groups three deep.

import CollectionLayout

extension NSCollectionLayoutItem {
  fileprivate static func full(inset: CGFloat = 0) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }
}

extension NSCollectionLayoutSize {
  fileprivate static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  fileprivate static func share(width: CGFloat = 1, height: CGFloat = 1) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }
}

struct MosaicLayout {
  private var large: NSCollectionLayoutGroup {
    .vertical(layoutSize: .share(width: 0.5), subitem: .full(inset: 8), count: 1)
  }

  private var quad: NSCollectionLayoutGroup {
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: .share(height: 0.5), subitem: .full(inset: 8), count: 2)
    return .vertical(layoutSize: .share(width: 0.5), subitem: pair, count: 2)
  }

  func callAsFunction() -> UICollectionViewLayout {
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: .share(height: 0.5), subitems: [large, quad])
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: .share(height: 0.5), subitems: [quad, large])
    let page = NSCollectionLayoutGroup.vertical(layoutSize: .full, subitems: [upper, lower])

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: page), configuration: configuration)
  }
}
