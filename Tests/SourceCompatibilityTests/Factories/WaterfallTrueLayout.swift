// SPDX-License-Identifier: MIT
//
// A waterfall computed by the app, in one custom group.

import CollectionLayout

final class WaterfallTrueLayout {
  private let aspectRatios: [CGFloat]
  private let columns = 2
  private let spacing: CGFloat = 8

  init(aspectRatios: [CGFloat]) {
    self.aspectRatios = aspectRatios
  }

  func makeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var items: [NSCollectionLayoutGroupCustomItem] = []
    let columnWidth =
      (environment.container.contentSize.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var columnHeights = [CGFloat](repeating: 0, count: columns)
    for ratio in aspectRatios {
      let column = columnHeights.enumerated().min { $0.element < $1.element }?.offset ?? 0
      let origin = CGPoint(
        x: CGFloat(column) * (columnWidth + spacing),
        y: columnHeights[column].rounded())
      let size = CGSize(width: columnWidth, height: columnWidth / ratio)
      items.append(NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: size)))
      columnHeights[column] = origin.y + size.height + spacing
    }
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(columnHeights.max() ?? 0))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { _ in items }
    return NSCollectionLayoutSection(group: group)
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      self.makeSection(environment: environment)
    }
  }
}
