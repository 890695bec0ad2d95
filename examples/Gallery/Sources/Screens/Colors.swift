// SPDX-License-Identifier: MIT
//
// A rounded rectangle with a title: the smallest cell.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let colors = GalleryScreen(
    "colors", "A cell of a colour and a title"
  ) {
    [TitleSection("Paint box", "Thirteen pans, one brush"), PanSection(Pan.all)]
  }
}

final class Pan: CellViewConfigurableModel {
  typealias CellViewType = PanCell

  let id: String
  let title: String
  let color: Color

  init(_ title: String, _ color: Color) {
    id = title.lowercased()
    self.title = title
    self.color = color
  }

  static var all: [Pan] {
    [
      Pan("Vermilion", .red), Pan("Marigold", .orange), Pan("Ochre", Color(0xb97f24)),
      Pan("Leaf", .green),
      Pan("Pistachio", .mint), Pan("Sea glass", .teal), Pan("Noon", .cyan), Pan("Enamel", .blue),
      Pan("Dusk", .indigo), Pan("Thistle", .purple), Pan("Sorbet", .pink), Pan("Umber", .brown),
      Pan("Slate", .gray),
    ]
  }
}

struct PanCell: CellView {
  private let model: Pan

  init(model: Pan, indexPath: IndexPath) { self.model = model }

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(model.color)
      .overlay(Text(model.title).font(.headline).foregroundColor(.white))
  }
}

/// One wide pan and two narrow ones, again and again.
struct PanSection: SectionContext {
  let id = "pans"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ pans: [Pan]) { items = pans }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1.0), height: .absolute(190), spacing: 10) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .absolute(90))
        HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(90), spacing: 9) {
          GridItemLayout(width: .absolute(176), height: .fractionalHeight(1.0))
          GridItemLayout(width: .absolute(176), height: .fractionalHeight(1.0))
        }
      }
    })
    .interGroupSpacing(10)
    .contentInsets(EdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16))
  }
}
