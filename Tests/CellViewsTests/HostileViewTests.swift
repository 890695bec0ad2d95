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

  /// Grids, windows, outlines and modifiers of the views by SwiftUI's names.
  static func containers(_ bad: CGFloat) -> [ViewNode] {
    let words = ViewNode.text(
      TextNode(
        "some words",
        decoration: TextDecoration(tracking: bad, baselineOffset: bad, lineSpacing: bad),
        runs: [
          TextRunNode("some", decoration: TextDecoration(baselineOffset: bad)), TextRunNode(""),
        ]))
    let tracks: [LazyGridNode.Track] = [
      LazyGridNode.Track(.fixed(bad), spacing: bad),
      LazyGridNode.Track(.flexible(minimum: bad, maximum: bad)),
      LazyGridNode.Track(.adaptive(minimum: bad, maximum: bad), spacing: bad),
    ]
    let kinds: [ShapeNode.Kind] = [
      .unevenRoundedRectangle(CornerRadii(topLeading: bad), style: .continuous),
      .path(Path { $0.addLine(to: CGPoint(x: bad, y: bad)) }), .inset(.circle, bad),
      .inset(.roundedRectangle(cornerRadius: bad, style: .circular), bad),
      .trimmed(.circle, from: bad, to: 0.5), .trimmed(.rectangle, from: 0, to: bad),
      .transformed(.rectangle, .rotation(degrees: bad, anchor: UnitPoint(x: bad, y: bad))),
      .transformed(.rectangle, .scale(x: bad, y: bad, anchor: .center)),
      .transformed(.circle, .offset(x: bad, y: bad)),
      .transformed(.circle, .matrix(CGAffineTransform(scaleX: bad, y: bad))),
      .custom(CustomShape { Path(ellipseIn: $0.insetBy(dx: bad, dy: bad)) }),
    ]
    let line = LineNode(cap: .round, dash: [], isInside: true)
    let shapes = kinds.flatMap { kind -> [ViewNode] in
      [
        .shape(ShapeNode(kind)),
        .shape(
          ShapeNode(kind, stroke: .color(.opacity(.named("red"), 0.5)), lineWidth: bad, line: line)),
        .shape(
          ShapeNode(
            kind, stroke: .color(.named("red")), lineWidth: 2, line: LineNode(dash: [bad, 0]))),
        ViewNode.red.with(.clip(kind)),
      ]
    }
    let gradients: [GradientNode.Geometry] = [
      .linear(from: UnitPoint(x: bad, y: 0), to: .bottom),
      .radial(center: .center, startRadius: bad, endRadius: bad),
      .elliptical(center: .center, startFraction: bad, endFraction: bad),
      .angular(center: .center, startAngle: bad, endAngle: bad),
    ]
    let fills = gradients.map {
      FillReference.gradient(
        GradientNode(
          stops: [.init(.named("red"), at: bad), .init(.named("blue"), at: 1)], geometry: $0))
    }
    let modifiers: [ViewModifierNode] =
      [
        .blur(radius: bad), .mask(.red.frame(bad, bad), alignment: .top),
        .rotationAbout(degrees: bad, anchor: UnitPoint(x: bad, y: bad)),
        .scaleAbout(x: bad, y: bad, anchor: .topLeading), .minimumScaleFactor(bad),
        .containerRelativeFrame(
          ContainerFrameNode(
            isHorizontal: true, isVertical: true, count: Int.min, span: Int.max, spacing: bad)),
        .containerRelativeFrame(
          ContainerFrameNode(
            isHorizontal: true, isVertical: true, length: ContainerLength { _, _ in bad })),
        .environment(EnvironmentNode(layoutDirection: .rightToLeft)),
        .gridCell(GridCellNode(columns: Int.max, anchor: UnitPoint(x: bad, y: bad))),
      ] + fills.map { .foregroundFill($0) }
    let cells = [words, .red, .block(2).with(.gridCell(GridCellNode(columns: Int.min)))]
    return [
      words,
      .lazyGrid(LazyGridNode(.vertical, tracks: tracks, spacing: bad, children: cells + cells)),
      .lazyGrid(LazyGridNode(.horizontal, tracks: tracks, spacing: bad, children: cells)),
      .lazyGrid(LazyGridNode(.vertical, tracks: [], children: cells)),
      .grid(
        GridNode(
          horizontalSpacing: bad, verticalSpacing: bad,
          rows: [
            GridRowNode(cells: cells), GridRowNode(cells: [.divider], isWhole: true),
            GridRowNode(alignment: .firstTextBaseline, cells: cells.map { $0.with(modifiers[8]) }),
          ])),
      .grid(GridNode(rows: [])),
      .scroll(
        ScrollNode(
          isHorizontal: true, isVertical: true,
          margins: EdgeInsets(top: bad, leading: bad, bottom: bad, trailing: bad),
          content: cells + [ViewNode.red.with(modifiers[5])])),
      .scroll(ScrollNode(isHorizontal: false, isVertical: true, content: [])),
      .deferred(DeferredNode { room in [.red.frame(room.size.width * bad, bad), words] }),
      .stack(StackNode(.hstack, spacing: bad, isLazy: true, children: cells)),
    ] + shapes + modifiers.map { words.with($0) } + modifiers.map { .red.with($0) }
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

  @Test("no offer and no number gives NaN in grids and windows", arguments: numbers)
  func containerSizes(_ bad: CGFloat) {
    let offers: [CGFloat?] = [nil, 0, 100, .infinity]
    for view in Self.containers(bad) {
      for width in offers {
        for height in offers {
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
    for view in Self.views(bad) + Self.containers(bad) {
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
