// SPDX-License-Identifier: MIT
//
// Groups in groups in a group: nine photos of four sizes, again and again, on a phone and a tablet.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let mosaic = GalleryScreen(
    "mosaic", "A mosaic of nested groups", on: .iPhoneSE, variants: [[], [.iPad]],
    stops: [.top, ScrollStop(name: "pinned", target: .along(560)), .end]
  ) {
    [
      AlbumSection(
        id: "coast", "The coast road", "Nine pictures, two of them level",
        [
          Photo("c1", "sunset.fill", 0x0f3460, 0xe94560, 0x16213e),
          Photo("c2", "wind", 0x56ccf2, 0xcfe8f6, 0x2f80ed),
          Photo("c3", "cloud.fill", 0xa8c0ff, 0xf3e7e9, 0x3f2b96),
          Photo("c4", "cloud.fog.fill", 0xc9d6df, 0xf0f5f9, 0x52616b),
          Photo("c5", "sun.max.fill", 0xfceabb, 0xf8b500, 0x7a4f01),
          Photo("c6", "drop.fill", 0x89f7fe, 0x66a6ff, 0x164a8a),
          Photo("c7", "moon.fill", 0x2c3e50, 0x4ca1af, 0x0b1a24),
          Photo("c8", "camera.fill", 0xffecd2, 0xfcb69f, 0xb0563b),
          Photo("c9", "star.fill", 0x1d2b64, 0xf8cdda, 0x1d2b64),
        ]),
      AlbumSection(
        id: "hills", "Over the hills", "Nine more, all of them steep",
        [
          Photo("h1", "tree.fill", 0x7f7fd5, 0x91eae4, 0x2d6a4f),
          Photo("h2", "cloud.rain.fill", 0xd7d2cc, 0x304352, 0x11181f),
          Photo("h3", "sunrise.fill", 0xff9966, 0xff5e62, 0x5b1f2a),
          Photo("h4", "snowflake", 0xe0eafc, 0xcfdef3, 0x8d99ae),
          Photo("h5", "bicycle", 0x56ab2f, 0xa8e063, 0x2f5d1a),
          Photo("h6", "star.fill", 0xf6d365, 0xfda085, 0x7b3f3f),
          Photo("h7", "wind", 0xbdc3c7, 0x6b8299, 0x2c3e50),
          Photo("h8", "moon.stars.fill", 0x360033, 0x0b8793, 0x04151f),
          Photo("h9", "house.fill", 0xffd194, 0xd1913c, 0x5a3a12),
        ]),
    ]
  }
}

final class Photo: CellViewConfigurableModel {
  typealias CellViewType = PhotoCell

  let id: String
  let icon: String
  let colors: [Color]

  init(_ id: String, _ icon: String, _ sky: UInt32, _ light: UInt32, _ ground: UInt32) {
    self.id = id
    self.icon = icon
    colors = [Color(sky), Color(light), Color(ground)]
  }
}

struct PhotoCell: CellView {
  private let model: Photo

  init(model: Photo, indexPath: IndexPath) { self.model = model }

  var body: some View {
    LinearGradient(colors: model.colors, startPoint: .top, endPoint: .bottom)
      .overlay {
        Image(systemName: model.icon).font(.system(size: 20)).foregroundColor(.white)
          .opacity(0.9)
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
  }
}

final class Album: ReusableViewConfigurableModel {
  typealias ReusableViewType = AlbumView

  let id: String
  let title: String
  let detail: String

  init(_ title: String, _ detail: String) {
    id = "album-\(title)"
    self.title = title
    self.detail = detail
  }
}

struct AlbumView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Album

  init(model: Album, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(model.title).font(.headline)
      Text(model.detail).font(.caption).foregroundColor(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color(uiColor: .systemBackground))
  }
}

struct AlbumSection: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(id: String, _ title: String, _ detail: String, _ photos: [Photo]) {
    self.id = id
    items = photos
    reusableItems = [ReusableViewElementKind.header.rawValue: [Album(title, detail)]]
  }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(5.0 / 3))
      let mosaic = NSCollectionLayoutGroup.vertical(
        layoutSize: whole,
        subitems: [
          row(0.4, [large, pair]), row(0.2, [.full], count: 3), row(0.38, [pair, large]),
        ])
      mosaic.interItemSpacing = .fixed(2)
      let section = NSCollectionLayoutSection(group: mosaic)
      section.interGroupSpacing = 2
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  /// Two thirds of a row.
  private var large: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(2.0 / 3), heightDimension: .fractionalHeight(1)))
  }

  /// Two photos, one above the other, in what is left of a row.
  private var pair: NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(43.0 / 131), heightDimension: .fractionalHeight(1)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(2)
    return group
  }

  private func row(
    _ height: CGFloat, _ items: [NSCollectionLayoutItem], count: Int? = nil
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(height))
    let group: NSCollectionLayoutGroup
    if let count, let item = items.first {
      group = .horizontal(layoutSize: size, subitem: item, count: count)
    } else {
      group = .horizontal(layoutSize: size, subitems: items)
    }
    group.interItemSpacing = .fixed(2)
    return group
  }
}

extension NSCollectionLayoutItem {
  /// As large as its group.
  static var full: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
