// SPDX-License-Identifier: MIT
//
// Pages in UIKit, and sections that scroll on their own.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct PagingTests {
  private let pager = AxisScroller(minimum: 0, maximum: 1100, viewport: 400, snapping: .paging)

  // derived from the nearest-page rule (uikit-print in Chameleon) and one page a flick: the
  // reference's worked rows. Viewport 400, content 1500.
  @Test(
    "a pager turns to the page of the worked example",
    arguments: [(0, 150, 0, 0), (0, 210, 0, 400), (0, 150, 300, 400), (800, 800, 900, 1100)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func pages(start: CGFloat, offset: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let landing = Deceleration(start: offset, velocity: velocity).landing
    let request = SnapRequest(start: start, offset: offset, velocity: velocity, landing: landing)
    #expect(ScrollSnapping.paging.answer(request, on: pager)?.offset == expected)
  }

  // self: a flick against the drag comes back to the page it left.
  @Test func `a flick back after a drag forward returns to its page`() {
    let request = SnapRequest(start: 400, offset: 550, velocity: -500, landing: 300)
    #expect(ScrollSnapping.paging.answer(request, on: pager)?.offset == 400)
  }

  // derived: half a page exactly is not more than half.
  @Test func `half a page exactly stays`() {
    #expect(PagingRule.page(start: 0, place: 0.5, velocity: 0, flickSpeed: 200) == 0)
    #expect(PagingRule.page(start: 0, place: 0.51, velocity: 0, flickSpeed: 200) == 1)
    #expect(PagingRule.page(start: 5, place: 9.9, velocity: 900, flickSpeed: 200) == 6)
    #expect(PagingRule.page(start: .nan, place: .infinity, velocity: 900, flickSpeed: 0) == 0)
  }

  // self: a layout's own stops, the nearest to the natural landing.
  @Test func `a layout's own stops take the nearest`() {
    let snapping = ScrollSnapping.offsets(SnapOffsets([700, 0, .nan, 250]))
    let request = SnapRequest(start: 0, offset: 0, velocity: 900, landing: 440)
    #expect(snapping.answer(request, on: pager)?.offset == 250)
    #expect(ScrollSnapping.offsets(SnapOffsets([])).answer(request, on: pager) == nil)
  }
}

@Suite struct OrthogonalMotionTests {
  private func answer(
    _ geometry: OrthogonalGeometry, start: CGFloat, offset: CGFloat, velocity: CGFloat
  ) -> CGFloat? {
    let axis = geometry.axisScroller()
    let landing = Deceleration(start: offset, velocity: velocity, rate: axis.rate).landing
    return geometry.answer(
      SnapRequest(start: start, offset: offset, velocity: velocity, landing: landing))?.offset
  }

  // uikit-print: 320 wide groups at 0 and 330; derived: content 980, stops 0, 330, 580.
  @Test func `three groups of 320 stop at 0, 330 and 580`() throws {
    let belt = try #require(Belts.threeGroups(.groupPaging))
    #expect(belt.contentLength == 980)
    #expect(belt.maximumOffset == 580)
    #expect((0..<belt.stopCount).map(belt.stop) == [0, 330, 580])
  }

  // derived: group 0.8 of 393, spacing 12, five items, centred.
  @Test func `five centred groups stop from minus 39_3 to 1266_3`() throws {
    let belt = try #require(
      Belts.geometry(
        width: 393, group: .fractionalWidth(0.8), spacing: 12, count: 5,
        behavior: .groupPagingCentered))
    #expect(belt.contentLength.isNear(1620))
    let expected: [CGFloat] = [-39.3, 287.1, 613.5, 939.9, 1266.3]
    for (stop, offset) in expected.enumerated() { #expect(belt.stop(stop).isNear(offset)) }
    #expect(belt.axisScroller().minimum.isNear(-39.3))
    #expect(belt.axisScroller().maximum.isNear(1266.3))
  }

  // derived: a flick above 200 pt/s moves one group; a slow drag goes to the nearest stop.
  @Test(
    "group paging moves by one",
    arguments: [
      (0, 40, 250, 330), (0, 40, 0, 0), (0, 170, 0, 330), (330, 300, -900, 0),
      (330, 400, 3000, 580), (580, 580, 900, 580), (0, 20, 150, 0), (330, 600, 0, 580),
      (0, 560, 0, 330), (330, 380, -300, 330),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func groupPaging(
    start: CGFloat, offset: CGFloat, velocity: CGFloat, expected: CGFloat
  ) throws {
    let belt = try #require(Belts.threeGroups(.groupPaging))
    #expect(answer(belt, start: start, offset: offset, velocity: velocity) == expected)
  }

  // apple-doc: the landing moves to the leading edge of a group, unless at the very end.
  @Test func `leading boundaries take the stop nearest to the landing`() throws {
    let belt = try #require(Belts.threeGroups(.continuousGroupLeadingBoundary))
    #expect(answer(belt, start: 0, offset: 0, velocity: 700) == 330)
    #expect(answer(belt, start: 0, offset: 0, velocity: 1200) == 580)
    #expect(answer(belt, start: 0, offset: 0, velocity: 300) == 0)
  }

  // apple-doc: continuous rests anywhere; none does not scroll on its own.
  @Test func `continuous sections rest anywhere and others stand still`() throws {
    let belt = try #require(Belts.threeGroups(.continuous))
    #expect(answer(belt, start: 0, offset: 100, velocity: 500) == nil)
    #expect(belt.axisScroller().maximum == 580)
    #expect(Belts.threeGroups(.none) == nil)
  }

  // apple-doc: multiples of the collection's width.
  @Test func `paging sections stop at multiples of the width and at the end`() throws {
    let belt = try #require(Belts.threeGroups(.paging))
    #expect((0..<belt.stopCount).map(belt.stop) == [0, 400, 580])
    #expect(answer(belt, start: 0, offset: 50, velocity: 400) == 400)
    #expect(answer(belt, start: 400, offset: 450, velocity: 0) == 400)
  }

  // self: stops in constant time are the listed rest offsets.
  @Test(
    "stops are the rest offsets",
    arguments: OrthogonalBehavior.allCases.filter { $0 != .none && $0 != .continuous })
  func stopsAreRests(_ behavior: OrthogonalBehavior) throws {
    for (width, count) in [(0.8, 3), (0.3, 7), (1.0, 4), (1.5, 3), (0.25, 2)] as [(CGFloat, Int)] {
      for inset in [0, 16] as [CGFloat] {
        let belt = try #require(
          Belts.geometry(
            group: .fractionalWidth(width), spacing: 10, count: count,
            insets: NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset),
            behavior: behavior))
        #expect((0..<belt.stopCount).map(belt.stop) == belt.restOffsets())
      }
    }
  }

  // derived: round(offset / stride), the middle's group when centred.
  @Test func `the page under the dots is the nearest group`() throws {
    let belt = try #require(Belts.threeGroups(.groupPaging))
    #expect(
      [0, 160, 170, 330, 500, 580, -90, 9000].map { belt.pageIndex(at: $0) }
        == [0, 0, 1, 1, 2, 2, 0, 2])
    #expect(belt.pageCount == 3)
    let centred = try #require(
      Belts.geometry(
        width: 393, group: .fractionalWidth(0.8), spacing: 12, count: 5,
        behavior: .groupPagingCentered))
    #expect([-39.3, 120, 130, 1266.3].map { centred.pageIndex(at: $0) } == [0, 0, 1, 4])
    #expect(centred.pageIndex(at: .nan) == 0)
  }

  // uikit-print: group paging takes the fast rate, the others the normal one.
  @Test func `group paging slows down fast`() throws {
    #expect(try #require(Belts.threeGroups(.groupPaging)).axisScroller().rate == .fast)
    #expect(try #require(Belts.threeGroups(.groupPagingCentered)).axisScroller().rate == .fast)
    #expect(try #require(Belts.threeGroups(.paging)).axisScroller().rate == .normal)
    #expect(try #require(Belts.threeGroups(.continuous)).axisScroller().rate == .normal)
  }

  // self: ten million groups cost what ten do.
  @Test func `a belt of ten million groups answers at once`() throws {
    let belt = try #require(
      Belts.geometry(
        group: .absolute(320), spacing: 10, count: 10_000_000, behavior: .groupPaging))
    #expect(answer(belt, start: 330, offset: 360, velocity: 900) == 660)
    #expect(belt.pageIndex(at: 3_300_000) == 10_000)
  }
}
