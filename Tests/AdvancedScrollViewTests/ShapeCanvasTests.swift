// SPDX-License-Identifier: MIT
//
// Fingers on the canvas of shapes.

import AdvancedScrollView
import CairoPainter
import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ShapeCanvasTests {
  let engine: PaintEngine
  let model = CanvasModel()

  init() throws { engine = try PaintEngine() }

  private func canvas() -> ScrollViewHost<ShapeCanvas> {
    host(ShapeCanvas(model: model), engine: engine)
  }

  /// Where a content point is on the screen.
  private func screen(_ x: CGFloat, _ y: CGFloat, _ host: ScrollViewHost<ShapeCanvas>) throws
    -> CGPoint
  {
    let view = try #require(host.scrollView())
    let zoom = try #require(view.zoom)
    return CGPoint(
      x: x * view.zoomFactor + zoom.margin(.horizontal, zoom: view.zoomFactor) - view.offset.x,
      y: y * view.zoomFactor + zoom.margin(.vertical, zoom: view.zoomFactor) - view.offset.y)
  }

  //
  @Test func `a tap selects the shape under it, whatever the magnification`() throws {
    let host = canvas()
    for zoom in [1, 2.5, 4] as [CGFloat] {
      host.run(ScrollScript([.zoom(ZoomTo(zoom))]))
      // The middle of the canvas stays in the middle of the screen; the star lies there.
      host.run(ScrollScript([.tap(Tap(at: try screen(400, 390, host)))]))
      #expect(model.selection == "star")
      host.run(ScrollScript([.tap(Tap(at: try screen(400, 250, host)))]))
      #expect(model.selection == nil)
    }
    #expect(host.tap(at: try screen(400, 390, host)))
    #expect(model.selection == "star")
    #expect(host.tap(at: try screen(400, 250, host)))
    // A double tap is another gesture.
    host.run(ScrollScript([.tap(Tap(at: try screen(400, 390, host), count: 2))]))
    #expect(model.selection == nil)
  }

  //
  @Test func `a drag that begins in a shape moves it by the finger's way in the content`() throws {
    let host = canvas()
    host.run(ScrollScript([.zoom(ZoomTo(2))]))
    let start = try #require(model.shapes.first { $0.id == "star" }).frame
    let before = try #require(host.scrollView()).offset
    host.drag(by: CGPoint(x: 98.25, y: -49.125), from: try screen(340, 400, host))
    let end = try #require(model.shapes.first { $0.id == "star" }).frame
    #expect(near(end.minX - start.minX, 100))
    #expect(near(end.minY - start.minY, -50))
    #expect(model.selection == "star")
    #expect(host.scrollView()?.offset == before)
  }

  //
  @Test func `a drag that begins beside the shapes scrolls`() throws {
    let host = canvas()
    host.run(ScrollScript([.zoom(ZoomTo(2))]))
    let shapes = model.shapes
    host.drag(by: CGPoint(x: -60, y: 0), from: try screen(400, 270, host))
    #expect(near(host.scrollView()?.offset ?? .zero, 246.5, 0))
    #expect(model.shapes == shapes)
  }

  //
  @Test func `the gesture set last counts`() {
    var told: [String] = []
    let view = AdvancedScrollView { _ in Color.red.frame(width: 100, height: 100) }
      .onTapContentGesture { _, _ in told.append("first") }
      .onDragContentGesture { _, _, _, _ in false }
      .onTapContentGesture { _, _ in told.append("second") }
    let host = host(view, engine: engine)
    host.run(ScrollScript([.tap(Tap(at: CGPoint(x: 10, y: 10)))]))
    #expect(told == ["second"])
  }

  //
  @Test func `a drag is told its phases, and ends when its author has enough`() {
    var told: [ContinuousGesturePhase] = []
    let view = AdvancedScrollView { _ in Color.red.frame(width: 100, height: 100) }
      .onDragContentGesture { phase, _, translation, _ in
        told.append(phase)
        return translation.width < 20
      }
    let host = host(view, 100, 100, engine: engine)
    host.run(
      ScrollScript([
        .contentDrag(
          ContentDrag(
            from: CGPoint(x: 10, y: 10),
            moves: [CGPoint(x: 20, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 60, y: 10)]))
      ]))
    #expect(told == [.possible, .began, .changed, .changed, .cancelled])
  }

  //
  @Test(
    "only on a Mac a drag in the content scrolls at the edge, and its way grows with it",
    arguments: [
      (AdvancedScrollViewPlatform.macOS, 40, 130), (.iOS, 0, 90),
    ] as [(AdvancedScrollViewPlatform, CGFloat, CGFloat)])
  func autoscroll(
    _ platform: AdvancedScrollViewPlatform, _ scrolled: CGFloat, _ way: CGFloat
  ) {  // scrolling 9.9 (derived): twice 20 points outside
    var translation = CGSize.zero
    let view = AdvancedScrollView(
      magnification: Magnification(range: 1...4, initialValue: 1, isRelative: false)
    ) { _ in
      Color.red.frame(width: 1000, height: 100)
    }
    .onDragContentGesture { _, _, now, _ in
      translation = now
      return true
    }
    .advancedScrollViewPlatform(platform)
    let host = host(view, 100, 100, engine: engine)
    host.run(
      ScrollScript([
        .contentDrag(
          ContentDrag(
            from: CGPoint(x: 30, y: 50),
            moves: [CGPoint(x: 90, y: 50), CGPoint(x: 120, y: 50), CGPoint(x: 120, y: 50)]))
      ]))
    #expect(near(host.scrollView()?.offset ?? .zero, scrolled, 0))
    #expect(near(translation.width, way))
  }

  //
  @Test("pictures of the canvas", arguments: [1, 2.5, 4] as [CGFloat])
  func pictures(_ zoom: CGFloat) throws {
    let host = canvas()
    host.run(
      ScrollScript([
        .tap(Tap(at: try screen(340, 400, host))), .zoom(ZoomTo(zoom)),
      ]))
    let picture = try host.picture("canvas-\(zoom)x", engine: engine)
    let star = try screen(340, 400, host)
    #expect(picture.color(star.x, star.y) == picture.color(star.x + 1, star.y + 1))
    let red = picture.color(star.x, star.y)
    #expect(red[0] > 200 && red[1] < 120)
    if zoom == 1 { #expect(picture.color(10, 10) == [255, 255, 255]) }
  }
}
