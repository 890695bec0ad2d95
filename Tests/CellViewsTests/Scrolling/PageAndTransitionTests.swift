// SPDX-License-Identifier: MIT
//
// Pages with dots, and effects that follow scrolling.

import CellViews
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct PageTests {
  // S-16
  @Test func `pages are as large as their view, turn one at a time, and tell their tags`() {
    let host = host(ColorPages(mode: .automatic), 300, 200)
    #expect(host.scrollView()?.targets.map(\.frame.minX) == [0, 300, 600, 900])
    #expect(host.scrollView()?.targets.allSatisfy { near($0.frame.size, 300, 200) } == true)
    host.swipe(.leading)
    #expect(near(host.offset, 300, 0) && host.rootView.page == "two")
    host.fling(velocity: CGPoint(x: 9000, y: 0))
    #expect(near(host.offset, 600, 0) && host.rootView.page == "three")
    host.rootView.page = "one"
    host.update()
    #expect(near(host.offset, 0, 0))
    #expect(host.warnings == [])
  }

  // S-16
  @Test func `the first selection is the first page shown`() {
    let view = ColorPages(mode: .never)
    view.page = "three"
    #expect(near(host(view, 300, 200).offset, 600, 0))
  }

  // S-16
  @Test(
    "dots show for more than one page, always or never",
    arguments: [
      (.automatic, 1, 0), (.automatic, 3, 3), (.always, 1, 1), (.never, 3, 0),
    ] as [(PageTabViewStyle.IndexDisplayMode, Int, Int)])
  func dots(_ mode: PageTabViewStyle.IndexDisplayMode, _ pages: Int, _ dots: Int) {
    let view = TabView {
      ForEach(0..<pages, id: \.self) { _ in Color.red }
    }
    .tabViewStyle(.page(indexDisplayMode: mode))
    let drawn = host(view, 300, 200).boxes.filter { $0.width < 10 }
    #expect(drawn.count == dots)
    // scrolling 8.8 (uikit-print): 7.59 wide, 18 apart, in a control 26 high at the bottom.
    for (index, dot) in drawn.enumerated() {
      let left = (300 - (18 * CGFloat(pages) + 20)) / 2 + 14 + 18 * CGFloat(index) + 1.205 - 0.19
      #expect(abs(dot.minX - left) < 0.01 && abs(dot.width - 7.59) < 0.01)
      #expect(abs(dot.minY - (200 - 26 + 8 + 1.205 + 0.19)) < 0.01)
    }
  }

  // S-16
  @Test func `other styles show the selected page alone`() {
    let view = TabView(selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(host(view, 300, 200).texts == ["two"])
  }
}

@Suite struct TransitionTests {
  /// The opacity of a box 100 long whose start is at `start` in a window of 300; nil when it is
  /// not drawn.
  private func opacity(
    _ start: CGFloat, _ configuration: ScrollTransitionConfiguration
  ) -> Double? {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.blue.frame(height: 1000)
        Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0)
        }
        Color.blue.frame(height: 1000)
      }
    }
    let host = host(view, 50, 300)
    host.run(ScrollScript([.scroll(ScrollTo(.offset(x: nil, y: 1000 - start)))]))
    return reds(host.drawing.commands, 1)
  }

  private func reds(_ commands: [DrawCommand], _ opacity: Double) -> Double? {
    let red = RGBA(red: 1, green: 59 / 255, blue: 48 / 255)
    for command in commands {
      switch command {
      case .fill(_, .color(let color)):
        if abs(color.red - red.red) < 0.01, abs(color.green - red.green) < 0.01 { return opacity }
      case .group(let effect, let inner):
        if let found = reds(inner, opacity * effect.opacity) { return found }
      default: break
      }
    }
    return nil
  }

  // S-18
  @Test(
    "interactive: half seen is half way, on the curve in between",
    arguments: [(-50, 0.5), (0, 1), (120, 1), (250, 0.5), (200, 1)] as [(CGFloat, Double)])
  func interactive(_ start: CGFloat, _ want: Double) throws {  // scrolling 8.7 (derived)
    #expect(abs(try #require(opacity(start, .interactive)) - want) < 0.01)
  }

  // S-18
  @Test func `thresholds, curves and pace are as configured`() throws {
    // A quarter seen, evenly.
    #expect(
      abs(try #require(opacity(-75, .interactive(timingCurve: .linear))) - 0.25) < 0.01)
    // Over when half is seen: a quarter is half way.
    #expect(
      abs(
        try #require(opacity(-75, .interactive(timingCurve: .linear).threshold(.visible(0.5))))
          - 0.5) < 0.01)
    // Centred: 100 from the middle of a reach of 200.
    #expect(
      abs(
        try #require(opacity(0, .interactive(timingCurve: .linear).threshold(.centered))) - 0.5)
        < 0.01)
    // Inset by 50: as if the window began 50 later.
    #expect(
      abs(
        try #require(
          opacity(0, .interactive(timingCurve: .linear).threshold(.visible.inset(by: 50)))) - 0.5)
        < 0.01)
    // Half way between all seen (0.25) and just showing (1).
    #expect(
      abs(
        try #require(
          opacity(
            -75,
            .interactive(timingCurve: .linear).threshold(
              .visible.interpolated(towards: .hidden, amount: 0.5)))) - 0.625) < 0.01)
    // Without a way in between nothing of it is drawn until it is over.
    #expect(opacity(-50, .animated) == nil)
    #expect(opacity(0, .animated) == 1)
    #expect(opacity(-50, .identity) == 1)
  }

  // S-18
  @Test func `effects of both sides are mixed by how far the view is`() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { _ in
          Color.red.frame(width: 100, height: 100)
            .scrollTransition(
              topLeading: .interactive(timingCurve: .linear), bottomTrailing: .identity
            ) { content, phase in content.offset(y: CGFloat(phase.value) * 40) }
        }
      }
    }
    let host = host(view, 150, 100)
    host.run(ScrollScript([.scroll(ScrollTo(.offset(x: 25, y: nil)))]))
    // A quarter of the first one is gone: a quarter of -40. The last one is on the other side.
    #expect(near(host.boxes[0], -25, -10, 100, 100))
    #expect(near(host.boxes[1], 75, 0, 100, 100))
    // Outside of a scroll view nothing happens.
    let still = Color.red.scrollTransition { content, phase in content.opacity(0.1) }
    #expect(boxes(commands(node(still), 10, 10)).count == 1)
  }

  @Test func `in a picture at rest views have the phase of their places`() {
    let drawn = commands(FadingCards(), 320, 200)
    #expect(!drawn.isEmpty)
  }
}
