// SPDX-License-Identifier: MIT
//
// Weather: hours that scroll, days as high as the reader's text, notes two by two.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let weather = GalleryScreen(
    "weather", "Weather, for large text, too", variants: [[.dark], [.dark, .largeText]],
    stops: [.top, .end], background: Color(0x1c3b63).reference
  ) {
    [
      OutlookSection(Outlook()), SkySection(Sky.all), ForecastSection("Six days", Forecast.all),
      NoteSection(Note.all),
    ]
  }
}

// MARK: Now

final class Outlook: CellViewConfigurableModel {
  typealias CellViewType = OutlookCell

  let id = "now"
  let place = "Port Anselm"
  let degrees = 17
  let words = "Rain clearing by four"
  let high = 19
  let low = 11
}

struct OutlookCell: CellView {
  private let model: Outlook

  init(model: Outlook, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 2) {
      Text(model.place).font(.title).fontWeight(.medium)
      Text("\(model.degrees)°").font(.system(size: 88, weight: .thin))
      Text(model.words).font(.title3)
      Text("High \(model.high)°, low \(model.low)°").font(.callout)
        .foregroundColor(Color(0xffffff, alpha: 0xb3))
    }
    .padding(EdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16))
    .frame(maxWidth: .infinity)
  }
}

struct OutlookSection: SectionContext {
  let id = "now"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ outlook: Outlook) { items = [outlook] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1.0), height: .estimated(230)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .estimated(230))
      }
    })
  }
}

/// What the sky does, and its colour.
struct Symbol: Sendable {
  let name: String
  let tint: Color

  static let rain = Symbol(name: "cloud.rain.fill", tint: Color(0xa8d8f0))
  static let drizzle = Symbol(name: "cloud.drizzle.fill", tint: Color(0xa8d8f0))
  static let storm = Symbol(name: "cloud.bolt.rain.fill", tint: Color(0xa8d8f0))
  static let mixed = Symbol(name: "cloud.sun.fill", tint: Color(0xf5d76e))
  static let sun = Symbol(name: "sun.max.fill", tint: Color(0xf5d76e))
  static let cloud = Symbol(name: "cloud.fill", tint: Color(0xd5dde5))
  static let sunset = Symbol(name: "sunset.fill", tint: Color(0xf5a04b))
  static let night = Symbol(name: "moon.stars.fill", tint: Color(0xcfd8ff))
}

final class Sky: CellViewConfigurableModel {
  typealias CellViewType = SkyCell

  let id: String
  let time: String
  let symbol: Symbol
  let degrees: Int
  let isNow: Bool

  init(_ hour: Int, _ symbol: Symbol, _ degrees: Int, isNow: Bool = false) {
    id = "h\(hour)"
    time = isNow ? "Now" : "\(hour)"
    self.symbol = symbol
    self.degrees = degrees
    self.isNow = isNow
  }

  static var all: [Sky] {
    [
      Sky(13, .rain, 17, isNow: true), Sky(14, .rain, 16), Sky(15, .drizzle, 17),
      Sky(16, .mixed, 18), Sky(17, .sun, 19), Sky(18, .sun, 18), Sky(19, .sunset, 16),
      Sky(20, .night, 14),
    ]
  }
}

extension Color {
  /// What notes, days and hours lie on.
  fileprivate static let glass = Color(0x000000, alpha: 0x2e)
  /// What is less important on it.
  fileprivate static let mist = Color(0xffffff, alpha: 0x99)
}

struct SkyCell: CellView {
  private let model: Sky

  init(model: Sky, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 6) {
      Text(model.time).font(.footnote).fontWeight(.medium)
      Image(systemName: model.symbol.name).font(.system(size: 24))
        .foregroundColor(model.symbol.tint)
        .frame(height: 32)
      Text("\(model.degrees)°").font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Capsule().fill(model.isNow ? Color(0xffffff, alpha: 0x2e) : .glass))
  }
}

struct SkySection: SectionContext {
  let id = "hours"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ hours: [Sky]) { items = hours }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .absolute(62), height: .absolute(124)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .interGroupSpacing(8)
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
    .orthogonalScrollingBehavior(.continuous)
  }
}

// MARK: Days

final class Forecast: CellViewConfigurableModel {
  typealias CellViewType = ForecastCell

  let id: String
  let name: String
  let symbol: Symbol
  let low: Int
  let high: Int
  /// The part of the bar that the day covers, points.
  let span: CGFloat
  /// Where that part ends.
  let until: CGFloat

  init(
    _ number: Int, _ name: String, _ symbol: Symbol, _ low: Int, _ high: Int, _ span: CGFloat,
    until: CGFloat
  ) {
    id = "d\(number)"
    self.name = name
    self.symbol = symbol
    self.low = low
    self.high = high
    self.span = span
    self.until = until
  }

  static var all: [Forecast] {
    [
      Forecast(1, "Today", .rain, 11, 19, 48, until: 68),
      Forecast(2, "Friday", .mixed, 10, 21, 64, until: 78),
      Forecast(3, "Saturday", .sun, 12, 24, 68, until: 92),
      Forecast(4, "Sunday", .sun, 13, 23, 56, until: 86),
      Forecast(5, "Monday", .cloud, 9, 18, 52, until: 60),
      Forecast(6, "Tuesday", .storm, 8, 15, 42, until: 42),
    ]
  }
}

struct ForecastCell: CellView {
  private let model: Forecast

  init(model: Forecast, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 8) {
      Text(model.name).font(.body).fontWeight(.medium)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Spacer(minLength: 8)
      Image(systemName: model.symbol.name).font(.title3).foregroundColor(model.symbol.tint)
      Text("\(model.low)°").font(.body).foregroundColor(.mist)
        .fixedSize()
        .frame(minWidth: 34, alignment: .trailing)
      Capsule().fill(Color(0x000000, alpha: 0x4d))
        .frame(width: 92, height: 5)
        .overlay(alignment: .leading) {
          Capsule()
            .fill(
              LinearGradient(
                colors: [Color(0x7fd8e8), Color(0xf5d76e), Color(0xf5a04b)], startPoint: .leading,
                endPoint: .trailing)
            )
            .frame(width: model.span, height: 5)
            .frame(width: model.until, alignment: .trailing)
        }
      Text("\(model.high)°").font(.body)
        .fixedSize()
        .frame(minWidth: 34, alignment: .trailing)
    }
    .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
  }
}

final class Outline: ReusableViewConfigurableModel {
  typealias ReusableViewType = OutlineView

  let id: String
  let title: String

  init(_ title: String) {
    id = "outline-\(title)"
    self.title = title
  }
}

struct OutlineView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Outline

  init(model: Outline, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Label(model.title, systemImage: "calendar")
      .font(.footnote)
      .foregroundStyle(Color.mist)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct ForecastSection: SectionContext {
  let id = "days"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(_ title: String, _ days: [Forecast]) {
    items = days
    reusableItems = [ReusableViewElementKind.header.rawValue: [Outline(title)]]
  }

  var decorationViews: [String: any View] {
    ["panel": RoundedRectangle(cornerRadius: 18).fill(Color.glass)]
  }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets = .init(top: 0, leading: 16, bottom: 8, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(38)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
      panel.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.decorationItems = [panel]
      return section
    }
  }
}

// MARK: Notes

final class Note: CellViewConfigurableModel {
  typealias CellViewType = NoteCell

  let id: String
  let icon: String
  let title: String
  let value: String
  let text: String

  init(_ id: String, _ icon: String, _ title: String, _ value: String, _ text: String) {
    self.id = id
    self.icon = icon
    self.title = title
    self.value = value
    self.text = text
  }

  static var all: [Note] {
    [
      Note("wind", "wind", "Wind", "6 m/s", "From the west, dropping after lunch."),
      Note("wet", "umbrella.fill", "Rain", "4 mm", "Most of it before three."),
      Note(
        "feel", "thermometer.medium", "Feels like", "15°", "The wind makes it cooler than it is."),
      Note("sea", "drop.fill", "The sea", "14°", "For the brave, and for ducks."),
    ]
  }
}

struct NoteCell: CellView {
  private let model: Note

  init(model: Note, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(model.title, systemImage: model.icon)
        .font(.footnote)
        .foregroundStyle(Color.mist)
      Text(model.value).font(.title).fontWeight(.medium)
      Text(model.text).font(.footnote).foregroundColor(Color(0xffffff, alpha: 0xcc))
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 18).fill(Color.glass))
  }
}

struct NoteSection: SectionContext {
  let id = "notes"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ notes: [Note]) { items = notes }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(130))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }
}
