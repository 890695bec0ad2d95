// SPDX-License-Identifier: MIT
//
// Texts hug their longest line, round up to pixels, and are set once for each width.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextTests {
  // views-and-metrics 3: 17 at 3x and 2x is uikit-pixels, the others derived.
  @Test(
    "a label is its line height rounded up to pixels",
    arguments: [
      (11, 13.333, 13.5), (12, 14.333, 14.5), (13, 15.667, 16), (15, 18, 18), (16, 19.333, 19.5),
      (17, 20.333, 20.5), (20, 24, 24), (22, 26.333, 26.5), (28, 33.667, 33.5), (34, 40.667, 41),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func label(_ points: CGFloat, _ at3x: CGFloat, _ at2x: CGFloat) {
    let text = ViewNode.block(1, font: .system(size: points, weight: 400, design: .default))
    #expect(near(size(text, nil, nil).height, at3x))
    #expect(near(size(text, nil, nil, in: ViewEnvironment(scale: 2)).height, at2x))
  }

  // uikit-pixels: an alert's title of two lines at 3x.
  @Test func `two lines of headline are 42 and a third`() {
    let title = ViewNode.text(TextNode("aaaa bbbb", font: .style(.headline)))
    #expect(near(size(title, 50, nil), 40, 42.333))
  }

  @Test func `fonts made by size have no extra leading`() {  // derived, 3.9
    let font = FontReference.system(size: 17, weight: 400, design: .default)
    #expect(near(size(.text(TextNode("aaaa bbbb", font: font)), 50, nil), 40, 40.667))
  }

  @Test func `a text never takes more than its longest line`() {  // apple-doc, 3.2
    #expect(near(size(.text(TextNode("aaa bb")), 45, 400), 30, 42.333))
  }

  @Test func `as many whole lines as fit are kept, at least one`() {  // apple-doc, 3.4
    let text = ViewNode.text(TextNode("aaa bbb ccc"))
    #expect(near(size(text, 30, 64).height, 42.333))
    #expect(near(size(text, 30, 5).height, 20.333))
    let drawing = renderer().draw(text, in: CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(drawing.notes == [.textTruncated("aaa bbb ccc")])
  }

  @Test func `a line limit below one is one`() {  // apple-doc, 3.3
    let text = ViewNode.text(TextNode("aaa bbb ccc", lineLimit: 0))
    #expect(near(size(text, 30, nil).height, 20.333))
  }

  // apple-doc, 3.3: "always occupies the height required"; the heights are derived from 3.9.
  @Test func `room for lines is kept, whatever the text says`() {
    let short = Text("aaa")
    #expect(near(size(short.lineLimit(2, reservesSpace: true), 30, nil), 30, 42.333))
    #expect(near(size(short.lineLimit(2, reservesSpace: true), 30, 10), 30, 42.333))
    #expect(near(size(short.lineLimit(2, reservesSpace: false), 30, nil), 30, 20.333))
    #expect(near(size(Text("").lineLimit(2, reservesSpace: true), 30, nil), 0, 42.333))
    #expect(near(size(short.lineLimit(2...4), 30, nil), 30, 42.333))
    #expect(near(size(short.lineLimit(2...), 30, nil), 30, 42.333))
    let long = Text("aaa bbb ccc ddd eee")
    #expect(near(size(long.lineLimit(2...4), 30, nil), 30, 86.333))
    #expect(near(size(long.lineLimit(2...), 30, nil), 30, 108.333))
  }

  @Test func `a number of lines further in takes the room back`() {  // apple-doc
    let text = Text("aaa")
    #expect(near(size(text.lineLimit(1).lineLimit(3, reservesSpace: true), 30, nil).height, 20.333))
    let column = VStack { text }.environment(\.lineLimit, 2)
    #expect(near(size(column.lineLimit(3, reservesSpace: true), 30, nil).height, 20.333))
    #expect(near(size(VStack { text }.lineLimit(2...4), 30, nil).height, 42.333))
  }

  @Test func `a line limit, a font and an alignment come down from outside`() throws {  // apple-doc
    let view = ViewNode.column(.text(TextNode("aaa bbb ccc")))
      .with(.lineLimit(2)).with(.font(.style(.caption2))).with(.multilineTextAlignment(.trailing))
    guard case .text(let request, _, _)? = commands(view, 30, 200).first else {
      Issue.record("no text was drawn")
      return
    }
    #expect(request.lineLimit == 2)
    #expect(request.font.size == 11)
    #expect(request.alignment == .trailing)
  }

  // apple-doc, Text.baselineOffset(_:): "The bounds of the view expand to contain the moved text."
  // Of an attributed string: "Shifting a run does not change the height of the line".
  @Test func `lines have room for a text that is raised or lowered`() {
    func run(_ view: some View) -> TextRun? {
      for command in commands(view, 200, 60) {
        if case .text(let request, _, _) = command { return request.runs.last }
      }
      return nil
    }
    let plain = FontReference.style(.body).request(in: ViewEnvironment())
    func expect(_ run: TextRun?, raised: CGFloat, above: CGFloat, below: CGFloat) {
      #expect(run?.baselineOffset == raised)
      #expect(run.map { near($0.font.ascender, plain.ascender + above) } == true)
      #expect(run.map { near($0.font.descender, plain.descender + below) } == true)
    }
    let text = Text("a")
    expect(run(text.baselineOffset(10)), raised: 10, above: 10, below: 0)
    expect(run(text.baselineOffset(-10)), raised: -10, above: 0, below: 10)
    expect(run(VStack { text }.baselineOffset(10)), raised: 10, above: 10, below: 0)
    expect(run(text + text.baselineOffset(4)), raised: 4, above: 4, below: 0)
    var string = AttributedString("m")
    string.baselineOffset = 6
    expect(run(Text(string)), raised: 6, above: 0, below: 0)
  }

  // derived: neighbours keep the distance that the face asks for, wherever its letters are.
  @Test func `a raised text keeps its distance from what is around it`() {
    func gap(_ text: Text) -> CGFloat {
      let drawn = boxes(
        commands(
          VStack {
            text
            Rectangle().frame(width: 9, height: 9)
          }, 100, 200))
      return drawn[1].minY - drawn[0].maxY
    }
    #expect(gap(Text("a")) == gap(Text("a").baselineOffset(8)))
  }

  @Test func `what no face has is noted, and the system's is drawn`() {  // self
    func notes(_ view: some View) -> [ViewNote] {
      renderer().draw(node(view), in: CGRect(x: 0, y: 0, width: 100, height: 50)).notes
    }
    #expect(notes(Text("a").font(.custom("Papyrus", size: 17))) == [.fontUnavailable("Papyrus")])
    #expect(
      notes(Text("a").font(.custom("Papyrus", size: 17).bold()) + Text("b"))
        == [.fontUnavailable("Papyrus")])
    #expect(
      notes(VStack { Text("a") }.font(.body.smallCaps())) == [.fontUnavailable("small capitals")])
    #expect(
      notes(VStack { Text("a") }.fontWidth(.condensed)) == [.fontUnavailable("another width")])
    #expect(notes(VStack { Text("a") }.fontWidth(.standard).font(.title)) == [])
  }

  @Test func `a rounded face is drawn as the default one, and noted`() {  // self
    func notes(_ view: some View) -> [ViewNote] {
      renderer().draw(node(view), in: CGRect(x: 0, y: 0, width: 100, height: 50)).notes
    }
    let rounded = [ViewNote.designUnavailable(.rounded)]
    #expect(notes(Text("a").font(.system(size: 17, design: .rounded))) == rounded)
    #expect(notes(VStack { Text("a") }.fontDesign(.rounded)) == rounded)
    #expect(notes(Text("a") + Text("b").fontDesign(.rounded)) == rounded)
    #expect(notes(Text("a").font(.system(size: 17, design: .serif))) == [])
  }

  @Test func `an empty text takes no room`() {  // self
    #expect(size(.text(TextNode("")), 100, 100) == .zero)
  }

  @Test func `a text is set once for all widths that break it alike`() {  // derived
    let text = BlockText()
    let cell = ViewNode.row(.text(TextNode("aaa bbb")), .gap, .block(4), ViewNode.red.frame(20, 20))
    _ = renderer(text: text).draw(cell, in: CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(text.asked.map(\.string) == ["aaa bbb", "xxxx"])
  }

  @Test func `a column of texts sets each at the column's width only`() {  // derived
    let text = BlockText()
    let cell = ViewNode.column(align: .leading, .text(TextNode("aaa bbb")), .block(4))
    _ = renderer(text: text).draw(cell, in: CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(text.asked.map(\.string) == ["aaa bbb", "xxxx"])
    #expect(text.asked.map(\.maxWidth) == [50, 50])
  }

  @Test func `the language and the reading direction go with a text`() {
    let environment = ViewEnvironment(layoutDirection: .rightToLeft, locale: "ar")
    guard case .text(let request, _, _)? = commands(.block(3), 90, 40, in: environment).first else {
      Issue.record("no text was drawn")
      return
    }
    #expect(request.isRightToLeft)
    #expect(request.language == "ar")
    #expect(request.alignment == .leading)
  }
}

@Suite struct FontTests {
  // views-and-metrics 3.12 (apple-doc): size and leading at extra small, large, AX1 and AX5.
  @Test(
    "styles follow the published sizes",
    arguments: [
      (.largeTitle, [31, 38, 34, 41, 44, 52, 60, 70]), (.title, [25, 31, 28, 34, 38, 46, 58, 68]),
      (.title2, [19, 24, 22, 28, 34, 41, 56, 66]), (.title3, [17, 22, 20, 25, 31, 38, 55, 65]),
      (.headline, [14, 19, 17, 22, 28, 34, 53, 62]), (.body, [14, 19, 17, 22, 28, 34, 53, 62]),
      (.callout, [13, 18, 16, 21, 26, 32, 51, 60]),
      (.subheadline, [12, 16, 15, 20, 25, 31, 49, 58]),
      (.footnote, [12, 16, 13, 18, 23, 29, 44, 52]), (.caption, [11, 13, 12, 16, 22, 28, 43, 51]),
      (.caption2, [11, 13, 11, 13, 20, 25, 40, 48]),
    ] as [(TextStyle, [CGFloat])])
  func styles(_ style: TextStyle, _ want: [CGFloat]) {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(categories.flatMap { [style.size(at: $0), style.leading(at: $0)] } == want)
  }

  @Test func `sizes and leadings never fall as categories rise`() {  // self
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.size(at: $0) }
      let leadings = ContentSizeCategory.allCases.map { style.leading(at: $0) }
      #expect(sizes.sorted() == sizes)
      #expect(leadings.sorted() == leadings)
    }
  }

  // views-and-metrics 3.13 (derived, checked there on uikit-print).
  @Test(
    "other lengths scale with the leading",
    arguments: [
      (16, [13.667, 14.667, 15.333, 16, 17.333, 19, 21, 24.667, 29, 35, 40.667, 45]),
      (44, [38, 40, 42, 44, 48, 52, 58, 68, 80, 96, 112, 124]),
      (
        100,
        [
          86.333, 91, 95.333, 100, 109, 118.333, 131.667, 154.667, 181.667, 218.333, 254.667,
          281.667,
        ]
      ),
    ] as [(CGFloat, [CGFloat])])
  func scaled(_ value: CGFloat, _ want: [CGFloat]) {
    for (category, length) in zip(ContentSizeCategory.allCases, want) {
      #expect(near(TextStyle.body.scaledValue(value, at: category, scale: 3), length))
    }
  }

  @Test(
    "tracking is San Francisco's",
    arguments: [
      (5, 0.24), (6, 0.24), (11, 0.06), (12, 0), (17, -0.43), (34, 0.40), (35, 0.385), (76, 0.07),
      (80, 0), (200, 0),
    ] as [(CGFloat, CGFloat)])
  func tracking(_ size: CGFloat, _ want: CGFloat) {  // apple-doc, 3.14; between: derived
    let font = FontReference.system(size: size, weight: 400, design: .default)
    #expect(near(font.request(in: ViewEnvironment()).tracking, want))
  }

  @Test func `only the headline is semibold, and a given weight wins`() {  // apple-doc, 3.10
    let environment = ViewEnvironment(contentSize: .accessibilityLarge)
    for style in TextStyle.allCases {
      let weight = FontReference.style(style).request(in: environment).weight
      #expect(weight == (style == .headline ? 600 : 400))
    }
    #expect(FontReference.style(.headline).request(in: environment, weight: 300).weight == 300)
  }

  @Test func `a font made by size does not follow the text size`() {  // apple-doc
    let font = FontReference.system(size: 17, weight: 400, design: .rounded)
    let large = ViewEnvironment(contentSize: .accessibilityExtraLarge)
    #expect(font.request(in: large) == font.request(in: ViewEnvironment()))
  }

  @Test func `line metrics are those of San Francisco`() {  // uikit-print, 3.7
    let font = FontReference.style(.body).request(in: ViewEnvironment())
    #expect(near(font.ascender, 16.1865))
    #expect(near(font.descender, 4.1006))
    #expect(near(font.leading, 1.713))
  }
}
