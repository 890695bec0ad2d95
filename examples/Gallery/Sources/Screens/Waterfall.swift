// SPDX-License-Identifier: MIT
//
// Two columns that take each cell where there is most room: posters.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let waterfall = GalleryScreen("waterfall", "A waterfall", stops: [.top, .end]) {
    [TitleSection("Posters", "From the cellar of the old cinema"), PosterSection(Poster.all)]
  }
}

final class Poster: CellViewConfigurableModel {
  typealias CellViewType = PosterCell

  let id: String
  let title: String
  let year: String
  let icon: String
  let height: CGFloat
  let from: Color
  let to: Color

  init(
    _ id: String, _ title: String, _ year: String, _ icon: String, _ height: CGFloat,
    _ from: UInt32, _ to: UInt32
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.icon = icon
    self.height = height
    self.from = Color(from)
    self.to = Color(to)
  }

  static var all: [Poster] {
    [
      Poster("tram", "Tram 28", "1957", "tram.fill", 220, 0xf9c74f, 0xf3722c),
      Poster("tide", "High Tide", "1963", "drop.fill", 150, 0x48cae4, 0x0077b6),
      Poster("moon", "Two Moons", "1971", "moon.stars.fill", 240, 0x5a189a, 0x10002b),
      Poster("choir", "The Choir", "1949", "music.note", 130, 0xff8fab, 0xc9184a),
      Poster("wood", "Into the Wood", "1968", "tree.fill", 200, 0x95d5b2, 0x1b4332),
      Poster("north", "Due North", "1974", "location.north.fill", 140, 0x8fb4f0, 0x3f5fc9),
      Poster("heist", "The Paper Heist", "1966", "newspaper.fill", 180, 0xe9d8a6, 0x9b2226),
      Poster("glass", "Behind Glass", "1959", "sunglasses.fill", 210, 0xadb5bd, 0x343a40),
      Poster("sun", "Midday", "1953", "sun.max.fill", 160, 0xffe169, 0xc9a227),
      Poster("fire", "Small Fires", "1978", "flame.fill", 190, 0xffba08, 0x9d0208),
      Poster("cup", "One More Cup", "1961", "cup.and.saucer.fill", 150, 0xddb892, 0x7f5539),
      Poster("globe", "Eighty Days Late", "1956", "globe", 230, 0x80ed99, 0x22577a),
      Poster("dice", "Odds", "1972", "dice.fill", 140, 0xf72585, 0x3a0ca3),
      Poster("snow", "White Noise", "1969", "snowflake", 200, 0xa9c7e0, 0x4f7cac),
    ]
  }
}

struct PosterCell: CellView {
  private let model: Poster

  init(model: Poster, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: model.icon).font(.system(size: 34)).foregroundColor(.white)
      Spacer()
      Text(model.title).font(.headline).foregroundColor(.white).lineLimit(2)
      Text(model.year).font(.caption).foregroundColor(.white).opacity(0.85)
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [model.from, model.to], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(14)
  }
}

struct PosterSection: SectionContext {
  let id = "posters"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  private let heights: [CGFloat]

  init(_ posters: [Poster]) {
    items = posters
    heights = posters.map(\.height)
  }

  var layout: some SectionLayout {
    let heights = heights
    return GridSectionLayout(body: { _, environment in
      WaterFallGroupLayout(
        numberOfColumn: 2, numberOfItems: heights.count, environment: environment,
        contentInset: EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12),
        itemHeightContext: { index, _ in heights[index] }
      )
      .interItemSpacing(8)
    })
  }
}
