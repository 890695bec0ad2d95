// SPDX-License-Identifier: MIT
//
// A large cell beside two small ones, again and again: a magazine's front page.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let magazine = GalleryScreen(
    "magazine", "A group within a group"
  ) {
    [TitleSection("The Long Weekend", "No. 48, the workshop issue"), StorySection(Story.all)]
  }
}

final class Story: CellViewConfigurableModel {
  typealias CellViewType = StoryCell

  let id: String
  let kicker: String
  let headline: String
  let icon: String
  let isLead: Bool
  let from: Color
  let to: Color

  init(
    _ index: Int, _ kicker: String, _ headline: String, _ icon: String, _ from: UInt32, _ to: UInt32
  ) {
    id = "s\(index)"
    self.kicker = kicker
    self.headline = headline
    self.icon = icon
    isLead = index % 3 == 0
    self.from = Color(from)
    self.to = Color(to)
  }

  static var all: [Story] {
    [
      Story(0, "CRAFT", "The last lamp maker of Canal Row", "lamp.desk.fill", 0x7b3f00, 0xe0a030),
      Story(1, "MUSIC", "A choir of clocks", "music.note", 0x5b2a86, 0xa66cd4),
      Story(2, "TRAVEL", "Night ferry", "moon.stars.fill", 0x12355b, 0x4b86b4),
      Story(3, "OUTDOORS", "Forty trees and one very good map", "tree.fill", 0x0f5132, 0x5fae6a),
      Story(4, "KITCHEN", "Salt, twice", "flame.fill", 0x9b2226, 0xe76f51),
      Story(5, "STREETS", "By bicycle", "bicycle", 0x005f73, 0x0a9396),
      Story(6, "PICTURES", "What the camera kept to itself", "camera.fill", 0x2b2d42, 0x8d99ae),
      Story(7, "GAMES", "Six sides", "dice.fill", 0x6a040f, 0xd00000),
      Story(8, "COFFEE", "The fourth cup", "cup.and.saucer.fill", 0x4e342e, 0xa1887f),
      Story(
        9, "READING", "A shelf for the books nobody returned", "book.fill", 0x1d3557,
        0x457b9d),
      Story(10, "PAINT", "Two blues", "paintpalette.fill", 0x3a0ca3, 0x4361ee),
      Story(11, "RAIN", "Umbrellas", "umbrella.fill", 0x264653, 0x2a9d8f),
    ]
  }
}

struct StoryCell: CellView {
  private let model: Story

  init(model: Story, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: model.icon).font(.system(size: model.isLead ? 40 : 18))
        .foregroundColor(.white)
      Spacer()
      Text(model.kicker).font(.system(size: 10, weight: .bold)).foregroundColor(.white).opacity(0.8)
      Text(model.headline).font(model.isLead ? .title2 : .footnote).fontWeight(.bold)
        .foregroundColor(.white).lineLimit(2)
    }
    .padding(model.isLead ? 18 : 10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [model.from, model.to], startPoint: .bottomLeading, endPoint: .topTrailing)
    )
    .cornerRadius(12)
    .padding(3)
  }
}

struct StorySection: SectionContext {
  let id = "stories"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ stories: [Story]) { items = stories }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(200)) {
        GridItemLayout(width: .fractionalWidth(2.0 / 3.0), height: .fractionalHeight(1.0))
        VGroupLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1.0)) {
          GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(0.5))
          GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(0.5))
        }
      }
    })
    .interGroupSpacing(6)
  }
}
