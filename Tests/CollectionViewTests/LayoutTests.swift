// SPDX-License-Identifier: MIT
//
// Where the places of a grid are. Numbers: docs/checklist.md names the rows; derived from the
// founding code's formulas unless they say otherwise.

import CollectionView
import DynamicCollectionView
import Testing

@Suite struct LayoutTests {
  typealias Layout = CollectionView<Square, Rectangle>.Layout

  // P-02, P-05, P-08
  @Test("three columns of squares, 2 points apart, share the width (derived)")
  func defaults() {
    let layout = Layout()
    #expect(layout.numberOfColumns == 3 && layout.itemSpacing == 2)
    #expect(layout.rowPadding == EdgeInsets() && layout.scrollViewInsets == EdgeInsets())
    let worked: [(CGFloat, CGFloat)] = [
      (320, 105.333), (375, 123.667), (390, 128.667), (393, 129.667), (402, 132.667), (430, 142),
    ]
    for (width, expected) in worked {
      let places = frames(Kept(Square.numbered(3)).view(), width)
      #expect(agree(places.map(\.width), [expected, expected, expected]))
      #expect(agree(places.map(\.height), [expected, expected, expected]))
    }
  }

  // P-07, P-09, P-11
  @Test("rows follow one another, and a last row that is not full shares its width (derived)")
  func rows() {
    let places = frames(Kept(Square.numbered(7)).view())
    #expect(agree(places.map(\.minY), [0, 0, 0, 131.667, 131.667, 131.667, 263.333]))
    #expect(agree(places.map(\.height), Array(repeating: 129.667, count: 7)))
    #expect(places.last.map { agree([$0.minX, $0.width], [0, 393]) } ?? false)
    let eight = frames(Kept(Square.numbered(8)).view())
    #expect(agree(eight.suffix(2).map(\.width), [195.5, 195.5]))
    let height = host(Kept(Square.numbered(7)).view()).renderer.layout.contentSize.height
    #expect(agree([height], [393]))
    #expect(frames(Kept([]).view()).isEmpty)
    #expect(frames(Kept(Square.numbered(2)).view().numberOfColumns(0)).map(\.minX) == [0, 0])
  }

  // P-03, P-04, P-10
  @Test("padding surrounds each row, the scroll view's insets all of them (derived)")
  func padding() {
    let view = Kept(Square.numbered(4)).view()
      .rowPadding(EdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)).numberOfColumns(2)
      .itemSpacing(6).rowHeight(.constant(50))
      .scrollViewInsets(EdgeInsets(top: 100, leading: 0, bottom: 7, trailing: 0))
    let places = frames(view)
    // 3 + 50 + 4 and 6 between: a row every 63 points.
    #expect(places.map(\.minY) == [103, 103, 166, 166])
    #expect(agree(places.map(\.minX), [10, 194.5, 10, 194.5].map { ($0 * 3).rounded() / 3 }))
    #expect(places.map(\.height) == [50, 50, 50, 50])
    #expect(host(view).renderer.layout.contentSize.height == 227)
  }

  // P-08
  @Test("beside insets cells are narrower than high; clean grids have squares (derived)")
  func insets() {
    let insets = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    let seed = Kept(Square.numbered(3)).view().scrollViewInsets(insets)
    #expect(
      frames(seed, 402).map { [$0.width, $0.height] }.allSatisfy { agree($0, [122.667, 132.667]) })
    let clean = seed.compatibility(.clean)
    #expect(frames(clean, 402).allSatisfy { agree([$0.width], [$0.height]) })
    let rest = Kept(Square.numbered(4)).view().compatibility(.clean)
    #expect(agree(Array(frames(rest).map(\.width).prefix(4)), Array(repeating: 129.667, count: 4)))
    #expect(host(rest).frame().list.elements.filter { !$0.commands.isEmpty }.count == 4)
  }

  // P-06
  @Test("a block says how high each row is; it is told the whole grid's room")
  func dynamic() {
    var asked: [String] = []
    let view = Kept(Square.numbered(5)).view().rowHeight(
      .dynamic { row, metrics, spacing, columns in
        asked.append("\(row) \(Int(metrics.size.width)) \(Int(spacing)) \(columns)")
        return CGFloat(row + 1) * 40
      })
    #expect(frames(view).map(\.height) == [40, 40, 40, 80, 80])
    #expect(Set(asked) == ["0 393 2 3", "1 393 2 3"])
    for bad: CGFloat in [.nan, .infinity, -5] {
      // Two flat rows, 2 points apart.
      let flat = host(view.rowHeight(.dynamic { _, _, _, _ in bad })).renderer.layout
      #expect(flat.contentSize.height == 2)
    }
  }

  // P-02, P-03
  @Test("views that share a layout share its values; modifiers change it")
  func shared() {
    let layout = Layout()
    let (first, second) = (
      Kept(Square.numbered(2)).view(layout), Kept(Square.numbered(2)).view(layout)
    )
    _ = first.numberOfColumns(2).itemSpacing(0)
    #expect(frames(second, 400).map(\.width) == [200, 200])
  }

  // P-19
  @Test("a grid scrolls up and down as far as there are rows")
  func scrolls() {
    let host = host(Kept(Square.numbered(30)).view(), 393, height: 400)
    host.scroll(to: 10_000)
    let last = host.frame().attributes.map(\.screenFrame.maxY).max() ?? 0
    #expect(agree([last], [400]))
    #expect(host.renderer.layout.sections.count == 1)
    #expect(host.renderer.layout.contentSize.width == 393)
  }
}
