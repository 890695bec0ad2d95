// SPDX-License-Identifier: MIT
//
// A music home with two headers of the whole layout, one of them pinned.

import CollectionLayout

enum MusicHomeLayout {
  static func create() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, _ in
      switch sectionIndex {
      case 0: return recents()
      case 1: return shelf(width: 0.42, height: 210)
      case 2: return shelf(width: 0.25, height: 140)
      default: return pairs()
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let mainHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: "mainHeader", alignment: .top)
    mainHeader.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
    let buttons = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      elementKind: "headerWithButtons", alignment: .top, absoluteOffset: CGPoint(x: 0, y: 50))
    buttons.pinToVisibleBounds = true
    buttons.zIndex = 1_000_000
    configuration.boundarySupplementaryItems = [mainHeader, buttons]
    layout.configuration = configuration
    return layout
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      elementKind: "header", alignment: .top)
    header.zIndex = 0
    return header
  }

  private static func recents() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50)))
    item.contentInsets = .init(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 60, leading: 10, bottom: 16, trailing: 10)
    return section
  }

  private static func shelf(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 16
    section.contentInsets = .init(top: 10, leading: 10, bottom: 16, trailing: 10)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func pairs() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)))
    item.contentInsets.bottom = 16
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(0.75), heightDimension: .absolute(240)),
      subitem: item, count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 20
    section.contentInsets = .init(top: 10, leading: 10, bottom: 16, trailing: 10)
    section.boundarySupplementaryItems = [header()]
    return section
  }
}
