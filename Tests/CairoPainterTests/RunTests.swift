// SPDX-License-Identifier: MIT
//
// Texts whose parts are set each in its own way.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct RunTests {
  private static let red = RGBA(255, 0, 0)
  private static let blue = RGBA(0, 0, 255)

  private func text(
    _ parts: [(String, TextRun)], font: FontRequest = .body(20), limit: Int? = nil,
    truncation: TruncationMode = .tail, scale: CGFloat = 1, isRightToLeft: Bool = false
  ) -> TextRequest {
    let runs = parts.map { string, run in
      var run = run
      run.length = string.utf8.count
      return run
    }
    return TextRequest(
      string: parts.map(\.0).joined(), font: font, lineLimit: limit, truncation: truncation,
      minimumScaleFactor: scale, isRightToLeft: isRightToLeft, runs: runs)
  }

  private func run(
    _ font: FontRequest = .body(20), _ color: RGBA? = nil, under: Bool = false,
    through: Bool = false, raised: CGFloat = 0
  ) -> TextRun {
    TextRun(
      length: 0, font: font, color: color, underline: under ? TextLine() : nil,
      strikethrough: through ? TextLine() : nil, baselineOffset: raised)
  }

  @Test func `a line has its own colour, also under a text of none`() throws {
    var own = run(under: true)
    own.underline?.color = Self.red
    let painted = try paint(text([("under", own)]), color: .clear, scale: 2)
    // derived, as above: the line's rows are 42 and 43, and there are no letters
    let ink = try #require(painted.ink)
    #expect(ink.minY == 42 && ink.height == 2)
    #expect(painted[20, 42] == [255, 0, 0, 255])
  }

  @Test(
    "a line may be a row of marks",
    arguments: [
      (.solid, 1), (.dot, 10), (.dash, 5), (.dashDot, 7), (.dashDotDot, 7),
    ] as [(TextLine.Pattern, Int)])
  func marks(_ pattern: TextLine.Pattern, _ count: Int) throws {
    // derived from the table: a line one point thick and 40 long
    var own = run(.body(20))
    own.underline = TextLine(pattern: pattern)
    let painted = try paint(
      text([("aaaa", own)], font: .body(20)), width: 200, scale: 2, mode: .blocks)
    let inked = (0..<painted.pixels.width).map { painted[$0, 42][0] < 128 }
    let starts = inked.indices.filter { inked[$0] && ($0 == 0 || !inked[$0 - 1]) }
    #expect(starts.count == count)
  }

  // apple-doc: digits are all of one width, letters keep theirs.
  @Test func `figures of one width make prices of one length`() throws {
    func width(_ string: String, _ size: CGFloat = 17, even: Bool, inRun: Bool) throws -> CGFloat {
      var font = FontRequest.body(size)
      font.hasMonospacedDigits = even
      let request =
        inRun
        ? text([(string, run(font))], font: font) : TextRequest(string: string, font: font)
      return try metrics(request).size.width
    }
    #expect(try width("111", even: false, inRun: false) != width("000", even: false, inRun: false))
    for inRun in [false, true] {
      let widths = try ["111", "408", "999"].map { try width($0, even: true, inRun: inRun) }
      #expect(Set(widths).count == 1)
      // The faces for display have no such figures: the text's own are taken.
      #expect(
        try width("111", 34, even: true, inRun: inRun)
          == width("408", 34, even: true, inRun: inRun))
      #expect(try width("ab", even: true, inRun: inRun) == width("ab", even: false, inRun: inRun))
    }
    // One engine knows both sizes, whichever it was asked for first.
    let engine = try PaintEngine()
    let sizes = [false, true, false].map { even in
      var font = FontRequest.body(17)
      font.hasMonospacedDigits = even
      return engine.measure(
        TextRequest(string: "111", font: font), maxWidth: nil, maxHeight: nil
      ).size.width
    }
    #expect(sizes[0] == sizes[2] && sizes[0] != sizes[1])
    let price = "$ 11.1"
    #expect(try width(price, even: true, inRun: true) == width(price, even: true, inRun: false))
  }

  private func paint(
    _ request: TextRequest, width: CGFloat = 160, height: CGFloat = 40, color: RGBA = .black,
    scale: CGFloat = 1, mode: TextMode = .glyphs
  ) throws -> Painted {
    try Painted(
      [.text(request, frame: CGRect(0, 0, width, height), color: color)], width: width,
      height: height, scale: scale, engine: PaintEngine(options: PaintOptions(textMode: mode)))
  }

  /// The columns with ink of a colour: more of it than of the other.
  private func columns(_ painted: Painted, red: Bool) -> ClosedRange<Int>? {
    let found = (0..<painted.pixels.width).filter { x in
      (0..<painted.pixels.height).contains { y in
        let pixel = painted[x, y]
        return pixel[1] < 160 && (red ? pixel[0] > pixel[2] : pixel[2] > pixel[0])
      }
    }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  private func engine(_ mode: TextMode = .glyphs) throws -> PaintEngine {
    try PaintEngine(options: PaintOptions(textMode: mode))
  }

  private func metrics(_ request: TextRequest, width: CGFloat? = nil) throws -> TextMetrics {
    try PaintEngine().measure(request, maxWidth: width, maxHeight: nil)
  }

  // MARK: Measuring

  @Test func `runs that are all alike change nothing`() throws {
    let string = "AVA office 漢字 שלום"
    let plain = TextRequest(string: string, font: .body(20, tracking: 0.5))
    let parts = ["AV", "A of", "fice 漢", "字 ", "שלום"].map { ($0, run(.body(20, tracking: 0.5))) }
    let split = text(parts, font: .body(20, tracking: 0.5))
    #expect(try metrics(split, width: 90) == metrics(plain, width: 90))
    #expect(try paint(split).pixels == paint(plain).pixels)
  }

  @Test func `each part is as wide as alone, and the highest one rules the line`() throws {
    let small = TextRequest(string: "small ", font: .body(12))
    let large = TextRequest(string: "Large", font: .body(28, weight: 700))
    let both = text([("small ", run(.body(12))), ("Large", run(.body(28, weight: 700)))])
    let widths = try [small, large].map { try metrics($0).size.width }
    let found = try metrics(both)
    #expect(abs(found.size.width - widths[0] - widths[1]) < 0.1)
    // derived: the largest ascender and descender on the line (Core Text)
    #expect(found.size.height == FontRequest.body(28).lineHeight)
    #expect(found.firstBaseline == FontRequest.body(28).ascender)
  }

  /// A face with room to the next line.
  private func spaced(_ size: CGFloat, _ leading: CGFloat) -> FontRequest {
    var font = FontRequest.body(size)
    font.leading = leading
    return font
  }

  @Test(arguments: [TextMode.glyphs, .blocks])
  func `each line is as high as what stands on it`(_ mode: TextMode) throws {
    let (small, large) = (spaced(10, 1), spaced(30, 4))
    let request = text([("aa\nb", run(small)), ("B", run(large)), ("\n\nc", run(small))])
    let found = try engine(mode).measure(request, maxWidth: nil, maxHeight: nil)
    #expect(found.lineCount == 4)
    // derived: 10, 30, 10 (nothing but its line break) and 10 points high, room below each but the last
    let heights = [small, large, small, small].map(\.lineHeight)
    #expect(abs(found.size.height - (heights.reduce(0, +) + 1 + 4 + 1)) < 1e-9)
    #expect(found.firstBaseline == small.ascender)
    #expect(abs(found.size.height - found.lastBaseline - small.descender) < 1e-9)
  }

  @Test func `a line that holds the largest of each number`() throws {
    var (high, deep) = (FontRequest.body(20), FontRequest.body(20))
    (high.ascender, high.descender, deep.ascender, deep.descender) = (30, 2, 10, 12)
    // derived
    let found = try metrics(text([("high", run(high)), (" deep", run(deep))]))
    #expect(found.size.height == 42 && found.firstBaseline == 30)
  }

  @Test(arguments: [TextMode.glyphs, .blocks])
  func `as many lines fit in a height as their own heights let`(_ mode: TextMode) throws {
    let request = text([("a\nb\n", run(.body(10))), ("B\n", run(.body(30))), ("c", run(.body(10)))])
    let engine = try engine(mode)
    let (small, large) = (FontRequest.body(10).lineHeight, FontRequest.body(30).lineHeight)
    let heights = [small, 2 * small, 2 * small + large, 3 * small + large]
    // derived: at a height, and a point below it
    for (index, height) in heights.enumerated() {
      let whole = engine.measure(request, maxWidth: 100, maxHeight: height)
      #expect(whole.lineCount == index + 1 && whole.isTruncated == (index < 3))
      #expect(abs(whole.size.height - height) < 1e-9)
      let less = engine.measure(request, maxWidth: 100, maxHeight: height - 1)
      #expect(less.lineCount == max(1, index) && less.isTruncated)
    }
  }

  @Test(arguments: TruncationMode.allCases)
  func `a text set again in the height it took is set alike`(_ mode: TruncationMode) throws {
    let parts = [("small small ", 10), ("BIG ", 34), ("and small again, ", 10), ("END", 24)]
      .map { ($0.0, run(.body(CGFloat($0.1)))) }
    let engine = try engine()
    for limit in 1...3 {
      for width in stride(from: 40.0, through: 300, by: 13) {
        let request = text(parts, limit: limit, truncation: mode)
        let first = engine.measure(request, maxWidth: width, maxHeight: nil)
        let again = engine.measure(request, maxWidth: width, maxHeight: first.size.height)
        #expect(again == first, "\(width) in \(limit)")
      }
    }
  }

  @Test func `a text with larger parts shrinks until it fits its height`() throws {
    let parts = [("small\n", run(.body(10))), ("LARGE", run(.body(40)))]
    let found = try engine().measure(text(parts, scale: 0.25), maxWidth: 1000, maxHeight: 30)
    // derived: lines of 11.9 and 47.7 points, by whole percents
    #expect(!found.isTruncated && found.size.height <= 30.01 && found.size.height > 29.4)
  }

  @Test func `lines break by the widths of their runs`() throws {
    let parts = [("one two ", run(.body(10))), ("three four", run(.body(30)))]
    // derived: a line for the small words and one for each of the large ones
    #expect(try metrics(text(parts), width: 100).lineCount == 3)
    #expect(try metrics(text(parts, font: .body(10)), width: 1000).lineCount == 1)
    let shrunk = try metrics(text(parts, limit: 1, scale: 0.5), width: 180)
    #expect(shrunk.lineCount == 1 && !shrunk.isTruncated && shrunk.size.width <= 180.01)
  }

  // MARK: Painting

  @Test func `lengths are counted in bytes and each part has its colour`() throws {
    let request = text([("é漢👍", run(.body(20), Self.red)), ("ß字", run(.body(20), Self.blue))])
    let painted = try paint(request)
    let left = try metrics(TextRequest(string: "é漢👍", font: .body(20))).size.width
    let blue = try #require(columns(painted, red: false))
    #expect(abs(CGFloat(blue.lowerBound) - left) < 4)
    #expect(try #require(columns(painted, red: true)).upperBound <= blue.lowerBound + 1)
  }

  @Test func `in a text from right to left the first part stands on the right`() throws {
    let request = text(
      [("שלום ", run(.body(20), Self.red)), ("עולם", run(.body(20), Self.blue))],
      isRightToLeft: true)
    let painted = try paint(request)
    let (red, blue) = (columns(painted, red: true), columns(painted, red: false))
    #expect(try #require(blue).upperBound < (try #require(red).lowerBound))
    #expect(try #require(red).upperBound > 150)
  }

  @Test func `a part is raised by its offset and nothing else moves`() throws {
    let flat = try paint(text([("ab", run()), ("xx", run(raised: 0))]), height: 60)
    let raised = try paint(text([("ab", run()), ("xx", run(raised: 6))]), height: 60)
    let x = Int(try metrics(TextRequest(string: "ab", font: .body(20))).size.width.rounded())
    func rows(_ painted: Painted, _ columns: Range<Int>) -> [Int] {
      (0..<60).filter { y in columns.contains { painted[$0, y][0] < 128 } }
    }
    #expect(rows(raised, 0..<x - 1) == rows(flat, 0..<x - 1))
    #expect(rows(raised, x + 1..<60) == rows(flat, x + 1..<60).map { $0 - 6 })
  }

  @Test func `lines run under and through their part, in its colour`() throws {
    let request = text([
      ("plain", run()), (" under ", run(.body(20), Self.red, under: true)),
      ("through", run(.body(20), Self.blue, through: true)),
    ])
    let painted = try paint(request, width: 200, scale: 2)
    let start = try metrics(TextRequest(string: "plain", font: .body(20))).size.width * 2
    let middle =
      try metrics(TextRequest(string: "plain under ", font: .body(20))).size.width * 2
    let end = try metrics(TextRequest(string: request.string, font: .body(20))).size.width * 2
    // derived: the baseline is at 38 pixels; an em is 40, a line 2 thick, its middle 5 below the
    // baseline or 10.6 above it
    for x in Int(start) + 1..<Int(middle) - 1 {
      #expect(painted[x, 42] == [255, 0, 0, 255] && painted[x, 43] == [255, 0, 0, 255])
    }
    for x in Int(middle) + 1..<Int(end) - 1 {
      #expect(painted[x, 27] == [0, 0, 255, 255])
    }
    #expect(painted[Int(start) - 4, 42] == [255, 255, 255, 255])
  }

  @Test func `a part with a colour is seen in a text without one`() throws {
    let request = text([("aaa", run()), ("bbb", run(.body(20), Self.red))])
    let painted = try paint(request, color: .clear)
    #expect(try #require(painted.ink).minX > 25)
    #expect(try paint(text([("aaa", run())]), color: .clear).ink == nil)
  }

  @Test func `what no run covers is set as the text itself, whatever the lengths say`() throws {
    let plain = try paint(TextRequest(string: "Häuser", font: .body(20)))
    for length in [Int.min, -1, 0, .max] {
      let request = TextRequest(
        string: "Häuser", font: .body(20),
        runs: [
          TextRun(length: length, font: .body(20), baselineOffset: .nan),
          TextRun(length: .max, font: .body(20)),
        ])
      #expect(try paint(request).pixels == plain.pixels)
    }
    // derived: two bytes end within the ä, which goes with its first one
    let half = TextRequest(
      string: "Häuser", font: .body(20),
      runs: [TextRun(length: 2, font: .body(20), color: Self.red)])
    let ha = try metrics(TextRequest(string: "Hä", font: .body(20))).size.width
    let red = try #require(columns(try paint(half, color: Self.blue), red: true))
    #expect(abs(CGFloat(red.upperBound) - ha) < 3)
  }

  // MARK: Cutting

  @Test(arguments: TruncationMode.allCases)
  func `a cut text keeps the ways of its parts`(_ mode: TruncationMode) throws {
    let parts = [
      ("First words ", run(.body(20), Self.red)),
      ("and those behind", run(.body(16), Self.blue, under: true)),
    ]
    let request = text(parts, limit: 1, truncation: mode)
    let found = try metrics(request, width: 150)
    #expect(found.isTruncated && found.size.width <= 150.01)
    let painted = try paint(request, width: 150)
    let (red, blue) = (columns(painted, red: true), columns(painted, red: false))
    if mode == .middle {
      #expect(try #require(red).upperBound <= (try #require(blue).lowerBound) + 1)
    }
    #expect((blue != nil) && (red == nil) == (mode == .head))
    #expect(try #require(painted.ink).maxX <= 150)
  }

  // MARK: Blocks

  @Test func `blocks follow the runs`() throws {
    let request = text([
      ("aa ", run(.body(20), Self.red)), ("bb", run(.body(10), Self.blue, raised: 4)),
    ])
    let measured = BlockText().measure(request, maxWidth: nil, maxHeight: nil)
    // derived: three characters of 10 and two of 5 points
    #expect(measured.size.width == 40)
    #expect(BlockText().measure(request, maxWidth: 36, maxHeight: nil).lineCount == 2)
    let painted = try paint(request, mode: .blocks)
    #expect(columns(painted, red: true) == 0...29)
    #expect(columns(painted, red: false) == 30...39)
    // derived: the baseline is at 19.04, raised by 4; the block is 7 high
    #expect(painted[35, 10] == [0, 0, 255, 255] && painted[35, 6][0] == 255)
    #expect(painted[35, 16] == [255, 255, 255, 255])
  }

  @Test func `blocks that are all alike change nothing`() throws {
    let string = "one two three four five"
    let plain = TextRequest(string: string, font: .body(20), lineLimit: 2)
    let split = text([("one tw", run()), ("o three four", run()), (" five", run())], limit: 2)
    for width in stride(from: 10.0, through: 300, by: 7) {
      #expect(
        BlockText().measure(split, maxWidth: width, maxHeight: nil)
          == BlockText().measure(plain, maxWidth: width, maxHeight: nil))
    }
  }
}
