// SPDX-License-Identifier: MIT
//
// Headers of 44 points above rows of 60: what to sow, month by month.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let header = GalleryScreen("header", "Headers", stops: [.top, .end]) {
    [
      TitleSection("Sowing", "For a garden with a north wall"),
      MonthSection(id: "march", title: "March", Sowing.march),
      MonthSection(id: "april", title: "April", Sowing.april),
      MonthSection(id: "may", title: "May", Sowing.may),
    ]
  }
}

final class Sowing: CellViewConfigurableModel {
  typealias CellViewType = SowingCell

  let id: String
  let plant: String
  let note: String
  let depth: String
  let tint: Color

  init(_ id: String, _ plant: String, _ note: String, _ depth: String, _ tint: Color) {
    self.id = id
    self.plant = plant
    self.note = note
    self.depth = depth
    self.tint = tint
  }

  static var march: [Sowing] {
    [
      Sowing("beans", "Broad beans", "Outside, in pairs", "5 cm", .green),
      Sowing("spinach", "Spinach", "Under fleece", "2 cm", .mint),
      Sowing("radish", "Radishes", "Between the rows", "1 cm", .pink),
      Sowing("leek", "Leeks", "In a tray", "1 cm", .teal),
    ]
  }

  static var april: [Sowing] {
    [
      Sowing("beet", "Beetroot", "Soak overnight", "2 cm", .purple),
      Sowing("carrot", "Carrots", "Thin when it rains", "1 cm", .orange),
      Sowing("pea", "Peas", "Against the mice: holly", "4 cm", .green),
      Sowing("chard", "Chard", "Every second week", "2 cm", .red),
      Sowing("dill", "Dill", "Never beside fennel", "0.5 cm", .yellow),
    ]
  }

  static var may: [Sowing] {
    [
      Sowing("squash", "Squash", "After the last frost", "3 cm", .orange),
      Sowing("corn", "Sweetcorn", "In a block, not a row", "3 cm", .yellow),
      Sowing("basil", "Basil", "On the warm sill", "0.5 cm", .mint),
    ]
  }
}

struct SowingCell: CellView {
  private let model: Sowing

  init(model: Sowing, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 14) {
      Circle().fill(model.tint)
        .frame(width: 34, height: 34)
        .overlay(Image(systemName: "drop.fill").font(.system(size: 15)).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 1) {
        Text(model.plant).font(.body)
        Text(model.note).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Text(model.depth).font(.subheadline).foregroundColor(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(Divider().padding(.leading, 64), alignment: .bottom)
  }
}

final class MonthHeader: ReusableViewConfigurableModel {
  typealias ReusableViewType = MonthHeaderView

  let id: String
  let title: String

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

struct MonthHeaderView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: MonthHeader

  init(model: MonthHeader, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack {
      Text(model.title).font(.headline)
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Rectangle().fill(Color.gray).opacity(0.15))
  }
}

struct MonthSection: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(id: String, title: String, _ sowings: [Sowing]) {
    self.id = id
    items = sowings
    reusableItems = [
      ReusableViewElementKind.header.rawValue: [MonthHeader(id: "\(id)-header", title: title)]
    ]
  }

  var layout: some SectionLayout {
    GridSectionLayout(
      header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(44)) },
      body: { _, _ in
        HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(60)) {
          GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
        }
      })
  }
}
