// SPDX-License-Identifier: MIT
//
// Add, shuffle and clear above a collection: sections follow from a view's state.

import DynamicCollectionView
import SwiftUI

extension GalleryScreen {
  static let editable = GalleryScreen(
    "editable", "Buttons that change the data", isOneDocument: false
  ) {
    painter, environment in
    // The state is the view's: taps change it, and each picture shows what came of them.
    let host = painter.host(BeadsView(), in: environment)
    func picture(_ name: String) -> Moment {
      (Screen(showing: host.rootView, in: environment), ScrollStop(name: name))
    }
    var pictures = [picture("start")]
    for (name, x) in [("added", 43.0), ("shuffled", 120.0), ("cleared", 202.0)] {
      let isTapped = host.tap(at: CGPoint(x: x, y: 141))
      precondition(isTapped, "there is no button at \(x)")
      pictures.append(picture(name))
    }
    return pictures
  }
}

final class Bead: CellViewConfigurableModel {
  typealias CellViewType = BeadCell

  let id: String
  let number: Int
  let color: Color

  init(_ number: Int) {
    id = "bead\(number)"
    self.number = number
    let colors: [Color] = [.red, .orange, .brown, .green, .teal, .blue, .indigo, .purple, .pink]
    color = colors[(number - 1) % colors.count]
  }
}

struct BeadCell: CellView {
  private let model: Bead

  init(model: Bead, indexPath: IndexPath) { self.model = model }

  var body: some View {
    Circle().fill(model.color)
      .overlay(Text("\(model.number)").font(.headline).foregroundColor(.white))
      .padding(6)
  }
}

struct BeadSection: SectionContext {
  let id = "beads"
  var items: [any CellViewConfigurableModel]
  var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]

  init(_ beads: [Bead]) { items = beads }

  var layout: some SectionLayout {
    GridSectionLayout(body: { _, _ in
      HGroupLayout(width: .fractionalWidth(1.0), height: .fractionalWidth(0.2)) {
        GridItemLayout(width: .fractionalWidth(0.2), height: .fractionalHeight(1.0))
      }
    })
    .contentInsets(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
  }
}

struct BeadsView: View {
  // The beads are the state; sections are made of them.
  @State private var beads = (1...34).map(Bead.init)
  @State private var next = 35
  @State private var dice = Dice(seed: 4)

  private var sections: [any SectionContext] { [BeadSection(beads)] }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Beads").font(.largeTitle).fontWeight(.bold)
        .padding(.horizontal, 16)
      HStack(spacing: 10) {
        Button("Add") {
          beads.append(Bead(next))
          next += 1
        }
        Button("Shuffle") { beads.shuffle(using: &dice) }
        Button("Clear") { beads.removeAll() }
      }
      .buttonStyle(.bordered)
      .padding(.horizontal, 16)
      if beads.isEmpty {
        Text("No beads on the string").font(.title3).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        DynamicCollectionView(sections)
      }
    }
    .padding(.top, 12)
  }
}

/// Numbers that are the same on every machine, for pictures that are.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number. Constants of Knuth's linear congruential generator; the upper bits are better.
  mutating func next() -> UInt64 {
    func half() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
    return half() << 32 | half()
  }
}
