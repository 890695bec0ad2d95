// SPDX-License-Identifier: MIT
//
// Pagers: where a swipe leaves them, and what their bindings are told.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct PagerTests {
  // S-02, S-07
  @Test(
    "a swipe aligns the next card with the margin",
    arguments: [
      (393, [-20, 349, 718, 1087, 1456, 1825]), (375, [-20, 331, 682, 1033, 1384, 1735]),
      (402, [-20, 358, 736, 1114, 1492, 1870]), (440, [-20, 396, 812, 1228, 1644, 2060]),
    ] as [(CGFloat, [CGFloat])])
  func aligned(_ width: CGFloat, _ stops: [CGFloat]) {  // scrolling 8.4 (derived)
    let host = host(CardPager(.viewAligned), width, 300)
    #expect(near(host.offset, stops[0], 0))
    for stop in stops.dropFirst() {
      host.swipe(.leading)
      #expect(near(host.offset, stop, 0))
    }
    host.swipe(.leading)
    #expect(near(host.offset, stops[5], 0))
    host.swipe(.trailing)
    #expect(near(host.offset, stops[4], 0))
    #expect(host.warnings == [])
  }

  // S-06
  @Test func `pages as long as the window drift by 24 points each, and that is said`() {
    let host = host(CardPager(.paging), 393, 300)  // scrolling 8.4 (derived)
    #expect(host.warnings == [.pagingDrift(stride: 369, page: 393, pages: 6)])
    for stop in [373, 766, 1159, 1552, 1825] as [CGFloat] {
      host.swipe(.leading)
      #expect(near(host.offset, stop, 0))
    }
  }

  // S-08, S-14
  @Test func `the label tells the page once a finger has moved the pager`() {
    let host = host(CardPager(.viewAligned), 393, 300)
    #expect(host.texts == ["Page 1 of 6"])
    #expect(host.rootView.current == nil)
    host.swipe(.leading)
    #expect(host.texts == ["Page 2 of 6"])
    #expect(host.rootView.current == 1)
    host.swipe(.leading)
    #expect(host.texts == ["Page 3 of 6"])
    // Writing scrolls; the least movement shows the card at the trailing margin's side.
    host.rootView.current = 5
    host.update()
    #expect(near(host.offset, 1825, 0))
    #expect(host.texts == ["Page 6 of 6"])
    host.rootView.current = 0
    host.update()
    #expect(near(host.offset, -20, 0))
    // An id that is not there does nothing.
    host.rootView.current = 17
    host.update()
    #expect(near(host.offset, -20, 0))
  }

  // S-08
  @Test func `an id's first value does not scroll`() {
    let pager = CardPager(.viewAligned)
    pager.current = 3
    #expect(near(host(pager, 393, 300).offset, -20, 0))
  }

  // S-05
  @Test func `without a target layout nothing is aligned, and that is said`() {
    let host = host(CardPager(.viewAligned, hasTargets: false), 393, 300)
    #expect(host.warnings == [.viewAlignedWithoutTargets])
    host.swipe(.leading)
    #expect(host.offset.x > 349)
    #expect(host.rootView.current == nil)
  }

  // S-03
  @Test func `cards are as wide as the room between the margins`() {
    let host = host(CardPager(.viewAligned), 393, 300)
    let cards = host.scrollView()?.targets.map(\.frame) ?? []
    #expect(cards.count == 6)
    #expect(cards.allSatisfy { near($0.size, 353, 220) })
    #expect(cards.map(\.minX) == [0, 369, 738, 1107, 1476, 1845])
    #expect(near(host.scrollView()?.model.contentSize.width ?? 0, 2198))
  }

  // A lazy row takes all the room across that it is offered (scrolling 11.1, apple-doc), so the
  // label is at the bottom and the cards are in the middle of the rest.
  @Test func `the pager takes all the height, the label stands at the bottom`() {
    let host = host(CardPager(.viewAligned), 393, 800)
    let window = host.scrollView()?.frame ?? .zero
    #expect(window.minY == 0 && window.maxY > 770)
    #expect(abs((host.boxes.last?.maxY ?? 0) - 800) < 1)
    #expect(abs(host.boxes[0].midY - window.midY) < 1)
  }

  @Test func `readers from right to left swipe the other way`() {
    let environment = ViewEnvironment(layoutDirection: .rightToLeft)
    let host = host(CardPager(.viewAligned), 393, 300, in: environment)
    #expect(near(host.boxes[0], 20, host.boxes[0].minY, 353, 220))
    #expect(host.scrollView()?.model.isMirrored == true)
    host.drag(by: CGPoint(x: 200, y: 0), duration: 0.2, hold: 0)
    #expect(near(host.offset, 349, 0))
    #expect(host.texts == ["Page 2 of 6"])
    // The first card has gone to the right, where reading begins.
    #expect(host.boxes.contains { near($0, 389, $0.minY, 353, 220) })
  }

  @Test func `a moment in the middle goes on with the next script`() {
    let whole = host(CardPager(.viewAligned), 393, 300)
    whole.swipe(.leading)
    let cut = host(CardPager(.viewAligned), 393, 300)
    cut.swipe(.leading, capture: .afterLastStep(0.1))
    let middle = cut.offset.x
    #expect(middle > 100 && middle < 349)
    cut.run(ScrollScript([]))
    #expect(cut.offset == whole.offset)
    #expect(cut.drawing == whole.drawing)
  }

  @Test func `a script cut anywhere ends where the whole one does`() {
    let script = ScrollScript([
      .drag(Drag(legs: [Drag.Leg(by: CGPoint(x: -160, y: 0), duration: 0.2)])),
      .wait(.seconds(0.3)), .fling(Fling(velocity: CGPoint(x: 900, y: 0))),
      .drag(Drag(by: CGPoint(x: 30, y: 0))),
    ])
    let whole = host(CardPager(.viewAligned), 393, 300)
    whole.run(script)
    for tenth in 0..<25 {
      let cut = host(CardPager(.viewAligned), 393, 300)
      cut.run(ScrollScript(script.steps, capture: .time(Double(tenth) / 10)))
      cut.run(ScrollScript([]))
      #expect(cut.offset == whole.offset && cut.drawing == whole.drawing)
    }
  }

  // S-07
  @Test(
    "limits and anchors of alignment",
    arguments: [
      (.viewAligned(limitBehavior: .never), 1456),
      (.viewAligned(limitBehavior: .alwaysByFew), 1087),
      (.viewAligned(limitBehavior: .alwaysByOne), 349),
    ] as [(ViewAlignedScrollTargetBehavior, CGFloat)])
  func limits(_ behavior: ViewAlignedScrollTargetBehavior, _ stop: CGFloat) {  // 8.4.10 (derived)
    let host = host(CardPager(behavior), 393, 300)
    host.fling(velocity: CGPoint(x: 3000, y: 0))
    #expect(near(host.offset, stop, 0))
  }

  // S-07
  @Test func `cards aligned by their middles stand in the middle`() {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<8, id: \.self) { _ in Color.red.frame(width: 200, height: 50) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always, anchor: .center))
    let host = host(row, 300, 50)
    host.swipe(.leading)
    // The second card's middle is 310: 160 before it.
    #expect(near(host.offset, 160, 0))
  }
}
