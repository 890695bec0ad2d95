// SPDX-License-Identifier: MIT
//
// Literals as SwiftUI reads them: values put in, marks of emphasis read.

import CellViews
import Drawing
import Foundation
import Testing

@Suite struct WordsTests {
  private func words(_ text: Text, locale: String = "en") -> String {
    guard case .text(let made) = node(text, in: ViewEnvironment(locale: locale)) else { return "" }
    return made.string
  }

  @Test func `numbers are shown in the reader's way`() {  // apple-doc
    let (count, price) = (12_345, 3.5)
    #expect(words(Text("\(count) left")) == "12,345 left")
    #expect(words(Text("\(count) left"), locale: "de") == "12.345 left")
    #expect(words(Text(verbatim: "\(count) left")) == "12345 left")
    #expect(words(Text("\(price, specifier: "%.2f")")) == "3.50")
    #expect(words(Text("\(price, specifier: "%.2f")"), locale: "de") == "3,50")
    #expect(words(Text(0.256, format: .percent)) == "25.6%")
    #expect(words(Text("Page \((nil as Int? ?? 0) + 1) of 6")) == "Page 1 of 6")
  }

  @Test func `dates are shown in Greenwich time`() {  // derived: 0 is the first of January 2001
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(words(Text(date, style: .date)) == "January 1, 2001")
  }

  @Test(
    "marks of emphasis",
    arguments: [
      ("plain", ["plain"]), ("a **b** c", ["a ", "b", " c"]), ("*a*", ["a"]),
      ("2 * 3 * 4", ["2 * 3 * 4"]), ("snake_case_name", ["snake_case_name"]),
      ("a ~~b~~", ["a ", "b"]), ("`x*y*`", ["x*y*"]), (#"\*a\*"#, ["*a*"]),
      ("[site](https://a.example) now", ["site", " now"]), ("**a", ["**a"]), ("[a]", ["[a]"]),
    ] as [(String, [String])])
  func marks(_ key: String, _ want: [String]) {  // apple-doc, derived
    guard case .text(let text) = node(Text(LocalizedStringKey(key))) else {
      Issue.record("no text was made")
      return
    }
    #expect((text.runs.isEmpty ? [text.string] : text.runs.map(\.string)) == want)
  }

  @Test func `emphasis is drawn, and may be nested`() {
    guard case .text(let text) = node(Text("a **b *c*** `d`")) else {
      Issue.record("no text was made")
      return
    }
    #expect(text.string == "a b c d")
    #expect(text.runs.map(\.decoration.bold) == [nil, true, true, nil, nil])
    #expect(text.runs.map(\.decoration.italic) == [nil, nil, true, nil, nil])
    #expect(text.runs.last?.decoration.design == .monospaced)
  }

  @Test func `marks in values are words`() {
    let value = "**not bold**"
    #expect(node(Text("a \(value)")) == .text(TextNode("a **not bold**")))
    #expect(node(Text(value)) == .text(TextNode("**not bold**")))
  }

  @Test func `attributes of a string are drawn`() throws {  // apple-doc
    var string = AttributedString("a ")
    var price = AttributedString("3 €")
    price.foregroundColor = .red
    price.font = .headline
    price.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    string += price
    let range = try #require(string.range(of: "a"))
    string[range].strikethroughStyle = .single
    string[range].kern = 2
    guard case .text(let text) = node(Text(string)) else {
      Issue.record("no text was made")
      return
    }
    #expect(text.string == "a 3 €")
    #expect(text.runs.map(\.string) == ["a", " ", "3 €"])
    #expect(text.runs.map(\.color) == [nil, nil, .named("red")])
    #expect(text.runs.map(\.font) == [nil, nil, .style(.headline)])
    #expect(
      text.runs.map(\.decoration) == [
        TextDecoration(strikethrough: true, tracking: 2), TextDecoration(),
        TextDecoration(underline: TextLineNode(pattern: .dash, color: .named("blue"))),
      ])
    #expect(node(Text(AttributedString("plain"))) == .text(TextNode("plain")))
  }

  @Test func `an icon may stand in a line of text`() {
    let view = Text("a \(Image(systemName: "heart"))")
    guard case .stack(let stack) = node(view) else {
      Issue.record("no line was made")
      return
    }
    #expect(stack.children == [.text(TextNode("a ")), .picture(.symbol(name: "heart"))])
  }
}
