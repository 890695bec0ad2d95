// SPDX-License-Identifier: MIT
//
// Rows as high as what they say: letters.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let list = GalleryScreen("list", "Self-sizing rows") {
    [TitleSection("Letters", "Nine this week"), LetterSection(Letter.all)]
  }
}

final class Letter: CellViewConfigurableModel {
  typealias CellViewType = LetterCell

  let id: String
  let initials: String
  let sender: String
  let date: String
  let text: String
  let tint: Color

  init(_ initials: String, _ sender: String, _ date: String, _ tint: Color, _ text: String) {
    id = initials.lowercased()
    self.initials = initials
    self.sender = sender
    self.date = date
    self.tint = tint
    self.text = text
  }

  static var all: [Letter] {
    [
      Letter("IN", "Ines Novak", "9:12", .indigo, "The kiln is cold at last. Come and see."),
      Letter(
        "TB", "Tomás Berg", "8:40", .orange,
        "I have counted the chairs again, and there are still eleven. Somebody is sitting on the "
          + "twelfth, and it is not me. Could you look under the stairs?"),
      Letter("AK", "Ayumi Kato", "Yesterday", .pink, "Thank you for the plums!"),
      Letter(
        "OR", "Owen Reyes", "Yesterday", .teal,
        "Minutes of the meeting: the roof leaks, the bucket is full, and we agreed on blue."),
      Letter("LM", "Lea Moreau", "Tuesday", .green, "Seeds are here. Which bed first?"),
      Letter(
        "JS", "Jonas Stern", "Tuesday", .purple,
        "Our boat has a name now. It took all three of us, a coin, and most of an evening; you will "
          + "laugh when you read it."),
      Letter("PD", "Priya Das", "Monday", .red, "Draft two, with fewer adjectives."),
      Letter(
        "HW", "Hana Weiss", "Sunday", .brown,
        "The piano tuner can come on the ninth, if the window shuts by then."),
      Letter("CE", "Carl Ek", "Sunday", .blue, "Found your other glove."),
    ]
  }
}

struct LetterCell: CellView {
  private let model: Letter

  init(model: Letter, indexPath: IndexPath) { self.model = model }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(model.tint)
        .frame(width: 44, height: 44)
        .overlay(
          Text(model.initials).font(.subheadline).fontWeight(.semibold).foregroundColor(.white))
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text(model.sender).font(.headline)
          Spacer()
          Text(model.date).font(.footnote).foregroundColor(.secondary)
        }
        Text(model.text).font(.subheadline).foregroundColor(.secondary)
      }
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }
}

struct LetterSection: SectionContext {
  let id = "letters"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ letters: [Letter]) { items = letters }

  var layout: some SectionLayout { ListSectionLayout(.plain) }
}
