// SPDX-License-Identifier: MIT
//
// Plans with badges on their corners: one below another on a phone, side by side on a tablet.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let pricing = GalleryScreen(
    "pricing", "Plans, by the width there is", on: .iPhoneSE, variants: [[], [.iPad]],
    stops: [.top, .end], background: .named("secondarySystemBackground")
  ) {
    [PromiseSection(Promise()), PlanSection(Plan.all), SmallPrintSection(SmallPrint())]
  }
}

final class Promise: CellViewConfigurableModel {
  typealias CellViewType = PromiseCell

  let id = "promise"
  let title = "A shelf of your own"
  let detail = "Borrow from forty libraries with one card. Leave whenever you like."
}

struct PromiseCell: CellView {
  private let model: Promise

  init(model: Promise, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(spacing: 6) {
      Text(model.title).font(.largeTitle).fontWeight(.bold)
      Text(model.detail).font(.body).foregroundColor(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(EdgeInsets(top: 12, leading: 32, bottom: 16, trailing: 32))
    .frame(maxWidth: .infinity)
  }
}

struct PromiseSection: SectionContext {
  let id = "promise"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ promise: Promise) { items = [promise] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      VGroupLayout(width: .fractionalWidth(1.0), height: .estimated(120)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .estimated(120))
      }
    })
  }
}

// MARK: Plans

final class Plan: CellViewConfigurableModel {
  typealias CellViewType = PlanCell

  let id: String
  let icon: String
  let tint: Color
  let badge: String
  let name: String
  let price: String
  let points: [String]
  let action: String
  let isFavourite: Bool

  init(
    _ id: String, _ icon: String, _ tint: Color, badge: String, _ name: String, _ price: String,
    _ points: [String], action: String, isFavourite: Bool = false
  ) {
    self.id = id
    self.icon = icon
    self.tint = tint
    self.badge = badge
    self.name = name
    self.price = price
    self.points = points
    self.action = action
    self.isFavourite = isFavourite
  }

  static var all: [Plan] {
    [
      Plan(
        "reader", "book.fill", .teal, badge: "FOR ONE", "Reader", "€4",
        ["Three books at a time", "The reading room till eight"], action: "Start with one"),
      Plan(
        "shelf", "books.vertical.fill", .pink, badge: "FAVOURITE", "Shelf", "€9",
        ["Twelve books at a time", "Records, maps and seeds", "No fines, only a look"],
        action: "Take a shelf", isFavourite: true),
      Plan(
        "house", "house.fill", .indigo, badge: "FOR MANY", "House", "€15",
        ["For everyone at one address", "A key to the side door"], action: "Ask at home"),
    ]
  }
}

struct PlanCell: CellView {
  private let model: Plan

  init(model: Plan, indexPath: IndexPath) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 10) {
        Image(systemName: model.icon).font(.system(size: 18, weight: .semibold))
          .foregroundColor(model.tint)
          .frame(width: 38, height: 38)
          .background(Circle().fill(model.tint).opacity(0.14))
        Text(model.name).font(.title3).fontWeight(.semibold)
      }
      HStack(alignment: .lastTextBaseline, spacing: 6) {
        Text(model.price).font(.system(size: 40, weight: .bold, design: .rounded))
        Text("a month").font(.footnote).foregroundColor(.secondary)
      }
      Divider()
      ForEach(model.points, id: \.self) { point in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "checkmark.circle.fill").font(.system(size: 15))
            .foregroundColor(model.tint)
          Text(point).font(.subheadline)
        }
      }
      Spacer(minLength: 0)
      Text(model.action).font(.headline).foregroundColor(model.isFavourite ? .white : .primary)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .background(
          RoundedRectangle(cornerRadius: 12)
            .fill(model.isFavourite ? model.tint : Color(uiColor: .tertiarySystemFill)))
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 22).fill(Color(uiColor: .systemBackground)))
    .overlay(
      RoundedRectangle(cornerRadius: 22)
        .strokeBorder(model.isFavourite ? model.tint : .clear, lineWidth: 2))
  }
}

final class PlanBadge: ReusableViewConfigurableModel {
  typealias ReusableViewType = PlanBadgeView

  let id: String
  let text: String
  let tint: Color

  init(of plan: Plan) {
    id = "badge-\(plan.id)"
    text = plan.badge
    tint = plan.tint
  }
}

struct PlanBadgeView: ReusableView {
  static var elementKind: ReusableViewElementKind { .custom("badge") }

  private let model: PlanBadge

  init(model: PlanBadge, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.text).font(.caption).fontWeight(.bold).foregroundColor(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Capsule().fill(model.tint))
  }
}

struct PlanSection: SectionContext {
  let id = "plans"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]]

  init(_ plans: [Plan]) {
    items = plans
    reusableItems = [PlanBadgeView.elementKind.rawValue: plans.map(PlanBadge.init)]
  }

  var layout: some SectionLayout {
    UIKitSectionLayout { _, environment in
      let isWide = environment.container.effectiveContentSize.width >= 700
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(118), heightDimension: .absolute(24)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], absoluteOffset: CGPoint(x: -18, y: -12)))
      let plan = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(isWide ? 340 : 316)),
        subitem: plan, count: isWide ? 3 : 1)
      group.interItemSpacing = .fixed(16)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 24
      section.contentInsets = .init(top: 16, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

// MARK: Small print

final class SmallPrint: CellViewConfigurableModel {
  typealias CellViewType = SmallPrintCell

  let id = "small"
  let text = "Prices include tax and the smell of old paper."
}

struct SmallPrintCell: CellView {
  private let model: SmallPrint

  init(model: SmallPrint, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Text(model.text).font(.footnote).foregroundColor(.secondary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct SmallPrintSection: SectionContext {
  let id = "small"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ print: SmallPrint) { items = [print] }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .absolute(40)) {
        GridItemLayout(width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
      }
    })
  }
}
