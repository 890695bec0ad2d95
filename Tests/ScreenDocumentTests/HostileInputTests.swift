// SPDX-License-Identifier: MIT
//
// Damaged and absurd documents: the only claim is that we end with diagnostics or a screen.

import DynamicCollectionView
import Foundation
import Testing

@testable import ScreenDocument

/// A document with some of everything.
private let everything = #"""
  { "version": 1, "device": "iPhone 16", "environment": { "appearance": "dark", "os": 26 },
    "configuration": { "interSectionSpacing": 4, "background": "#ffffff80", "boundary": [
      { "kind": "banner", "width": { "fractionalWidth": 1 }, "height": { "absolute": 9 }, "alignment": "top" } ] },
    "data": { "photos": { "value": [ { "id": "a", "w": 3, "h": 2, "t": "é\n" }, { "id": "b", "w": 1, "h": 2, "t": null } ] } },
    "cells": { "p": { "zstack": [ { "rectangle": true, "fill": { "linearGradient": ["#f00", "blue"] } },
      { "text": "{{t|upper}} {{w|number:1}}", "font": { "size": 12 }, "padding": [1, 2, 3, 4] } ],
      "modifiers": [ { "shadow": { "radius": 2 } }, { "scale": [1, 2] } ] } },
    "sections": [
      { "id": "s", "items": { "from": "photos", "cell": "p", "id": "{{id}}", "where": { "w": [1, 3] } },
        "layout": { "type": "waterfall", "columns": 2, "itemHeight": { "aspect": "{{w}}/{{h}}" } } },
      { "itemCount": 3, "measuredHeights": [10, 20], "layout": { "type": "grid", "orthogonal": "paging", "group": { "axis": "horizontal",
        "width": { "fractionalWidth": 0.5 }, "height": { "estimated": 40 }, "interItemSpacing": { "flexible": 1 },
        "count": { "cases": [ { "minWidth": 300, "value": 2 } ], "else": 1 },
        "subitems": [ { "item": { "width": { "absolute": 10 }, "height": { "absolute": 10 }, "supplementary": [
          { "kind": "badge", "width": { "absolute": 4 }, "height": { "absolute": 4 }, "containerAnchor": { "edges": ["top"] } } ] } } ] } } } ],
    "supplementary": { "banner": [ { "title": "Hello" } ] },
    "stops": [ { "name": "a", "offset": [0, 1] }, { "name": "b", "to": { "item": "b" }, "at": "center" } ],
    "variants": { "appearance": ["light", "dark"], "exclude": [ { "appearance": "dark" } ] } }
  """#

@Suite struct HostileInputTests {
  /// Reads a document and asks for everything on its screen.
  private func exercise(_ bytes: [UInt8]) {
    let document = ScreenDocument.load(bytes: bytes, name: "hostile.json", files: MemoryFiles())
    _ = DiagnosticReport(document.diagnostics).text(.full)
    let (screen, _) = document.screen(in: document.baseEnvironment)
    _ = document.combinations()
    for section in screen.sections {
      for index in 0..<min(section.content.itemCount, 3) {
        _ = section.content.cell(at: index)
        _ = section.content.itemID(at: index)
        _ = section.content.measuredCell(at: index)
        _ = section.content.supplementary(kind: "badge", at: index, host: index)
      }
    }
  }

  @Test func `the undamaged document is fine`() {
    #expect(codes(load(everything)) == [])
  }

  @Test func `a document cut anywhere ends in a diagnostic`() {
    let bytes = Array(everything.utf8)
    for length in 0..<bytes.count {
      let document = ScreenDocument.load(
        bytes: Array(bytes[..<length]), name: "cut.json", files: MemoryFiles())
      #expect(!document.canBeDrawn)
    }
  }

  @Test func `a document with any byte changed never traps`() {
    let bytes = Array(everything.utf8)
    var numbers = Sequence64(state: 2024)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0...(numbers.next() % 3) {
        damaged[Int(numbers.next() % UInt64(bytes.count))] = UInt8(
          truncatingIfNeeded: numbers.next())
      }
      exercise(damaged)
    }
  }

  @Test func `a document with any number replaced by an absurd one never traps`() throws {
    let absurd = [
      "-1", "0", "1e308", "1e400", "-1e400", "0.0000001", "1e12", "null", "\"x\"", "[]",
    ]
    var numbers: [Range<String.Index>] = []
    var position = everything.startIndex
    while position < everything.endIndex {
      let run = everything[position...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      if !run.isEmpty { numbers.append(run.startIndex..<run.endIndex) }
      position = everything.index(
        after: run.isEmpty ? position : everything.index(before: run.endIndex))
    }
    for range in numbers {
      for word in absurd {
        exercise(Array(everything.replacingCharacters(in: range, with: word).utf8))
      }
    }
  }

  @Test func `ten thousand groups inside one another end in a diagnostic`() {
    let open = String(repeating: #"{"group":{"subitems":["#, count: 10_000)
    let text = document(#"{ "itemCount": 1, "layout": { "type": "grid", "group": \#(open)"#)
    #expect(load(text).diagnostics.map(\.code) == [.limits])
  }

  @Test func `the items of nested groups are counted before they are made`() {
    let inner =
      #"{ "item": { "width": { "absolute": 1 }, "height": { "absolute": 1 } }, "repeat": 1000 }"#
    let group = (0..<4).reduce(inner) { subitem, _ in
      #"""
      { "repeat": 1000, "group": { "axis": "vertical", "width": { "absolute": 1 },
        "height": { "absolute": 1 }, "subitems": [ \#(subitem) ] } }
      """#
    }
    let text = document(
      #"""
      { "itemCount": 1, "layout": { "type": "grid", "group": { "axis": "vertical",
        "width": { "absolute": 1 }, "height": { "absolute": 1 }, "subitems": [ \#(group) ] } } }
      """#)
    #expect(codes(load(text)) == ["out-of-range /sections/0/layout/group"])
  }

  @Test func `more sections than allowed are refused`() {
    let copies = #"{ "itemCount": 0, "repeat": 60000, "layout": \#(rows) }"#
    #expect(load(document(copies)).content.sections.count == 60_000)
    #expect(codes(load(document(copies + "," + copies))) == ["limits /sections"])
  }

  @Test func `more items than allowed are refused`() {
    let records = Array(repeating: "0", count: 1_000_001).joined(separator: ",")
    let text = document(
      #"{ "items": { "from": "a" }, "layout": \#(rows) }"#,
      more: #""data": { "a": { "file": "a.json" } },"#)
    let found = load(text, files: ["a.json": "[\(records)]"])
    #expect(found.diagnostics.map(\.code).contains(.limits))
    #expect(!found.canBeDrawn)
  }

  @Test func `a document beyond its size is refused`() {
    let bytes = [UInt8](repeating: 0x20, count: ReadingLimits.documentBytes + 1)
    let found = ScreenDocument.load(bytes: bytes, name: "big.json", files: MemoryFiles())
    #expect(found.diagnostics.map(\.code) == [.limits])
  }

  @Test func `a data file beyond its size is refused`() throws {
    struct Big: DocumentFiles {
      func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
        throw .tooLarge(limit + 1)
      }
      func location(of path: String) throws(DocumentFileError) -> String { path }
    }
    let text = document(
      #"{ "items": { "from": "a" }, "layout": \#(rows) }"#,
      more: #""data": { "a": { "file": "a.json" } },"#)
    let found = ScreenDocument.load(bytes: Array(text.utf8), name: "d.json", files: Big())
    #expect(codes(found) == ["data-too-large /data/a/file"])
  }

  @Test func `of very many faults a thousand are kept and the rest is counted`() {
    let items = (0..<1500).map { _ in #"{ "id": "same" }"# }.joined(separator: ",")
    let found = load(document(#"{ "items": [\#(items)], "layout": \#(rows) }"#))
    let report = DiagnosticReport(found.diagnostics, omitted: found.omittedDiagnostics)
    #expect(report.shown.count == 100)
    #expect(report.summary == "1499 errors; 1399 not shown")
  }
}
