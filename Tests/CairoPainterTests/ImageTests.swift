// SPDX-License-Identifier: MIT
//
// Images of four kinds, icons, and files that are no images.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ImageTests {
  private func status(_ name: String, _ bytes: [UInt8]) throws -> ImageStatus {
    let scratch = try Scratch()
    return try PaintEngine().status(of: .file(path: try scratch.file(name, bytes)))
  }

  @Test func `sizes are known for all four kinds, orientation applied`() throws {
    #expect(try status("a.jpg", ImageFiles.jpeg) == .ready(width: 24, height: 16))
    #expect(try status("b", ImageFiles.turned) == .ready(width: 16, height: 24))
    #expect(try status("c.png", ImageFiles.webp) == .ready(width: 24, height: 16))
    #expect(try status("d.txt", ImageFiles.interlaced) == .ready(width: 8, height: 8))
    let svg =
      "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"
    #expect(try status("e.svg", Array(svg.utf8)) == .ready(width: 30, height: 20))
  }

  @Test func `a folder of images holds those whose paths are not absolute`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("real.png", ImageFiles.interlaced)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let engine = try PaintEngine(options: PaintOptions(imageFolder: folder))
    #expect(engine.status(of: .file(path: "real.png")) == .ready(width: 8, height: 8))
    #expect(engine.status(of: .file(path: file)) == .ready(width: 8, height: 8))
    #expect(engine.status(of: .file(path: "other.png")) == .missing(nearest: []))
    #expect(engine.status(of: .file(path: "")) == .missing(nearest: []))
    #expect(engine.digest(of: .file(path: "real.png")) == engine.digest(of: .file(path: file)))
    #expect(
      engine.digest(of: .file(path: "real.png")) != engine.digest(of: .file(path: "other.png")))
    let painted = try Painted(
      [.image(.file(path: "real.png"), frame: CGRect(0, 0, 20, 20), clip: nil, tint: nil)],
      engine: engine)
    #expect(painted.ink != nil)
  }

  @Test func `what is missing and what is broken are different things`() throws {
    #expect(try PaintEngine().status(of: .file(path: "/nowhere/a.png")) == .missing(nearest: []))
    let garbage: [[UInt8]] = [
      [], Array("hello".utf8), Array(ImageFiles.jpeg.prefix(400)),
      Array(ImageFiles.webp.prefix(100)), Array(ImageFiles.rgb16.prefix(100)), ImageFiles.bomb,
      ImageFiles.huge, Array("<svg".utf8), Array("<html>".utf8), [0xFF, 0xD8, 0xFF],
    ]
    for file in garbage {
      guard case .broken(let reason) = try status("x", file) else {
        Issue.record("\(file.count) bytes were taken for an image")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func `a name that no file has is missing, whatever it looks like`() throws {
    let scratch = try Scratch()
    let real = try scratch.file("real.png", ImageFiles.interlaced)
    let engine = try PaintEngine()
    let names = [
      "", "photo-of-nothing", "Image(\"name\")", " ", "a/b", real + "/below", real + ".png",
      real + "\u{0}", real + "\u{0}.png", String(repeating: "a", count: 5000), "naïve 漢字 👍",
    ]
    for name in names {
      #expect(engine.status(of: .file(path: name)) == .missing(nearest: []), "\(name.prefix(40))")
      let painted = try Painted(
        [.image(.file(path: name), frame: CGRect(0, 0, 20, 20), clip: nil, tint: nil)],
        engine: engine)
      #expect(painted.ink == nil)
    }
    guard case .ready = engine.status(of: .file(path: real)) else {
      Issue.record("a file that is there was not found")
      return
    }
  }

  @Test func `a folder or a pipe is no image`() throws {
    let scratch = try Scratch()
    let pipe = scratch.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [scratch.path, pipe, "/dev/zero"] {
      guard case .broken = try PaintEngine().status(of: .file(path: path)) else {
        Issue.record("\(path) was taken for an image")
        continue
      }
    }
  }

  @Test(arguments: ["jpeg", "webp", "png"])
  func `an image fills its frame`(_ kind: String) throws {
    let scratch = try Scratch()
    let bytes = ["jpeg": ImageFiles.jpeg, "webp": ImageFiles.webp, "png": ImageFiles.rgb16]
    let path = try scratch.file("a", bytes[kind] ?? [])
    let painted = try Painted([
      .image(.file(path: path), frame: CGRect(4, 8, 24, 16), clip: nil, tint: nil)
    ])
    #expect(painted.ink == CGRect(4, 8, 24, 16))
    if kind != "png" {
      // derived: the files' top left corner is red
      #expect(painted[5, 9][0] > 200 && painted[5, 9][1] < 90)
    }
  }

  @Test func `orientation turns the picture`() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a", ImageFiles.turned)
    let painted = try Painted([
      .image(.file(path: path), frame: CGRect(0, 0, 16, 24), clip: nil, tint: nil)
    ])
    // derived: turned to the right, the red corner is at the top right
    #expect(painted[14, 1][0] > 200 && painted[14, 1][1] < 90)
    #expect(painted[1, 1][0] < 200)
  }

  @Test(
    arguments: zip(
      1...8,
      [
        ["RGB", "YCM"], ["BGR", "MCY"], ["MCY", "BGR"], ["YCM", "RGB"], ["RY", "GC", "BM"],
        ["YR", "CG", "MB"], ["MB", "CG", "YR"], ["BM", "GC", "RY"],
      ]))
  func `a PNG's orientation turns it (derived: EXIF 2.3, tag 0x0112)`(
    _ orientation: Int, _ rows: [String]
  ) throws {
    let scratch = try Scratch()
    let path = try scratch.file("a", ImageFiles.oriented[orientation - 1])
    let (width, height) = (rows[0].count, rows.count)
    #expect(
      try PaintEngine().status(of: .file(path: path)) == .ready(width: width, height: height))
    let frame = CGRect(0, 0, CGFloat(width), CGFloat(height))
    let painted = try Painted([.image(.file(path: path), frame: frame, clip: nil, tint: nil)])
    let letters: [Character: [UInt8]] = [
      "R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "Y": [255, 255, 0], "C": [0, 255, 255],
      "M": [255, 0, 255],
    ]
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        #expect(Array(painted[x, y].prefix(3)) == letters[letter])
      }
    }
  }

  @Test func `a WebP's orientation turns it`() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a", ImageFiles.orientedWebP)
    #expect(try PaintEngine().status(of: .file(path: path)) == .ready(width: 40, height: 60))
    let painted = try Painted(
      [.image(.file(path: path), frame: CGRect(0, 0, 40, 60), clip: nil, tint: nil)], height: 60)
    #expect(painted[36, 3][0] > 200 && painted[36, 3][2] < 60)
    #expect(painted[3, 56][2] > 200 && painted[3, 56][0] < 60)
  }

  @Test func `an SVG that links an image outside of it says so`() throws {
    let scratch = try Scratch()
    func status(_ image: String) throws -> ImageStatus {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
          width="6" height="4">\(image)</svg>
        """
      return try PaintEngine().status(of: .file(path: scratch.file("a.svg", Array(svg.utf8))))
    }
    #expect(
      try status("<image xlink:href='i.png' width='6' height='4'/>")
        == .broken(reason: "it links the image 'i.png', and no other file is read"))
    #expect(try status("<image href=\"data:image/png;base64,\"/>") == .ready(width: 6, height: 4))
    #expect(
      try status("<a href=\"i.png\"><rect width='6' height='4'/></a>")
        == .ready(width: 6, height: 4))
  }

  @Test func `a clip cuts an image and a tint colours it`() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a", ImageFiles.jpeg)
    let clip = Path(CGRect(10, 10, 5, 5))
    let cut = try Painted([
      .image(.file(path: path), frame: CGRect(0, 0, 40, 40), clip: clip, tint: nil)
    ])
    #expect(cut.ink == CGRect(10, 10, 5, 5))
    let tinted = try Painted([
      .image(
        .file(path: path), frame: CGRect(0, 0, 40, 40), clip: clip, tint: RGBA(0, 0, 255))
    ])
    #expect(tinted[12, 12] == [0, 0, 255, 255])
    #expect(tinted.ink == cut.ink)
  }

  @Test func `an SVG is sharp at any size`() throws {
    let scratch = try Scratch()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2">
      <rect width="1" height="2" fill="#f00"/></svg>
      """
    let path = try scratch.file("a.svg", Array(svg.utf8))
    let painted = try Painted([
      .image(.file(path: path), frame: CGRect(0, 0, 40, 40), clip: nil, tint: nil)
    ])
    #expect(painted[19, 20] == [255, 0, 0, 255])
    #expect(painted[20, 20] == [255, 255, 255, 255])
  }

  @Test func `a broken image paints nothing and harms nothing`() throws {
    let scratch = try Scratch()
    var half = ImageFiles.jpeg
    half.replaceSubrange(300..<600, with: [UInt8](repeating: 0x55, count: 300))
    for bytes in [half, Array("<svg xmlns='x'><g".utf8), Array(ImageFiles.rgb16.dropLast(30))] {
      let path = try scratch.file("b", bytes)
      _ = try Painted([
        .image(.file(path: path), frame: CGRect(0, 0, 40, 40), clip: nil, tint: nil)
      ])
    }
    let painted = try Painted([
      .image(.file(path: "/nowhere"), frame: CGRect(0, 0, 40, 40), clip: nil, tint: nil)
    ])
    #expect(painted.ink == nil)
  }

  @Test func `shrinking an image keeps its mean`() throws {
    let scratch = try Scratch()
    let file = try PaintEngine().png(
      of: .of(
        (0..<50).map { .fill(Path(CGRect(CGFloat($0 * 2), 0, 1, 100)), .color(.black)) },
        width: 100, height: 100), scale: 1, id: "x")
    let path = try scratch.file("stripes.png", file.bytes)
    let painted = try Painted([
      .image(.file(path: path), frame: CGRect(0, 0, 10, 10), clip: nil, tint: nil)
    ])
    // derived: black and white in turn, half of 255
    #expect((126...129).contains(painted[5, 5][0]))
  }

  @Test func `every symbol listed has an icon that can be painted`() throws {
    let engine = try PaintEngine()
    let names = PaintEngine.symbolNames
    #expect(names.count >= 300)
    for name in names {
      let status = engine.status(of: .symbol(name: name))
      #expect(status == .ready(width: 16, height: 16), "\(name)")
    }
  }

  @Test func `an icon is painted in its tint within its frame`() throws {
    let painted = try Painted([
      .image(
        .symbol(name: "square.fill"), frame: CGRect(4, 4, 32, 32), clip: nil,
        tint: RGBA(0, 128, 0))
    ])
    #expect(painted[20, 20] == [0, 128, 0, 255])
    #expect(painted.ink == CGRect(4, 4, 32, 32))
  }

  // derived: a display list says the frame of an image exactly.
  @Test func `an icon in a frame of another shape is stretched`() throws {
    func ink(_ width: CGFloat, _ height: CGFloat) throws -> CGRect? {
      try Painted([
        .image(
          .symbol(name: "square.fill"), frame: CGRect(4, 4, width, height), clip: nil, tint: .black)
      ]).ink
    }
    #expect(try ink(32, 12) == CGRect(4, 4, 32, 12))
    #expect(try ink(12, 32) == CGRect(4, 4, 12, 32))
  }

  @Test func `an unknown symbol names those that are near`() throws {
    let engine = try PaintEngine()
    guard case .missing(let nearest) = engine.status(of: .symbol(name: "hart.fill")) else {
      Issue.record("there is no such symbol")
      return
    }
    #expect(nearest.contains("heart.fill"))
    for name in ["", "../../etc/passwd", "a/b", "ü", String(repeating: "x", count: 9999)] {
      guard case .missing = engine.status(of: .symbol(name: name)) else {
        Issue.record("\(name) was taken for a symbol")
        continue
      }
    }
  }
}
