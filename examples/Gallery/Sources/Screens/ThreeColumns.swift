// SPDX-License-Identifier: MIT
//
// Three cells in a row of 110 points: a day's weather, hour by hour.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let threeColumns = GalleryScreen(
    "three-columns", "Three columns", stops: [.top, .end]
  ) {
    [TitleSection("Today", "Light wind, a shower after lunch"), HourSection(Hour.all)]
  }
}

final class Hour: CellViewConfigurableModel {
  typealias CellViewType = HourCell

  let id: String
  let time: String
  let icon: String
  let temperature: String
  /// The sky, from above to the horizon.
  let sky: (Color, Color)

  init(_ hour: Int, _ icon: String, _ degrees: Int, _ above: UInt32, _ below: UInt32) {
    id = "h\(hour)"
    time = "\(hour):00"
    self.icon = icon
    temperature = "\(degrees)°"
    sky = (Color(above), Color(below))
  }

  static var all: [Hour] {
    [
      Hour(0, "moon.stars.fill", 11, 0x1b2a52, 0x33467c),
      Hour(1, "moon.stars.fill", 11, 0x1b2a52, 0x33467c),
      Hour(2, "moon.fill", 10, 0x1b2a52, 0x384b84),
      Hour(3, "moon.fill", 10, 0x1d2d58, 0x40528c),
      Hour(4, "cloud.moon.fill", 9, 0x25356a, 0x5a6aa6),
      Hour(5, "sunrise.fill", 9, 0x4a4f8f, 0xe59a8d),
      Hour(6, "sunrise.fill", 10, 0x6f6fae, 0xf5b58a),
      Hour(7, "sun.max.fill", 12, 0x6ba0d8, 0xf3cf9b),
      Hour(8, "sun.max.fill", 14, 0x5a9fe0, 0xa9d3f2),
      Hour(9, "sun.max.fill", 16, 0x4c97e0, 0x9ccdf2),
      Hour(10, "cloud.sun.fill", 18, 0x4f97d8, 0xa6cdea),
      Hour(11, "cloud.sun.fill", 19, 0x5b98cc, 0xacc9e0),
      Hour(12, "cloud.fill", 19, 0x6d93b5, 0xadc0d1),
      Hour(13, "cloud.rain.fill", 17, 0x5c7a97, 0x93a7b8),
      Hour(14, "cloud.heavyrain.fill", 16, 0x4d667f, 0x8496a6),
      Hour(15, "cloud.rain.fill", 16, 0x587793, 0x92a8ba),
      Hour(16, "cloud.sun.fill", 17, 0x5a93c4, 0xa9c8de),
      Hour(17, "sun.max.fill", 18, 0x4f93d6, 0xb5d2e6),
      Hour(18, "sun.max.fill", 18, 0x5d8fcb, 0xf0cfa0),
      Hour(19, "sunset.fill", 17, 0x6c6fae, 0xf2a97c),
      Hour(20, "sunset.fill", 15, 0x4d4c8c, 0xd97c7c),
      Hour(21, "moon.fill", 14, 0x2b3468, 0x6a5f9a),
      Hour(22, "moon.stars.fill", 13, 0x1f2c58, 0x41508a),
      Hour(23, "moon.stars.fill", 12, 0x1b2a52, 0x33467c),
    ]
  }
}

struct HourCell: CellView {
  private let model: Hour

  init(model: Hour, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 8) {
      Text(model.time).font(.footnote).fontWeight(.medium).foregroundColor(.white)
      Image(systemName: model.icon).font(.system(size: 26)).foregroundColor(.white)
      Text(model.temperature).font(.headline).foregroundColor(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [model.sky.0, model.sky.1], startPoint: .top, endPoint: .bottom)
    )
    .cornerRadius(16)
    .padding(4)
  }
}

struct HourSection: SectionContext {
  let id = "hours"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ hours: [Hour]) { items = hours }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(110)) {
        GridItemLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1.0))
        GridItemLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1.0))
        GridItemLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1.0))
      }
    })
  }
}
