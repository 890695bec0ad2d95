// SPDX-License-Identifier: MIT
//
// What plays, a shelf that stops at records, and tracks in columns that page: in both directions.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let player = GalleryScreen(
    "player", "A shelf of records", variants: [[.dark], [.dark, .rightToLeft]],
    stops: [
      .top,
      ScrollStop(
        name: "swiped", target: .start, sections: ["records": .group(2), "tracks": .group(1)]),
    ],
    background: Color(0x14121f).reference
  ) {
    [
      NowPlayingSection(NowPlaying()), ShelfSection("Played lately", Record.all),
      TrackSection("This week’s nine", Track.all),
    ]
  }
}

// MARK: What plays

final class NowPlaying: CellViewConfigurableModel {
  typealias CellViewType = NowPlayingCell

  let id = "now"
  let title = "Tin Roof, Light Rain"
  let artist = "The Borrowed Ladders"
  let seconds = 94.0
  let length = 231.0

  var at: String { Self.clock(seconds) }
  var left: String { "−" + Self.clock(length - seconds) }

  private static func clock(_ seconds: Double) -> String {
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}

struct NowPlayingCell: CellView {
  private let model: NowPlaying

  init(model: NowPlaying, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 16) {
      disc
      VStack(alignment: .leading, spacing: 4) {
        Text(model.title).font(.title3).fontWeight(.bold)
        Text(model.artist).font(.subheadline).foregroundColor(.secondary)
        ProgressView(value: model.seconds, total: model.length)
          .tint(Color(0xff6fd8))
          .padding(.top, 8)
        HStack {
          Text(model.at)
          Spacer()
          Text(model.left)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        // Tapes run from left to right wherever they are played.
        HStack(spacing: 30) {
          Image(systemName: "backward.fill").font(.system(size: 18))
          Image(systemName: "pause.fill").font(.system(size: 26))
          Image(systemName: "forward.fill").font(.system(size: 18))
        }
        .frame(maxWidth: .infinity)
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      RoundedRectangle(cornerRadius: 24)
        .fill(
          LinearGradient(
            colors: [Color(0xffffff, alpha: 0x1f), Color(0xffffff, alpha: 0x0a)],
            startPoint: .top, endPoint: .bottom))
    )
    .overlay(RoundedRectangle(cornerRadius: 24).strokeBorder(Color(0xffffff, alpha: 0x26)))
  }

  private var disc: some View {
    ZStack {
      AngularGradient(
        colors: [0xff6fd8, 0x7a5cff, 0x22c1c3, 0xfdbb2d, 0xff6fd8].map { Color($0) },
        center: .center)
      Circle().fill(Color(0x14121f))
        .frame(width: 26, height: 26)
    }
    .frame(width: 104, height: 104)
    .clipShape(Circle())
    .shadow(color: Color(0x000000, alpha: 0x80), radius: 10, x: 0, y: 6)
  }
}

struct NowPlayingSection: SectionContext {
  let id = "now"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ track: NowPlaying) { items = [track] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(168)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .contentInsets(EdgeInsets(top: 12, leading: 16, bottom: 16, trailing: 16))
  }
}

// MARK: The shelf

final class Shelf: ReusableViewConfigurableModel {
  typealias ReusableViewType = ShelfView

  let id: String
  let title: String

  init(_ title: String) {
    id = "shelf-\(title)"
    self.title = title
  }
}

struct ShelfView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Shelf

  init(model: Shelf, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 6) {
      Text(model.title).font(.title2).fontWeight(.bold)
      Image(systemName: "chevron.forward").font(.system(size: 15, weight: .semibold))
        .foregroundColor(.secondary)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

final class Record: CellViewConfigurableModel {
  typealias CellViewType = RecordCell

  let id: String
  let icon: String
  let title: String
  let artist: String
  let from: Color
  let to: Color

  init(
    _ number: Int, _ icon: String, _ title: String, _ artist: String, _ from: UInt32, _ to: UInt32
  ) {
    id = "r\(number)"
    self.icon = icon
    self.title = title
    self.artist = artist
    self.from = Color(from)
    self.to = Color(to)
  }

  static var all: [Record] {
    [
      Record(
        1, "cloud.rain.fill", "Weather Permitting", "The Borrowed Ladders", 0x3a7bd5, 0x3a6073),
      Record(2, "moon.stars.fill", "Eleven Owls", "Ida Venn", 0x41295a, 0x9b5ba5),
      Record(3, "sun.max.fill", "Long Shadows", "Quay Street Choir", 0xf7971e, 0xd6336c),
      Record(4, "tram.fill", "Last Tram to Ostra", "Pavel & Daughters", 0x11998e, 0x38ef7d),
      Record(5, "snowflake", "Sleet", "Ida Venn", 0x8e9eab, 0x4b6cb7),
    ]
  }
}

struct RecordCell: CellView {
  private let model: Record

  init(model: Record, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      LinearGradient(
        colors: [model.from, model.to], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .aspectRatio(1, contentMode: .fit)
      .overlay(
        Image(systemName: model.icon).font(.system(size: 46))
          .foregroundColor(Color(0xffffff, alpha: 0xe6))
      )
      .clipShape(RoundedRectangle(cornerRadius: 14))
      Text(model.title).font(.subheadline).fontWeight(.medium).lineLimit(1)
      Text(model.artist).font(.caption).foregroundColor(.secondary).lineLimit(1)
    }
  }
}

struct ShelfSection: SectionContext {
  let id = "records"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(_ title: String, _ records: [Record]) {
    items = records
    reusableItems = [ReusableViewElementKind.header.rawValue: [Shelf(title)]]
  }

  var layout: some SectionLayout {
    GridSectionLayout(
      header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(44)) },
      body: { _, _ in
        HGroupLayout(width: .absolute(148), height: .absolute(194)) {
          GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
        }
      }
    )
    .interGroupSpacing(14)
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16))
    .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
  }
}

// MARK: Tracks

final class Track: CellViewConfigurableModel {
  typealias CellViewType = TrackCell

  let id: String
  let number: Int
  let title: String
  let artist: String
  let length: String

  init(_ number: Int, _ title: String, _ artist: String, _ length: String) {
    id = "t\(number)"
    self.number = number
    self.title = title
    self.artist = artist
    self.length = length
  }

  static var all: [Track] {
    [
      Track(1, "Kettle Song", "Quay Street Choir", "3:02"),
      Track(2, "Tin Roof, Light Rain", "The Borrowed Ladders", "3:51"),
      Track(3, "A Letter to the Baker", "Ida Venn", "2:44"),
      Track(4, "Ostra, Platform Two", "Pavel & Daughters", "5:10"),
      Track(5, "Snow on the Piano", "Ida Venn", "4:28"),
      Track(6, "Owl, Owl, Owl", "Ida Venn", "1:59"),
      Track(7, "We Were Nearly There", "Quay Street Choir", "3:33"),
      Track(8, "Hands in Pockets", "The Borrowed Ladders", "3:17"),
      Track(9, "Goodnight, Tram", "Pavel & Daughters", "2:20"),
    ]
  }
}

struct TrackCell: CellView {
  private let model: Track

  init(model: Track, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 12) {
      Text("\(model.number)").font(.subheadline).foregroundColor(.secondary)
        .frame(width: 22, alignment: .trailing)
      VStack(alignment: .leading, spacing: 1) {
        Text(model.title).font(.body).lineLimit(1)
        Text(model.artist).font(.caption).foregroundColor(.secondary).lineLimit(1)
      }
      Spacer()
      Text(model.length).font(.footnote).foregroundColor(.secondary)
      Image(systemName: "ellipsis").font(.system(size: 15)).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(Divider().padding(.leading, 34), alignment: .bottom)
  }
}

struct TrackSection: SectionContext {
  let id = "tracks"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(_ title: String, _ tracks: [Track]) {
    items = tracks
    reusableItems = [ReusableViewElementKind.header.rawValue: [Shelf(title)]]
  }

  var layout: some SectionLayout {
    GridSectionLayout(
      header: { _, _ in ReusableItemLayout(kind: .header, height: .absolute(44)) },
      body: { _, _ in
        VGroupLayout(width: .fractionalWidth(0.9), height: .absolute(208)) {
          for _ in 0..<4 {
            GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(0.25))
          }
        }
      }
    )
    .interGroupSpacing(16)
    .contentInsets(EdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16))
    .orthogonalScrollingBehavior(.groupPaging)
  }
}
