// SPDX-License-Identifier: MIT
//
// Contact sheets: where pictures lie on them, their limits, and one that was looked at.

import CairoPainter
import Drawing
import DynamicCollectionView
import Foundation
import Testing

@testable import dcv_snap

@Suite struct ContactSheetTests {
  private static func entry(
    _ device: String, _ stop: String, _ width: CGFloat, _ height: CGFloat
  ) -> ContactSheet.Entry {
    let environment = RenderEnvironment(size: CGSize(width: width, height: height), scale: 2)
    let list = DisplayList(size: environment.size, background: RGBA(255, 255, 255))
    let row = SheetRow(
      [LayoutDump.VariantValue(axis: "device", value: device)], device: nil, in: environment)
    return ContactSheet.Entry(
      id: "\(stop)~\(device)", stop: stop,
      picture: SheetPicture(list: list, offset: .zero, showsFullContent: false, row: row))
  }

  /// Frames of the pictures by id.
  private static func frames(_ entries: [ContactSheet.Entry], _ choice: SheetChoice) -> [String:
    CGRect]
  {
    let list = ContactSheet(title: "t", entries: entries, choice: choice).list()
    let pictures = list.elements.filter { $0.kind == "snapshot" }
    #expect(pictures.count == entries.count)
    let sheet = CGRect(origin: .zero, size: list.size)
    for (index, one) in list.elements.enumerated() {
      #expect(sheet.contains(one.frame), "\(one.id)")
      for other in list.elements[(index + 1)...] {
        #expect(!one.frame.intersects(other.frame), "\(one.id) and \(other.id)")
      }
    }
    return Dictionary(uniqueKeysWithValues: pictures.map { ($0.id, $0.frame) })
  }

  @Test func `devices are rows, stops are columns, of one width`() throws {
    let entries = ["a", "b"].flatMap { stop in
      [Self.entry("phone", stop, 400, 800), Self.entry("tablet", stop, 800, 1000)]
    }
    let frames = Self.frames(entries, SheetChoice())
    let (one, two) = (try #require(frames["a~phone"]), try #require(frames["b~phone"]))
    let below = try #require(frames["a~tablet"])
    #expect(one.size == CGSize(width: 200, height: 400))
    #expect(below.size == CGSize(width: 200, height: 250))
    #expect(two.minY == one.minY && two.minX > one.maxX)
    #expect(below.minX == one.minX && below.minY > one.maxY)
  }

  @Test func `rows that differ in anything have labels that differ`() throws {
    func row(_ variant: [(String, String)], _ width: CGFloat = 100) -> SheetRow {
      SheetRow(
        variant.map { LayoutDump.VariantValue(axis: $0.0, value: $0.1) }, device: "iPhone 16",
        in: RenderEnvironment(size: CGSize(width: width, height: 50), scale: 2))
    }
    #expect(row([]).device == "iPhone 16")
    #expect(row([("size", "100x50")]).device == "100 × 50")
    #expect(row([("device", "iPad mini"), ("size", "100x50")]).device == "iPad mini 100 × 50")
    #expect(row([("os", "26"), ("appearance", "dark")]).words == ["iOS 26", "dark"])
    #expect(row([("contrast", "high")]).words == ["high contrast"])
    #expect(row([("scale", "3")]).words == ["@3x"])
    let rows = [
      row([]), row([("size", "100x50")]), row([("device", "a"), ("size", "100x50")]),
      row([("device", "b"), ("size", "100x50")]), row([("data", "x=y")]), row([("locale", "ar")]),
    ]
    #expect(Set(rows).count == rows.count)
  }

  @Test func `more stops than columns go on below, each device again`() throws {
    let entries = (1...5).map { Self.entry("phone", "s\($0)", 100, 100) }
    let frames = Self.frames(entries, SheetChoice(columns: 2, width: 1000))
    let first = try #require(frames["s1~phone"])
    // A picture is never enlarged.
    #expect(frames.values.allSatisfy { $0.size == CGSize(width: 100, height: 100) })
    #expect(frames["s2~phone"]?.minY == first.minY)
    #expect(frames["s3~phone"]?.minX == first.minX)
    #expect(frames["s5~phone"]?.minX == first.minX)
    #expect(Set(frames.values.map(\.minY)).count == 3)
  }

  @Test func `a stop that a device does not have leaves its place empty`() throws {
    let entries = [
      Self.entry("phone", "page1", 100, 100), Self.entry("phone", "page2", 100, 100),
      Self.entry("tablet", "page1", 100, 100),
    ]
    let frames = Self.frames(entries, SheetChoice())
    #expect(frames["page1~phone"]?.minX == frames["page1~tablet"]?.minX)
    let list = ContactSheet(title: "t", entries: entries, choice: SheetChoice()).list()
    #expect(list.elements.count { $0.title == "no such stop" || $0.id == "sheet/absence" } == 1)
  }

  @Test func `hostile widths and sizes still make a sheet`() {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 30_000, height: 2)] {
      let entries = (1...50).map { Self.entry("phone", "s\($0)", size.width, size.height) }
      for width in [CGFloat(400), 16_000] {
        let list = ContactSheet(
          title: "t", entries: entries, choice: SheetChoice(columns: 50, width: width)
        ).list()
        #expect(list.size.width >= width - 50 && list.size.height > 0)
      }
    }
  }

  @Test func `one file a document, the same on any number of threads, named layers in the SVG`()
    throws
  {
    let folder = try Scratch(files: ["rows.json": VerifyTourTests.rows])
    let options = [
      "render", "rows.json", "--contact-sheet", "--format", "png,svg", "--appearance", "light,dark",
    ]
    let made = try folder.run(options + ["-j", "1"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.lines == ["out/rows.contact-sheet.png", "out/rows.contact-sheet.svg"])
    #expect(!folder.has("out/rows"))
    let again = try folder.run(options + ["-j", "4", "-o", "again"])
    #expect(again.code == 0)
    for name in ["rows.contact-sheet.png", "rows.contact-sheet.svg"] {
      let (one, two) = (
        try FileBytes.read(folder.place.text + "/out/" + name),
        try FileBytes.read(folder.place.text + "/again/" + name)
      )
      #expect(one == two, "\(name)")
    }
    let svg = try folder.text("out/rows.contact-sheet.svg")
    for id in ["rows/top", "rows/second page", "rows/top~appearance=dark"] {
      #expect(svg.contains("data-id=\"\(id)\""), "\(id)")
    }
  }

  @Test func `a caption has a line for each section that is scrolled on its own`() {
    var entry = Self.entry("phone", "a", 100, 100)
    #expect(entry.picture.places == ["offset 0"])
    let offsets = (1...6).map { number in
      SheetPicture.SectionOffset(id: "s\(number)", offset: CGFloat(number) + 0.5)
    }
    entry = ContactSheet.Entry(
      id: entry.id, stop: entry.stop,
      picture: SheetPicture(
        list: entry.picture.list, offset: CGPoint(x: 0, y: 40), showsFullContent: false,
        sections: Array(offsets.prefix(2)), row: entry.picture.row))
    #expect(entry.picture.places == ["offset 40", "s1 at 1.5", "s2 at 2.5"])
    let many = SheetPicture(
      list: entry.picture.list, offset: .zero, showsFullContent: false, sections: offsets,
      row: entry.picture.row)
    #expect(
      many.places == ["offset 0", "s1 at 1.5", "s2 at 2.5", "s3 at 3.5", "and 3 more sections"])
    // Captions of several lines push the next row down.
    let below = Self.entry("tablet", "a", 100, 100)
    let frames = Self.frames([entry, below], SheetChoice())
    #expect(frames.count == 2)
  }

  @Test func `sections are named where a stop moves them, not where they start`() throws {
    let folder = try Scratch(files: [
      "shelf.json": """
      { "version": 1, "device": { "width": 200, "height": 100, "scale": 2 },
        "sections": [
          { "id": "shelf", "itemCount": 9, "layout": {
              "type": "grid",
              "group": { "axis": "horizontal", "width": { "absolute": 80 },
                "height": { "absolute": 60 },
                "subitems": [ { "item": { "width": { "fractionalWidth": 1 },
                  "height": { "fractionalHeight": 1 } } } ] },
              "orthogonal": "groupPaging" } } ],
        "stops": [ { "name": "start" },
          { "name": "third", "sections": { "shelf": { "group": 2 } } } ] }
      """
    ])
    let made = try folder.run("render", "shelf.json", "--contact-sheet", "--dump")
    #expect(made.code == 0, "\(made.errors)")
    let dump = try folder.text("out/shelf.contact-sheet.dump.txt")
    #expect(dump.contains("shelf at 160"))
    #expect(!dump.contains("shelf at 0"))
  }

  @Test func `limits are told before anything is drawn`() throws {
    let folder = try Scratch(files: ["rows.json": VerifyTourTests.rows])
    let many = try folder.run("render", "rows.json", "--contact-sheet", "--offsets", "0:60:0.1")
    #expect(many.code == 2)
    #expect(many.errors.contains("there are too many pictures to be shown together"))
    #expect(many.errors.contains("found     601"))
    #expect(!folder.has("out"))
    for wrong in [
      ["--columns", "2"], ["--width", "800"], ["--contact-sheet", "--columns", "0"],
      ["--contact-sheet", "--width", "1e9"],
    ] {
      let result = try folder.run(["render", "rows.json"] + wrong)
      #expect(result.code == 2, "\(wrong)")
      #expect(result.errors.contains("error[usage]"), "\(wrong)")
    }
    // Two pictures one above the other, each nearly as tall as a picture may be.
    let tall = VerifyTourTests.rows.replacingOccurrences(
      of: "\"width\": 120, \"height\": 160, \"scale\": 2",
      with: "\"width\": 120, \"height\": 900000, \"scale\": 1")
    try folder.write(tall, to: "tall.json")
    let sheet = try folder.run(
      "render", "tall.json", "--contact-sheet", "--columns", "1", "--offsets", "0:1:1")
    #expect(sheet.code == 2)
    #expect(sheet.errors.contains("the contact sheet would be too large"))
    #expect(!folder.has("out"))
  }

  @Test func `the shop on two devices is the picture in docs`() throws {
    let reference = OwnScreen.root.appending(path: "docs/images/contact-sheet.png")
    let out = try Scratch(files: ["x": ""])
    let root = try Scratch(at: PathText(OwnScreen.root.path), within: out)
    let made = try root.run(
      "render", "fixtures/documents/storefront.json", "--contact-sheet", "--device",
      "iPhone SE,iPad mini", "--appearance", "light", "-o", out.place.text)
    #expect(made.code == 0, "\(made.errors)")
    let file = out.place.text + "/fixtures/documents/storefront.contact-sheet.png"
    let bytes = try FileBytes.read(file)
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(bytes).write(to: reference)
      Issue.record("recorded the contact sheet: look at it, run again")
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
