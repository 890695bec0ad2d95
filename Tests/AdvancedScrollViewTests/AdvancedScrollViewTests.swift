// SPDX-License-Identifier: MIT
//
// Magnification, the proxy, and fingers in the content.

import AdvancedScrollView
import CairoPainter
import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

/// Keeps the proxy that content was made with.
final class Catcher {
  var proxy: AdvancedScrollViewProxy?
}

/// Red content of a fixed size whose proxy is kept.
struct Sheet: View {
  let size: CGSize
  var magnification = Magnification(range: 1...4, initialValue: 1, isRelative: true)
  let catcher: Catcher

  var body: some View {
    AdvancedScrollView(magnification: magnification) { proxy in
      let _ = catcher.proxy = proxy
      Color.red.frame(width: size.width, height: size.height)
    }
  }
}

@Suite struct AdvancedScrollViewTests {
  let engine: PaintEngine
  let catcher = Catcher()

  init() throws { engine = try PaintEngine() }

  private var proxy: AdvancedScrollViewProxy {
    get throws { try #require(catcher.proxy) }
  }

  private func sheet(
    _ width: CGFloat = 800, _ height: CGFloat = 600, _ magnification: Magnification? = nil,
    screen: CGSize = CGSize(width: 393, height: 852)
  ) -> ScrollViewHost<Sheet> {
    var view = Sheet(size: CGSize(width: width, height: height), catcher: catcher)
    if let magnification { view.magnification = magnification }
    return host(view, screen.width, screen.height, engine: engine)
  }

  //
  @Test(
    "content is fitted, and centred where it is smaller",
    arguments: [
      (800, 600, 393, 852, 0.49125, 0, 278.625), (200, 100, 375, 667, 1.875, 0, 239.75),
      (1024, 768, 800, 600, 0.78125, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func fit(  // scrolling 9 (derived)
    _ width: CGFloat, _ height: CGFloat, _ screenWidth: CGFloat, _ screenHeight: CGFloat,
    _ zoom: CGFloat, _ marginX: CGFloat, _ marginY: CGFloat
  ) throws {
    let host = sheet(width, height, screen: CGSize(width: screenWidth, height: screenHeight))
    let view = try #require(host.scrollView())
    #expect(near(view.zoomFactor, zoom))
    #expect(near(view.offset, 0, 0))
    #expect(near(try proxy.magnification, zoom))
    #expect(near(try proxy.contentSize, screenWidth, screenHeight))
    let zoomModel = try #require(view.zoom)
    #expect(near(zoomModel.margin(.horizontal, zoom: zoom), marginX))
    #expect(near(zoomModel.margin(.vertical, zoom: zoom), marginY))
  }

  //
  @Test func `not relative, range and first value are zoom factors`() throws {
    let host = sheet(
      800, 600, Magnification(range: 0.5...2, initialValue: 1.5, isRelative: false))
    #expect(near(try proxy.magnification, 1.5))
    host.run(ScrollScript([.pinch(Pinch(scale: 10))]))
    #expect(near(try proxy.magnification, 2))
    host.run(ScrollScript([.pinch(Pinch(scale: 0.01))]))
    #expect(near(try proxy.magnification, 0.5))
  }

  //
  @Test func `limits are the range times the fit`() throws {
    let host = sheet()
    host.run(ScrollScript([.zoom(ZoomTo(9))]))
    #expect(near(try proxy.magnification, 1.965))  // scrolling 9 (derived)
    host.run(ScrollScript([.zoom(ZoomTo(0.1))]))
    #expect(near(try proxy.magnification, 0.49125))
  }

  //
  @Test func `magnified twice about the middle, the numbers are those of a UIScrollView`() throws {
    let host = sheet()
    host.run(ScrollScript([.zoom(ZoomTo(2))]))
    let proxy = try proxy  // scrolling 9, the worked example (derived)
    #expect(near(proxy.magnification, 0.9825))
    #expect(near(proxy.contentOffset, 196.5, 0))
    #expect(near(proxy.contentSize, 786, 852))
    #expect(near(proxy.visibleRect, 196.5, 0, 393, 852))
    #expect(near(proxy.visibleContentRect, 200, -133.59, 400, 867.18))
  }

  //
  @Test func `on a Mac the numbers are the content's own`() throws {
    let view = Sheet(size: CGSize(width: 800, height: 600), catcher: catcher)
      .advancedScrollViewPlatform(.macOS)
    let host = host(view, engine: engine)
    host.run(ScrollScript([.zoom(ZoomTo(2))]))
    let proxy = try proxy
    #expect(near(proxy.contentSize, 800, 600))
    #expect(near(proxy.visibleRect, 200, -133.59, 400, 867.18))
    #expect(near(proxy.contentOffset, 200, -133.59, by: 0.01))
    #expect(proxy.isAutoscrollEnabled)
    proxy.isAutoscrollEnabled = false
    #expect(!proxy.isAutoscrollEnabled)
  }

  //
  @Test func `the proxy scrolls, as little as shows a rectangle, and within the range`() throws {
    let host = sheet(1600, 2400, Magnification(range: 1...4, initialValue: 1, isRelative: false))
    try proxy.scrollTo(CGRect(x: 900, y: 1000, width: 100, height: 100), animated: false)
    host.update()
    // Right edge 1000 - 393, bottom edge 1100 - 852.
    #expect(near(try proxy.contentOffset, 607, 248))
    try proxy.scrollTo(CGRect(x: 700, y: 300, width: 10, height: 10), animated: true)
    host.update()
    #expect(near(try proxy.contentOffset, 607, 248))
    try proxy.contentOffset = CGPoint(x: 5000, y: 10)
    #expect(near(try proxy.contentOffset, 1207, 10))
    host.update()
    #expect(near(host.scrollView()?.offset ?? .zero, 1207, 10))
  }

  //
  @Test func `on a Mac the proxy scrolls to the content's own rectangles`() throws {
    let view = Sheet(
      size: CGSize(width: 1600, height: 2400),
      magnification: Magnification(range: 1...4, initialValue: 2, isRelative: false),
      catcher: catcher
    ).advancedScrollViewPlatform(.macOS)
    let host = host(view, engine: engine)
    try proxy.scrollTo(CGRect(x: 900, y: 1000, width: 100, height: 100), animated: false)
    host.update()
    // 2000 - 393 and 2200 - 852 zoomed points, half of that in the content's own.
    #expect(near(try proxy.contentOffset, 803.5, 674))
  }

  //
  @Test func `room around the content widens the range`() throws {
    let host = sheet(1600, 2400, Magnification(range: 1...4, initialValue: 1, isRelative: false))
    try proxy.contentInset = EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
    host.update()
    try proxy.contentOffset = CGPoint(x: -100, y: -100)
    host.update()
    #expect(near(try proxy.contentOffset, -30, -40))
    try proxy.contentOffset = CGPoint(x: 9000, y: 9000)
    host.update()
    #expect(near(try proxy.contentOffset, 1217, 1568))
    #expect(try proxy.contentInset == EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10))
  }

  //
  @Test func `two fingers are known while they magnify; bars have no room of their own`() throws {
    let host = sheet()
    host.run(ScrollScript([.pinch(Pinch(scale: 2, duration: 1))], capture: .time(0.5)))
    #expect(try proxy.isLiveMagnify)
    #expect(near(try proxy.magnification, 0.49125 * 2.0.squareRoot(), by: 0.001))
    host.run(ScrollScript([]))
    #expect(try !proxy.isLiveMagnify)
    #expect(near(try proxy.magnification, 0.9825))
    #expect(try proxy.scrollerInsets == EdgeInsets())
    #expect(try !proxy.isAutoscrollEnabled)
    try proxy.isAutoscrollEnabled = true
    #expect(try !proxy.isAutoscrollEnabled)
  }

  @Test func `a pinch keeps the point between the fingers`() throws {
    let host = sheet()
    let point = CGPoint(x: 100, y: 400)
    let before = try #require(host.scrollView()?.zoom).contentPoint(
      point, offset: .zero, zoom: 0.49125)
    host.run(ScrollScript([.pinch(Pinch(at: point, scale: 4))]))
    let view = try #require(host.scrollView())
    let after = try #require(view.zoom).contentPoint(
      point, offset: view.offset, zoom: view.zoomFactor)
    #expect(near(after, before.x, before.y, by: 0.3))  // the offset is on whole pixels
  }

  @Test func `it is at rest without a host`() throws {
    let view = Sheet(size: CGSize(width: 200, height: 100), catcher: catcher)
    let drawn = CellRenderer(environment: ViewEnvironment(scale: 2), text: engine, images: engine)
      .draw(
        ViewLowering.node(of: view), in: CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(drawn.commands.count == 1)
    // Nothing has been told to the proxy.
    #expect(try proxy.visibleRect == .zero)
  }

  @Test(
    "sizes without sense end in a drawing",
    arguments: [
      0, -10, .infinity, .nan, 1e12,
    ] as [CGFloat])
  func hostile(_ length: CGFloat) throws {
    let host = sheet(length, 100)
    host.run(
      ScrollScript([
        .pinch(Pinch(at: CGPoint(x: length, y: length), scale: length)),
        .drag(Drag(by: CGPoint(x: -200, y: length))),
      ]))
    let view = try #require(host.scrollView())
    #expect(view.offset.x.isFinite && view.offset.y.isFinite && view.zoomFactor.isFinite)
  }
}
