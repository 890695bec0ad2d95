// SPDX-License-Identifier: MIT
//
// `diff`: exit codes, pictures of a difference, every depth of PNG, texts and documents.

import CairoPainter
import Foundation
import ScreenSnapshots
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct DiffCommandTests {
  private func picture(_ width: Int, _ height: Int, _ paint: (inout Raster) -> Void = { _ in })
    throws -> [UInt8]
  {
    var raster = Raster(width: width, height: height)
    paint(&raster)
    return try raster.png()
  }

  @Test func `pictures: 0 equal, 22 different, 21 another size, 3 unreadable, 2 usage`() throws {
    let folder = try Scratch(files: ["text.png": "hello"])
    try folder.write(picture(64, 64), to: "a.png")
    try folder.write(picture(64, 64) { $0[10, 20] = Pixel(255, 255, 254) }, to: "b.png")
    try folder.write(picture(64, 20), to: "short.png")
    let equal = try folder.run("diff", "a.png", "a.png")
    #expect(equal.code == 0)
    #expect(equal.output == "equal: no pixel differs\n")
    let other = try folder.run("diff", "a.png", "b.png", "out/diff.png", "--crop")
    #expect(other.code == 22)
    #expect(other.output.hasPrefix("different: 1 of 4,096 pixels differ"))
    #expect(folder.has("out/diff.png") && folder.has("out/diff.crop.png"))
    let size = try folder.run("diff", "a.png", "short.png", "size.png", "--max-diff-pixels", "9999")
    #expect(size.code == 21)
    #expect(size.output == "size: size 64x64 -> 64x20\n")
    let padded = try PNGInfo(FileBytes.read(folder.place.text + "/size.png"))
    #expect(padded.width == 64 && padded.height == 64)
    #expect(try folder.run("diff", "a.png", "text.png").code == 3)
    #expect(try folder.run("diff", "a.png", "nowhere.png").code == 3)
    #expect(try folder.run("diff", "a.png").code == 2)
    #expect(try folder.run("diff", "a.png", "b.png", "--metric", "yip").code == 2)
  }

  @Test(arguments: ["o", "é", "-"])
  func `a picture may have a name of one letter`(name: String) throws {
    let folder = try Scratch(files: ["x": ""])
    try folder.write(picture(8, 8), to: "a.png")
    try folder.write(picture(8, 8) { $0[1, 2] = Pixel(255, 255, 254) }, to: "b.png")
    #expect(try folder.run("diff", "a.png", "b.png", name).code == 22)
    #expect(try PNGInfo(FileBytes.read(folder.place.text + "/" + name)).width == 8)
  }

  @Test func `what is compared is not written over`() throws {
    let folder = try Scratch(files: ["sub/x": ""])
    try folder.write(picture(8, 8), to: "a.png")
    try folder.write(picture(8, 8) { $0[1, 2] = Pixel(255, 255, 254) }, to: "b.png")
    let bytes = try FileBytes.read(folder.place.text + "/a.png")
    for out in ["a.png", "./b.png", "sub/../a.png", folder.place.text + "/b.png"] {
      let result = try folder.run("diff", "a.png", "b.png", out)
      #expect(result.code == 2, "\(out)")
      #expect(result.errors.contains("would be written over what is compared"))
    }
    #expect(try FileBytes.read(folder.place.text + "/a.png") == bytes)
  }

  @Test(
    "limits that contradict each other, or that nothing can be over, are a mistake",
    arguments: [
      ["--metric", "yiq", "--perceptual-precision", "0.98"], ["--threshold", "2"],
      ["--metric", "exact", "--threshold", "0.2"], ["--metric", "oklab", "--threshold", "50"],
      ["--threshold", "3", "--perceptual-precision", "0.98"],
    ])
  func contradictions(_ limits: [String]) throws {
    let folder = try Scratch(files: ["x": ""])
    try folder.write(picture(8, 8), to: "white.png")
    try folder.write(
      Raster(width: 8, height: 8, filledWith: Pixel(0, 0, 0)).png(), to: "black.png")
    let result = try folder.run(["diff", "white.png", "black.png"] + limits)
    #expect(result.code == 2)
    #expect(result.errors.contains("error[usage]") && result.errors.contains("expected"))
  }

  @Test func `equal means that no pixel differs`() throws {
    let folder = try Scratch(files: ["x": ""])
    try folder.write(picture(8, 8), to: "a.png")
    try folder.write(picture(8, 8) { $0[1, 2] = Pixel(250, 255, 255) }, to: "b.png")
    for (limits, text) in [
      (["--threshold", "0.5"], "tolerated: 0 of 64 pixels differ (ratio 0); 1 let through\n"),
      (["--ignore", "0:0-3:3"], "tolerated: no pixel differs; 1 masked\n"),
    ] {
      let result = try folder.run(["diff", "a.png", "b.png"] + limits)
      #expect(result.code == 0)
      #expect(result.output == text)
    }
  }

  @Test func `what only documents have is told, not passed over`() throws {
    let folder = try Scratch(files: ["x": ""])
    try folder.write(picture(8, 8), to: "a.png")
    let result = try folder.run(
      "diff", "a.png", "a.png", "--reporter", "junit=j.xml", "--device", "iPhone 16")
    #expect(result.code == 0)
    #expect(result.errors.contains("--reporter is for documents"))
    #expect(result.errors.contains("--device is for documents"))
  }

  @Test func `simple exit codes are those of cmp`() throws {
    let folder = try Scratch(files: ["text.png": "hello"])
    try folder.write(picture(64, 64), to: "a.png")
    try folder.write(picture(64, 64) { $0[10, 20] = Pixel(255, 255, 254) }, to: "b.png")
    try folder.write(picture(64, 20), to: "short.png")
    for (operands, code) in [
      (["a.png", "a.png"], 0), (["a.png", "b.png"], 1), (["a.png", "short.png"], 1),
      (["a.png", "text.png"], 2), (["a.png", "nowhere.png"], 2), (["a.png"], 2),
    ] as [([String], Int32)] {
      #expect(
        try folder.run(["diff", "--exit-code=simple"] + operands).code == code, "\(operands)")
    }
    #expect(try folder.run("diff", "a.png", "b.png", "--exit-code", "full").code == 22)
    #expect(try folder.run("diff", "a.png", "b.png", "--exit-code", "plain").code == 2)
  }

  @Test func `nothing is tolerated unless asked for`() throws {
    let folder = try Scratch(files: ["x": ""])
    try folder.write(picture(64, 64), to: "a.png")
    try folder.write(picture(64, 64) { $0[10, 20] = Pixel(250, 250, 250) }, to: "b.png")
    for (flags, code) in [
      ([], 22), (["--threshold", "0.1"], 0), (["--max-diff-pixels", "1"], 0),
      (["--max-diff-pixels", "0"], 22), (["--metric", "oklab", "--threshold", "0.5"], 0),
      (["--precision", "0.99"], 0), (["--perceptual-precision", "0.9"], 0),
      (["--window", "8:0"], 22), (["--window", "8:1"], 0), (["--ignore", "10:20-10:20"], 0),
      (["--ignore", "0:0-9:63"], 22),
    ] as [([String], Int32)] {
      #expect(try folder.run(["diff", "a.png", "b.png"] + flags).code == code, "\(flags)")
    }
  }

  @Test func `a difference in the lower half of 16 bits is one`() throws {
    let folder = try Scratch(files: ["x": ""])
    let (one, other) = (try deep(0x8000), try deep(0x8001))
    try folder.write(one, to: "a.png")
    try folder.write(other, to: "b.png")
    #expect(try folder.run("diff", "a.png", "a.png").code == 0)
    let different = try folder.run("diff", "a.png", "b.png")
    #expect(different.code == 22)
    #expect(different.output.contains("#808080 -> #808080 in the lower halves of 16 bits"))
  }

  @Test func `layouts say what happened, SVG where, documents both`() throws {
    let folder = try VerifyTourTests.project(["screens/taller.json": VerifyTourTests.taller])
    _ = try folder.run("record")
    let base = "Snapshots/screens/"
    let layout = try folder.run(
      "diff", base + "rows/top.layout.txt", base + "taller/top.layout.txt")
    #expect(layout.code == 22)
    #expect(layout.output.hasPrefix("different: 8 cells of `rows` 44 -> 48"))
    _ = try folder.run("render", "screens", "--format", "svg")
    #expect(
      try folder.run("diff", "out/screens/rows/top.svg", "out/screens/taller/top.svg").code == 22)
    #expect(
      try folder.run("diff", "out/screens/rows/top.svg", "out/screens/rows/top.svg").code == 0)
    let layers = try folder.run(
      "diff", "out/screens/rows/top.svg", "out/screens/taller/top.svg", "layers.txt")
    #expect(layers.output.hasPrefix("different: content of `rows/#0`, `rows/#1`, `rows/#2` and "))
    #expect(layers.lines.contains("  changed  rows/#7"))
    #expect(try folder.text("layers.txt").contains("\nchanged  rows/#7\n"))
    let screens = try folder.run("diff", "screens/rows.json", "screens/taller.json", "report")
    #expect(screens.code == 22, "\(screens.errors)")
    #expect(screens.errors.contains("changed     taller/top: 8 cells of `rows` 44 -> 48"))
    #expect(folder.has("report/index.html"))
    #expect(try folder.run("diff", "screens/rows.json", "screens/rows.json").code == 0)
    // Without a folder it has one of its own: the project's last run stays as it was.
    _ = try folder.run("verify")
    let results = try folder.text("dcv-snap-results/results.json")
    let again = try folder.run("diff", "screens/rows.json", "screens/taller.json")
    #expect(again.errors.contains("dcv-snap-results/diff/index.html"))
    #expect(try folder.text("dcv-snap-results/results.json") == results)
    let mixed = try folder.run("diff", "screens/rows.json", base + "rows/top.png")
    #expect(mixed.code == 3)
  }

  @Test func `layouts as JSON have the causes of layouts as text, in any pair`() throws {
    let folder = try VerifyTourTests.project(["screens/taller.json": VerifyTourTests.taller])
    _ = try folder.run("record")
    let (one, other) = ("rows/top.layout.txt", "taller/top.layout.txt")
    for name in ["rows", "taller"] {
      let document = "screens/\(name).json"
      try folder.write(try folder.run("layout", document, "--json").output, to: name + ".json")
      let top = try folder.run("layout", document, "--json", "--offset", "0")
      try folder.write(top.output, to: name + "-top.json")
    }
    let texts = try folder.run("diff", "Snapshots/screens/" + one, "Snapshots/screens/" + other)
    #expect(texts.output.hasPrefix("different: 8 cells of `rows` 44 -> 48"))
    for (before, after) in [
      ("rows-top.json", "taller-top.json"), ("Snapshots/screens/" + one, "taller-top.json"),
      ("rows-top.json", "Snapshots/screens/" + other),
    ] {
      let found = try folder.run("diff", before, after, "changes.txt")
      #expect(found.code == 22)
      #expect(found.output == texts.output, "\(before) \(after)")
      #expect(found.errors.contains("names no items out of sight"))
      #expect(try folder.text("changes.txt").isEmpty == false)
    }
    // A text finds its own among several; several are paired by stop.
    let own = try folder.run("diff", "Snapshots/screens/" + one, "rows.json")
    #expect(own.code == 0)
    #expect(own.output == "equal: the layouts are equal\n")
    #expect(try folder.run("diff", "rows.json", "rows.json").output.contains("all 2 layouts"))
    let several = try folder.run("diff", "rows.json", "taller.json")
    #expect(several.code == 22)
    #expect(several.lines.first == "different: 2 of 2 layouts differ")
    #expect(several.lines.contains { $0.hasPrefix("top: 8 cells of `rows` 44 -> 48") })
    let half = try folder.run("diff", "rows.json", "rows-top.json")
    #expect(half.code == 22)
    #expect(half.lines.contains("second page: only in 'rows.json'"))
    // What can't be compared is told.
    let stranger = try folder.run("diff", "Snapshots/screens/" + one, "taller.json")
    #expect(stranger.code == 3)
    #expect(stranger.errors.contains("none is called 'screens/rows/top'"))
    #expect(try folder.run("diff", "rows.json", "screens/rows.json").code == 3)
    let broken = try folder.text("rows-top.json").replacing("\"zIndex\": 0", with: "\"zIndex\": []")
    try folder.write(broken, to: "broken.json")
    let failed = try folder.run("diff", "rows-top.json", "broken.json")
    #expect(failed.code == 3)
    #expect(failed.errors.contains("/elements/0/zIndex"))
  }

  @Test func `an element is masked by the layouts beside the pictures`() throws {
    let folder = try VerifyTourTests.project(["screens/taller.json": VerifyTourTests.taller])
    _ = try folder.run("record")
    let (one, other) = ("Snapshots/screens/rows/top.png", "Snapshots/screens/taller/top.png")
    let whole = try folder.run("diff", one, other, "--json")
    let masked = try folder.run("diff", one, other, "--json", "--mask", "rows/#2")
    #expect(masked.code == 22)
    #expect(masked.output != whole.output)
    let unknown = try folder.run("diff", one, other, "--mask", "rows/nobody")
    #expect(unknown.code == 3)
    #expect(unknown.errors.contains("no such element"))
    try folder.write("", to: "Snapshots/screens/rows/top.layout.txt")
    let alone = try folder.run("diff", one, other, "--mask", "rows/#2")
    #expect(alone.errors.contains("are not beside them"), "\(alone.errors)")
  }

  /// One grey pixel of 16 bits, its data stored without compression.
  private func deep(_ value: UInt16) throws -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      var crc: UInt32 = ~0
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      return big(UInt32(data.count)) + body + big(~crc)
    }
    let row: [UInt8] = [0, UInt8(value >> 8), UInt8(value & 255)]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in row {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let data = [0x78, 0x01, 0x01, 3, 0, 252, 255] + row + big(high << 16 | low)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + chunk("IHDR", big(1) + big(1) + [16, 0, 0, 0, 0])
      + chunk("IDAT", data) + chunk("IEND", [])
  }
}
