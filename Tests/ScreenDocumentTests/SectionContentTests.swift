// SPDX-License-Identifier: MIT
//
// What the elements of sections show: placeholders, listed items, records; headers and badges.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import ScreenDocument
import Testing

private func screen(_ text: String, files: [String: String] = [:]) throws -> Screen {
  let found = load(text, files: files)
  #expect(codes(found) == [])
  return found.screen(in: found.baseEnvironment).screen
}

private func text(_ string: String) -> ViewNode { .text(TextNode(string)) }
private let title = #"{ "t": { "text": "{{title}}" } }"#
/// A layout with a header, a footer and a badge.
private let dressed = #"""
  { "type": "grid", "boundary": [
      { "kind": "header", "width": { "fractionalWidth": 1 }, "height": { "absolute": 9 }, "alignment": "top" },
      { "kind": "footer", "width": { "fractionalWidth": 1 }, "height": { "absolute": 9 }, "alignment": "bottom" } ],
    "group": { "axis": "vertical", "width": { "fractionalWidth": 1 }, "height": { "absolute": 44 },
      "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 },
        "supplementary": [ { "kind": "badge", "width": { "absolute": 9 }, "height": { "absolute": 9 },
          "containerAnchor": { "edges": ["top"] } } ] } } ] } }
  """#

@Suite struct SectionContentTests {
  @Test func `placeholders are numbered and coloured by index, and have no ids`() throws {
    let screen = try screen(document(#"{ "itemCount": 10000000, "layout": \#(dressed) }"#))
    let content = try #require(screen.sections.first).content
    #expect(content.itemCount == 10_000_000)
    #expect(
      content.cell(at: 9_999_999)
        == .placeholder(PlaceholderNode(title: "10000000", colorIndex: 9_999_999)))
    #expect(content.itemID(at: 3) == nil)
    #expect(!content.measuresCells)
    #expect(
      content.supplementary(kind: "header", at: 0, host: nil)
        == .placeholder(PlaceholderNode(title: "header")))
    #expect(content.decoration(kind: "card") == nil)
  }

  @Test func `listed items show their template, or their title, or their id`() throws {
    let screen = try screen(
      document(
        #"""
        { "id": "s", "items": [ { "id": "a", "cell": "t", "title": "One" }, { "id": "b", "title": "Two" }, { "id": "c" }, {} ],
          "layout": \#(rows) }
        """#, cells: title))
    let content = try #require(screen.sections.first).content
    #expect(content.itemCount == 4 && content.measuresCells)
    #expect(content.cell(at: 0) == text("One"))
    #expect(content.cell(at: 1) == .placeholder(PlaceholderNode(title: "Two", colorIndex: 1)))
    #expect(content.cell(at: 2) == .placeholder(PlaceholderNode(title: "c", colorIndex: 2)))
    #expect(content.cell(at: 3) == .placeholder(PlaceholderNode(title: "#3", colorIndex: 3)))
    #expect((0..<4).map { content.itemID(at: $0) } == ["a", "b", "c", nil])
  }

  @Test func `records are chosen by where, offset and limit, and named by id`() throws {
    let file = #"""
      { "list": [ { "n": 1, "k": "x" }, { "n": 2, "k": "y" }, { "n": 3, "k": "x" }, { "n": 4, "k": "z" }, { "n": 5, "k": "x" }, { "n": 6 } ] }
      """#
    let screen = try screen(
      document(
        #"""
        { "items": { "from": "d", "cell": "t", "id": "n{{n}}", "where": { "k": ["x", "z"] }, "offset": 1, "limit": 2 },
          "layout": \#(rows) }
        """#, cells: #"{ "t": { "text": "{{n}} of {{brand.name}}" } }"#,
        more: #"""
          "data": { "d": { "file": "data/d.json", "path": "/list" }, "brand": { "value": { "name": "Acme" } } },
          """#), files: ["data/d.json": file])
    let content = try #require(screen.sections.first).content
    #expect((0..<content.itemCount).map { content.itemID(at: $0) } == ["n3", "n4"])
    #expect(content.cell(at: 1) == text("4 of Acme"))
  }

  @Test func `measured lengths repeat`() throws {
    let screen = try screen(
      document(
        #"""
        { "itemCount": 5, "measuredHeights": [10, 20], "measuredWidths": [7],
          "measuredSupplementary": { "header": { "heights": [52] } }, "layout": \#(rows) }
        """#))
    let content = try #require(screen.sections.first).content
    #expect(content.measuredCell(at: 3) == MeasuredLengths(width: 7, height: 20))
    #expect(
      content.measuredSupplementary(kind: "header", at: 2) == MeasuredLengths(height: 52))
    #expect(content.measuredSupplementary(kind: "footer", at: 0) == nil)
  }

  @Test func `headers and badges are bound to their entry, then to their host`() throws {
    let screen = try screen(
      document(
        #"""
        { "items": [ { "id": "a", "title": "One" }, { "id": "b", "title": "Two", "supplementary": { "badge": { "cell": "t", "title": "own" } } } ],
          "supplementary": { "header": [ { "cell": "t", "title": "Top" } ], "footer": { "title": "End" }, "badge": { "cell": "t" } },
          "layout": \#(dressed) }
        """#, cells: title))
    let content = try #require(screen.sections.first).content
    #expect(content.supplementary(kind: "header", at: 0, host: nil) == text("Top"))
    #expect(content.supplementary(kind: "header", at: 1, host: nil) == nil)
    #expect(
      content.supplementary(kind: "footer", at: 0, host: nil)
        == .placeholder(PlaceholderNode(title: "End")))
    #expect(content.supplementary(kind: "badge", at: 0, host: 0) == text("One"))
    #expect(content.supplementary(kind: "badge", at: 1, host: 1) == text("own"))
  }

  @Test func `the layout's own views are served by the document, decorations by cells`() throws {
    let screen = try screen(
      document(
        #"{ "itemCount": 1, "layout": \#(rows) }"#, cells: #"{ "card": { "text": "c" } }"#,
        more: #""supplementary": { "banner": { "title": "Hi" } },"#))
    #expect(
      screen.supplementary.supplementary(kind: "banner", at: 0, host: nil)
        == .placeholder(PlaceholderNode(title: "Hi")))
    #expect(screen.sections.first?.content.decoration(kind: "card") == text("c"))
  }

  @Test func `a waterfall bound to records has a ratio for each`() throws {
    let layout =
      #"{ "type": "waterfall", "columns": 2, "itemHeight": { "aspect": "{{w}}/{{h}}" } }"#
    let screen = try screen(
      document(
        #"{ "items": [ { "w": 3, "h": 2 }, { "w": 1, "h": 4 } ], "layout": \#(layout) }"#))
    let content = try #require(screen.sections.first).layout.content
    guard case .waterfall(let spec) = content, case .aspect(let ratios) = spec.itemLength else {
      throw Unexpected()
    }
    #expect(ratios == [1.5, 0.25])
  }

  @Test func `a bad item costs that item`() throws {
    let found = load(
      document(#"{ "items": [ 5, { "id": "b" } ], "layout": \#(rows) }, 7"#))
    #expect(codes(found) == ["wrong-type /sections/0/items/0", "wrong-type /sections/1"])
    let screen = found.screen(in: found.baseEnvironment).screen
    #expect(screen.sections.count == 2)
    #expect(screen.sections.first?.content.itemCount == 2)
    #expect(
      screen.sections.first?.content.cell(at: 0)
        == .placeholder(PlaceholderNode(title: "item", detail: nil, isUnknown: true)))
  }

  @Test func `places lead back to the document`() {
    let found = load(
      "{ \"version\": 1,\n \"sections\": [\n  { \"items\": [ {},\n  {} ], \"layout\": \(rows) } ] }"
    )
    #expect(found.place(section: 0, item: 1).line == 4)
    #expect(found.place(section: 0, item: nil).pointer == "/sections/0")
    #expect(found.place(section: -1, item: nil).line == 1)
    #expect(found.place(ofPointer: "/sections/0/items").column == 14)
  }
}
