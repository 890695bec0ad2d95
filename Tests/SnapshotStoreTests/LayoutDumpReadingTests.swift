// SPDX-License-Identifier: MIT
//
// `.layout.txt` is read back as it was written.

import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import DynamicCollectionView

@Suite struct LayoutDumpReadingTests {
  /// Every field in use, with names that a careless reader would split or lose.
  private var awkward: LayoutDump {
    get throws {
      var dump = LayoutDump.rows()
      dump.id = "a b/\"c\"\n\u{1}~appearance=dark"
      dump.document = ""
      dump.variant = [LayoutDump.VariantValue(axis: "device", value: "iPhone SE (3rd)")]
      dump.sections = try LayoutDump(
        text: """
          layout 1
          snapshot x
          document x
          stop x
          viewport 1 2
          offset -0.5 3
          content 4 5

          section x
          0 0 0.125 390 604 "a b"
          scrolls 120.5 980 groupPaging 0 330 580
          1 0 604 390 0 pinned

          kind x

          """
      ).sections
      for (index, id) in [
        "a b", "", "pinned", "kind", "\\", "e\u{301}", "👩‍👩‍👧", "\u{2028}", "\u{301}e", "\r",
      ]
      .enumerated() {
        dump.elements[index].id = id
      }
      dump.background = RGBA(red: 0.949, green: 0.5, blue: 0, alpha: 0.25)
      dump.sections[0].items = LayoutDump.Items(
        count: 3, names: .listed(["a b", "end", "\u{2028}"]))
      dump.sections[1].items = LayoutDump.Items(count: 7, names: .numbered)
      dump.elements[0].paint = PaintDigest(drawing: 0, ink: .max)
      dump.elements[0].attributes.isPinned = true
      dump.elements[1].attributes.kind = .supplementary
      dump.elements[1].attributes.elementKind = "new badge"
      dump.elements[1].attributes.host = 12
      dump.elements[2].attributes.kind = .decoration
      dump.elements[2].attributes.elementKind = nil
      dump.elements[3].attributes.screenFrame.size.width = 12.5
      dump.elements[4].attributes.section = -1
      dump.elements[4].attributes.zIndex = -1000
      dump.elements[5].attributes.alpha = 0.25
      dump.elements[5].attributes.isHidden = true
      dump.elements[6].attributes.transform = CGAffineTransform(
        a: 0.707107, b: -0.707107, c: 0.707107, d: 0.707107, tx: 0, ty: -12.5)
      return dump
    }
  }

  @Test func `a dump survives being written and read`() throws {
    let dump = try awkward
    #expect(try LayoutDump(text: dump.text) == dump)
    #expect(try LayoutDump(text: LayoutDump.rows().text) == LayoutDump.rows())
  }

  @Test func `a dump survives being written as JSON and read, all but items and contents`() throws {
    var dump = try awkward
    for index in dump.sections.indices { dump.sections[index].items = nil }
    let frames = dump.withoutPaint
    #expect(LayoutDump.isJSON(Array(dump.json.utf8)))
    #expect(try LayoutDump.all(json: Array(dump.json.utf8)) == [frames])
    let both = [frames, LayoutDump.rows()]
    #expect(try LayoutDump.all(json: Array(LayoutDump.json(both).utf8)) == both)
    #expect(LayoutDump.isJSON(Array(LayoutDump.json(both).utf8)))
  }

  @Test(
    "a mistake in JSON is told with its place",
    arguments: [
      ("\"viewport\": [390, 844]", "\"viewport\": [390]", "expected 2 numbers at '/viewport'"),
      (
        "\"kind\": \"header\"", "\"kind\": \"lid\"",
        "expected a kind of element at '/elements/0/kind'"
      ),
      ("\"item\": 0, ", "", "expected 'item' in '/elements/0'"),
      ("\"item\": 0,", "\"item\": 1e30,", "expected"),
      (
        "\"pinned\": false", "\"pinned\": 0",
        "expected another kind of value at '/elements/0/pinned'"
      ),
      ("\"stop\": \"top\"", "\"stop\": null", "expected a value at '/stop'"),
      ("\"elements\": [", "\"elements\": [[", "expected"),
    ])
  func mistakes(_ old: String, _ new: String, message: String) {
    let text = LayoutDump.rows().json.replacing(old, with: new, maxReplacements: 1)
    do throws(LayoutJSONError) {
      _ = try LayoutDump.all(json: Array(text.utf8))
      Issue.record("read in spite of the mistake")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test(arguments: ["", "[]", "{}", "[1]", "nonsense", "{\"elements\": []}", "[[[[[["])
  func `other JSON is no layout`(text: String) {
    #expect(!LayoutDump.isJSON(Array(text.utf8)))
  }

  @Test func `the text survives a checkout that changes line ends`() throws {
    let text = try awkward.text
    #expect(try LayoutDump(text: text.replacing("\n", with: "\r\n")).text == text)
  }

  @Test func `numbers are rounded as they are shown`() throws {
    var dump = LayoutDump.rows()
    dump.elements[3].attributes.frame.origin.y = 100.0 / 3
    #expect(try LayoutDump(text: dump.text) == dump.rounded)
  }

  @Test(arguments: [
    "0", "-0", "0.001", "-12.5", "87.667", "123456789012345", "1234567890123456", "0.1234567",
    "99999999999999.9", "1e3", "+1", ".5", "0x10", "1000000000.125",
  ])
  func `a number is the nearest to its digits`(text: String) throws {
    let dump = LayoutDump.rows().text.replacing("offset 0 0", with: "offset \(text) 0")
    let read = try LayoutDump(text: dump).offset.x
    #expect(read == CGFloat(try #require(Double(text))))
  }

  @Test(arguments: ["-", ".", "1.2.3", "1-2", "nan", "inf", "١"])
  func `what is no number is told`(text: String) {
    let dump = LayoutDump.rows().text.replacing("offset 0 0", with: "offset \(text) 0")
    #expect(throws: LayoutDumpError(line: 6, message: "expected a number, found '\(text)'")) {
      try LayoutDump(text: dump)
    }
  }

  @Test func `a text that is cut anywhere is not read`() throws {
    let text = try awkward.text
    for length in 0..<text.count - 1 {
      #expect(throws: LayoutDumpError.self, "cut after \(length)") {
        try LayoutDump(text: String(text.prefix(length)))
      }
    }
    // All that a missing line feed at the end takes away.
    #expect(try LayoutDump(text: String(text.dropLast())).text == text)
  }

  @Test func `the form before, without a last line, is read`() throws {
    let old = LayoutDump.rows().text.replacing("layout 2", with: "layout 1").replacing(
      "\nend\n", with: "\n")
    #expect(try LayoutDump(text: old) == LayoutDump.rows())
  }

  @Test(
    "a damaged line is named",
    arguments: [
      ("layout 2", "layout 3", 1, "expected 'layout 2'"),
      ("viewport 390", "viewport wide", 5, "expected a number, found 'wide'"),
      ("header ", "hedaer ", 13, "expected a kind of element, found 'hedaer'"),
      ("  hits/header:0", "  \"hits", 13, "expected a closing quote"),
      (
        "  hits/header:0", "  hits/header:0  paint 12-34", 13,
        "expected two sums of eight digits, found '12-34'"
      ),
      ("\nend\n", "\n", 28, "expected 'end': the file was cut short"),
      ("  hits/header:0", "  hits/header:0 x", 13, "expected the end of the line, found 'x'"),
    ])
  func damage(_ old: String, _ new: String, line: Int, message: String) {
    let text = LayoutDump.rows().text.replacing(old, with: new, maxReplacements: 1)
    do throws(LayoutDumpError) {
      _ = try LayoutDump(text: text)
      Issue.record("read in spite of the damage")
    } catch {
      #expect(error.line == line)
      #expect(error.message == message)
    }
  }
}
