// SPDX-License-Identifier: MIT
//
// Lines that authors move: they decide where stacks, frames and overlays put a view.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct AlignmentGuideTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func origins(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
    boxes(commands(view, width, height)).map(\.origin)
  }

  // Derived: the moved line of one view and the usual line of the other are on one height.
  @Test func `a stack meets a view at the line its author names`() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 20)
      box(10, 20).alignmentGuide(.top) { $0[.bottom] }
      box(10, 20).alignmentGuide(.top) { $0.height / 2 + 1 }
    }
    #expect(size(row, nil, nil) == CGSize(width: 30, height: 40))
    #expect(
      origins(row, 30, 40)
        == [CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 9)])
    let column = VStack(alignment: .leading, spacing: 0) {
      box(10, 5)
      box(10, 5).alignmentGuide(.leading) { _ in -8 }
    }
    #expect(size(column, nil, nil).width == 18)
    #expect(origins(column, 18, 10) == [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 5)])
  }

  @Test func `a line that the stack does not meet by changes nothing`() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 20)
      box(10, 20).alignmentGuide(.bottom) { _ in 90 }.alignmentGuide(.leading) { _ in 50 }
    }
    #expect(origins(row, 20, 20) == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
  }

  /// The badge of so many cells: its middle on the corner of what it is on.
  @Test func `an overlay, a layer and a frame meet by moved lines, too`() {
    let badge = box(8, 8)
      .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    let overlaid = box(40, 40).overlay(alignment: .topTrailing) { badge }
    #expect(origins(overlaid, 40, 40) == [CGPoint(x: 0, y: 0), CGPoint(x: 36, y: -4)])
    let layers = ZStack(alignment: .topTrailing) {
      box(40, 40)
      badge
    }
    #expect(size(layers, nil, nil) == CGSize(width: 44, height: 44))
    #expect(origins(layers, 44, 44) == [CGPoint(x: 0, y: 4), CGPoint(x: 36, y: 0)])
    let framed = badge.frame(width: 40, height: 40, alignment: .topTrailing)
    #expect(origins(framed, 40, 40) == [CGPoint(x: 36, y: -4)])
  }

  // Derived: 3 points of padding move the line with the view.
  @Test func `a line goes through padding and containers, where several count as their mean`() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 30)
      box(10, 10).alignmentGuide(.top) { _ in 4 }.padding(3)
    }
    #expect(origins(row, 26, 37) == [CGPoint(x: 0, y: 7), CGPoint(x: 13, y: 3)])
    let nested = HStack(alignment: .top, spacing: 0) {
      box(10, 30)
      HStack(alignment: .bottom, spacing: 0) {
        box(5, 10).alignmentGuide(.top) { _ in 2 }
        box(5, 10).alignmentGuide(.top) { _ in 6 }
        box(5, 10)
      }
    }
    #expect(origins(nested, 25, 34).map(\.y) == [4, 0, 0, 0])
  }

  @Test func `a baseline may be moved, and what texts say of it may be read`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x")
      box(10, 10).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
    }
    let text = boxes(commands(row, 40, 40))
    let plain = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x")
      box(10, 10)
    }
    let usual = boxes(commands(plain, 40, 40))
    #expect(near(text[1].minY - text[0].minY, usual[1].minY - usual[0].minY + 2))
    var told: [CGFloat?] = []
    let asking = Text("x").alignmentGuide(.leading) { dimensions in
      told = [dimensions[explicit: .firstTextBaseline], dimensions[explicit: .top]]
      return dimensions.width
    }
    let column = VStack(alignment: .leading, spacing: 0) { asking }
    _ = size(column, nil, nil)
    #expect(told.count == 2 && told[0] != nil && told[1] == nil)
  }

  @Test func `numbers that mean nothing do no harm`() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let row = HStack(alignment: .top) { box(10, 10).alignmentGuide(.top) { _ in value } }
      #expect(size(row, 100, 100).height.isFinite)
    }
  }
}
