// SPDX-License-Identifier: MIT
//
// Sections with layouts of their own: a bakery's offers, its counter, and an order.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let sections = GalleryScreen(
    "sections", "A carousel, a grid and a list",
    background: .named("systemGroupedBackground")
  ) {
    [
      TitleSection("Corner Bakery", "Open until six"), OfferSection(Offer.all),
      CounterSection(Good.all), OrderSection(OrderLine.all),
    ]
  }
}

// MARK: Offers

final class Offer: CellViewConfigurableModel {
  typealias CellViewType = OfferCell

  let id: String
  let eyebrow: String
  let title: String
  let icon: String
  let from: Color
  let to: Color

  init(
    _ id: String, _ eyebrow: String, _ title: String, _ icon: String, _ from: UInt32, _ to: UInt32
  ) {
    self.id = id
    self.eyebrow = eyebrow
    self.title = title
    self.icon = icon
    self.from = Color(from)
    self.to = Color(to)
  }

  static var all: [Offer] {
    [
      Offer("dawn", "BEFORE EIGHT", "Two rolls and a coffee", "sunrise.fill", 0xee9ca7, 0xf0704f),
      Offer("rye", "TODAY", "Rye with walnuts, still warm", "flame.fill", 0x6b4226, 0xc98b4e),
      Offer("late", "AFTER FIVE", "Everything on the lower shelf", "moon.fill", 0x355c7d, 0x8a6fa8),
    ]
  }
}

struct OfferCell: CellView {
  private let model: Offer

  init(model: Offer, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: model.icon).font(.system(size: 30)).foregroundColor(.white)
      Spacer()
      Text(model.eyebrow).font(.caption).fontWeight(.bold).foregroundColor(.white).opacity(0.85)
      Text(model.title).font(.title3).fontWeight(.bold).foregroundColor(.white).lineLimit(2)
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [model.from, model.to], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(20)
  }
}

struct OfferSection: SectionContext {
  let id = "offers"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ offers: [Offer]) { items = offers }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(0.8), height: .absolute(160)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .orthogonalScrollingBehavior(.groupPaging)
    .interGroupSpacing(12)
    .contentInsets(EdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16))
  }
}

// MARK: The counter

final class Good: CellViewConfigurableModel {
  typealias CellViewType = GoodCell

  let id: String
  let name: String
  let price: String
  let icon: String
  let tint: Color

  init(_ id: String, _ name: String, _ price: String, _ icon: String, _ tint: Color) {
    self.id = id
    self.name = name
    self.price = price
    self.icon = icon
    self.tint = tint
  }

  static var all: [Good] {
    [
      Good("roll", "Poppy roll", "0.90", "sun.max.fill", .orange),
      Good("loaf", "Field loaf", "4.20", "basket.fill", .brown),
      Good("cake", "Plum slice", "2.80", "star.fill", .purple),
      Good("tea", "Mint tea", "2.10", "cup.and.saucer.fill", .mint),
      Good("gift", "Box of nine", "11.50", "gift.fill", .pink),
      Good("jam", "Fig jam", "3.60", "drop.fill", .indigo),
    ]
  }
}

struct GoodCell: CellView {
  private let model: Good

  init(model: Good, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: model.icon).font(.system(size: 26)).foregroundColor(model.tint)
        .frame(height: 32)
      Text(model.name).font(.footnote).fontWeight(.semibold).lineLimit(1)
      Text(model.price).font(.footnote).foregroundColor(.secondary)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .cornerRadius(16)
    .padding(4)
  }
}

struct CounterSection: SectionContext {
  let id = "counter"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ goods: [Good]) { items = goods }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(110)) {
        for _ in 0..<3 {
          GridItemLayout(width: .fractionalWidth(1.0 / 3.0), height: .fractionalHeight(1.0))
        }
      }
    })
    .contentInsets(EdgeInsets(top: 0, leading: 12, bottom: 8, trailing: 12))
  }
}

// MARK: The order

final class OrderLine: CellViewConfigurableModel {
  typealias CellViewType = OrderLineCell

  let id: String
  let count: String
  let name: String
  let wish: String
  let price: String

  init(_ id: String, _ count: Int, _ name: String, _ wish: String, _ price: String) {
    self.id = id
    self.count = "\(count)"
    self.name = name
    self.wish = wish
    self.price = price
  }

  static var all: [OrderLine] {
    [
      OrderLine("line1", 6, "Poppy rolls", "Two of them cut open", "5.40"),
      OrderLine(
        "line2", 1, "Field loaf", "Sliced, not too thin, and please keep the end pieces", "4.20"),
      OrderLine("line3", 2, "Plum slices", "For here", "5.60"),
      OrderLine("line4", 1, "Box of nine", "The baker’s choice, without nuts", "11.50"),
    ]
  }
}

struct OrderLineCell: CellView {
  private let model: OrderLine

  init(model: OrderLine, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 14) {
      Text(model.count).font(.headline).foregroundColor(.orange)
        .frame(width: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text(model.name).font(.body)
        Text(model.wish).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Text(model.price).font(.body).foregroundColor(.secondary)
    }
    .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
  }
}

struct OrderSection: SectionContext {
  let id = "order"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ lines: [OrderLine]) { items = lines }

  var layout: some SectionLayout {
    ListSectionLayout(.insetGrouped)
      .contentInset(EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16))
  }
}
