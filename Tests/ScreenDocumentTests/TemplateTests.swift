// SPDX-License-Identifier: MIT
//
// A template is read once and shown with many records: what is bound differs, all else is the same.
// Expected values: screen-document, 1.1 (derived).

import CellViews
import Drawing
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

/// The views of a document's only section, in order.
private func views(
  _ template: String, _ items: [String], locale: String = "en", codes expected: [String] = []
) throws -> [ViewNode] {
  let found = load(source(template, items, locale: locale))
  #expect(codes(found) == expected)
  return try all(found)
}

private func source(_ template: String, _ items: [String], locale: String = "en") -> String {
  let listed = items.enumerated().map { #"{ "id": "\#($0)", "cell": "c", \#($1) }"# }
  return document(
    #"{ "items": [\#(listed.joined(separator: ","))], "layout": \#(rows) }"#,
    cells: #"{ "c": \#(template) }"#,
    more: #""environment": { "locale": "\#(locale)" }, "#)
}

private func all(_ document: ScreenDocument) throws -> [ViewNode] {
  let screen = document.screen(in: document.baseEnvironment).screen
  let content = try #require(screen.sections.first).content
  return (0..<content.itemCount).map { content.cell(at: $0) }
}

@Suite struct TemplateTests {
  @Test func `records differ in what is bound and share what is not`() throws {
    let found = try views(
      #"""
      { "vstack": [ { "text": "{{title}}", "font": "headline", "color": "{{color}}" }, { "text": "Fixed" } ],
        "spacing": "{{gap}}", "align": "leading" }
      """#,
      [
        #""title": "One", "color": "red", "gap": 4"#, #""title": "Two", "color": "blue", "gap": 8"#,
      ])
    func stack(_ title: String, _ color: String, _ gap: CGFloat) -> ViewNode {
      .stack(
        StackNode(
          .vstack, spacing: gap, alignment: .leading,
          children: [
            .text(TextNode(title, font: .style(.headline), color: .named(color))),
            .text(TextNode("Fixed")),
          ]))
    }
    #expect(found == [stack("One", "red", 4), stack("Two", "blue", 8)])
  }

  @Test func `a null or a missing value is that record's alone`() throws {
    let found = try views(
      #"{ "text": "{{t|default:none}}", "alignment": "{{a}}", "lineLimit": "{{n}}" }"#,
      [
        #""t": "x", "a": "center", "n": 2"#, #""a": null, "n": null"#,
        #""t": "y", "a": "trailing", "n": 3"#,
      ])
    #expect(
      found == [
        .text(TextNode("x", alignment: .center, lineLimit: 2)), .text(TextNode("none")),
        .text(TextNode("y", alignment: .trailing, lineLimit: 3)),
      ])
  }

  @Test func `modifiers are bound one by one, in views within views too`() throws {
    let found = try views(
      #"""
      { "text": "a", "padding": "{{p}}", "opacity": 0.5,
        "background": { "view": { "color": "{{color}}" }, "cornerRadius": 3 },
        "overlay": { "alignment": "{{corner}}", "content": { "text": "{{badge}}", "font": { "size": "{{p}}" } } },
        "modifiers": [ { "padding": 1 }, { "shadow": { "radius": "{{p}}" } }, { "hidden": "{{gone}}" } ] }
      """#,
      [
        ##""p": 2, "color": "#f00", "corner": "top", "badge": "1", "gone": true"##,
        ##""p": 6, "color": "#00f", "corner": "bottom", "badge": "2", "gone": false"##,
      ])
    func view(
      _ p: CGFloat, _ color: RGBA, _ corner: AlignmentReference, _ badge: String, gone: Bool
    ) -> ViewNode {
      func inset(_ p: CGFloat) -> ViewModifierNode {
        .padding(EdgeInsets(top: p, leading: p, bottom: p, trailing: p))
      }
      let background = ViewNode.modified(.color(.rgba(color)), .cornerRadius(3))
      let overlay = ViewNode.text(
        TextNode(badge, font: .system(size: p, weight: 400, design: .default)))
      var modifiers: [ViewModifierNode] = [
        inset(p), .background(background, alignment: .center),
        .overlay(overlay, alignment: corner), .opacity(0.5), inset(1),
        .shadow(color: .opacity(.named("black"), 0.33), radius: p, x: 0, y: 0),
      ]
      if gone { modifiers.append(.hidden) }
      return modifiers.reduce(.text(TextNode("a"))) { .modified($0, $1) }
    }
    #expect(
      found == [
        view(2, RGBA(255, 0, 0), .top, "1", gone: true),
        view(6, RGBA(0, 0, 255), .bottom, "2", gone: false),
      ])
  }

  @Test func `a loop runs over each record's own list, and inside a layer`() throws {
    let found = try views(
      #"""
      { "hstack": [ { "forEach": "{{tags}}", "content": { "text": "{{self}} {{name}}" } },
                    { "forEach": 2, "content": { "text": "{{self}}" } },
                    { "forEach": [1, 2], "content": { "spacer": true } } ] }
      """#,
      [
        #""name": "A", "tags": ["p", "q"]"#, #""name": "B", "tags": []"#,
        #""name": "C", "tags": ["r"]"#,
      ])
    func stack(_ texts: [String]) -> ViewNode {
      .stack(
        StackNode(
          .hstack,
          children: (texts + ["0", "1"]).map { .text(TextNode($0)) }
            + [.spacer(minLength: nil), .spacer(minLength: nil)]))
    }
    #expect(found == [stack(["p A", "q A"]), stack([]), stack(["r C"])])
    let layered = try views(
      #"{ "text": "a", "background": { "vstack": [ { "forEach": "{{l}}", "content": { "divider": true } } ] } }"#,
      [#""l": 1"#, #""l": 2"#])
    #expect(
      layered
        == [1, 2].map { count in
          .modified(
            .text(TextNode("a")),
            .background(
              .stack(StackNode(.vstack, children: Array(repeating: .divider, count: count))),
              alignment: .center))
        })
  }

  @Test func `two sections fill one template from their own records`() throws {
    let found = load(
      document(
        #"""
        { "id": "a", "items": { "from": "d", "cell": "c", "id": "a{{n}}" }, "layout": \#(rows) },
        { "id": "b", "items": [ { "id": "b", "cell": "c", "n": "three" }, { "id": "e", "cell": "c", "n": null } ],
          "layout": \#(rows) }
        """#,
        cells: #"{ "c": { "text": "{{n}} of {{brand}}", "font": "caption" } }"#,
        more: #"""
          "data": { "d": { "value": [{ "n": 1 }, { "n": 2 }] }, "brand": { "value": "X" } },
          """#))
    #expect(codes(found) == [])
    let sections = found.screen(in: found.baseEnvironment).screen.sections.map(\.content)
    func text(_ string: String) -> ViewNode { .text(TextNode(string, font: .style(.caption))) }
    // In turns, so that what one section found is not what the other one shows.
    for _ in 0..<2 {
      #expect(sections.map { $0.cell(at: 0) } == [text("1 of X"), text("three of X")])
      #expect(sections.map { $0.cell(at: 1) } == [text("2 of X"), text(" of X")])
    }
  }

  @Test func `braces that are escaped are texts of every record`() throws {
    let found = try views(
      #"{ "vstack": [ { "text": "\\{{a}}" }, { "text": "{{a}} \\{{a}}" } ] }"#,
      [#""a": "{{b}}""#, #""a": 1"#])
    func stack(_ texts: String...) -> ViewNode {
      .stack(StackNode(.vstack, children: texts.map { .text(TextNode($0)) }))
    }
    #expect(found == [stack("{{a}}", "{{b}} {{a}}"), stack("{{a}}", "1 {{a}}")])
  }

  @Test func `each environment has its own template`() throws {
    let found = load(source(#"{ "text": "{{n|number:1}}" }"#, [#""n": 1234.5"#]))
    func texts(_ locale: String) throws -> [ViewNode] {
      var overrides = EnvironmentOverrides()
      overrides.locale = locale
      let screen = found.screen(in: found.environment(overrides)).screen
      return [try #require(screen.sections.first).content.cell(at: 0)]
    }
    #expect(try texts("en") == [.text(TextNode("1,234.5"))])
    #expect(try texts("de") == [.text(TextNode("1.234,5"))])
    #expect(try texts("en") == [.text(TextNode("1,234.5"))])
  }

  @Test func `what is wrong with a template is told once, at its place`() throws {
    let found = load(
      source(
        #"""
        { "vstack": [ { "text": "{{title}}", "color": "rde" }, { "text": "{{gone}}", "padding": "{{p}}" } ] }
        """#,
        [
          #""title": "a", "p": 1"#, #""title": "b", "p": "x", "gone": "!""#,
          #""title": "c", "p": 3"#,
        ]))
    #expect(
      codes(found) == [
        "unknown-value /cells/c/vstack/0/color", "binding-missing-key /cells/c/vstack/1/text",
        "binding-wrong-type /cells/c/vstack/1/padding",
      ])
    // What is right is drawn, and what is wrong in one record is not in another.
    func second(_ text: String, _ padding: CGFloat?) -> ViewNode {
      guard let padding else { return .text(TextNode(text)) }
      return .modified(
        .text(TextNode(text)),
        .padding(EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)))
    }
    let rest = [second("", 1), second("!", nil), second("", 3)]
    #expect(
      try all(found)
        == zip(["a", "b", "c"], rest).map { title, view in
          .stack(StackNode(.vstack, children: [.text(TextNode(title)), view]))
        })
  }

  @Test func `several tasks show one document at once`() async throws {
    let found = load(
      source(
        #"{ "text": "{{t}}", "padding": [1, 2, 3, 4], "background": { "color": "{{c}}" } }"#,
        (0..<50).map { #""t": "\#($0)", "c": "\#($0.isMultiple(of: 2) ? "red" : "blue")""# }))
    let expected = try all(found)
    try await withThrowingTaskGroup(of: [ViewNode].self) { group in
      for _ in 0..<8 { group.addTask { try all(found) } }
      for try await views in group { #expect(views == expected) }
    }
  }
}
