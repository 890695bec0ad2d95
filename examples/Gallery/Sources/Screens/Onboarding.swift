// SPDX-License-Identifier: MIT
//
// Pages that come forward as they reach the middle, seen at rest and half-way.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let onboarding = GalleryScreen(
    "onboarding", "Pages that come forward", variants: [[], [.dark]],
    stops: [
      ScrollStop(name: "first", target: .start),
      ScrollStop(name: "between", target: .start, sections: ["pages": .offset(140)]),
      ScrollStop(name: "third", target: .start, sections: ["pages": .group(2)]),
    ]
  ) {
    [PageSection(Page.all), StartSection(Start())]
  }
}

final class Page: CellViewConfigurableModel {
  typealias CellViewType = PageCell

  let id: String
  let icon: String
  let title: String
  let text: String
  let light: Color
  let dark: Color

  init(
    _ id: String, _ icon: String, _ title: String, _ light: UInt32, _ dark: UInt32, _ text: String
  ) {
    self.id = id
    self.icon = icon
    self.title = title
    self.text = text
    self.light = Color(light)
    self.dark = Color(dark)
  }

  static var all: [Page] {
    [
      Page(
        "plant", "drop.fill", "Water on time", 0x7be0ad, 0x1b7f5c,
        "Tell us what grows where, and we knock when it is thirsty."),
      Page(
        "light", "sun.max.fill", "Light where it counts", 0xffd66b, 0xe8743b,
        "Hold the phone to a window. We say who would like to live there."),
      Page(
        "night", "moon.stars.fill", "Quiet at night", 0x8f8cff, 0x33307a,
        "Plants do not ring after nine. Neither do we."),
      Page(
        "share", "person.2.fill", "Holidays are covered", 0xff9ecd, 0xb3246e,
        "Hand your list to a neighbour for two weeks, and take it back greener."),
    ]
  }
}

struct PageCell: CellView {
  private let model: Page

  init(model: Page, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 10) {
      ZStack {
        RadialGradient(
          colors: [model.light, model.dark], center: .center, startRadius: 10, endRadius: 210)
        Circle().stroke(Color(0xffffff, alpha: 0x40), lineWidth: 1)
          .frame(width: 250, height: 250)
        Circle().stroke(Color(0xffffff, alpha: 0x66), lineWidth: 1)
          .frame(width: 180, height: 180)
        Image(systemName: model.icon).font(.system(size: 84)).foregroundColor(.white)
          .shadow(color: Color(0x000000, alpha: 0x55), radius: 14, x: 0, y: 8)
      }
      .frame(height: 330)
      .clipShape(RoundedRectangle(cornerRadius: 32))
      Text(model.title).font(.title).fontWeight(.bold)
        .padding(.top, 18)
      Text(model.text).font(.body).foregroundColor(.secondary)
        .lineSpacing(3)
      Spacer()
    }
    .multilineTextAlignment(.center)
  }
}

struct PageSection: SectionContext {
  let id = "pages"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ pages: [Page]) { items = pages }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(0.84), height: .absolute(540)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .interGroupSpacing(8)
    .contentInsets(EdgeInsets(top: 28, leading: 0, bottom: 12, trailing: 0))
    .orthogonalScrollingBehavior(.groupPagingCentered)
    .visibleItem { items, offset, environment in
      // Smaller and paler with the distance from the middle of the view.
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items {
        let away = min(1, abs(item.frame.midX - middle) / 338)
        item.transform = CGAffineTransform(scaleX: 1 - 0.14 * away, y: 1 - 0.14 * away)
        item.alpha = 1 - 0.6 * away
      }
    }
    .pageDots()
  }
}

final class Start: CellViewConfigurableModel {
  typealias CellViewType = StartCell

  let id = "start"
  let title = "Add the first plant"
  let later = "I only have a cactus"
}

struct StartCell: CellView {
  private let model: Start

  init(model: Start, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 16) {
      Text(model.title).font(.headline).foregroundColor(.white)
        .padding(.vertical, 15)
        .frame(maxWidth: .infinity)
        .background(
          Capsule()
            .fill(
              LinearGradient(
                colors: [.indigo, .purple], startPoint: .leading, endPoint: .trailing)))
      Text(model.later).font(.subheadline).fontWeight(.medium).foregroundColor(.indigo)
    }
    .padding(.horizontal, 24)
  }
}

struct StartSection: SectionContext {
  let id = "start"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ start: Start) { items = [start] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(110)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
    .contentInsets(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
  }
}
