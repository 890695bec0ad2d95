// SPDX-License-Identifier: MIT
//
// Figures on gradients, bars, a ring and a table: what shapes and grids can do.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let dashboard = GalleryScreen(
    "dashboard", "Figures, bars, a ring, a table", variants: [[], [.dark]],
    background: .named("systemGroupedBackground")
  ) {
    [
      TitleSection("Ferries", "Week 21, both shores"), FigureSection(Figure.all),
      ChartSection([Week(), Share()]), BoatSection([Boats()]),
    ]
  }
}

final class Figure: CellViewConfigurableModel {
  typealias CellViewType = FigureCell

  let id: String
  let icon: String
  let value: String
  let title: String
  let change: String
  let from: Color
  let to: Color

  init(
    _ id: String, _ icon: String, _ value: String, _ title: String, _ change: String,
    _ from: UInt32, _ to: UInt32
  ) {
    self.id = id
    self.icon = icon
    self.value = value
    self.title = title
    self.change = change
    self.from = Color(from)
    self.to = Color(to)
  }

  static var all: [Figure] {
    [
      Figure("riders", "person.2.fill", "4,812", "Passengers", "+12 %", 0x6a85f1, 0x4338ca),
      Figure("bikes", "bicycle", "936", "Bicycles", "+31 %", 0x2dd4a7, 0x0f766e),
      Figure("fares", "ticket.fill", "€9.4k", "Fares", "+8 %", 0xfbb040, 0xea580c),
      Figure("fuel", "bolt.fill", "1.2 MWh", "From the quay", "−5 %", 0xf472b6, 0xbe185d),
    ]
  }
}

struct FigureCell: CellView {
  private let model: Figure

  init(model: Figure, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Image(systemName: model.icon).font(.system(size: 17, weight: .semibold))
        Spacer()
        Text(model.change).font(.caption).fontWeight(.semibold)
          .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
          .background(Capsule().fill(Color(0xffffff, alpha: 0x40)))
      }
      Spacer()
      Text(model.value).font(.system(size: 30, weight: .bold, design: .rounded))
      Text(model.title).font(.footnote).opacity(0.85)
    }
    .foregroundStyle(.white)
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [model.from, model.to], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }
}

struct FigureSection: SectionContext {
  let id = "figures"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ figures: [Figure]) { items = figures }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(124)),
        subitem: .full, count: 2)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = .init(top: 8, leading: 16, bottom: 12, trailing: 16)
      return section
    }
  }
}

// MARK: Charts

final class Week: CellViewConfigurableModel {
  typealias CellViewType = WeekCell

  struct Day: Identifiable {
    let id: String
    let height: CGFloat
    let top: Color
  }

  let id = "week"
  let title = "Crossings"
  let total = "51 in all"
  let days = [
    Day(id: "Mo", height: 44, top: .blue), Day(id: "Tu", height: 56, top: .blue),
    Day(id: "We", height: 50, top: .blue), Day(id: "Th", height: 62, top: .blue),
    Day(id: "Fr", height: 84, top: .cyan), Day(id: "Sa", height: 104, top: .mint),
    Day(id: "Su", height: 92, top: .cyan),
  ]
}

struct WeekCell: CellView {
  private let model: Week

  init(model: Week, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Text(model.title).font(.headline)
        Spacer()
        Text(model.total).font(.subheadline).foregroundColor(.secondary)
      }
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(model.days) { day in
          VStack(spacing: 6) {
            Spacer(minLength: 0)
            Capsule()
              .fill(
                LinearGradient(colors: [day.top, .indigo], startPoint: .top, endPoint: .bottom)
              )
              .frame(width: 18, height: day.height)
            Text(day.id).font(.caption2).foregroundColor(.secondary)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Panel())
  }
}

/// What charts lie on.
struct Panel: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 20).fill(Color(uiColor: .secondarySystemGroupedBackground))
  }
}

final class Share: CellViewConfigurableModel {
  typealias CellViewType = ShareCell

  let id = "time"
  let title = "On time"
  let part = 0.72
}

struct ShareCell: CellView {
  private let model: Share

  init(model: Share, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        Circle().stroke(Color(uiColor: .tertiarySystemFill), lineWidth: 12)
        Circle().trim(from: 0, to: model.part)
          .stroke(
            AngularGradient(
              colors: [.mint, .teal, .mint], center: .center, startAngle: .degrees(0),
              endAngle: .degrees(360)),
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        Text("\(Int(model.part * 100)) %")
          .font(.system(size: 24, weight: .bold, design: .rounded))
      }
      .padding(6)
      Text(model.title).font(.footnote).foregroundColor(.secondary)
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Panel())
  }
}

struct ChartSection: SectionContext {
  let id = "charts"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ charts: [any CellViewConfigurableModel]) { items = charts }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(190), spacing: 12) {
        GridItemLayout(width: .fractionalWidth(0.58), height: .fractionalHeight(1.0))
        GridItemLayout(width: .fractionalWidth(0.386), height: .fractionalHeight(1.0))
      }
    })
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16))
  }
}

// MARK: Boats

final class Boats: CellViewConfigurableModel {
  typealias CellViewType = BoatsCell

  struct Boat: Identifiable {
    let id: String
    let trips: Int
    let late: Int
    let seats: Int
  }

  let id = "table"
  let boats = [
    Boat(id: "Heron", trips: 24, late: 1, seats: 91),
    Boat(id: "Plover", trips: 18, late: 0, seats: 77),
    Boat(id: "Old Kestrel", trips: 9, late: 4, seats: 38),
  ]
}

struct BoatsCell: CellView {
  private let model: Boats

  init(model: Boats, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Grid(horizontalSpacing: 18, verticalSpacing: 9) {
      GridRow {
        Text("Ferry").gridColumnAlignment(.leading)
        Text("Trips")
        Text("Late")
        Text("Seats").gridColumnAlignment(.trailing)
      }
      Divider()
      ForEach(model.boats) { boat in
        GridRow {
          Text(boat.id).fontWeight(.semibold).foregroundColor(.primary)
          Text("\(boat.trips)")
          Text("\(boat.late)")
          Text("\(boat.seats) %").foregroundColor(boat.seats < 50 ? .red : .green)
        }
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Panel())
  }
}

struct BoatSection: SectionContext {
  let id = "boats"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ boats: [Boats]) { items = boats }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1.0), height: .estimated(160)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .estimated(160))
      }
    })
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
  }
}
