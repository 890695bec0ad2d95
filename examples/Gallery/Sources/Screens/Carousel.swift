// SPDX-License-Identifier: MIT
//
// Cards that page, the middle one centred: four carousels of a wallet.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let carousel = GalleryScreen(
    "carousel", "Carousels that page",
    stops: [
      .top,
      ScrollStop(
        name: "swiped", target: .start, sections: ["cards": .group(1), "tickets": .group(2)]),
    ]
  ) {
    [
      TitleSection("Wallet", "Cards, tickets, passes"),
      CardSection(id: "cards", Card.cards), CardSection(id: "tickets", Card.tickets),
      CardSection(id: "passes", Card.passes), CardSection(id: "shops", Card.shops),
    ]
  }
}

final class Card: CellViewConfigurableModel {
  typealias CellViewType = CardCell

  let id: String
  let icon: String
  let issuer: String
  let title: String
  let detail: String
  let from: Color
  let to: Color

  init(
    _ id: String, _ icon: String, _ issuer: String, _ title: String, _ detail: String,
    _ from: UInt32, _ to: UInt32
  ) {
    self.id = id
    self.icon = icon
    self.issuer = issuer
    self.title = title
    self.detail = detail
    self.from = Color(from)
    self.to = Color(to)
  }

  static var cards: [Card] {
    [
      Card("kite", "creditcard.fill", "Kite Bank", "•••• 4071", "R. Winter", 0x0f2027, 0x2c7a8c),
      Card("moss", "creditcard.fill", "Moss & Sons", "•••• 8823", "R. Winter", 0x134e5e, 0x71b280),
      Card(
        "ember", "creditcard.fill", "Ember Credit", "•••• 1190", "R. Winter", 0x8e0e00, 0xe96443),
    ]
  }

  static var tickets: [Card] {
    [
      Card(
        "owl", "music.note", "Row F, seat 12", "The Night Owls", "Friday, 20:00", 0x41295a, 0x9b5ba5
      ),
      Card("film", "film.fill", "Screen 3", "A Map of Rain", "Saturday, 18:30", 0x232526, 0x6b7280),
      Card(
        "match", "trophy.fill", "North stand", "Rovers at Harbour", "Sunday, 15:00", 0x11998e,
        0x38c172),
    ]
  }

  static var passes: [Card] {
    [
      Card(
        "metro", "tram.fill", "Zones 1 to 3", "Month ticket", "Until 31 May", 0x1f4287, 0x5b8def),
      Card("pool", "drop.fill", "Lido", "Ten swims", "Four left", 0x0083b0, 0x4fd1e0),
      Card(
        "books", "book.fill", "City library", "Reader 20416", "Nothing overdue", 0x7b4397, 0xdc6a8b),
    ]
  }

  static var shops: [Card] {
    [
      Card(
        "beans", "cup.and.saucer.fill", "Round & Round", "Seven stamps", "The tenth cup is free",
        0x3e2723, 0xa1664a),
      Card("wheels", "bicycle", "Spoke", "Yearly service", "Due in June", 0x283048, 0x859398),
      Card(
        "prints", "camera.fill", "Silver Tray", "36 prints", "Matt, with a border", 0x16222a,
        0x3a6073),
    ]
  }
}

struct CardCell: CellView {
  private let model: Card

  init(model: Card, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Image(systemName: model.icon).font(.system(size: 24)).foregroundColor(.white)
        Spacer()
        Text(model.issuer).font(.subheadline).fontWeight(.medium).foregroundColor(.white)
      }
      Spacer()
      Text(model.title).font(.title2).fontWeight(.bold).foregroundColor(.white)
      Text(model.detail).font(.footnote).foregroundColor(.white).opacity(0.85)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [model.from, model.to], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(20)
  }
}

struct CardSection: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(id: String, _ cards: [Card]) {
    self.id = id
    items = cards
  }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(0.8), height: .absolute(160)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .orthogonalScrollingBehavior(.groupPagingCentered)
    .interGroupSpacing(12)
    .contentInsets(EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
  }
}
