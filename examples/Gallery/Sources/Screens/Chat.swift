// SPDX-License-Identifier: MIT
//
// Bubbles as high as what they say, below days that push each other off; from right to left, too.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let chat = GalleryScreen(
    "chat", "Bubbles, in both directions", variants: [[], [.dark], [.rightToLeft]],
    stops: [.top, ScrollStop(name: "pushed", target: .along(500)), .end]
  ) {
    [
      DaySection(id: "yesterday", day: "Yesterday", bottom: 4, Message.yesterday),
      DaySection(id: "today", day: "Today", bottom: 8, Message.today),
    ]
  }
}

/// Somebody in the conversation.
struct Friend: Sendable {
  let name: String
  let tint: Color

  static let yara = Friend(name: "Yara", tint: .purple)
  static let daniel = Friend(name: "Daniel", tint: .orange)
}

/// What friends say.
final class Message: CellViewConfigurableModel {
  typealias CellViewType = MessageCell

  let id: String
  let friend: Friend
  let time: String
  let text: String

  init(_ number: Int, _ friend: Friend, _ time: String, _ text: String) {
    id = "m\(number)"
    self.friend = friend
    self.time = time
    self.text = text
  }

  static var yesterday: [any CellViewConfigurableModel] {
    [
      Message(1, .yara, "18:02", "Is the boat still tied to your fence?"),
      Reply(2, "18:05", "It is tied to what used to be my fence."),
      Postcard(3, "Low water, 18:40"),
      Message(4, .daniel, "18:47", "יפה מאוד! מחר אביא חבל חדש."),
      Reply(
        5, "18:48",
        "Bring two. The first one is for the fence, and the fence has been asking for you."),
      Message(6, .yara, "18:51", "سأحضر القهوة"),
    ]
  }

  static var today: [any CellViewConfigurableModel] {
    [
      Message(7, .daniel, "8:15", "Rope is in the car, and so is the dog."),
      Cheer(8, "🐕 2   ❤️ 1"),
      Reply(9, "8:16", "Kettle on."),
      Message(
        10, .yara, "8:21", "Ten minutes. There is a swan in the lane who disagrees with the car."),
      Reply(11, "8:22", "He lives there. Wait until he has made his point."),
      Message(12, .yara, "8:34", "He has made it."),
      Postcard(13, "The swan, for the record"),
      Message(14, .daniel, "8:35", "Did he win?"),
      Reply(15, "8:35", "We are all still in the car."),
    ]
  }
}

struct MessageCell: CellView {
  private let model: Message

  init(model: Message, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      Circle().fill(model.friend.tint)
        .frame(width: 30, height: 30)
        .overlay(
          Text(model.friend.name.prefix(1)).font(.system(size: 13, weight: .semibold))
            .foregroundColor(.white))
      VStack(alignment: .leading, spacing: 2) {
        Text(model.friend.name).font(.caption).fontWeight(.semibold)
          .foregroundColor(model.friend.tint)
        Text(model.text)
        Text(model.time).font(.caption2).foregroundColor(.secondary)
      }
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .background(
        UnevenRoundedRectangle(
          topLeadingRadius: 18, bottomLeadingRadius: 4, bottomTrailingRadius: 18,
          topTrailingRadius: 18
        )
        .fill(Color(uiColor: .secondarySystemBackground)))
      Spacer(minLength: 48)
    }
    .padding(.vertical, 3)
    .padding(.horizontal, 12)
  }
}

/// What oneself says.
final class Reply: CellViewConfigurableModel {
  typealias CellViewType = ReplyCell

  let id: String
  let time: String
  let text: String

  init(_ number: Int, _ time: String, _ text: String) {
    id = "m\(number)"
    self.time = time
    self.text = text
  }
}

struct ReplyCell: CellView {
  private let model: Reply

  init(model: Reply, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 0) {
      Spacer(minLength: 78)
      VStack(alignment: .trailing, spacing: 2) {
        Text(model.text).foregroundColor(.white)
        HStack(spacing: 4) {
          Text(model.time).font(.caption2)
          Image(systemName: "checkmark").font(.system(size: 9, weight: .bold))
        }
        .foregroundStyle(Color(0xffffff, alpha: 0xc0))
      }
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .background(
        UnevenRoundedRectangle(
          topLeadingRadius: 18, bottomLeadingRadius: 18, bottomTrailingRadius: 4,
          topTrailingRadius: 18
        )
        .fill(
          LinearGradient(
            colors: [Color(0x3d8bfd), Color(0x2563d9)], startPoint: .top, endPoint: .bottom)))
    }
    .padding(.vertical, 3)
    .padding(.horizontal, 12)
  }
}

/// A picture that oneself sends.
final class Postcard: CellViewConfigurableModel {
  typealias CellViewType = PostcardCell

  let id: String
  let text: String

  init(_ number: Int, _ text: String) {
    id = "m\(number)"
    self.text = text
  }
}

struct PostcardCell: CellView {
  private let model: Postcard

  init(model: Postcard, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(spacing: 0) {
      Spacer(minLength: 78)
      LinearGradient(
        colors: [Color(0xfcb69f), Color(0xa1597d), Color(0x3b3b6d)], startPoint: .top,
        endPoint: .bottom
      )
      .frame(width: 220, height: 150)
      .overlay {
        VStack(spacing: 6) {
          Image(systemName: "sunset.fill").font(.system(size: 44)).foregroundColor(.white)
          Text(model.text).font(.caption).foregroundColor(.white)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 18))
    }
    .padding(.vertical, 3)
    .padding(.horizontal, 12)
  }
}

/// How a message was received.
final class Cheer: CellViewConfigurableModel {
  typealias CellViewType = CheerCell

  let id: String
  let text: String

  init(_ number: Int, _ text: String) {
    id = "m\(number)"
    self.text = text
  }
}

struct CheerCell: CellView {
  private let model: Cheer

  init(model: Cheer, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.text).font(.system(size: 13, weight: .medium))
      .padding(.vertical, 3)
      .padding(.horizontal, 8)
      .background(Pill(radius: 2))
      .padding(EdgeInsets(top: 0, leading: 54, bottom: 6, trailing: 0))
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A capsule that floats above the conversation.
struct Pill: View {
  let radius: CGFloat

  var body: some View {
    Capsule().fill(Color(uiColor: .tertiarySystemBackground))
      .shadow(color: Color(0x000000, alpha: 0x33), radius: radius, x: 0, y: 1)
  }
}

final class Day: ReusableViewConfigurableModel {
  typealias ReusableViewType = DayView

  let id: String
  let title: String

  init(_ title: String) {
    id = "day-\(title)"
    self.title = title
  }
}

struct DayView: ReusableView {
  static var elementKind: ReusableViewElementKind { .header }

  private let model: Day

  init(model: Day, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.title).font(.caption).fontWeight(.semibold).foregroundColor(.secondary)
      .padding(.vertical, 5)
      .padding(.horizontal, 12)
      .background(Pill(radius: 3))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct DaySection: SectionContext {
  let id: String
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]
  private let bottom: CGFloat

  init(id: String, day: String, bottom: CGFloat, _ messages: [any CellViewConfigurableModel]) {
    self.id = id
    self.bottom = bottom
    items = messages
    reusableItems = [ReusableViewElementKind.header.rawValue: [Day(day)]]
  }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, _ in
      let section = NSCollectionLayoutSection.rows(estimated: 60, pinnedHeader: 40)
      section.contentInsets = .init(top: 4, leading: 0, bottom: bottom, trailing: 0)
      return section
    }
  }
}
