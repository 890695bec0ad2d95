// SPDX-License-Identifier: MIT
//
// Setting and painting texts in the pinned fonts.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextTests {
  private func measure(
    _ string: String, _ font: FontRequest = .body(17), width: CGFloat? = nil,
    height: CGFloat? = nil, _ change: (inout TextRequest) -> Void = { _ in }
  ) throws -> TextMetrics {
    var request = TextRequest(string: string, font: font)
    change(&request)
    return try PaintEngine().measure(request, maxWidth: width, maxHeight: height)
  }

  @Test func `lines of tall scripts hold their letters, and no stack of marks grows them`() throws {
    // apple-doc: lines of taller scripts grow; self: by how much.
    let latin = try measure("Hello")
    let tibetan = try measure("དོན་ཚན་གསུམ་པ།")
    #expect(tibetan.size.height > latin.size.height + 2)
    #expect(tibetan.size.height < 2 * latin.size.height)
    let two = try measure("དོན་ཚན\nགསུམ་པ།")
    #expect(two.lineCount == 2)
    #expect(two.lastBaseline - two.firstBaseline > latin.size.height)
    // What was measured is drawn: the same lines fit in the measured box.
    let boxed = try measure("དོན་ཚན\nགསུམ་པ།", width: two.size.width, height: two.size.height)
    #expect(boxed == two)
    let stack = try measure("ด" + String(repeating: "้", count: 40))
    let one = try measure("ด้")
    #expect(stack.size.height <= one.size.height + 8)
  }

  @Test func `a size is the same asked again, another for each thing that decides it`() throws {
    let engine = try PaintEngine()
    func height(_ change: (inout TextRequest) -> Void = { _ in }, width: CGFloat? = 90) -> CGSize {
      var request = TextRequest(string: "A text of several words in a box", font: .body(17))
      change(&request)
      return engine.measure(request, maxWidth: width, maxHeight: nil).size
    }
    #expect(height() == height())
    #expect(height(width: 200).height < height().height)
    #expect(height(width: nil).height < height(width: 200).height)
    #expect(height { $0.lineLimit = 1 }.height < height().height)
    #expect(height { $0.font = .body(20) }.height > height().height)
    #expect(height { $0.font = .body(17, tracking: 3) }.height > height().height)
    #expect(height { $0.font = .body(17, leading: 4) }.height > height().height)
    #expect(height { $0.font = .body(17, weight: 900) }.width != height().width)
    #expect(height { $0.string += " and then some more of them" } != height())
  }

  @Test func `a text is set by its bytes, not as another that Unicode takes as equal`() throws {
    // A Greek question mark is canonically a semicolon; fonts have a glyph for each.
    let marks = ["Quo vadis;", "Quo vadis\u{37E}"]
    let texts = marks.map { TextRequest(string: $0, font: .body(17)) }
    let fresh = try texts.map { try PaintEngine().measure($0, maxWidth: nil, maxHeight: nil) }
    let engine = try PaintEngine()
    #expect(marks.first == marks.last)
    #expect(texts.map { engine.measure($0, maxWidth: nil, maxHeight: nil) } == fresh)
    #expect(fresh.first != fresh.last)
  }

  @Test func `a letter whose marks no face has is shown without them, and they are told`() throws {
    let engine = try PaintEngine()
    let request = TextRequest(string: "\u{0644}\u{035C}", font: .body(17))
    let plain = TextRequest(string: "\u{0644}", font: .body(17))
    #expect(
      engine.measure(request, maxWidth: nil, maxHeight: nil)
        == engine.measure(plain, maxWidth: nil, maxHeight: nil))
    let frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    let list = DisplayList.of([.text(request, frame: frame, color: .black)])
    #expect(engine.missingGlyphs(in: list).map(\.codePoint) == ["U+035C"])
  }

  @Test func `a line is as high as the request says, whatever the face`() throws {
    for string in ["Hello", "日本語", "😀", "العربية"] {
      let metrics = try measure(string)
      // uikit-print: 17 pt gives 20.287 (views-and-metrics 3.7)
      #expect(abs(metrics.size.height - 20.287109375) < 1e-9, "\(string)")
      #expect(metrics.firstBaseline == 17 * 0.9521484375)
    }
  }

  @Test func `leading stands between lines only`() throws {
    let metrics = try measure("one\ntwo\nthree", .body(17, leading: 1.713))
    #expect(metrics.lineCount == 3)
    // derived: three lines and two gaps
    #expect(abs(metrics.size.height - (3 * 20.287109375 + 2 * 1.713)) < 1e-9)
    #expect(abs(metrics.lastBaseline - metrics.firstBaseline - 2 * 22.000109375) < 1e-9)
  }

  @Test func `a text fits in its own width`() throws {
    for (string, tracking) in [("Hello World", -0.43), ("Wrap me", 2), ("fi fl ffi", 0)] {
      let font = FontRequest.body(17, tracking: tracking)
      let free = try measure(string, font)
      let boxed = try measure(string, font, width: free.size.width)
      #expect(boxed == free)
    }
  }

  @Test func `tracking is added after every glyph`() throws {
    let plain = try measure("Hello")
    let wide = try measure("Hello", .body(17, tracking: 2))
    // derived: five glyphs, two points each
    #expect(abs(wide.size.width - plain.size.width - 10) < 0.01)
  }

  @Test func `sizes are fractions and grow in proportion`() throws {
    let small = try measure("Proportional", .body(10))
    let large = try measure("Proportional", .body(19))
    #expect(abs(large.size.width / small.size.width - 1.9) < 0.005)
  }

  @Test func `a long text wraps at words within its width`() throws {
    let metrics = try measure("The quick brown fox jumps over the lazy dog", width: 120)
    #expect(metrics.lineCount == 4)
    #expect(metrics.size.width <= 120)
    #expect(!metrics.isTruncated)
  }

  @Test func `a word too long for the line is broken between characters`() throws {
    let metrics = try measure("Donaudampfschifffahrt", width: 60)
    #expect(metrics.lineCount > 1)
    #expect(metrics.size.width <= 60.01)
  }

  @Test func `a line limit cuts and says so`() throws {
    let metrics = try measure("The quick brown fox jumps over the lazy dog", width: 120) {
      $0.lineLimit = 2
    }
    #expect(metrics.lineCount == 2)
    #expect(metrics.isTruncated)
    #expect(metrics.size.width <= 120.01)
  }

  @Test func `whole lines that fit are kept, at least one`() throws {
    let string = "one two three four five six seven eight nine ten"
    for (height, lines) in [(5.0, 1), (41.0, 2), (60.86, 3)] {
      #expect(try measure(string, width: 60, height: height).lineCount == lines)
    }
  }

  @Test func `a text may shrink before it is cut`() throws {
    let string = "A text that is a little too long"
    let full = try measure(string)
    let shrunk = try measure(string, width: full.size.width * 0.8) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= full.size.width * 0.8 + 0.01)
    #expect(shrunk.size.width > full.size.width * 0.77)
    #expect(shrunk.size.height < full.size.height)
  }

  @Test(arguments: TruncationMode.allCases)
  func `a cut text ends on an ellipsis that is painted`(_ mode: TruncationMode) throws {
    // Blank but for the ellipsis: what is left of no-break spaces has no ink.
    let blank = String(repeating: "\u{A0}", count: 60)
    var request = TextRequest(string: "x" + blank + "x", font: .body(17), lineLimit: 1)
    request.truncation = mode
    let painted = try Painted(
      [.text(request, frame: CGRect(0, 0, 100, 21), color: .black)], width: 100)
    let ink = try #require(painted.ink)
    #expect(ink.maxX <= 100)
    #expect(painted.darkness > 0)
    let metrics = try PaintEngine().measure(request, maxWidth: 100, maxHeight: nil)
    #expect(metrics.isTruncated)
  }

  @Test func `ink stays within its frame and near its baseline`() throws {
    let request = TextRequest(string: "Hamburg", font: .body(17))
    let frame = CGRect(10, 10, 90, 20.3)
    let painted = try Painted(
      [.text(request, frame: frame, color: .black)], width: 110, scale: 3)
    let ink = try #require(painted.ink)
    #expect(ink.minX >= 30 && ink.maxX <= 300)
    #expect(ink.minY >= 30 && ink.maxY <= 91)
    // derived: letters without descenders but the g; capitals stand on the baseline
    let capital = try Painted(
      [.text(TextRequest(string: "H", font: .body(17)), frame: frame, color: .black)],
      width: 110, scale: 3)
    let baseline = ((10 + 17 * 0.9521484375) * 3).rounded()
    #expect(try #require(capital.ink).maxY == baseline)
  }

  @Test func `glyphs snap to whole pixels`() throws {
    // The same letter at fractions of a pixel is the same picture, moved by whole pixels.
    let request = TextRequest(string: "R", font: .body(17))
    let prints = try [0, 0.1, 0.2, 0.3].map { shift in
      try Painted(
        [.text(request, frame: CGRect(5 + shift, 5, 30, 21), color: .black)], scale: 3)
    }
    let darkness = Set(prints.map(\.darkness))
    #expect(darkness.count == 1)
    let boxes = prints.compactMap(\.ink)
    #expect(Set(boxes.map(\.width)).count == 1)
    #expect(Set(boxes.map(\.minX)).count == 2)
  }

  @Test func `alignment moves lines within the frame`() throws {
    func left(_ alignment: Drawing.TextAlignment, rightToLeft: Bool = false) throws -> CGFloat {
      var request = TextRequest(string: "ll", font: .body(17), alignment: alignment)
      request.isRightToLeft = rightToLeft
      let painted = try Painted(
        [.text(request, frame: CGRect(0, 0, 100, 21), color: .black)], width: 100)
      return try #require(painted.ink).minX
    }
    #expect(try left(.leading) < 4)
    #expect(try left(.trailing) > 88)
    #expect(try (40...52).contains(left(.center)))
    #expect(try left(.leading, rightToLeft: true) > 88)
    #expect(try left(.trailing, rightToLeft: true) < 4)
  }

  @Test func `a heavier weight has more ink`() throws {
    let weights = stride(from: 100, through: 900, by: 100)
    let darkness = try weights.map { weight in
      try Painted(
        [
          .text(
            TextRequest(string: "Weight", font: .body(17, weight: weight)),
            frame: CGRect(0, 0, 100, 21), color: .black)
        ], width: 100, scale: 2
      ).darkness
    }
    #expect(zip(darkness, darkness.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `an emoji is painted in colour`() throws {
    let painted = try Painted([
      .text(
        TextRequest(string: "😀", font: .body(24)), frame: CGRect(4, 4, 36, 30), color: .black)
    ])
    let yellow = painted[17, 20]
    #expect(yellow[0] > 200 && yellow[1] > 150 && yellow[2] < 120)
  }

  @Test func `a character that no font has is reported with its place`() throws {
    let engine = try PaintEngine()
    let request = TextRequest(string: "a\u{5FFFF}b\u{5FFFF}", font: .body(17))
    let command = DrawCommand.text(request, frame: CGRect(0, 0, 90, 21), color: .black)
    let list = DisplayList.of([.group(GroupEffect(), [command])])
    let missing = engine.missingGlyphs(in: list)
    #expect(missing.map(\.codePoint) == ["U+5FFFF"])
    #expect(missing.first?.count == 2)
    #expect(missing.first?.element == "s0/#0")
    #expect(engine.missingGlyphs(in: .of([])).isEmpty)
  }

  @Test func `which face a text gets does not depend on texts before it`() throws {
    let symbols = TextRequest(string: "✓ 、★ ①", font: .body(17))
    let fresh = try PaintEngine().measure(symbols, maxWidth: nil, maxHeight: nil)
    let used = try PaintEngine()
    for string in ["日本語", "한국어", "हिन्दी", "😀", "العربية", "ไทย", "∑"] {
      _ = used.measure(
        TextRequest(string: string, font: .body(17)), maxWidth: nil, maxHeight: nil)
    }
    #expect(used.measure(symbols, maxWidth: nil, maxHeight: nil) == fresh)
  }

  @Test(arguments: [
    "", " ", "\n", "\r\n", "\u{0}", "\u{202E}abc", "\u{FFFF}", "e\u{301}\u{301}\u{301}", "\t\t",
    "a\u{2028}b", String(repeating: "\u{300}", count: 500),
  ])
  func `odd strings are set without harm`(_ string: String) throws {
    let engine = try PaintEngine()
    for width: CGFloat? in [nil, 0, 3, 50, .nan] {
      for limit in [nil, 0, 1, 2] {
        var request = TextRequest(string: string, font: .body(17), lineLimit: limit)
        request.minimumScaleFactor = 0.5
        let metrics = engine.measure(request, maxWidth: width, maxHeight: width)
        #expect(metrics.lineCount >= 1)
        #expect(metrics.size.width.isFinite && metrics.size.height.isFinite)
      }
    }
  }

  @Test func `a font file that is none is refused`() throws {
    let scratch = try Scratch()
    let path = try scratch.file("no.ttf", Array("not a font".utf8))
    for path in [path, "/nowhere/x.otf"] {
      #expect(throws: PaintError.self) {
        try PaintEngine(options: PaintOptions(fontFiles: [path]))
      }
    }
  }
}
