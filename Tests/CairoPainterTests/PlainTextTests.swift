// SPDX-License-Identifier: MIT
//
// Plain texts are set without Pango's layout, and exactly as Pango sets them. A text with one run over
// all of it is never plain, so that it goes to Pango.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct PlainTextTests {
  private static let fonts: [FontRequest] = [
    .body(15, tracking: -0.23), .body(17, weight: 600, tracking: -0.43), .body(34, weight: 700),
    .body(11, tracking: 0.06), .body(16, design: .serif), .body(14, design: .monospaced),
    .body(13, tracking: 3),
  ]

  private static let words = """
    a I of the and price Apple AirPods Pro world self-made T-shirt and/or don't “Quoted” (in brackets)
    $1,299.00 19,99\u{A0}€ 50% No. 12 #7 A.V. To WAVE office fjord => -> x*y e.g. C++ … – naïve Größe
    Łódź https://example.org/a?b=c&d Ty. @home immensely 1/2 10:30 Te-Ka snake_case [ref] {x} 5×8 •
    """.split(whereSeparator: { $0 == " " || $0.isNewline })

  /// A text as it is, and as Pango alone sets it.
  private func compare(
    _ request: TextRequest, width: CGFloat?, _ engine: PaintEngine, paints: Bool
  ) throws -> Bool {
    var byPango = request
    byPango.runs = [TextRun(length: request.string.utf8.count, font: request.font)]
    let own = engine.measure(request, maxWidth: width, maxHeight: nil)
    guard own == engine.measure(byPango, maxWidth: width, maxHeight: nil) else { return false }
    guard paints else { return true }
    let frame = CGRect(x: 0, y: 0, width: width ?? own.size.width, height: own.size.height)
    let pictures = try [request, byPango].map {
      try engine.svg(of: .of([.text($0, frame: frame, color: .black)], width: 400, height: 400))
    }
    return pictures.first == pictures.last
  }

  @Test(arguments: fonts.indices)
  func `lines of plain texts are those that Pango makes`(_ index: Int) throws {
    let font = try #require(Self.fonts.dropFirst(index).first)
    let engine = try PaintEngine()
    var state = UInt32(index + 1)
    func next(_ count: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % count
    }
    for trial in 0..<400 {
      var string = ""
      for _ in 0...next(24) {
        string += Self.words[next(Self.words.count)] + (next(12) == 0 ? "  " : " ")
      }
      if next(3) > 0 { string.removeLast() }
      var request = TextRequest(string: string, font: font)
      if next(4) == 0 { request.lineLimit = 1 + next(3) }
      if next(6) == 0 { request.language = "de" }
      let width: CGFloat? = next(8) == 0 ? nil : CGFloat(20 + next(380)) + CGFloat(next(4)) / 4
      #expect(
        try compare(request, width: width, engine, paints: trial % 8 == 0),
        "\(string.debugDescription) in \(width.map { "\($0)" } ?? "one line")")
    }
  }

  @Test func `each character of plain texts is as wide between letters as Pango makes it`() throws {
    let engine = try PaintEngine()
    for font in Self.fonts.prefix(5) {
      for value in UInt32(0x20)...0x52F {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let string = "ab\(scalar)ba \(scalar) 1\(scalar)2"
        #expect(
          try compare(
            TextRequest(string: string, font: font), width: nil, engine, paints: value % 64 == 1),
          "U+\(String(value, radix: 16))")
      }
      for value in UInt32(0x2000)...0x20CF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let string = "ab\(scalar)ba \(scalar) 1\(scalar)2"
        #expect(
          try compare(TextRequest(string: string, font: font), width: 60, engine, paints: false),
          "U+\(String(value, radix: 16))")
      }
    }
  }

  private static let data = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/data").standardizedFileURL

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: data.path),
      "there is no ../shared/data beside the repository"),
    arguments: [
      "products", "ui-strings", "paragraphs", "edge-strings", "recipes", "movies", "app-sections",
    ])
  func `real texts are set as Pango sets them`(_ name: String) throws {
    let file = try Data(contentsOf: Self.data.appending(path: name + ".json"))
    var strings: [String] = []
    func collect(_ value: Any) {
      if let string = value as? String { strings.append(string) }
      if let list = value as? [Any] { list.forEach(collect) }
      if let object = value as? [String: Any] { object.values.forEach(collect) }
    }
    collect(try JSONSerialization.jsonObject(with: file))
    let engine = try PaintEngine()
    let alphabets = strings.filter { string in
      !string.isEmpty
        && string.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2000..<0x20D0) ~= $0.value }
    }
    #expect(alphabets.count > 50)
    for (index, string) in alphabets.sorted().enumerated() {
      let font = Self.fonts[index % Self.fonts.count]
      for width in [120 + CGFloat(index % 97), 361] {
        #expect(
          try compare(
            TextRequest(string: string, font: font), width: width, engine, paints: index % 16 == 0),
          "\(string.debugDescription) in \(width)")
      }
    }
  }

  @Test func `a line is broken at the same place for each width`() throws {
    let engine = try PaintEngine()
    let string =
      "The essence mascara is known for its volumizing and lengthening effects. To Ty, AV-Te: 1/2."
    for font in Self.fonts {
      for step in 0..<600 {
        let width = 40 + CGFloat(step) * 0.75
        #expect(
          try compare(
            TextRequest(string: string, font: font), width: width, engine, paints: step % 60 == 0),
          "\(width)")
      }
    }
  }
}
