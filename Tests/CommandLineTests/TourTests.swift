// SPDX-License-Identifier: MIT
//
// The built tool, used as people use it: files, ids, streams and exit codes.

import Foundation
import Testing

@testable import dcv_snap

@Suite struct TourTests {
  /// Two rows of placeholders in two appearances, two stops each.
  private static let rows = """
    {
      "version": 1,
      "device": { "width": 120, "height": 160, "scale": 2 },
      "sections": [
        { "id": "rows", "itemCount": 12, "layout": { "type": "grid",
          "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 44 },
            "subitems": [ { "item": { "width": { "fractionalWidth": 0.5 }, "height": { "fractionalHeight": 1 } } } ] } } }
      ],
      "stops": [ { "name": "top", "offset": "start" }, { "name": "second page", "offset": 60 } ],
      "variants": { "appearance": ["light", "dark"] }
    }
    """

  @Test func `render writes a file for each id that list prints, in the same order`() throws {
    let folder = try Scratch(files: ["shop/rows.json": Self.rows])
    let listed = try folder.run("list", "shop")
    #expect(
      listed.lines == [
        "shop/rows/top", "shop/rows/second page", "shop/rows/top~appearance=dark",
        "shop/rows/second page~appearance=dark",
      ])
    let rendered = try folder.run("render", "shop", "--text", "blocks")
    #expect(rendered.code == 0, "\(rendered.errors)")
    #expect(rendered.lines.count == 4)
    #expect(rendered.lines.first == "out/shop/rows/top.png")
    #expect(rendered.lines.dropFirst().first?.hasPrefix("out/shop/rows/second-page-") == true)
    for line in rendered.lines {
      let bytes = try FileBytes.read(folder.place.text + "/" + line)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(bytes.count > 200)
    }
    #expect(rendered.errors == "wrote 4 files for 1 document\n")
  }

  @Test func `one thread and many write the same bytes and lines`() throws {
    let folder = try Scratch(files: ["a.json": Self.rows, "b/c.json": Self.rows])
    let flags = ["--format", "png,svg", "--text", "blocks", "--dump"]
    let one = try folder.run(["render", ".", "-o", "one", "-j", "1"] + flags)
    let many = try folder.run(["render", ".", "-o", "many", "-j", "4"] + flags)
    #expect(one.lines.count == 24)
    #expect(many.lines == one.lines.map { $0.replacingOccurrences(of: "one/", with: "many/") })
    for (first, second) in zip(one.lines, many.lines) {
      #expect(
        try FileBytes.read(folder.place.text + "/" + first)
          == FileBytes.read(folder.place.text + "/" + second), "\(first)")
    }
  }

  @Test func `an option replaces a value and its whole axis, and names only what differs`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    #expect(
      try folder.run("list", "rows.json", "--appearance", "light", "--offset", "0").lines
        == ["rows/y0"])
    #expect(
      try folder.run("list", "rows.json", "--appearance", "dark", "--scale", "3", "--pages").lines
        .first == "rows/page1~scale=3~appearance=dark")
  }

  @Test func `standard input is a document like any other`() throws {
    let folder = try Scratch(files: ["x": ""])
    let result = try folder.run("layout", "-", "--json", "--offset", "0", input: Self.rows)
    #expect(result.code == 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let dumps = try #require(object as? [[String: Any]])
    #expect(dumps.map { $0["id"] as? String } == ["stdin/y0", "stdin/y0~appearance=dark"])
    #expect(dumps.first?["document"] as? String == "stdin")
  }

  @Test func `a document with an error is drawn, ends with 2, and keeps no other from its turn`()
    throws
  {
    let wrong = Self.rows.replacingOccurrences(
      of: "\"itemCount\"", with: "\"itemCuont\": 1, \"itemCount\"")
    let folder = try Scratch(files: [
      "a.json": wrong, "b.json": Self.rows, "c.json": "{ \"version\": 1, }",
    ])
    let result = try folder.run("render", "a.json", "b.json", "c.json", "--text", "blocks")
    #expect(result.code == 2)
    #expect(result.lines.count == 8)
    #expect(result.errors.contains("a.json:5:"))
    #expect(result.errors.contains("error[unknown-key]"))
    #expect(result.errors.contains("c.json:1:"))
    let lenient = try folder.run(
      "render", "a.json", "--lenient", "--text", "blocks", "-o", "lenient")
    #expect(lenient.code == 0, "\(lenient.errors)")
    #expect(lenient.errors.contains("warning[unknown-key]"))
    #expect(
      try FileBytes.read(folder.place.text + "/out/a/top.png")
        == FileBytes.read(folder.place.text + "/lenient/a/top.png"))
  }

  @Test func `a file that can't be read or written ends with 3, and the largest code wins`() throws
  {
    let folder = try Scratch(files: [
      "rows.json": Self.rows, "bad.json": "{ \"version\": 1 }", "out": "a file",
    ])
    let missing = try folder.run("validate", "bad.json", "nowhere.json")
    #expect(missing.code == 3)
    #expect(missing.errors.contains("can't read 'nowhere.json': no such file or folder"))
    let blocked = try folder.run("render", "rows.json", "--text", "blocks")
    #expect(blocked.code == 3)
    #expect(blocked.errors.contains("can't write 'out"))
    #expect(blocked.lines.isEmpty)
  }

  @Test func `a command line that makes no sense ends with 2 and prints no data`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    for arguments in [
      [], ["rendr", "rows.json"], ["render"], ["render", "rows.json", "--devcie", "x"],
      ["render", "rows.json", "--device", "iPhone Sea"], ["watch", "rows.json", "--port", "many"],
      ["schema", "rows.json"], ["render", "rows.json", "--appearance"],
    ] {
      let result = try folder.run(arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.output.isEmpty, "\(arguments)")
      #expect(result.errors.hasPrefix("dcv-snap"), "\(arguments)")
    }
  }

  @Test func `validate looks at cells below the first screen, and not at placeholders`() throws {
    let items = (0..<30).map { number in
      """
      { "id": "\(number)", "cell": "row", "icon": "\(number == 28 ? "hearts.fill" : "heart")",
        "text": "\(number == 20 ? "\\u0870" : number == 25 ? "far too long to fit" : "ok")" }
      """
    }
    let folder = try Scratch(files: [
      "a.json": """
      {
        "version": 1,
        "device": { "width": 120, "height": 160, "scale": 2 },
        "cells": { "row": { "hstack": [
          { "icon": "{{icon}}" }, { "text": "{{text}}", "lineLimit": 1 } ] } },
        "sections": [
          { "id": "rows", "items": [ \(items.joined(separator: ", ")) ],
            "layout": { "type": "list", "appearance": "plain" } },
          { "id": "many", "itemCount": 10000000,
            "layout": { "type": "list", "appearance": "plain" } }
        ]
      }
      """
    ])
    let result = try folder.run("validate", "a.json")
    #expect(result.code == 0, "\(result.errors)")
    for (item, code) in [(20, "text-missing-glyph"), (25, "text-truncated"), (28, "icon-unknown")] {
      let parts = result.errors.components(separatedBy: "[\(code)]")
      #expect(parts.count == 2, "\(result.errors)")
      let lines = parts.last?.split(separator: "\n").dropFirst()
      #expect(lines?.first == "  at        /sections/0/items/\(item)", "\(result.errors)")
    }
  }

  // derived: what a template says is mended in the template, once for all its items.
  @Test func `what a template asks for in vain is told at its place there`() throws {
    let folder = try Scratch(files: [
      "a.json": """
      { "version": 1, "device": { "width": 120, "height": 160, "scale": 2 },
        "cells": { "row": { "hstack": [ { "icon": "heartz" },
          { "label": "a", "systemImage": "hearty" },
          { "text": "b", "font": { "size": 12, "design": "rounded" } } ] } },
        "sections": [ { "items": [ { "id": "1", "cell": "row" }, { "id": "2", "cell": "row" } ],
          "layout": { "preset": "rows", "height": { "absolute": 40 } } } ] }
      """
    ])
    let result = try folder.run("validate", "a.json", "--diagnostics", "short")
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4, "\(result.errors)")
    let expected = [
      "a.json:2:45: warning[icon-unknown]", "a.json:3:36: warning[icon-unknown]",
      "a.json:4:52: note[not-supported]",
    ]
    for (line, place) in zip(lines, expected) { #expect(line.hasPrefix(place), "\(line)") }
  }

  @Test func `diagnostics are JSON on request, on standard output for validate`() throws {
    let folder = try Scratch(files: ["bad.json": "{ \"version\": 1, \"sectoins\": [] }"])
    let result = try folder.run("validate", "bad.json", "--diagnostics", "json")
    #expect(result.code == 2)
    #expect(result.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect((object as? [String: Any])?["errors"] as? Int == 2)
    let short = try folder.run("validate", "bad.json", "--diagnostics", "short")
    #expect(short.output.isEmpty)
    #expect(short.errors.split(separator: "\n").count == 3)
  }

  @Test func `a configuration names documents, and speaks where they are silent`() throws {
    let silent = Self.rows.replacingOccurrences(
      of: "\"variants\": { \"appearance\": [\"light\", \"dark\"] }",
      with: "\"environment\": { \"os\": 18 }")
    let folder = try Scratch(files: [
      "dcv-snap.json": """
      { "documents": ["screens/*.json"], "environment": { "appearance": "dark", "os": 26 },
        "variants": { "locale": ["en", "ar"] } }
      """,
      "screens/rows.json": silent,
    ])
    let plain = try folder.run("list")
    #expect(
      plain.lines == [
        "screens/rows/top", "screens/rows/second page", "screens/rows/top~locale=ar",
        "screens/rows/second page~locale=ar",
      ])
    let light = try folder.run("list", "--appearance", "light", "--locale", "en", "--os", "26")
    #expect(light.lines.first == "screens/rows/top~os=26~appearance=light")
    let variable = try folder.run(
      ["list", "--locale", "en"], variables: ["DCV_APPEARANCE": "light"])
    #expect(variable.lines.first == "screens/rows/top~appearance=light")
  }

  @Test func `a mistake in a configuration is told with its place and a hint`() throws {
    let folder = try Scratch(files: [
      "dcv-snap.json": "{ \"documants\": [] }", "rows.json": Self.rows,
    ])
    let result = try folder.run("list", "rows.json")
    #expect(result.code == 2)
    #expect(result.lines.count == 4)
    #expect(result.errors.contains("dcv-snap.json:1:3: error[unknown-key]"))
    #expect(result.errors.contains("did you mean 'documents'?"))
  }

  @Test func `a full disk behind standard output ends with 3`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try folder.run(["list", "rows.json"], output: full)
    #expect(result.code == 3)
    #expect(result.errors.contains("can't write 'standard output': no space left on device"))
  }

  @Test func `an interrupt ends with 130 and leaves no temporary file`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    let result = try folder.run(
      ["render", "rows.json", "--offsets", "0:4000:1", "--text", "blocks"], interruptedBy: "out")
    #expect(result.code == 130)
    let names = FileManager.default.enumerator(atPath: folder.place.text)?.allObjects ?? []
    #expect(!names.contains { ($0 as? String)?.hasSuffix(".tmp") == true })
  }

  @Test func `what would need no end of memory is told and not begun`() throws {
    let tall = Self.rows.replacingOccurrences(
      of: "\"itemCount\": 12", with: "\"itemCount\": 10000000")
    let folder = try Scratch(files: ["tall.json": tall, "rows.json": Self.rows])
    let flags = ["tall.json", "--text", "blocks", "--appearance", "light"]
    let whole = try folder.run(["render", "--full-content"] + flags)
    #expect(whole.code == 2)
    #expect(whole.errors.contains("error[limits]: the picture is too large"))
    let all = try folder.run(["layout", "--all", "--offset", "0"] + flags.dropLast(4))
    #expect(all.code == 2)
    #expect(all.errors.contains("error[limits]: too many elements to list them all"))
    #expect(try folder.run(["render", "--offset", "end"] + flags).code == 0)
    let scaled = try folder.run("render", "rows.json", "--size", "30000x100", "--lenient")
    #expect(scaled.code == 2)
    #expect(scaled.lines.isEmpty)
    let many = try folder.run("list", "rows.json", "--offsets", "0:9999:1")
    #expect(many.code == 2)
    #expect(many.errors.contains("error[variant-cap]"))
  }

  @Test func `the whole content is one picture with every cell`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    let result = try folder.run(
      "render", "rows.json", "--full-content", "--appearance", "light", "--text", "blocks", "--dump"
    )
    #expect(result.lines == ["out/rows/full.png", "out/rows/full.dump.txt"])
    let dump = try FileBytes.read(folder.place.text + "/out/rows/full.dump.txt")
    let lines = String(decoding: dump, as: UTF8.self).split(separator: "\n")
    // derived: six rows of two cells, each 44 points
    #expect(lines.first?.hasPrefix("picture 120 264") == true)
    #expect(lines.filter { $0.hasPrefix("element \"rows/") }.count == 12)
  }

  @Test func `overlays are layers of their own on top`() throws {
    let folder = try Scratch(files: ["rows.json": Self.rows])
    let result = try folder.run(
      "render", "rows.json", "--offset", "0", "--appearance", "light", "--text", "blocks",
      "--safe-area", "20,0,10,0", "--overlay", "ids,frames,safeArea", "--dump")
    #expect(result.code == 0, "\(result.errors)")
    let dump = try FileBytes.read(folder.place.text + "/out/rows/y0.dump.txt")
    let overlays = String(decoding: dump, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("element \"overlay/")
    }.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      overlays == [
        "element \"overlay/frames\"", "element \"overlay/safeArea\"", "element \"overlay/ids\"",
      ])
  }

  @Test func `the schema, the devices and the version are data`() throws {
    let folder = try Scratch(files: ["x": ""])
    let schema = try folder.run("schema")
    #expect(schema.code == 0)
    #expect((try JSONSerialization.jsonObject(with: Data(schema.output.utf8))) is [String: Any])
    #expect(try folder.run("list", "--devices").output.contains("iPhone SE"))
    #expect(try folder.run("--version").output == "dcv-snap \(Invocation.version)\n")
  }
}
