// SPDX-License-Identifier: MIT
//
// Rows of 64 points, 8 apart: a station's departures.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let rows = GalleryScreen(
    "rows", "Rows of one height", stops: [.top, .end], background: .named("systemGroupedBackground")
  ) {
    [TitleSection("Departures", "Harbour Street, lower level"), DepartureSection(Departure.all)]
  }
}

final class Departure: CellViewConfigurableModel {
  typealias CellViewType = DepartureCell

  let id: String
  let line: String
  let tint: Color
  let place: String
  let platform: String
  let time: String

  init(
    _ id: Int, _ line: String, _ tint: Color, _ place: String, _ platform: String, _ time: String
  ) {
    self.id = "d\(id)"
    self.line = line
    self.tint = tint
    self.place = place
    self.platform = platform
    self.time = time
  }

  static var all: [Departure] {
    [
      Departure(1, "S1", .green, "Old Mill", "Platform 2", "8:04"),
      Departure(2, "S3", .purple, "Airport North", "Platform 1", "8:06"),
      Departure(3, "R9", .red, "Lakeside Halt", "Platform 4", "8:11"),
      Departure(4, "S1", .green, "Botanical Garden", "Platform 2", "8:14"),
      Departure(5, "S7", .orange, "Glass Works", "Platform 3", "8:15"),
      Departure(6, "U2", .blue, "Opera", "Platform 6", "8:17"),
      Departure(7, "S3", .purple, "Airport North", "Platform 1", "8:21"),
      Departure(8, "R9", .red, "Salt Marshes", "Platform 4", "8:26"),
      Departure(9, "S1", .green, "Old Mill", "Platform 2", "8:29"),
      Departure(10, "U2", .blue, "Observatory", "Platform 6", "8:32"),
      Departure(11, "S7", .orange, "Paper Market", "Platform 3", "8:35"),
      Departure(12, "S3", .purple, "Airport North", "Platform 1", "8:36"),
    ]
  }
}

struct DepartureCell: CellView {
  private let model: Departure

  init(model: Departure, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 14) {
      Text(model.line).font(.subheadline).fontWeight(.bold).foregroundColor(.white)
        .frame(width: 46, height: 30)
        .background(model.tint)
        .cornerRadius(8)
      VStack(alignment: .leading, spacing: 2) {
        Text(model.place).font(.headline)
        Text(model.platform).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Text(model.time).font(.title3).fontWeight(.semibold)
    }
    .padding(.horizontal, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .cornerRadius(14)
    .padding(.horizontal, 12)
  }
}

struct DepartureSection: SectionContext {
  let id = "departures"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ departures: [Departure]) { items = departures }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(64)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .interGroupSpacing(8)
  }
}
