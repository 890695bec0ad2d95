// SPDX-License-Identifier: MIT
//
// Stacks share out their room by priority and flexibility, and line their children up.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct StackTests {
  // Worked numbers of views-and-metrics 4 (derived).
  @Test func `a spacer takes what is left and no spacing`() {
    let row = ViewNode.row(.block(6), .gap, ViewNode.red.frame(24, 24))
    let drawn = boxes(commands(row, 300, 50))
    #expect(near(drawn[0], 0, 15, 60, 20.333))
    #expect(near(drawn[1], 276, 13, 24, 24))
  }

  // derived: (300 − 10) / 2.
  @Test func `two colours share the room`() {
    let drawn = boxes(commands(.row(spacing: 10, .red, .red), 300, 50))
    #expect(near(drawn[0], 0, 0, 145, 50))
    #expect(near(drawn[1], 155, 0, 145, 50))
  }

  // derived: free 192; 50 is offered 96 and takes 50; 200 is offered 142 and wraps.
  @Test func `the less flexible of two texts goes first`() {
    let row = ViewNode.row(.text(TextNode("aaaaaaaaa bbbbbbbbbb")), .block(5))
    let drawn = boxes(commands(row, 200, 100))
    #expect(near(drawn[0], 21, 29, 100, 42.333))
    #expect(near(drawn[1], 129, 40, 50, 20.333))
  }

  // derived from 4.3: the second keeps only what the first leaves.
  @Test func `a higher priority is served first, minima kept back`() {
    let low = ViewNode.red.with(
      .frame(FrameNode(minWidth: 30, maxWidth: .infinity)))
    let row = ViewNode.row(spacing: 0, low, ViewNode.red.with(.layoutPriority(1)))
    let drawn = boxes(commands(row, 100, 10))
    #expect(near(drawn[0], 0, 0, 30, 10))
    #expect(near(drawn[1], 30, 0, 70, 10))
  }

  @Test func `with nothing offered every child takes its ideal size`() {  // derived, 4.2
    #expect(near(size(.row(spacing: 5, .red, .block(3)), nil, nil), 45, 20.333))
  }

  @Test func `children may overflow their stack's room`() {  // derived, 4.7
    let row = ViewNode.row(spacing: 0, ViewNode.red.frame(80, 10), .red.frame(80, 10))
    #expect(size(row, 100, 100) == CGSize(width: 160, height: 10))
  }

  // derived: the middle of a capital is 1443 / 4096 of the size above the line, to a pixel.
  @Test func `a symbol stands on the line as a capital does, any other image with its bottom`() {
    let font = FontReference.style(.body)
    func place(_ image: ViewNode) -> (image: CGRect, line: CGFloat) {
      let row = ViewNode.row(align: .firstTextBaseline, image, .block(2, font: font))
      let drawn = boxes(commands(row, 200, 100))
      return (drawn[0], drawn[1].minY + 16.1865)
    }
    let symbol = place(.picture(.symbol(name: "heart")))
    #expect(abs(symbol.line - symbol.image.midY - 17 * 1443 / 4096) < 0.5)
    let picture = place(.picture(.file(path: "wide.png"), resizable: true).frame(30, 10))
    #expect(abs(picture.line - picture.image.maxY) < 0.34)
  }

  // derived: the large text's baseline is 32.373, the small one's 10.474, both to a pixel.
  @Test func `first baselines meet`() {
    let row = ViewNode.row(
      align: .firstTextBaseline, .block(2, font: .style(.largeTitle)),
      .block(2, font: .style(.caption2)))
    let drawn = boxes(commands(row, 200, 100))
    let lower = drawn[1].minY - drawn[0].minY
    #expect(near(lower, 22))
  }

  @Test(
    "children meet at the side their stack names",
    arguments: [(.leading, 0), (.center, 30), (.trailing, 60)]
      as [(AlignmentReference, CGFloat)])
  func sides(_ alignment: AlignmentReference, _ x: CGFloat) {
    let column = ViewNode.column(
      spacing: 0, align: alignment, ViewNode.red.frame(100, 10), ViewNode.red.frame(40, 10))
    #expect(near(boxes(commands(column, 100, 20))[1], x, 10, 40, 10))
  }

  // derived, 4.8.
  @Test func `only the highest priority decides a zstack's size`() {
    let big = ViewNode.red.frame(100, 100)
    let small = ViewNode.red.frame(20, 30)
    #expect(size(.layers(big, small), 200, 200) == CGSize(width: 100, height: 100))
    let layered = ViewNode.layers(align: .topLeading, big, small.with(.layoutPriority(1)))
    #expect(size(layered, 200, 200) == CGSize(width: 20, height: 30))
    #expect(near(boxes(commands(layered, 20, 30))[0], 0, 0, 100, 100))
  }

  @Test func `an empty view takes no room and no spacing`() {  // apple-doc, 1
    let row = ViewNode.row(
      ViewNode.red.frame(10, 10), .empty,
      ViewNode.empty.with(.padding(EdgeInsets(top: 9))), ViewNode.red.frame(10, 10))
    #expect(size(row, 100, 100) == CGSize(width: 28, height: 10))
  }

  @Test func `a higher z index is painted last and moves nothing`() {  // apple-doc, 2
    let row = ViewNode.row(
      spacing: 0, ViewNode.red.frame(10, 10).with(.zIndex(1)), ViewNode.red.frame(20, 10))
    #expect(boxes(commands(row, 30, 10)).map(\.width) == [20, 10])
  }

  @Test(
    "a divider is a pixel thick across its stack, a point at accessibility sizes",
    arguments: [(1, .large, 1), (2, .large, 0.5), (3, .large, 1 / 3), (3, .accessibilityLarge, 1)]
      as [(CGFloat, ContentSizeCategory, CGFloat)])
  func divider(_ scale: CGFloat, _ category: ContentSizeCategory, _ thickness: CGFloat) {
    // apple-doc, Q14.
    let environment = ViewEnvironment(contentSize: category, scale: scale)
    #expect(near(size(.divider, 40, 50, in: environment), 40, thickness))
    #expect(
      near(size(.row(.divider), 40, 50, in: environment), thickness, 50))
    #expect(near(size(.column(.divider), 40, 50, in: environment), 40, thickness))
  }

  @Test func `a spacer is 8 long at least, and nothing across`() {  // derived, 1
    #expect(size(.row(.gap), 0, 50) == CGSize(width: 8, height: 0))
    #expect(size(.column(.spacer(minLength: 3)), 50, 0) == CGSize(width: 0, height: 3))
    #expect(size(.gap, 30, 40) == CGSize(width: 30, height: 40))
  }
}

@Suite struct SpacingTests {
  private func gap(_ upper: ViewNode, _ lower: ViewNode, in environment: ViewEnvironment) -> CGFloat
  {
    let column = ViewNode.column(upper, lower)
    let (a, b) = (size(upper, nil, nil, in: environment), size(lower, nil, nil, in: environment))
    return size(column, nil, nil, in: environment).height - a.height - b.height
  }

  // 4.11, derived: the lower style's leading less 1.193359 of its size, up to a pixel.
  @Test(
    "texts stand apart by the lower one's extra leading",
    arguments: [
      (.body, 3, 2), (.body, 2, 2), (.body, 1, 2), (.largeTitle, 3, 0.667), (.title2, 3, 2),
      (.caption2, 3, 0),
    ] as [(TextStyle, CGFloat, CGFloat)])
  func texts(_ style: TextStyle, _ scale: CGFloat, _ want: CGFloat) {
    let environment = ViewEnvironment(scale: scale)
    let got = gap(.block(3), .block(3, font: .style(style)), in: environment)
    #expect(near(got, want))
  }

  // 4.11, derived: 20.287 + 2.333 − 11.978 below, 2.333 + 4.101 above.
  @Test func `text and box keep the text's distances`() {
    let box = ViewNode.red.frame(10, 10)
    #expect(near(gap(.block(3), box, in: ViewEnvironment()), 10.642))
    #expect(near(gap(box, .block(3), in: ViewEnvironment()), 6.434))
    #expect(near(gap(box, box, in: ViewEnvironment()), 8))
  }

  @Test func `a frame or padding at an edge ends the text's wishes there`() {  // derived, 2
    let framed = ViewNode.block(3).frame(nil, 30)
    let padded = ViewNode.block(3).with(.padding(EdgeInsets(top: 4)))
    #expect(near(gap(framed, framed, in: ViewEnvironment()), 8))
    #expect(near(gap(.block(3), padded, in: ViewEnvironment()), 10.642))
    #expect(near(gap(padded, .block(3), in: ViewEnvironment()), 2))
  }

  @Test func `texts side by side stand 8 apart`() {  // derived, 4.1
    #expect(near(size(.row(.block(1), .block(1)), nil, nil).width, 28))
  }

  @Test func `a stack of texts wishes what its texts wish`() {  // derived, 4.11
    let column = ViewNode.column(.block(3))
    #expect(near(gap(column, column, in: ViewEnvironment()), 2))
    let row = ViewNode.row(.block(3), .gap, .block(3))
    #expect(near(gap(row, row, in: ViewEnvironment()), 2))
  }

  @Test func `a given spacing replaces all of it`() {  // derived, 4.1
    #expect(near(size(.column(spacing: 0, .block(1), .block(1)), nil, nil).height, 40.667))
  }
}
