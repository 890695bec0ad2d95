// SPDX-License-Identifier: MIT
//
// Documents written out as Swift: names, literals, lines, and what there are no words for. That the
// files compile and give the same pictures is shown by tools/converted.

import Drawing
import DynamicCollectionView
import Foundation
import Testing

@testable import ScreenDocument

private final class OneLine: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: 40, height: 20), lineCount: 1, firstBaseline: 15, lastBaseline: 15,
      isTruncated: false)
  }
}

private final class NoPictures: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}

extension ScreenDocument {
  /// The document as Swift on its own device.
  fileprivate func swift(
    limit: Int? = nil, isLenient: Bool = false
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    swift(
      in: baseEnvironment, text: OneLine(), images: NoPictures(), limit: limit,
      isLenient: isLenient)
  }
}

/// A document of the repository with the files beside it.
private func fixture(_ path: String) throws -> ScreenDocument {
  let file = repository.appendingPathComponent("fixtures/" + path)
  return ScreenDocument.load(
    bytes: Array(try Data(contentsOf: file)), name: path,
    files: FolderFiles(folder: file.deletingLastPathComponent().path))
}

@Suite struct SwiftWritingTests {
  // MARK: Literals

  @Test(
    "what a literal of Swift can't hold as it is, is escaped",
    arguments: [
      ("plain", "\"plain\""), ("a \"b\"", #""a \"b\"""#), (#"\(x)"#, #""\\(x)""#),
      ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{202E}x", #""\u{202E}x""#), ("\0", #""\u{0}""#),
      // A mark on its own would sit on the quote.
      ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""), ("\u{2028}", #""\u{2028}""#),
      ("👩‍👧", "\"👩‍👧\""), ("漢字", "\"漢字\""),
    ])
  func literal(_ text: String, _ literal: String) {
    // Origin: derived, The Swift Programming Language, "String Literals".
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test func `any text can be read back from its literal`() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let odd = Array(
      "\"\\()#\n\r\t\0\u{301}\u{202E}\u{2066}\u{FEFF}\u{200D}\u{FE0F}👩🏳a ".unicodeScalars)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<next(12) {
        let any = Unicode.Scalar(UInt32(next(0x11_0000))) ?? "?"
        text.unicodeScalars.append(next(3) == 0 ? any : odd[Int(next(UInt64(odd.count)))])
      }
      let literal = SwiftLiteral.string(text)
      #expect(!literal.dropFirst().dropLast().contains("\n"))
      #expect(Self.read(literal).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  /// The text of a literal, read as Swift reads it; nil when it ends early.
  private static func read(_ literal: String) -> String? {
    var text = ""
    var rest = literal.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar != "\"" else { return nil }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.unicodeScalars.append("\n")
      case "r": text.unicodeScalars.append("\r")
      case "t": text.unicodeScalars.append("\t")
      case "\"": text.unicodeScalars.append("\"")
      case "\\": text.unicodeScalars.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        rest = rest[rest.index(after: end)...]
        text.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return text
  }

  @Test(
    "a number reads back as the same number",
    arguments: [0, -0.5, 12, 1.0 / 3, 2.0 / 3, 5.0 / 7, 0.1, 1e-7, 1e300, -1e15, 33.333])
  func number(_ value: Double) throws {
    let text = SwiftLiteral.number(value)
    let parts = text.components(separatedBy: " / ").compactMap(Double.init)
    let first = try #require(parts.first)
    #expect(parts.dropFirst().reduce(first) { $0 / $1 } == value, "\(text)")
  }

  // MARK: Names

  @Test(
    "names of documents become names of values",
    arguments: [
      (["title"], "title"), (["class"], "classValue"), (["self"], "selfValue"),
      (["a-b", "c"], "aBC"), (["URL"], "url"), (["URLText"], "urlText"), (["0"], "value0"),
      (["!?"], "value"), (["日本"], "日本"), (["init"], "initValue"),
    ])
  func value(_ path: [String], _ name: String) {
    #expect(SwiftIdentifiers.value(path) == name)
  }

  @Test func `names that differ in punctuation alone get numbers`() {
    var names = SwiftIdentifiers(taken: ["Text"])
    let words = ["a-b", "a.b", "a b", "a_b", "a/b", "a:b", "a!b", "a?b", "a\"b", "a\\b"]
    let types = words.map { names.type($0, suffix: "Cell") }
    #expect(Set(types).count == words.count)
    #expect(types.first == "ABCell")
    #expect(types.last == "ABCell10")
    #expect(names.type("panelHeader", suffix: "Header") == "PanelHeader")
    #expect(names.type("1", suffix: "Cell") == "The1Cell")
    #expect(names.type("text", suffix: "") == "Text2")
  }

  // MARK: Files

  private static let converted = [
    "documents/storefront.json", "documents/views.json", "documents/list.json",
    "documents/waterfall.json", "converted/names.json", "converted/layouts.json",
    "converted/lists.json", "converted/words.json",
  ]

  @Test("a document gives the same file each time, in lines of 100 columns", arguments: converted)
  func file(_ path: String) throws {
    let document = try fixture(path)
    let (text, diagnostics) = document.swift()
    let file = try #require(text)
    #expect(diagnostics.isEmpty)
    #expect(document.swift().text == file)
    #expect(!file.contains(repository.path), "the place of a folder is no part of the code")
    for line in file.split(separator: "\n") where line.count > 100 {
      // Only a literal can be longer, alone on its line.
      #expect(line.drop { $0 == " " }.hasPrefix("\""))
    }
  }

  @Test func `values are final, and a list becomes a small type`() throws {
    let text = try #require(try fixture("documents/views.json").swift().text)
    #expect(text.contains(#"rating: "4.2""#))
    #expect(text.contains("struct Badge: Hashable {"))
    #expect(text.contains(#".init(icon: "flame.fill", tint: .orange, title: "7 days")"#))
    #expect(text.contains(#"Text(verbatim: "\(model.used) of 20 GB")"#))
  }

  @Test func `moved lines and choices by room are written as SwiftUI has them`() throws {
    let text = try #require(try fixture("converted/words.json").swift().text)
    #expect(text.contains("ViewThatFits(in: .horizontal) {"))
    #expect(text.contains(".alignmentGuide(.leading) { _ in -20 }"))
    #expect(text.contains(".alignmentGuide(.top) { $0[.bottom] + -2.5 }"))
    #expect(text.contains(".alignmentGuide(.leading) { $0[HorizontalAlignment.center] }"))
  }

  @Test func `choices by width stay choices`() throws {
    let text = try #require(try fixture("documents/sections.json").swift().text)
    #expect(text.contains("if environment.container.effectiveContentSize.width >= 700 {"))
  }

  // MARK: What there are no words for

  @Test func `what Swift has no words for is told with its place, and nothing is written`() throws {
    let document = try fixture("converted/no-words.json")
    let (text, diagnostics) = document.swift()
    #expect(text == nil)
    #expect(
      diagnostics.map { "\($0.code.rawValue) \($0.place.pointer) \($0.message)" } == [
        "not-supported /cells/tile/fill a value that some items do not have, where Swift needs "
          + "one, can't be said in Swift",
        "not-supported /cells/tile/hidden a view that is hidden for some items only can't be said "
          + "in Swift",
        "not-supported /configuration/boundary a view around all sections can't be said in Swift",
        "not-supported /sections/0/layout the flow layout of section 'flow' can't be said in Swift",
        "not-supported /sections/1/layout the columns layout of section 'seed' can't be said in "
          + "Swift",
        "not-supported /sections/2/layout the justifiedRows layout of section 'words' can't be "
          + "said in Swift",
        "not-supported /sections/3/layout the waterfall layout of section 'sideways' can't be said "
          + "in Swift",
        "not-supported /sections/4 lengths that were measured elsewhere can't be said in Swift",
      ])
    let lenient = try #require(document.swift(isLenient: true).text)
    #expect(lenient.contains("// Not converted:\n"))
    #expect(lenient.contains("struct MeasuredSection: SectionContext {"))
    #expect(!lenient.contains("struct FlowSection"))
  }

  @Test func `too many items are an error that names the way out`() throws {
    let many = load(
      document(#"{ "id": "many", "itemCount": 501, "layout": \#(rows) }"#))
    let (text, diagnostics) = many.swift()
    #expect(text == nil)
    #expect(diagnostics.map(\.code) == [.limits])
    #expect(diagnostics.first?.hint == "--limit 500 writes the first ones of each section")
    let few = try #require(many.swift(limit: 2).text)
    #expect(few.components(separatedBy: "PlaceholderModel(id:").count == 3)
    let sections = load(document(#"{ "repeat": 201, "itemCount": 1, "layout": \#(rows) }"#))
    #expect(sections.swift().diagnostics.map(\.code) == [.limits])
  }

  @Test("every bad document ends with a text or a diagnostic")
  func bad() throws {
    let folder = repository.appendingPathComponent("fixtures/bad")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".json") {
      let document = try fixture("bad/" + name)
      guard document.canBeDrawn else { continue }
      let (text, diagnostics) = document.swift(isLenient: true)
      #expect(text != nil || !diagnostics.isEmpty, "\(name)")
    }
  }
}
