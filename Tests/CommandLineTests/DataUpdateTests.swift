// SPDX-License-Identifier: MIT
//
// `render --before --after`: what an update does, in words, as JSON and as a picture that was
// looked at; and what can be wrong with it.

import CairoPainter
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import ScreenDocument
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct DataUpdateTests {
  /// A document of two sections; `one` and `two` are lists of items, in JSON.
  private static func document(
    _ one: String, _ two: String = "", header: String = "One", device: String = "iPhone SE",
    layout: String = #"{ "preset": "rows" }"#,
    stops: String = #"{ "name": "top", "offset": "start" }"#
  ) -> String {
    """
    { "version": 1, "device": "\(device)",
      "cells": { "t": { "text": "{{title}}" }, "i": { "image": "{{file}}" } },
      "sections": [
        { "id": "one", "items": [\(one)],
          "supplementary": { "header": { "cell": "t", "title": "\(header)" } },
          "layout": { "type": "list", "appearance": "plain", "headerMode": "supplementary" } },
        { "id": "two", "items": [\(two)], "layout": \(layout) } ],
      "stops": [\(stops)] }
    """
  }

  private static func items(_ ids: String) -> String {
    ids.split(separator: " ").map { #"{ "id": "\#($0)" }"# }.joined(separator: ", ")
  }

  /// What happened between two documents, a line each.
  private func changes(_ before: String, _ after: String) throws -> [String] {
    let folder = try Scratch(files: ["a.json": before, "b.json": after])
    let made = try folder.run(
      "render", "--before", "a.json", "--after", "b.json", "--text", "blocks")
    #expect(made.code == 0, "\(made.errors)")
    return made.errors.split(separator: "\n").map(String.init)
  }

  // Derived: the longest run that keeps its order stays, and the rest moves.
  @Test func `items that come, go and move are named with their places, and sections apart`()
    throws
  {
    let lines = try changes(
      Self.document(Self.items("a b c d"), Self.items("x y")),
      Self.document(Self.items("d a new c"), Self.items("y b")))
    #expect(
      lines == [
        "1 inserted, 1 removed, 2 moved", "  inserted  `one/new` at 2",
        "  removed   `two/x` from 0", "  moved     `one/d` from 3 to 0",
        "  moved     `two/b` from 1 of `one` to 1 of `two`", "wrote 1 file",
      ])
  }

  // D-51
  @Test func `the same id with other content would need reload on iOS, headers too`() throws {
    let old = #"{ "id": "a", "cell": "t", "title": "A" }, { "id": "b", "cell": "t", "title": "B" }"#
    let new = #"{ "id": "a", "cell": "t", "title": "A" }, { "id": "b", "cell": "t", "title": "C" }"#
    let lines = try changes(
      Self.document(old, header: "One"), Self.document(new, header: "1"))
    #expect(
      lines == [
        "2 changed in place", "  changed   `one/b`", "  changed   `one/header:0`",
        "  what changed in place keeps its id: it would need reload on iOS", "wrote 1 file",
      ])
  }

  @Test func `a badge is part of its item, and a stand-in's tint is not`() throws {
    let layout = """
      { "type": "grid", "group": { "axis": "horizontal",
        "width": { "fractionalWidth": 1 }, "height": { "absolute": 40 }, "subitems": [ { "item": {
          "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 },
          "supplementary": [ { "kind": "badge", "width": { "absolute": 20 },
            "height": { "absolute": 20 }, "containerAnchor": { "edges": ["top", "trailing"] } } ] } } ] } }
      """
    func badge(_ title: String) -> String {
      #"{ "id": "x", "supplementary": { "badge": { "cell": "t", "title": "\#(title)" } } }"#
    }
    let lines = try changes(
      Self.document("", badge("3") + ", " + Self.items("y"), layout: layout),
      Self.document("", Self.items("y") + ", " + badge("4"), layout: layout))
    #expect(lines.first == "1 moved, 1 changed in place")
    #expect(lines.contains("  changed   `two/x`"))
  }

  @Test func `sections that come, go and move are counted apart, with their items`() throws {
    func screen(_ sections: [(String, String)]) -> String {
      let list = sections.map {
        #"{ "id": "\#($0)", "items": [\#(Self.items($1))], "layout": { "preset": "rows" } }"#
      }
      return #"{ "version": 1, "device": "iPhone SE", "sections": ["#
        + list.joined(separator: ", ") + "] }"
    }
    let lines = try changes(
      screen([("a", "1"), ("b", "2"), ("c", "3 4"), ("d", "5")]),
      screen([("d", "5"), ("b", "2"), ("c", "3"), ("e", "4 6")]))
    #expect(
      lines == [
        "1 inserted, 1 removed, 1 moved, 1 section inserted, 1 section removed, 1 section moved",
        "  inserted  section `e` at 3", "  inserted  `e/6` at 1",
        "  removed   section `a` from 0", "  removed   `a/1` from 0",
        "  moved     section `d` from 3 to 0", "  moved     `e/4` from 1 of `c` to 0 of `e`",
        "wrote 1 file",
      ])
  }

  @Test func `items without ids are told apart by their places, and that is said`() throws {
    func screen(_ count: Int) -> String {
      """
      { "version": 1, "device": "iPhone SE", "sections": [
        { "itemCount": \(count), "layout": { "preset": "rows" } } ] }
      """
    }
    #expect(
      try changes(screen(2), screen(3)) == [
        "1 inserted", "  inserted  `s0/#2` at 2",
        "  items without ids are told apart by their places: section `s0`", "wrote 1 file",
      ])
  }

  @Test func `a terminal obeys no id`() throws {
    let lines = try changes(
      Self.document(""), Self.document(#"{ "id": "a\u001b[2J\tb\nc\u009b1m" }"#))
    #expect(lines.dropFirst().first == "  inserted  `one/a␛[2J␉b c\u{FFFD}1m` at 0")
  }

  @Test func `nothing changed is no error, and a layout that did is named`() throws {
    let same = Self.document(Self.items("a b"))
    #expect(try changes(same, same) == ["nothing changed", "wrote 1 file"])
    let lines = try changes(
      Self.document("", Self.items("a b")),
      Self.document("", Self.items("a b"), layout: #"{ "preset": "columns", "count": 2 }"#))
    #expect(lines.first == "nothing changed")
    #expect(lines.contains { $0.hasPrefix("  the layout differs at 'top': ") })
  }

  @Test func `what neither picture shows is counted, at each stop`() throws {
    let many = (0..<60).map(String.init).joined(separator: " ")
    let stops = #"{ "name": "top", "offset": "start" }, { "name": "end", "offset": "end" }"#
    let lines = try changes(
      Self.document("", Self.items(many), stops: stops),
      Self.document("", Self.items(many + " last"), stops: stops))
    #expect(
      lines == [
        "1 inserted", "  inserted  `two/last` at 60", "  off screen at 'top': 1 inserted",
        "wrote 2 files",
      ])
  }

  @Test func `images of two folders are compared by what is in them`() throws {
    let item = #"{ "id": "p", "cell": "i", "file": "p.svg" }"#
    func svg(_ color: String) -> String {
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="\#(color)" d="M0 0h9v9z"/></svg>"#
    }
    let text = Self.document(item)
    for (color, expected) in [("red", "nothing changed"), ("blue", "1 changed in place")] {
      let folder = try Scratch(files: [
        "old/a.json": text, "old/p.svg": svg("red"), "new/a.json": text, "new/p.svg": svg(color),
      ])
      let made = try folder.run(
        "render", "--before", "old/a.json", "--after", "new/a.json", "--format", "svg")
      #expect(made.code == 0)
      #expect(made.lines == ["out/new/a/top.update.svg"])
      #expect(try folder.text("out/new/a/top.update.svg").contains("old/a.json → new/a.json"))
      #expect(made.errors.hasPrefix(expected), "\(made.errors)")
    }
  }

  @Test func `as JSON the same is complete, with the files of each stop`() throws {
    let folder = try Scratch(files: [
      "a.json": Self.document(Self.items("a b")), "b.json": Self.document(Self.items("b c")),
    ])
    let made = try folder.run(
      "render", "--before", "a.json", "--after", "b.json", "--json", "--appearance", "light,dark",
      "--format", "png,svg")
    #expect(made.code == 0)
    let json = try JSONValue(made.output)
    let updates = try #require(json["updates"].array)
    #expect(updates.map { $0["variant"]["appearance"].string } == [nil, "dark"])
    for update in updates {
      #expect(update["counts"]["inserted"].integer == 1 && update["counts"]["moved"].integer == 0)
      let changes = update["changes"].array ?? []
      #expect(changes.map { $0["change"].string } == ["inserted", "removed"])
      #expect(changes.map { $0["id"].string } == ["one/c", "one/a"])
      #expect(changes.first?["to"]["section"].string == "one")
      #expect(changes.first?["to"]["index"].integer == 1)
      let files = update["stops"].array?.first?["files"].array?.compactMap(\.string) ?? []
      #expect(files.count == 2 && files.allSatisfy(folder.has))
    }
    let svg = try folder.text("out/b/top.update.svg")
    for id in ["before", "after", "sheet/marks before", "sheet/marks after"] {
      #expect(svg.contains("data-id=\"\(id)\""), "\(id)")
    }
  }

  @Test func `two runs write the same bytes, and only stops that both have`() throws {
    let (one, two) = (
      #"{ "name": "top", "offset": "start" }"#, #"{ "name": "other", "offset": "start" }"#
    )
    let folder = try Scratch(files: [
      "a.json": Self.document(Self.items("a"), stops: "\(one), \(two)"),
      "b.json": Self.document(Self.items("b"), stops: one),
      "c.json": Self.document(
        Self.items("b"), stops: two.replacingOccurrences(of: "other", with: "c")),
    ])
    let pair = ["render", "--before", "a.json", "--after", "b.json"]
    let made = try folder.run(pair)
    #expect(made.lines == ["out/b/top.update.png"])
    #expect(made.errors.contains("  only before: stop 'other'\n"))
    #expect(try folder.run(pair + ["-o", "again"]).code == 0)
    #expect(
      try FileBytes.read(folder.place.text + "/out/b/top.update.png")
        == FileBytes.read(folder.place.text + "/again/b/top.update.png"))
    let apart = try folder.run("render", "--before", "a.json", "--after", "c.json")
    #expect(apart.code == 2)
    #expect(apart.errors.contains("the documents have no stop in common"))
    #expect(
      try folder.run("render", "--before", "a.json", "--after", "c.json", "--offset", "0").code == 0
    )
  }

  @Test func `documents that are drawn differently are refused, and the flag that helps is named`()
    throws
  {
    let text = Self.document(Self.items("a"))
    let folder = try Scratch(files: [
      "a.json": text, "b.json": Self.document(Self.items("b"), device: "iPhone 16"),
      "dark.json": text.replacingOccurrences(
        of: #""version": 1,"#, with: #""version": 1, "environment": { "appearance": "dark" },"#),
      "high.json": text.replacingOccurrences(
        of: #""version": 1,"#, with: #""version": 1, "environment": { "contrast": "high" },"#),
    ])
    let made = try folder.run("render", "--before", "a.json", "--after", "b.json")
    #expect(made.code == 2)
    #expect(
      made.errors == """
        dcv-snap render: error[usage]: the documents differ in their device, so their pictures can't be compared
          expected  the same in both; 'a.json' has 375 x 667 @2x, 'b.json' has 393 x 852 @3x
          hint      --device 'iPhone SE' draws both on one

        """)
    #expect(!folder.has("out"))
    let helped = try folder.run(
      "render", "--before", "a.json", "--after", "b.json", "--device", "iPhone SE")
    #expect(helped.code == 0, "\(helped.errors)")
    let dark = try folder.run("render", "--before", "a.json", "--after", "dark.json")
    #expect(dark.code == 2)
    #expect(dark.errors.contains("hint      --appearance dark draws both alike"))
    let high = try folder.run("render", "--before", "a.json", "--after", "high.json")
    #expect(high.code == 2)
    #expect(high.errors.contains("hint      --contrast high draws both alike"))
  }

  @Test func `a document with an error is drawn as far as it goes, and the exit code tells`() throws
  {
    let folder = try Scratch(files: [
      "a.json": Self.document(Self.items("a b")),
      "twice.json": Self.document(Self.items("a b"), Self.items("a")),
      "cut.json": "{", "folder/x.json": Self.document(""), "folder/y.json": Self.document(""),
    ])
    let twice = try folder.run("render", "--before", "a.json", "--after", "twice.json")
    #expect(twice.code == 2)
    #expect(twice.errors.contains("error[duplicate-id]: the item 'a' exists already"))
    #expect(twice.errors.contains("1 inserted\n  inserted  `two/a` at 0\n"))
    #expect(twice.lines == ["out/twice/top.update.png"])
    let lenient = try folder.run(
      "render", "--before", "a.json", "--after", "twice.json", "--lenient")
    #expect(lenient.code == 0)
    let cut = try folder.run("render", "--before", "a.json", "--after", "cut.json")
    #expect(cut.code == 2 && cut.lines.isEmpty)
    #expect(try folder.run("render", "--before", "none.json", "--after", "a.json").code == 3)
    let many = try folder.run("render", "--before", "folder", "--after", "a.json")
    #expect(many.code == 2 && many.errors.contains("'folder' holds 2 documents"))
    let input = try folder.run(
      ["render", "--before", "-", "--after", "a.json"], input: Self.document(Self.items("b")))
    #expect(input.code == 0 && input.errors.hasPrefix("1 inserted\n"))
  }

  @Test(
    arguments: [
      (["--before", "a.json"], "'--before' is one half of an update"),
      (["--after", "a.json"], "'--after' is one half of an update"),
      (["a.json", "--json"], "'--json' is about a data update"),
      (["a.json", "--before", "a.json", "--after", "a.json"], "'a.json' was not expected"),
      (["--before", "-", "--after", "-"], "standard input can't be both documents"),
      (["--before", "a.json", "--after", "a.json", "--apng"], "exclude each other"),
      (["--before", "a.json", "--after", "a.json", "--contact-sheet"], "exclude each other"),
    ])
  func `options that make no sense are told before anything is read`(
    _ options: [String], _ message: String
  ) throws {
    let folder = try Scratch(files: ["a.json": "{"])
    let made = try folder.run(["render"] + options)
    #expect(made.code == 2)
    #expect(made.errors.contains("error[usage]") && made.errors.contains(message), "\(made.errors)")
    #expect(!folder.has("out"))
  }

  @Test func `more items than are compared are refused`() throws {
    let folder = try Scratch(files: [
      "a.json": """
      { "version": 1, "device": "iPhone SE", "sections": [
        { "itemCount": 1000001, "layout": { "preset": "rows" } } ] }
      """
    ])
    let made = try folder.run("render", "--before", "a.json", "--after", "a.json")
    #expect(made.code == 2)
    #expect(made.errors.contains("error[limits]: too many items to compare them"))
  }

  @Test func `the basket of the fixtures is the picture in docs`() throws {
    let reference = OwnScreen.root.appending(path: "docs/images/update.png")
    let out = try Scratch(files: ["x": ""])
    let root = try Scratch(at: PathText(OwnScreen.root.path), within: out)
    let made = try root.run(
      "render", "--before", "fixtures/updates/before.json", "--after",
      "fixtures/updates/after.json", "-o", out.place.text)
    #expect(made.code == 0, "\(made.errors)")
    // Counted by hand in the two files.
    #expect(made.errors.hasPrefix("1 inserted, 2 removed, 2 moved, 3 changed in place\n"))
    #expect(made.errors.contains("  off screen at 'top': 1 removed\n"))
    let file = out.place.text + "/fixtures/updates/after/top.update.png"
    let bytes = try FileBytes.read(file)
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(bytes).write(to: reference)
      Issue.record("recorded the picture of an update: look at it, run again")
      return
    }
    let (expected, actual) = (
      try PNGInfo([UInt8](Data(contentsOf: reference))), try PNGInfo(bytes)
    )
    #expect(expected.width == actual.width && expected.height == actual.height)
    guard expected.stamp?.engine == actual.stamp?.engine else { return }
    #expect(expected.isStampTrusted)
    #expect(expected.stamp?.pixels == actual.stamp?.pixels)
  }
}

@Suite struct UpdateSheetTests {
  /// Measures every text as wide as it has letters.
  private final class Letters: TextMeasuring {
    func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
      TextMetrics(
        size: CGSize(width: 6 * CGFloat(text.string.count), height: text.font.lineHeight),
        lineCount: 1, firstBaseline: 10, lastBaseline: 10, isTruncated: false)
    }
  }

  /// The sheet of a list whose rows are as wide as the screen, 50 points high.
  private static func sheet(
    _ old: [String], _ new: [String], _ size: CGSize, offset: CGFloat = 0
  ) -> UpdateSheet {
    let (before, after) = (renderer(old, size), renderer(new, size))
    func side(_ renderer: ScreenRenderer) -> UpdateSheet.Side {
      let state = ScrollState(offset: CGPoint(x: 0, y: offset))
      return UpdateSheet.Side(
        list: renderer.frame(at: state).list,
        sections: renderer.layout.sections.map { $0.frame.offsetBy(dx: 0, dy: -offset) },
        itemCount: 0, place: "")
    }
    return UpdateSheet(
      title: "t", subtitle: "s", update: DataUpdate(from: before, to: after), before: side(before),
      after: side(after), text: Letters())
  }

  private static func renderer(_ ids: [String], _ size: CGSize) -> ScreenRenderer {
    let items = ids.map { #"{ "id": "\#($0)" }"# }.joined(separator: ", ")
    let text = """
      { "version": 1, "device": { "width": \(Int(size.width)), "height": \(Int(size.height)), "scale": 1 },
        "sections": [ { "id": "s", "items": [\(items)], "layout": { "type": "grid", "group": {
          "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 50 },
          "subitems": [ { "item": { "width": { "fractionalWidth": 1 },
            "height": { "fractionalHeight": 1 } } } ] } } } ] }
      """
    let document = ScreenDocument.load(bytes: Array(text.utf8), name: "t", files: MemoryFiles())
    let environment = document.environment(EnvironmentOverrides())
    return ScreenRenderer(
      screen: document.screen(in: environment).screen, environment: environment, text: Letters(),
      images: Images())
  }

  private final class Images: ImageInspecting {
    func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
  }

  /// Texts of the labels among some commands.
  private static func labels(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let request, _, _): [request.string]
      case .group(_, let inner): labels(inner)
      default: []
      }
    }
  }

  private static func element(_ id: String, _ list: DisplayList) throws -> DisplayElement {
    try #require(list.elements.first { $0.id == "sheet/" + id })
  }

  @Test func `each side is marked with what leaves and what arrives`() throws {
    let list = Self.sheet(
      ["a", "b", "c", "d"], ["d", "a", "new", "c"], CGSize(width: 300, height: 600)
    ).list()
    #expect(Self.labels(try Self.element("marks before", list).commands) == ["removed", "3 → 0"])
    #expect(Self.labels(try Self.element("marks after", list).commands) == ["inserted", "3 → 0"])
  }

  @Test func `an upright screen stands beside itself, a wide one above, and nothing overlaps`()
    throws
  {
    for (size, isStacked) in [
      (CGSize(width: 300, height: 600), false), (CGSize(width: 1200, height: 500), true),
      (CGSize(width: 2, height: 3), false), (CGSize(width: 9000, height: 1), true),
    ] {
      let list = Self.sheet(["a", "b"], ["b", "a", "c"], size).list()
      let one = try #require(list.elements.first { $0.id == "before" }).frame
      let two = try #require(list.elements.first { $0.id == "after" }).frame
      #expect(one.size == two.size)
      #expect(isStacked ? two.minY > one.maxY && two.minX == one.minX : two.minX > one.maxX)
      let sheet = CGRect(origin: .zero, size: list.size)
      for element in list.elements {
        #expect(sheet.contains(element.frame), "\(element.id) of \(size)")
      }
    }
  }

  @Test func `arrows stand between items that both pictures show, unless there are too many`()
    throws
  {
    let size = CGSize(width: 300, height: 2000)
    let few = Self.sheet(["a", "b", "c"], ["c", "a", "b"], size).list()
    // A dot, a line and a head.
    #expect(try Self.element("arrows", few).commands.count == 3)
    let ids = (0..<30).map(String.init)
    let many = Self.sheet(ids, ids.reversed(), size).list()
    #expect(!many.elements.contains { $0.id == "sheet/arrows" })
    #expect(Self.labels(try Self.element("marks after", many).commands).count == 29)
  }

  @Test func `what lies outside of both pictures is counted and not marked`() throws {
    let ids = (0..<40).map(String.init)
    let sheet = Self.sheet(ids, ids + ["last"], CGSize(width: 300, height: 600))
    #expect(sheet.offScreen == [.inserted: 1])
    let list = sheet.list()
    #expect(try Self.element("marks after", list).commands.isEmpty)
    #expect(list.elements.contains { $0.title == "off screen" })
    let below = Self.sheet(
      ids, ids + ["last"], CGSize(width: 300, height: 600), offset: 41 * 50 - 600)
    #expect(below.offScreen.isEmpty)
    #expect(Self.labels(try Self.element("marks after", below.list()).commands) == ["inserted"])
  }
}
