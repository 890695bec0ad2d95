// SPDX-License-Identifier: MIT
//
// Pictures of scroll views, looked at in a few places; the whole of them is for eyes.

import CairoPainter
import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ScrollPictureTests {
  let engine: PaintEngine

  init() throws { engine = try PaintEngine() }

  // S-02, S-06, S-07, S-10
  @Test func `the pager at the start, after a swipe and at the end`() throws {
    let host = painted(CardPager(.viewAligned), 393, 300, engine: engine)
    let start = try Picture("pager-start", of: host, engine: engine)
    // Cards at 20 ... 373 and 389: the gap is white, the margin too.
    #expect(start.isWhite(10, 140) && start.isWhite(381, 140))
    #expect(!start.isWhite(30, 140) && !start.isWhite(391, 140))
    host.swipe(.leading)
    let second = try Picture("pager-second", of: host, engine: engine)
    // The first card's end shows up to 4, then the gap, then the second card at 20.
    #expect(!second.isWhite(2, 140) && second.isWhite(12, 140) && !second.isWhite(30, 140))
    for _ in 0..<4 { host.swipe(.leading) }
    let end = try Picture("pager-end", of: host, engine: engine)
    #expect(!end.isWhite(200, 140) && end.isWhite(383, 140))
    let drifting = painted(CardPager(.paging), 393, 300, engine: engine)
    for _ in 0..<3 { drifting.swipe(.leading) }
    let drifted = try Picture("pager-paging-drift", of: drifting, engine: engine)
    // The fourth card begins at -52, so its end is at 301.
    #expect(!drifted.isWhite(295, 140) && drifted.isWhite(309, 140))
  }

  @Test func `the pager in the dark, and read from right to left`() throws {
    let dark = painted(
      CardPager(.viewAligned), 393, 300, in: ViewEnvironment(appearance: .dark, scale: 2),
      engine: engine)
    dark.swipe(.leading)
    let night = try Picture("pager-dark", of: dark, dark: true, engine: engine)
    #expect(night.color(12, 140) == [0, 0, 0])
    let arabic = painted(
      CardPager(.viewAligned), 393, 300,
      in: ViewEnvironment(layoutDirection: .rightToLeft, scale: 2), engine: engine)
    let start = try Picture("pager-rtl", of: arabic, engine: engine)
    #expect(!start.isWhite(2, 140) && start.isWhite(12, 140) && start.isWhite(383, 140))
  }

  // S-17
  @Test func `padding cuts shadows where margins do not`() throws {
    let host = painted(ShadowPair(), 300, 240, engine: engine)
    let picture = try Picture("shadows-margins-and-padding", of: host, engine: engine)
    // Left of the first card at 20: its shadow shows in the margin, and is cut by the padding.
    #expect(!picture.isWhite(17, 60))
    #expect(picture.isWhite(17, 180))
  }

  // S-16
  @Test func `pages with dots`() throws {
    let host = painted(ColorPages(mode: .automatic), 300, 200, engine: engine)
    let first = try Picture("pages-first", of: host, engine: engine)
    #expect(first.color(20, 20) != [255, 255, 255])
    host.swipe(.leading)
    let second = try Picture("pages-second", of: host, engine: engine)
    #expect(second.color(20, 20) != first.color(20, 20))
    host.swipe(.leading, capture: .afterLastStep(0.08))
    _ = try Picture("pages-turning", of: host, engine: engine)
  }

  // S-18
  @Test func `cards fade and shrink as they leave`() throws {
    let host = painted(FadingCards(), 320, 200, engine: engine)
    host.run(
      ScrollScript([.scroll(ScrollTo(.offset(x: 90, y: nil)))]))
    let picture = try Picture("transition-middle", of: host, engine: engine)
    #expect(picture.isWhite(2, 12))
  }

  // S-04, S-11
  @Test func `columns of a container, with bars`() throws {
    let host = painted(Columns(), 390, 300, engine: engine)
    host.showsIndicators = true
    _ = try Picture("columns-and-bars", of: host, engine: engine)
  }

  // S-20
  @Test func `content runs below bars and rests between them`() throws {
    let host = painted(
      Messages(), 320, 480, safeArea: EdgeInsets(top: 47, bottom: 34), engine: engine)
    _ = try Picture("safe-area-top", of: host, engine: engine)
    host.drag(by: CGPoint(x: 0, y: -150))
    _ = try Picture("safe-area-middle", of: host, engine: engine)
    host.drag(by: CGPoint(x: 0, y: 400), capture: .afterLastStep(0))
    _ = try Picture("safe-area-stretched", of: host, engine: engine)
  }
}
