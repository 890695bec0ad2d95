// SPDX-License-Identifier: MIT
//
// Whatever numbers an author writes and however deep views are nested: an answer, and no NaN.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct HostileViewTests {
  static let lengths: [CGFloat?] = [nil, 0, -5, 100, 1e300, .infinity, -.infinity, .nan]
  static let numbers: [CGFloat] = [0, -3, 1e300, .infinity, -.infinity, .nan]

  /// Every kind of view, and every modifier with one bad number.
  static func views(_ bad: CGFloat) -> [ViewNode] {
    let kinds: [ViewNode] = [
      .empty, .text(TextNode("some words here")), .red, .spacer(minLength: bad), .divider,
      .shape(ShapeNode(.roundedRectangle(cornerRadius: bad, style: .continuous), lineWidth: bad)),
      .shape(ShapeNode(.circle, stroke: .color(.named("red")), lineWidth: bad)),
      .picture(.file(path: "wide.png"), mode: .fill, ratio: bad),
      .picture(.file(path: "no.png")), .picture(.symbol(name: "heart"), mode: .fit),
      .picture(.remote(url: "https://cdn.example"), ratio: bad),
      .placeholder(PlaceholderNode(title: "a title", detail: "x", colorIndex: Int.min)),
      .text(
        TextNode(
          "words", font: .system(size: bad, weight: 9999, design: .default),
          minimumScaleFactor: bad)),
      .shape(
        ShapeNode(
          .ellipse,
          fill: .radialGradient(
            [.named("red"), .named("blue")], center: UnitPoint(x: bad, y: bad), startRadius: bad,
            endRadius: bad))),
    ]
    let modifiers: [ViewModifierNode] = [
      .padding(EdgeInsets(top: bad, leading: bad, bottom: bad, trailing: bad)),
      .frame(FrameNode(width: bad, minHeight: bad)),
      .frame(FrameNode(minWidth: bad, idealWidth: bad, maxWidth: bad, maxHeight: bad)),
      .overlay(.red.frame(bad, 4), alignment: .lastTextBaseline), .cornerRadius(bad),
      .shadow(color: .named("black"), radius: bad, x: bad, y: bad), .opacity(bad),
      .offset(x: bad, y: bad), .rotation(degrees: bad), .scale(x: bad, y: bad), .zIndex(bad),
      .layoutPriority(bad), .aspectRatio(bad, .fit), .aspectRatio(bad, .fill),
      .aspectRatio(nil, .fill), .position(x: bad, y: bad),
      .fixedSize(horizontal: true, vertical: false), .lineLimit(Int.min),
    ]
    let modified = modifiers.map { ViewNode.block(2).with($0) } + modifiers.map { .red.with($0) }
    let all = kinds + modified
    return all + [
      .stack(StackNode(.hstack, spacing: bad, alignment: .firstTextBaseline, children: all)),
      .stack(StackNode(.vstack, alignment: .trailing, children: all)),
      .stack(StackNode(.zstack, alignment: .lastTextBaseline, children: all)),
    ]
  }

  @Test("no offer and no number gives NaN", arguments: numbers)
  func sizes(_ bad: CGFloat) {
    for view in Self.views(bad) {
      for width in Self.lengths {
        for height in Self.lengths {
          let size = size(view, width, height)
          #expect(!size.width.isNaN && !size.height.isNaN, "\(view)")
          #expect(size.width >= 0 && size.height >= 0, "\(view)")
        }
      }
    }
  }

  @Test("whatever is drawn has finite boxes", arguments: numbers)
  func drawing(_ bad: CGFloat) {
    let frames = [
      CGRect(x: 3, y: 4, width: 100, height: 50), .zero,
      CGRect(x: bad, y: 0, width: bad, height: 10),
    ]
    for view in Self.views(bad) {
      for frame in frames {
        for direction in LayoutDirection.allCases {
          let environment = ViewEnvironment(layoutDirection: direction)
          for box in boxes(renderer(environment).draw(view, in: frame).commands) {
            #expect(box.minX.isFinite && box.minY.isFinite, "\(view)")
            #expect(box.width.isFinite && box.height.isFinite, "\(view)")
          }
        }
      }
    }
  }

  @Test("scales that are none round nothing", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func scales(_ scale: CGFloat) {
    let environment = ViewEnvironment(scale: scale)
    let column = ViewNode.column(.block(3), .divider, .red)
    #expect(size(column, 50, 50, in: environment).height.isFinite)
    #expect(!commands(column, 50, 50, in: environment).isEmpty)
  }

  @Test func `a thousand levels are cut at the limit, visibly and with a note`() {
    var view = ViewNode.block(3)
    for _ in 0..<1000 { view = view.with(.padding(EdgeInsets(top: 0.01))) }
    let drawing = renderer().draw(view, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(drawing.notes == [.tooDeep(limit: 256)])
    #expect(!drawing.commands.isEmpty)
  }

  @Test func `stacks in stacks stay quick`() {
    // Each level asks its children for their least and their most length, in turn on either axis.
    var view = ViewNode.text(TextNode("some words here"))
    for level in 0..<120 {
      let square = ViewNode.red.with(.aspectRatio(1.3, .fit)).with(
        .layoutPriority(Double(level % 3)))
      view =
        level.isMultiple(of: 2)
        ? .row(view, square, .block(2)) : .column(view, square, .block(2))
    }
    let text = BlockText()
    let drawing = renderer(text: text).draw(view, in: CGRect(x: 0, y: 0, width: 900, height: 900))
    #expect(
      drawing.notes.allSatisfy {
        $0 == .tooComplex || $0 == .textTruncated("xx") || $0 == .textTruncated("some words here")
      })
    #expect(text.asked.count < 100_000)
  }

  @Test func `equal views are drawn equal`() {
    for view in Self.views(7) {
      #expect(commands(view, 90, 60) == commands(view, 90, 60))
    }
  }
}
