// SPDX-License-Identifier: MIT
//
// Grids, scroll views, geometry readers: what they become and where they put their views.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ContainerTests {
  private func cells(_ count: Int, _ height: CGFloat = 10) -> some View {
    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: height) }
  }

  // scrolling 11.3, 11.4: worked numbers of objc.io's "SwiftUI's Grid Views" (derived).
  @Test(
    "columns share the width",
    arguments: [
      ([.fixed(70), .adaptive(minimum: 40)], 200, [70, 57, 57]),
      ([.flexible(), .flexible()], 208, [100, 100]),
      ([.flexible(), .flexible(), .flexible()], 316, [100, 100, 100]),
      ([.flexible(minimum: 100), .flexible(minimum: 180)], 300, [163, 180]),
      ([.fixed(50), .flexible(maximum: 30)], 200, [50, 30]),
      ([.adaptive(minimum: 80)], 300, [94.667, 94.667, 94.667]),
    ] as [([GridItem.Size], CGFloat, [CGFloat])])
  func columns(_ sizes: [GridItem.Size], _ width: CGFloat, _ want: [CGFloat]) {
    let grid = LazyVGrid(columns: sizes.map { GridItem($0) }) { cells(want.count) }
    let drawn = boxes(commands(node(grid), width, 10))
    #expect(drawn.count == want.count)
    for (box, length) in zip(drawn, want) { #expect(abs(box.width - length) < 0.4) }
  }

  @Test func `a lazy grid becomes its columns and views`() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(10), spacing: 3, alignment: .top)], spacing: 4) {
      Color.red
    }
    #expect(
      node(grid)
        == .lazyGrid(
          LazyGridNode(
            .vertical,
            tracks: [LazyGridNode.Track(.fixed(10), spacing: 3, alignment: .top)], spacing: 4,
            children: [.red])))
  }

  @Test func `lines of a lazy grid are as high as their highest view`() {  // derived
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 5) {
      Color.red.frame(height: 10)
      Color.red.frame(height: 30)
      Color.red.frame(height: 20)
    }
    #expect(size(grid, 108, nil) == CGSize(width: 108, height: 55))
    let drawn = boxes(commands(node(grid), 108, 55))
    #expect(near(drawn[0], 0, 10, 50, 10))
    #expect(near(drawn[1], 58, 0, 50, 30))
    #expect(near(drawn[2], 0, 35, 50, 20))
  }

  @Test func `a sideways lazy grid fills rows`() {  // derived
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 2) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) }
    }
    #expect(size(grid, nil, 48) == CGSize(width: 22, height: 48))
    let drawn = boxes(commands(node(grid), 22, 48))
    #expect(near(drawn[2], 12, 0, 10, 20))
  }

  // apple-doc: headers and footers are lines across the grid; the numbers are derived.
  @Test func `a section's header and footer are lines of a lazy grid`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) {
      Section {
        cells(3)
      } header: {
        Color.blue.frame(height: 6)
      } footer: {
        Color.green.frame(width: 20, height: 4)
      }
      Section { cells(1) }
      cells(1)
    }
    // 6, 10, 10, 4, 10, 10 and five spacings of 2.
    #expect(size(grid, 108, nil) == CGSize(width: 108, height: 60))
    let drawn = boxes(commands(node(grid), 108, 60))
    #expect(near(drawn[0], 0, 0, 108, 6))
    #expect(near(drawn[1], 0, 8, 50, 10))
    #expect(near(drawn[2], 58, 8, 50, 10))
    #expect(near(drawn[3], 0, 20, 50, 10))
    #expect(near(drawn[4], 44, 32, 20, 4))
    #expect(near(drawn[5], 0, 38, 50, 10))
    #expect(near(drawn[6], 0, 50, 50, 10))
  }

  @Test func `a section's header is a column of a sideways lazy grid`() {  // derived
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 2) {
      Section(header: Color.blue.frame(width: 6)) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) }
      }
    }
    #expect(size(grid, nil, 48) == CGSize(width: 30, height: 48))
    let drawn = boxes(commands(node(grid), 30, 48))
    #expect(near(drawn[0], 0, 0, 6, 48))
    #expect(near(drawn[1], 8, 0, 10, 20))
    #expect(near(drawn[3], 20, 0, 10, 20))
  }

  @Test func `a section's parts may be given in either order`() {  // apple-doc
    let want = nodes {
      Text("h")
      Text("r")
      Text("f")
    }
    #expect(nodes { Section(header: Text("h"), footer: Text("f")) { Text("r") } } == want)
    #expect(nodes { Section(header: Text("h")) { Text("r") } } == Array(want.prefix(2)))
    #expect(nodes { Section(footer: Text("f")) { Text("r") } } == Array(want.suffix(2)))
  }

  @Test func `columns of a grid are as wide as their widest cells`() {  // derived
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 30, height: 20)
      }
      GridRow {
        Color.red.frame(width: 25, height: 5)
        Color.red.frame(width: 5, height: 5)
      }
    }
    #expect(size(grid, nil, nil) == CGSize(width: 59, height: 31))
    let drawn = boxes(commands(node(grid), 59, 31))
    #expect(near(drawn[0], 0, 0, 10, 10))
    #expect(near(drawn[1], 29, 0, 30, 20))
    #expect(near(drawn[2], 0, 26, 25, 5))
    #expect(near(drawn[3], 29, 26, 5, 5))
  }

  @Test func `a view that is no row is as wide as its grid, and cells may take several columns`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Color.red.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
    }
    let drawn = boxes(commands(node(grid), 100, 40))
    #expect(near(drawn[2].width, 40))
    #expect(near(drawn[3].width, 40))
  }

  @Test func `a row outside of a grid is its cells`() {
    #expect(
      nodes {
        GridRow {
          Color.red; Divider()
        }
      } == [.red, .divider])
  }

  @Test func `cells of a row take its modifiers`() {
    let grid = Grid {
      GridRow {
        Color.red; Color.red
      }.padding(2)
    }
    let padded = ViewNode.red.with(.padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))
    #expect(node(grid) == .grid(GridNode(rows: [GridRowNode(cells: [padded, padded])])))
  }

  @Test func `a geometry reader takes all its room and knows it`() {  // apple-doc, 1
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
    }
    #expect(size(view, 100, 80) == CGSize(width: 100, height: 80))
    #expect(size(view, nil, nil) == CGSize(width: 10, height: 10))
    #expect(near(boxes(commands(node(view), 100, 80))[0], 0, 0, 50, 20))
  }

  @Test func `a geometry reader knows where it is`() {
    let seen = Seen()
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      GeometryReader { proxy -> Color in
        seen.frames = [proxy.frame(in: .local), proxy.frame(in: .global)]
        return Color.blue
      }
    }
    _ = renderer().draw(node(view), in: CGRect(x: 5, y: 7, width: 100, height: 40))
    #expect(
      seen.frames == [
        CGRect(x: 0, y: 0, width: 70, height: 40), CGRect(x: 35, y: 7, width: 70, height: 40),
      ])
  }

  private final class Seen {
    var frames: [CGRect] = []
  }

  @Test func `readers in readers are made where they are drawn`() {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        Color.red.frame(width: inner.size.width)
      }
      .frame(width: outer.size.width / 2, height: 10)
    }
    #expect(near(boxes(commands(node(view), 100, 80))[0], 0, 0, 50, 10))
  }

  // scrolling 8.1 (apple-doc).
  @Test func `a scroll view is as long as its room, and as wide as its content`() {
    let view = ScrollView { Color.red.frame(width: 40, height: 500) }
    #expect(size(view, 100, 80) == CGSize(width: 40, height: 80))
    guard case .group(let effect, let inner)? = commands(node(view), 40, 80).first else {
      Issue.record("nothing was cut")
      return
    }
    #expect(effect.clip == Path(CGRect(x: 0, y: 0, width: 40, height: 80)))
    #expect(near(boxes(inner)[0], 0, 0, 40, 500))
  }

  @Test func `content that fits a scroll view is not cut`() {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 40, height: 50) }
    #expect(commands(node(view), 100, 50).count == 1)
  }

  // scrolling 8.3 and 8.4, the example of seed 004 (derived): 393 wide, margins of 20.
  @Test func `items of a pager are as wide as the scroll view without its margins`() {
    let pager = ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(0..<6, id: \.self) { index in
          RoundedRectangle(cornerRadius: 24).fill(.indigo.gradient)
            .containerRelativeFrame(.horizontal).frame(height: 220).id(index)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .contentMargins(.horizontal, 20, for: .scrollContent)
    let drawn = boxes(commands(node(pager), 393, 220))
    #expect(drawn.count == 6)
    #expect(near(drawn[0], 20, 0, 353, 220))
    #expect(near(drawn[1], 389, 0, 353, 220))
  }

  // scrolling 8.3, the table (derived).
  @Test(
    "shares of a container",
    arguments: [
      (353, 1, 1, 0, 353), (353, 5, 4, 12, 280), (393, 4, 3, 10, 292.25), (390, 3, 1, 8, 124.667),
    ]
      as [(CGFloat, Int, Int, CGFloat, CGFloat)])
  func shares(_ width: CGFloat, _ count: Int, _ span: Int, _ spacing: CGFloat, _ want: CGFloat) {
    let view = Color.red.containerRelativeFrame(
      .horizontal, count: count, span: span, spacing: spacing)
    #expect(near(size(view, width, 10).width, want))
    let own = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(near(size(own, width, 10).width, width / 2))
  }

  @Test func `lazy stacks take all the room across`() {  // scrolling 11.1
    let view = LazyVStack { Color.red.frame(width: 20, height: 10) }
    #expect(size(view, 100, 80) == CGSize(width: 100, height: 10))
    #expect(size(view, .infinity, 80) == CGSize(width: CGFloat.infinity, height: 10))
    #expect(near(boxes(commands(node(view), 100, 10))[0], 40, 0, 20, 10))
    let leading = LazyVStack(alignment: .leading) { Color.red.frame(width: 20, height: 10) }
    #expect(near(boxes(commands(node(leading), 100, 10))[0], 0, 0, 20, 10))
  }
}
