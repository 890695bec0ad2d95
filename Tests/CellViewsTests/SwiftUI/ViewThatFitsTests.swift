// SPDX-License-Identifier: MIT
//
// The first view that fits. Texts are 10 points a letter.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ViewThatFitsTests {
  private var choice: some View {
    ViewThatFits(in: .horizontal) {
      Text("Add to basket")
      Text("Add")
      Text("+")
    }
  }

  // Source: SwiftUI, `ViewThatFits`: ideal size within the proposed one.
  @Test(
    "the first view whose ideal width fits is shown, else the last",
    arguments: [
      (200, "Add to basket"), (130, "Add to basket"), (129, "Add"), (30, "Add"), (5, "+"),
    ]
  )
  func width(_ width: CGFloat, _ expected: String) {
    #expect(strings(commands(choice, width, 40)) == [expected])
  }

  @Test func `without a proposal the first one is shown, at its own size`() {
    #expect(size(choice, nil, nil).width == 130)
    #expect(size(choice, 60, nil).width == 30)
  }

  @Test func `only the axes that are named must fit`() {
    let tall = Color.red.frame(width: 10, height: 90)
    let both = ViewThatFits {
      tall
      Color.blue.frame(width: 10, height: 10)
    }
    let across = ViewThatFits(in: .horizontal) {
      tall
      Color.blue.frame(width: 10, height: 10)
    }
    let none = ViewThatFits(in: []) {
      tall
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(size(both, 20, 50).height == 10)
    #expect(size(across, 20, 50).height == 90)
    #expect(size(none, 5, 5).height == 90)
  }

  /// In both axes a long text would have to fit on one line.
  @Test func `a text's ideal size is one line`() {
    let view = ViewThatFits {
      Text("two words")
      Text("2")
    }
    #expect(strings(commands(view, 60, 200)) == ["2"])
    let down = ViewThatFits(in: .vertical) {
      Text("two words")
      Text("2")
    }
    #expect(strings(commands(down, 60, 200)) == ["two words"])
  }

  @Test func `a stack offers it what is left, and what is chosen is offered that`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 60, height: 10)
      choice
    }
    #expect(strings(commands(row, 120, 40)) == ["Add"])
    #expect(strings(commands(row, 190, 40)) == ["Add to basket"])
  }

  @Test func `a choice of nothing is nothing`() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 10, height: 10)
      ViewThatFits {}
    }
    #expect(size(row, nil, nil).width == 10)
  }
}
