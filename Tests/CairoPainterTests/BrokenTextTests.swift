// SPDX-License-Identifier: MIT
//
// Where texts are broken: what was measured is what is drawn, and a broken word has no hyphen.

import CairoPainter
import Drawing
import Foundation
import Testing

@Suite struct BrokenTextTests {
  private static let fonts: [FontRequest] = [
    .body(17, tracking: -0.43), .body(13, weight: 600, tracking: -0.08), .body(11, tracking: 2),
  ]
  private static let words = [
    "Nike", "שלום", "الكل", "(5)", "iPhone 15", "test", "日本", "😀", "e\u{301}", "12,5",
    "می\u{200C}خواهم",
    "a-b", "x\u{200B}y", "លោក", "កៀ\u{200C}កៅ",
  ]
  /// Everything that Unicode calls a bidirectional control, and two other marks without width.
  private static let marks = [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200B}", "\u{2060}",
  ]

  @Test(arguments: [
    "Nike\u{200F}", "שלום\u{200E}", "الكل (5)\u{200E}", "\u{200F}iPhone 15\u{200F}",
    "\u{202B}test\u{202B}", "\u{2066}test\u{2067}",
  ])
  func `a text with direction marks is as wide as without, and fits where it was measured`(
    _ string: String
  ) throws {
    let engine = try PaintEngine()
    for font in Self.fonts {
      let plain = String(
        String.UnicodeScalarView(string.unicodeScalars.filter { !Self.isMark($0) }))
      let own = engine.measure(
        TextRequest(string: string, font: font), maxWidth: nil, maxHeight: nil)
      let bare = engine.measure(
        TextRequest(string: plain, font: font), maxWidth: nil, maxHeight: nil)
      #expect(abs(own.size.width - bare.size.width) < 0.01)
      let boxed = engine.measure(
        TextRequest(string: string, font: font), maxWidth: own.size.width, maxHeight: nil)
      #expect(boxed.lineCount == 1 && boxed.size == own.size)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { marks.contains(String(scalar)) }

  // derived: with space between its letters a syllable falls apart, so there is none.
  @Test(arguments: ["លោក", "កោកៀកៅ", "ꨣꨵꨶꨭ", "ᨠᩥᩴ", "ᬓᬵᬩᬵ"])
  func `syllables stay whole whatever the tracking`(_ string: String) throws {
    let engine = try PaintEngine()
    func width(_ string: String, _ size: CGFloat, _ tracking: CGFloat) -> CGFloat {
      let request = TextRequest(string: string, font: .body(size, tracking: tracking))
      return engine.measure(request, maxWidth: nil, maxHeight: nil).size.width
    }
    for size in stride(from: 11, through: 34, by: 1) as StrideThrough<CGFloat> {
      let whole = width(string, size, 0)
      #expect(width(string, size, -0.4) == whole)
      #expect(width(string, size, 2) == whole)
      // Letters beside them keep theirs: two and a space, each 2 wider.
      let mixed = width("Hi " + string, size, 2) - width("Hi " + string, size, 0)
      #expect(abs(mixed - 6) < 0.01)
    }
  }

  @Test(arguments: fonts.indices)
  func `set as wide as its longest line a text has the same lines`(_ index: Int) throws {
    let font = try #require(Self.fonts.dropFirst(index).first)
    let engine = try PaintEngine()
    var state = UInt32(index + 1)
    func next(_ count: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % count
    }
    for _ in 0..<600 {
      var string = ""
      for _ in 0...next(8) {
        string += Self.words[next(Self.words.count)]
        if next(2) == 0 { string += Self.marks[next(Self.marks.count)] }
        if next(3) > 0 { string += " " }
      }
      var request = TextRequest(string: string, font: font)
      request.isRightToLeft = next(2) == 0
      let width: CGFloat? = next(3) == 0 ? nil : CGFloat(90 + next(200))
      let own = engine.measure(request, maxWidth: width, maxHeight: nil)
      let again = engine.measure(request, maxWidth: own.size.width, maxHeight: nil)
      // Half a tracking may be counted at an end where none is.
      #expect(
        again.lineCount == own.lineCount && abs(again.size.width - own.size.width) < 0.25,
        "\(string.debugDescription) in \(width.map { "\($0)" } ?? "one line"): \(own) \(again)")
      request.lineLimit = own.lineCount
      let limited = engine.measure(request, maxWidth: own.size.width, maxHeight: own.size.height)
      #expect(!limited.isTruncated, "\(string.debugDescription)")
    }
  }

  @Test func `a long text has the lines of its paragraphs`() throws {
    let engine = try PaintEngine()
    let sentence = "日本語 The essence mascara שלום volumizing Ty, AV-Te: 1/2. "
    let word = String(repeating: "letters", count: 500)
    for text in [
      String(repeating: sentence, count: 12), String(repeating: sentence, count: 60), word,
    ] {
      // So many paragraphs that they are set in stretches, and one alone.
      let one = TextRequest(string: text, font: .body(17, tracking: -0.43))
      let count = 9000 / text.utf8.count + 1
      let many = TextRequest(
        string: Array(repeating: text, count: count).joined(separator: "\n"), font: one.font)
      let single = engine.measure(one, maxWidth: 200, maxHeight: nil)
      let all = engine.measure(many, maxWidth: 200, maxHeight: nil)
      #expect(all.lineCount == count * single.lineCount)
      #expect(all.size.width == single.size.width)
      var cut = many
      cut.lineLimit = single.lineCount
      let limited = engine.measure(cut, maxWidth: 200, maxHeight: nil)
      #expect(limited.lineCount == single.lineCount && limited.isTruncated)
    }
  }

  @Test func `a word of a hundred thousand letters is broken like a short one`() throws {
    // Set in one go it takes half a minute.
    let engine = try PaintEngine()
    let short = String(repeating: "ab", count: 500)
    let long = String(repeating: "ab", count: 50_000)
    let request = TextRequest(string: long, font: .body(17))
    let whole = engine.measure(request, maxWidth: 300, maxHeight: nil)
    let part = engine.measure(
      TextRequest(string: short, font: .body(17)), maxWidth: 300, maxHeight: nil)
    #expect(whole.size.width == part.size.width)
    #expect(abs(Double(whole.lineCount) / 100 / Double(part.lineCount) - 1) < 0.05)
  }

  /// The picture of a text in a box.
  private func picture(_ string: String, width: CGFloat) throws -> [UInt8] {
    let request = TextRequest(string: string, font: .body(17))
    let frame = CGRect(x: 0, y: 0, width: width, height: 200)
    return try PaintEngine().svg(
      of: .of([.text(request, frame: frame, color: .black)], width: 200, height: 200))
  }

  private func width(_ string: String) throws -> CGFloat {
    try PaintEngine().measure(
      TextRequest(string: string, font: .body(17)), maxWidth: nil, maxHeight: nil
    ).size.width
  }

  @Test(arguments: ["Ho|me", "Donaudam|pfschiff", "ｂｒｏ|ｗｎ", "при|вет", "12345|6789"])
  func `a word that has no room is broken without a hyphen`(_ word: String) throws {
    let parts = word.split(separator: "|").map(String.init)
    let room = try width(try #require(parts.first)) + 2
    let lines = try picture(parts.joined(separator: "\n"), width: room)
    #expect(try picture(parts.joined(), width: room) == lines)
  }

  @Test func `a soft hyphen is shown where a line ends in it`() throws {
    let room = try width("Donau\u{2010}") + 4
    let lines = try picture("Donau\u{2010}\ndampf", width: room)
    #expect(try picture("Donau\u{AD}dampf", width: room) == lines)
    #expect(try width("Donau\u{AD}dampf") == width("Donaudampf"))
  }
}
