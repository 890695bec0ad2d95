// SPDX-License-Identifier: MIT
//
// The large title above a screen's sections: a section of one cell.

import DynamicCollectionView
import SwiftUI

final class Title: CellViewConfigurableModel {
  typealias CellViewType = TitleCell

  let id = "title"
  let text: String
  let detail: String

  init(_ text: String, _ detail: String) {
    self.text = text
    self.detail = detail
  }
}

struct TitleCell: CellView {
  private let model: Title

  init(model: Title, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(model.text).font(.largeTitle).fontWeight(.bold).foregroundColor(.primary)
      Text(model.detail).font(.subheadline).foregroundColor(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct TitleSection: SectionContext {
  let id = "title"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ text: String, _ detail: String) { items = [Title(text, detail)] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(76)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
  }
}

extension Color {
  /// A colour of its digits: `0xRRGGBB`, opaque unless `alpha`, up to `0xff`, says otherwise.
  init(_ digits: UInt32, alpha: UInt32 = 0xff) {
    func part(_ shift: UInt32) -> Double { Double((digits >> shift) & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: Double(alpha) / 255)
  }
}
