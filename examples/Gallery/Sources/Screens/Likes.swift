// SPDX-License-Identifier: MIT
//
// Hearts that stay: what is liked is the model's, so cells may come and go.

import Combine
import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let likes = GalleryScreen("likes", "State that survives scrolling") {
    painter, environment in
    let (teas, liked) = (Tea.all, [1, 4, 5, 8])
    let view = DynamicCollectionView([
      TitleSection("Tea shelf", "Tap a heart to keep it"), TeaSection(teas),
    ])
    .makeCollectionView()
    painter.show(view, in: environment)
    // What their buttons do.
    for index in liked { teas[index].isLiked.toggle() }
    func picture(_ stop: ScrollStop) -> Moment? {
      view.scroll(to: stop)
      return view.renderer.map { ($0.screen, stop) }
    }
    // Away, and back: the cells of the first rows have shown others since.
    return [
      picture(ScrollStop(name: "liked", target: .start)),
      picture(ScrollStop(name: "away", target: .end)),
      picture(ScrollStop(name: "back", target: .start)),
    ].compactMap { $0 }
  }
}

final class Tea: CellViewConfigurableModel, ObservableObject {
  typealias CellViewType = TeaCell

  let id: String
  let title: String
  let tint: Color
  @Published var isLiked = false

  init(_ index: Int, _ title: String, _ tint: Color) {
    id = "tea\(index)"
    self.title = title
    self.tint = tint
  }

  static var all: [Tea] {
    let shelf: [(String, Color)] = [
      ("Silver Needle", .mint), ("First Flush", .green), ("Rolled Oolong", .teal),
      ("Smoked Black", .brown), ("Winter Spice", .orange), ("Rose Bud", .pink),
      ("Roasted Twig", .brown), ("Jasmine Pearl", .green), ("Blue Flower", .indigo),
      ("Old Tree", .purple), ("Barley", .yellow), ("Buckwheat", .orange),
      ("Lemon Verbena", .yellow), ("Nettle", .green), ("Hibiscus", .red), ("Peppermint", .mint),
      ("Camomile", .yellow), ("Rooibos", .red), ("Gunpowder", .gray), ("Milk Oolong", .teal),
      ("Fog over Pines", .blue), ("Bergamot", .cyan), ("Honey Black", .orange), ("Plum", .purple),
    ]
    return shelf.enumerated().map { Tea($0, $1.0, $1.1) }
  }
}

struct TeaCell: CellView {
  @ObservedObject private var model: Tea

  init(model: Tea, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 10).fill(model.tint)
        .frame(width: 40, height: 40)
        .overlay(
          Image(systemName: "cup.and.saucer.fill").font(.system(size: 18)).foregroundColor(.white))
      Text(model.title).font(.body)
      Spacer()
      Button {
        model.isLiked.toggle()
      } label: {
        Image(systemName: model.isLiked ? "heart.fill" : "heart").font(.title3)
          .foregroundColor(model.isLiked ? .pink : .secondary)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(Divider().padding(.leading, 70), alignment: .bottom)
  }
}

struct TeaSection: SectionContext {
  let id = "teas"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ teas: [Tea]) { items = teas }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(60)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
  }
}
