// SPDX-License-Identifier: MIT
//
// A month in seven columns on a sheet of paper, and what happens on one of its days.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let calendar = GalleryScreen(
    "calendar", "A month, and a day of it", variants: [[], [.dark], [.rightToLeft]],
    background: .named("systemGroupedBackground")
  ) {
    [
      MonthTitleSection(MonthTitle("October", 2026)), WeekdaySection(Weekday.all),
      MonthDaysSection(MonthDay.october), EventSection("Friday the sixteenth", Event.all),
    ]
  }
}

final class MonthTitle: CellViewConfigurableModel {
  typealias CellViewType = MonthTitleCell

  let id = "month"
  let name: String
  let year: Int

  init(_ name: String, _ year: Int) {
    self.name = name
    self.year = year
  }
}

struct MonthTitleCell: CellView {
  private let model: MonthTitle

  init(model: MonthTitle, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 8) {
      Text(model.name).font(.largeTitle).fontWeight(.bold)
      Text(String(model.year)).font(.largeTitle).fontWeight(.light).foregroundColor(.secondary)
      Spacer()
      HStack(spacing: 20) {
        Image(systemName: "chevron.backward").font(.system(size: 16, weight: .semibold))
        Image(systemName: "chevron.forward").font(.system(size: 16, weight: .semibold))
      }
      .foregroundStyle(.red)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct MonthTitleSection: SectionContext {
  let id = "month"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ title: MonthTitle) { items = [title] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(60)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
  }
}

final class Weekday: CellViewConfigurableModel {
  typealias CellViewType = WeekdayCell

  let id: String
  let name: String

  init(_ id: String) {
    self.id = id
    name = id.prefix(1).uppercased()
  }

  static var all: [Weekday] { ["mo", "tu", "we", "th", "fr", "sa", "su"].map(Weekday.init) }
}

struct WeekdayCell: CellView {
  private let model: Weekday

  init(model: Weekday, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.name).font(.caption).fontWeight(.semibold).foregroundColor(.secondary)
  }
}

struct WeekdaySection: SectionContext {
  let id = "weekdays"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ weekdays: [Weekday]) { items = weekdays }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let section = NSCollectionLayoutSection(group: .week(height: 24))
      section.contentInsets = .init(top: 0, leading: 22, bottom: 4, trailing: 22)
      return section
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Seven cells side by side.
  static func week(height: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: .full, count: 7)
  }
}

// MARK: Days

/// A day of the month, or the room before its first.
final class MonthDay: CellViewConfigurableModel {
  typealias CellViewType = MonthDayCell

  let id: String
  let number: Int
  let isToday: Bool
  let isFree: Bool
  let dots: [Color]

  init(_ number: Int, isToday: Bool, isFree: Bool, dots: [Color]) {
    id = "d\(number)"
    self.number = number
    self.isToday = isToday
    self.isFree = isFree
    self.dots = dots
  }

  /// October begins on a Thursday.
  static var october: [any CellViewConfigurableModel] {
    let busy: [Int: [Color]] = [
      2: [.teal], 5: [.orange, .pink], 8: [.indigo], 9: [.orange], 13: [.pink],
      16: [.white, .white], 17: [.teal], 21: [.orange], 23: [.indigo],
      24: [.orange, .pink, .teal], 30: [.pink],
    ]
    let before = (1...3).map(NoDay.init)
    return before
      + (1...31).map { day in
        MonthDay(
          day, isToday: day == 16, isFree: (day + before.count - 1) % 7 >= 5,
          dots: busy[day] ?? [])
      }
  }
}

struct MonthDayCell: CellView {
  private let model: MonthDay

  init(model: MonthDay, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 3) {
      if model.isToday {
        Text("\(model.number)").font(.body).fontWeight(.bold).foregroundColor(.white)
      } else {
        Text("\(model.number)").font(.body).foregroundColor(model.isFree ? .secondary : .primary)
      }
      HStack(spacing: 3) {
        ForEach(model.dots.indices, id: \.self) { index in
          Circle().fill(model.dots[index])
            .frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      if model.isToday { Circle().fill(.red).padding(1) }
    }
  }
}

/// Room of a day that is another month's.
final class NoDay: CellViewConfigurableModel {
  typealias CellViewType = NoDayCell

  let id: String

  init(_ number: Int) { id = "b\(number)" }
}

struct NoDayCell: CellView {
  init(model: NoDay, indexPath: IndexPath) {}

  var body: some View { EmptyView() }
}

struct MonthDaysSection: SectionContext {
  let id = "days"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ days: [any CellViewConfigurableModel]) { items = days }

  var decorationViews: [String: any View] {
    [
      "paper": RoundedRectangle(cornerRadius: 16)
        .fill(Color(uiColor: .secondarySystemGroupedBackground))
    ]
  }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let section = NSCollectionLayoutSection(group: .week(height: 50))
      section.interGroupSpacing = 2
      section.contentInsets = .init(top: 6, leading: 22, bottom: 6, trailing: 22)
      let paper = NSCollectionLayoutDecorationItem.background(elementKind: "paper")
      paper.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.decorationItems = [paper]
      return section
    }
  }
}

// MARK: Events

final class Event: CellViewConfigurableModel {
  typealias CellViewType = EventCell

  let id: String
  let tint: Color
  let title: String
  let place: String
  let icon: String
  let from: String
  let to: String

  init(
    _ id: String, _ tint: Color, _ title: String, _ place: String, _ icon: String, _ from: String,
    _ to: String
  ) {
    self.id = id
    self.tint = tint
    self.title = title
    self.place = place
    self.icon = icon
    self.from = from
    self.to = to
  }

  static var all: [Event] {
    [
      Event("kiln", .teal, "Unpack the kiln", "Tidewater Pottery", "house.fill", "9:00", "10:30"),
      Event(
        "lunch", .indigo, "Lunch with Wen", "Under the arcade", "cup.and.saucer.fill", "12:30",
        "13:30"),
      Event(
        "tuner", .pink, "Piano tuner", "At home, window shut", "music.note", "16:00", "17:00"),
    ]
  }
}

struct EventCell: CellView {
  private let model: Event

  init(model: Event, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 12) {
      Capsule().fill(model.tint)
        .frame(width: 4)
      VStack(alignment: .leading, spacing: 3) {
        Text(model.title).font(.headline)
        Label(model.place, systemImage: model.icon)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text(model.from).font(.subheadline)
        Text(model.to).font(.footnote).foregroundColor(.secondary)
      }
    }
    .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
  }
}

struct EventSection: SectionContext {
  let id = "events"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(_ day: String, _ events: [Event]) {
    items = events
    reusableItems = [ReusableViewElementKind.header.rawValue: [Caption(day)]]
  }

  var layout: some SectionLayout {
    ListSectionLayout(
      .insetGrouped,
      header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(44)) }
    )
    .contentInset(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
  }
}
