// SPDX-License-Identifier: MIT
//
// Lists of an inset-grouped kind: switches, values, a row that is swiped open, large text.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let settings = GalleryScreen(
    "settings", "Settings, a row swiped open", variants: [[], [.dark], [.largeText]],
    stops: [.top, .end], background: .named("systemGroupedBackground")
  ) {
    [
      HeadlineSection("Settings", "Harbour House, second floor"),
      SettingsSection(
        id: "account", [Resident("MO", "Marta Okafor", "Keys, cards, shared shelves")]),
      SettingsSection(
        id: "house", separator: 57,
        [
          SwitchRow("quiet", "moon.fill", .indigo, "Quiet hours", isOn: true),
          SwitchRow("door", "lock.fill", .green, "Lock behind me", isOn: false),
          LinkRow("heat", "flame.fill", .orange, "Heating", "19°"),
          LinkRow("wifi", "wifi", .blue, "Wi-Fi", "Lighthouse"),
          LinkRow("bell", "bell.fill", .red, "Doorbell", "Two chimes"),
        ]),
      SettingsSection(
        id: "devices", caption: "Devices", separator: 58,
        [
          DeviceRow("lamp", "lightbulb", "Stairs lamp", "On since dusk"),
          DeviceRow("speaker", "hifispeaker.fill", "Kitchen radio", "Playing", isSwiped: true),
          DeviceRow("printer", "printer", "Printer", "Out of blue"),
        ]),
      SettingsSection(
        id: "about", caption: "About", separator: 57,
        [
          LinkRow("rules", "book.fill", .brown, "House rules", ""),
          LinkRow("post", "envelope.fill", .teal, "Post box", "2 letters"),
          LinkRow("bins", "trash.fill", .mint, "Bins", "Thursday"),
        ]),
      SettingsSection(id: "leave", [ActionRow("leave", "Leave this house")]),
    ]
  }
}

// MARK: Rows

final class Resident: CellViewConfigurableModel {
  typealias CellViewType = ResidentCell

  let id = "person"
  let initials: String
  let name: String
  let detail: String

  init(_ initials: String, _ name: String, _ detail: String) {
    self.initials = initials
    self.name = name
    self.detail = detail
  }
}

struct ResidentCell: CellView {
  private let model: Resident

  init(model: Resident, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 14) {
      Circle()
        .fill(
          LinearGradient(
            colors: [Color(0xf7971e), Color(0xd6336c)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .frame(width: 56, height: 56)
        .overlay(
          Text(model.initials).font(.title3).fontWeight(.semibold).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 2) {
        Text(model.name).font(.title3)
        Text(model.detail).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Disclosure()
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }
}

/// The arrow at the end of a row that leads somewhere.
struct Disclosure: View {
  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
      .foregroundColor(Color(uiColor: .tertiaryLabel))
  }
}

/// A symbol on a small tile.
struct TileIcon: View {
  let name: String
  let tint: Color

  var body: some View {
    Image(systemName: name).font(.system(size: 15, weight: .medium)).foregroundColor(.white)
      .frame(width: 29, height: 29)
      .background(RoundedRectangle(cornerRadius: 7).fill(tint))
  }
}

final class LinkRow: CellViewConfigurableModel {
  typealias CellViewType = LinkCell

  let id: String
  let icon: String
  let tint: Color
  let title: String
  let value: String

  init(_ id: String, _ icon: String, _ tint: Color, _ title: String, _ value: String) {
    self.id = id
    self.icon = icon
    self.tint = tint
    self.title = title
    self.value = value
  }
}

struct LinkCell: CellView {
  private let model: LinkRow

  init(model: LinkRow, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 12) {
      TileIcon(name: model.icon, tint: model.tint)
      Text(model.title)
      Spacer()
      Text(model.value).foregroundColor(.secondary).lineLimit(1)
      Disclosure()
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }
}

final class SwitchRow: CellViewConfigurableModel, ObservableObject {
  typealias CellViewType = SwitchCell

  let id: String
  let icon: String
  let tint: Color
  let title: String
  @Published var isOn: Bool

  init(_ id: String, _ icon: String, _ tint: Color, _ title: String, isOn: Bool) {
    self.id = id
    self.icon = icon
    self.tint = tint
    self.title = title
    self.isOn = isOn
  }
}

struct SwitchCell: CellView {
  @ObservedObject private var model: SwitchRow

  init(model: SwitchRow, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Toggle(isOn: $model.isOn) {
      HStack(spacing: 12) {
        TileIcon(name: model.icon, tint: model.tint)
        Text(model.title)
      }
    }
    .padding(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
  }
}

final class DeviceRow: CellViewConfigurableModel {
  typealias CellViewType = DeviceCell

  let id: String
  let icon: String
  let name: String
  let seen: String
  let isSwiped: Bool

  init(_ id: String, _ icon: String, _ name: String, _ seen: String, isSwiped: Bool = false) {
    self.id = id
    self.icon = icon
    self.name = name
    self.seen = seen
    self.isSwiped = isSwiped
  }
}

struct DeviceCell: CellView {
  private let model: DeviceRow

  init(model: DeviceRow, indexPath: IndexPath) { self.model = model }

  var body: some View {
    if model.isSwiped {
      row
        .offset(x: -148)
        .overlay(alignment: .trailing) {
          HStack(spacing: 0) {
            button("bell.slash.fill", "Mute", .orange)
            button("trash.fill", "Remove", .red)
          }
        }
        .clipped()
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 12) {
      Image(systemName: model.icon).font(.system(size: 22)).foregroundColor(.secondary)
        .frame(width: 30)
      VStack(alignment: .leading, spacing: 1) {
        Text(model.name)
        Text(model.seen).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16))
  }

  private func button(_ icon: String, _ title: String, _ color: Color) -> some View {
    VStack(spacing: 3) {
      Image(systemName: icon).font(.system(size: 17))
      Text(title).font(.system(size: 13))
    }
    .foregroundStyle(.white)
    .frame(width: 74)
    .frame(maxHeight: .infinity)
    .background(color)
  }
}

final class ActionRow: CellViewConfigurableModel {
  typealias CellViewType = ActionCell

  let id: String
  let title: String

  init(_ id: String, _ title: String) {
    self.id = id
    self.title = title
  }
}

struct ActionCell: CellView {
  private let model: ActionRow

  init(model: ActionRow, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.title).foregroundColor(.red)
      .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
      .frame(maxWidth: .infinity)
  }
}

// MARK: Sections

final class Caption: ReusableViewConfigurableModel {
  typealias ReusableViewType = CaptionView

  let id: String
  let text: String

  init(_ text: String) {
    id = "caption-\(text)"
    self.text = text
  }
}

struct CaptionView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Caption

  init(model: Caption, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.text).font(.footnote).foregroundColor(.secondary)
      .textCase(.uppercase)
      .padding(EdgeInsets(top: 0, leading: 32, bottom: 7, trailing: 32))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }
}

struct SettingsSection: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
  private let separator: CGFloat?

  init(
    id: String, caption: String? = nil, separator: CGFloat? = nil,
    _ rows: [any CellViewConfigurableModel]
  ) {
    self.id = id
    self.separator = separator
    items = rows
    if let caption {
      reusableItems[ReusableViewElementKind.header.rawValue] = [Caption(caption)]
    }
  }

  var layout: some SectionLayout {
    let hasCaption = !reusableItems.isEmpty
    return ListSectionLayout(
      .insetGrouped,
      header: { _, _ in
        if hasCaption { ReusableItemLayout(kind: .header, height: .estimated(32)) }
      }
    )
    .contentInset(
      EdgeInsets(top: id == "account" ? 8 : 0, leading: 16, bottom: 18, trailing: 16)
    )
    .separator(ListSeparator(leading: separator))
  }
}

/// A title that grows with the reader's text size.
struct HeadlineSection: SectionContext {
  let id = "title"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ text: String, _ detail: String) { items = [Title(text, detail)] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .estimated(76)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .estimated(76))
      }
    })
  }
}
