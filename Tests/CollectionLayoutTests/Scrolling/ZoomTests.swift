// SPDX-License-Identifier: MIT
//
// Magnified content, indicators and dots.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct ZoomTests {
  private let photo = ZoomModel(
    content: CGSize(width: 800, height: 600), viewport: CGSize(width: 393, height: 852))

  // uikit-print for the rules of fit, limits and margins; the reference's rows, derived.
  @Test(
    "fit, limits and margins are those of the table",
    arguments: [
      (393, 852, 800, 600, 0.49125, 1.965, 0, 278.625), (375, 667, 200, 100, 1.875, 7.5, 0, 239.75),
      (800, 600, 1024, 768, 0.78125, 3.125, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func table(
    width: CGFloat, height: CGFloat, contentWidth: CGFloat, contentHeight: CGFloat, fit: CGFloat,
    most: CGFloat, marginX: CGFloat, marginY: CGFloat
  ) {
    let model = ZoomModel(
      content: CGSize(width: contentWidth, height: contentHeight),
      viewport: CGSize(width: width, height: height))
    #expect(model.initialZoom.isNear(fit, decimals: 9))
    #expect(model.limits.lowerBound.isNear(fit, decimals: 9))
    #expect(model.limits.upperBound.isNear(most, decimals: 9))
    #expect(model.margin(.horizontal, zoom: fit).isNear(marginX, decimals: 9))
    #expect(model.margin(.vertical, zoom: fit).isNear(marginY, decimals: 9))
    #expect(model.view(zoom: fit).initialOffset == .zero)
  }

  // derived from NSScrollView.setMagnification(_:centeredAt:) (apple-doc): the worked example.
  @Test func `doubling about the middle keeps the middle`() {
    let middle = CGPoint(x: 196.5, y: 426)
    let content = photo.contentPoint(middle, offset: .zero, zoom: 0.49125)
    #expect(content.x.isNear(400, decimals: 9))
    #expect(content.y.isNear(300, decimals: 9))
    let zoom: CGFloat = 0.9825
    #expect(photo.margin(.horizontal, zoom: zoom) == 0)
    #expect(photo.margin(.vertical, zoom: zoom).isNear(131.25, decimals: 9))
    let size = photo.contentSize(zoom: zoom)
    #expect(size.width.isNear(786, decimals: 9))
    #expect(size.height.isNear(852, decimals: 9))
    let offset = photo.offset(keeping: content, at: middle, zoom: zoom)
    #expect(offset.x.isNear(196.5, decimals: 9))
    #expect(offset.y.isNear(0, decimals: 9))
    #expect(photo.zoomedVisibleRect(offset: offset).size == CGSize(width: 393, height: 852))
    let seen = photo.visibleRect(offset: offset, zoom: zoom)
    #expect(seen.minX.isNear(200))
    #expect(seen.minY.isNear(-133.588))
    #expect(seen.width.isNear(400))
    #expect(seen.height.isNear(867.176))
  }

  // uikit-print: not relative, limits are absolute; the initial value is our choice.
  @Test func `an absolute rule takes range and initial value as they are`() {
    var model = photo
    model.rule = MagnificationRule(range: 0.25...4, initialValue: 2, isRelative: false)
    #expect(model.initialZoom == 2)
    #expect(model.limits == 0.25...4)
    model.rule.initialValue = 9
    #expect(model.initialZoom == 4)
  }

  // uikit-print: on rotation the relative zoom is kept.
  @Test func `rotation keeps the zoom relative to the fit`() {
    let content = CGSize(width: 800, height: 600)
    let zoom = MagnificationRule().refitted(
      0.9825, content: content, from: CGSize(width: 393, height: 852),
      to: CGSize(width: 852, height: 393))
    #expect(zoom.isNear(2 * 0.655, decimals: 9))
  }

  // derived: hostile numbers end in a usable rule.
  @Test func `absurd rules become usable ones`() {
    let rule = MagnificationRule(range: -3...(.infinity), initialValue: .nan)
    #expect(rule.range == 1...1)
    #expect(rule.initialValue == 1)
    let empty = ZoomModel(content: .zero, viewport: .zero)
    #expect(empty.initialZoom == 1)
    #expect(empty.visibleRect(offset: .zero, zoom: empty.initialZoom).width == 0)
  }

  // self: one point a point outside, an event.
  @Test func `autoscroll goes as far as the finger is outside`() {
    let size = CGSize(width: 393, height: 852)
    func step(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      Autoscroll.step(point: CGPoint(x: x, y: y), viewport: size)
    }
    #expect(step(200, 400) == .zero)
    #expect(step(-12, 400) == CGPoint(x: -12, y: 0))
    #expect(step(400, 860) == CGPoint(x: 7, y: 8))
  }
}

@Suite struct OrnamentTests {
  // uikit-print for the metrics; the reference's worked row, derived.
  @Test func `half way down the bar begins at 305_87`() throws {
    let view = ScrollViewModel(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 3000))
    let bar = try #require(ScrollIndicator(offset: 1074, view: view, axis: .vertical))
    #expect(bar.length.isNear(240.26, decimals: 2))
    #expect(bar.start.isNear(305.87, decimals: 2))
    #expect(ScrollIndicator(offset: 0, view: view, axis: .horizontal) == nil)
  }

  // uikit-print: shorter by the overshoot, never below 5, at its end of the track.
  @Test func `the bar shrinks while the content is stretched`() throws {
    let view = ScrollViewModel(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 3000))
    let top = try #require(ScrollIndicator(offset: -100, view: view, axis: .vertical))
    #expect(top.start == 3)
    #expect(top.length.isNear(140.26, decimals: 2))
    let far = try #require(ScrollIndicator(offset: 2148 + 800, view: view, axis: .vertical))
    #expect(far.length == 5)
    #expect(far.start == 844)
  }

  // uikit-print: 26 high, 18 a page and 20 wide, four pages 92.
  @Test func `dots for four pages are 92 wide`() {
    let dots = PageDots(count: 4, current: 9)
    #expect(dots.size == CGSize(width: 92, height: 26))
    #expect(dots.current == 3)
    #expect(dots.dot(0).width == 7.59)
    #expect((dots.dot(1).minX - dots.dot(0).minX).isNear(18))
    #expect(dots.dot(0).midX.isNear(14 + 5 - 0.19))
    #expect(dots.dot(0).midY.isNear(13.19))
  }

  // apple-doc: automatic shows dots for more than one page; a tap turns one page.
  @Test func `dots show for more than one page and turn it`() {
    #expect(!PageDots(count: 1, current: 0).isShown(.automatic))
    #expect(PageDots(count: 1, current: 0).isShown(.always))
    #expect(PageDots(count: 2, current: 0).isShown(.automatic))
    #expect(PageDots(count: 4, current: 1).page(afterTapAt: 10) == 0)
    #expect(PageDots(count: 4, current: 1).page(afterTapAt: 80) == 2)
    #expect(PageDots(count: 4, current: 3).page(afterTapAt: 80) == 3)
    #expect(PageDots.index(offset: 590, page: 393, count: 6) == 2)
    let safe = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    #expect(
      PageDots(count: 4, current: 0).frame(in: CGSize(width: 392, height: 852), safeArea: safe)
        == CGRect(x: 150, y: 792, width: 92, height: 26))
  }
}
