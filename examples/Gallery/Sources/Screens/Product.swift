// SPDX-License-Identifier: MIT
//
// A product: views that page under dots, swatches that scroll, and reviews below a pinned header.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let product = GalleryScreen(
    "product", "A product and its reviews", variants: [[], [.dark]],
    stops: [
      .top,
      ScrollStop(
        name: "third", target: .along(40),
        sections: ["views": .group(2), "glazes": .offset(70)]),
      ScrollStop(name: "reviews", target: .end),
    ]
  ) {
    [
      ViewsSection(ProductView.cup), SummarySection(Summary()), GlazeSection(Glaze.all),
      FactSection(Fact.all), ReviewSection(Review.all),
    ]
  }
}

// MARK: Views

final class ProductView: CellViewConfigurableModel {
  typealias CellViewType = ProductViewCell

  let id: String
  let icon: String
  let caption: String
  let from: Color
  let to: Color

  init(_ id: String, _ icon: String, _ caption: String, _ from: UInt32, _ to: UInt32) {
    self.id = id
    self.icon = icon
    self.caption = caption
    self.from = Color(from)
    self.to = Color(to)
  }

  static var cup: [ProductView] {
    [
      ProductView("front", "cup.and.saucer.fill", "1 of 3", 0x2c7a7b, 0x81c7b5),
      ProductView("inside", "drop.fill", "2 of 3", 0x1f3b73, 0x7da2d6),
      ProductView("box", "shippingbox.fill", "3 of 3", 0x8a5a33, 0xe0b083),
    ]
  }
}

struct ProductViewCell: CellView {
  private let model: ProductView

  init(model: ProductView, indexPath: IndexPath) { self.model = model }

  var body: some View {
    ZStack {
      LinearGradient(colors: [model.from, model.to], startPoint: .top, endPoint: .bottom)
      Circle().fill(.white)
        .frame(width: 230, height: 230)
        .opacity(0.18)
      Image(systemName: model.icon).font(.system(size: 118, weight: .light))
        .foregroundColor(.white)
        .shadow(color: Color(0x000000, alpha: 0x40), radius: 12, x: 0, y: 10)
      Text(model.caption).font(.caption).fontWeight(.medium).foregroundColor(.white)
        .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        .background(Capsule().fill(Color(0x000000, alpha: 0x33)))
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
  }
}

struct ViewsSection: SectionContext {
  let id = "views"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ views: [ProductView]) { items = views }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(330)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .orthogonalScrollingBehavior(.paging)
    .pageDots()
  }
}

// MARK: What it is

final class Summary: CellViewConfigurableModel {
  typealias CellViewType = SummaryCell

  let id = "summary"
  let maker = "Tidewater Pottery"
  let name = "Slow Morning Cup"
  let price = "€24.50"
  let before = "€32.00"
  let stars = 4
  let votes = 212
  let text =
    "Thrown by hand, glazed twice, and heavy enough to stay where you put it. The saucer is deep, "
    + "for those who pour with their eyes shut."
}

struct SummaryCell: CellView {
  private let model: Summary

  init(model: Summary, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(model.maker).font(.footnote).fontWeight(.semibold).foregroundColor(.secondary)
        .textCase(.uppercase)
        .tracking(1)
      HStack(alignment: .firstTextBaseline) {
        Text(model.name).font(.title).fontWeight(.bold)
        Spacer()
        Image(systemName: "heart").font(.system(size: 20)).foregroundColor(.pink)
      }
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(model.price).font(.title3).fontWeight(.semibold).foregroundColor(.red)
        Text(model.before).font(.subheadline).strikethrough().foregroundColor(.secondary)
        Spacer()
        HStack(spacing: 2) { Stars(count: model.stars, size: 13) }
        Text("(\(model.votes))").font(.footnote).foregroundColor(.secondary)
      }
      Text(model.text).font(.subheadline).foregroundColor(.secondary)
        .lineSpacing(2)
        .padding(.top, 6)
    }
    .padding(EdgeInsets(top: 18, leading: 16, bottom: 12, trailing: 16))
  }
}

/// Five stars, some of them filled.
struct Stars: View {
  let count: Int
  let size: CGFloat

  var body: some View {
    ForEach(0..<5, id: \.self) { index in
      Image(systemName: index < count ? "star.fill" : "star")
        .font(.system(size: size)).foregroundColor(.orange)
    }
  }
}

struct SummarySection: SectionContext {
  let id = "summary"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ summary: Summary) { items = [summary] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1.0), height: .estimated(180)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .estimated(180))
      }
    })
  }
}

final class Glaze: CellViewConfigurableModel {
  typealias CellViewType = GlazeCell

  let id: String
  let color: Color
  let isChosen: Bool

  init(_ id: String, _ color: UInt32, isChosen: Bool = false) {
    self.id = id
    self.color = Color(color)
    self.isChosen = isChosen
  }

  static var all: [Glaze] {
    [
      Glaze("sea", 0x2c7a7b, isChosen: true), Glaze("ink", 0x1f3b73), Glaze("clay", 0xb5653a),
      Glaze("moss", 0x5f7f3a), Glaze("rose", 0xc96f7d), Glaze("ash", 0x8d8f93),
      Glaze("straw", 0xd9b44a), Glaze("plum", 0x6b3f69),
    ]
  }
}

struct GlazeCell: CellView {
  private let model: Glaze

  init(model: Glaze, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Circle().fill(model.color)
      .padding(5)
      .overlay(Circle().strokeBorder(model.isChosen ? model.color : .clear, lineWidth: 2))
  }
}

struct GlazeSection: SectionContext {
  let id = "glazes"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ glazes: [Glaze]) { items = glazes }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .absolute(48), height: .absolute(48)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .interGroupSpacing(10)
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
    .orthogonalScrollingBehavior(.continuous)
  }
}

final class Fact: CellViewConfigurableModel {
  typealias CellViewType = FactCell

  let id: String
  let icon: String
  let value: String
  let label: String

  init(_ id: String, _ icon: String, _ value: String, _ label: String) {
    self.id = id
    self.icon = icon
    self.value = value
    self.label = label
  }

  static var all: [Fact] {
    [
      Fact("size", "ruler", "280 ml", "To the brim"),
      Fact("weight", "shippingbox", "410 g", "With saucer"),
      Fact("care", "sparkles", "By hand", "Or gently"),
    ]
  }
}

struct FactCell: CellView {
  private let model: Fact

  init(model: Fact, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 3) {
      Image(systemName: model.icon).font(.system(size: 20)).foregroundColor(.teal)
        .frame(height: 26)
      Text(model.value).font(.headline)
      Text(model.label).font(.caption).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .secondarySystemBackground))
    .cornerRadius(14)
  }
}

struct FactSection: SectionContext {
  let id = "facts"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ facts: [Fact]) { items = facts }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(92)),
        subitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }
}

// MARK: What others say

final class Review: CellViewConfigurableModel {
  typealias CellViewType = ReviewCell

  let id: String
  let author: String
  let stars: Int
  let text: String
  let when: String

  init(_ number: Int, _ author: String, _ stars: Int, _ when: String, _ text: String) {
    id = "r\(number)"
    self.author = author
    self.stars = stars
    self.text = text
    self.when = when
  }

  static var all: [Review] {
    [
      Review(1, "Oskar", 5, "Last week", "Bought one, broke none, ordered three more."),
      Review(
        2, "Benedikta", 4, "In March",
        "The blue is darker than on my screen, more like the sea in November. I have come to prefer "
          + "it."),
      Review(3, "Wen", 5, "In March", "Keeps tea warm for exactly one chapter."),
      Review(
        4, "Théo", 3, "In February",
        "Too large for my espresso, and I knew it would be. Still, the saucer has found work as a "
          + "candle stand, so nobody is idle."),
      Review(5, "Nadia", 5, "In January", "Heavier than it looks. Good."),
      Review(
        6, "Ilse", 4, "In January",
        "One of the two had a freckle under the glaze. I asked, and they said it was a seed from the "
          + "garden. I kept that one."),
      Review(7, "Paolo", 5, "Last year", "My mother has hidden hers."),
      Review(8, "Greta", 5, "Last year", "Arrived in straw instead of foam."),
    ]
  }
}

struct ReviewCell: CellView {
  private let model: Review

  init(model: Review, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 2) {
        Text(model.author).font(.subheadline).fontWeight(.semibold)
        Spacer()
        Stars(count: model.stars, size: 10)
      }
      Text(model.text).font(.subheadline).foregroundColor(.secondary)
      Text(model.when).font(.caption).foregroundColor(Color(uiColor: .tertiaryLabel))
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }
}

final class Bar: ReusableViewConfigurableModel {
  typealias ReusableViewType = BarView

  let id: String
  let title: String
  let detail: String

  init(_ title: String, _ detail: String) {
    id = "bar-\(title)"
    self.title = title
    self.detail = detail
  }
}

struct BarView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Bar

  init(model: Bar, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack {
      Text(model.title).font(.title3).fontWeight(.bold)
      Spacer()
      Text(model.detail).font(.subheadline).foregroundColor(.accentColor)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemBackground))
    .overlay(Divider(), alignment: .bottom)
  }
}

struct ReviewSection: SectionContext {
  let id = "reviews"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [
    ReusableViewElementKind.header.rawValue: [Bar("Reviews", "Write one")]
  ]

  init(_ reviews: [Review]) { items = reviews }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in .rows(estimated: 90, pinnedHeader: 48) }
  }
}

extension NSCollectionLayoutSection {
  /// Rows as high as their cells, below a header that stays in sight.
  static func rows(
    estimated height: CGFloat, pinnedHeader: CGFloat
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(height))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(pinnedHeader)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }
}
