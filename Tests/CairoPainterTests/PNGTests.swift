// SPDX-License-Identifier: MIT
//
// PNG files written and read: every way to store pixels, stamps, files that are not whole.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct PNGTests {
  /// A picture and how we expect its pixels to be stored.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var background: RGBA
    var stops: [RGBA]
    var colorType: Int

    var list: DisplayList {
      let gradient = stops.enumerated().map {
        GradientStop(color: $1, location: Double($0) / Double(max(1, stops.count - 1)))
      }
      let area = Path(ellipseIn: CGRect(10, 10, 380, 180))
      let fill = DrawCommand.fill(
        area, .linearGradient(gradient, from: .zero, to: CGPoint(x: 400, y: 200)))
      return .of(
        stops.isEmpty ? [] : [fill], width: 400, height: 200, background: background)
    }
  }

  static let cases = [
    Case(testDescription: "one colour", background: RGBA(9, 8, 7), stops: [], colorType: 3),
    Case(testDescription: "nothing", background: .clear, stops: [], colorType: 3),
    Case(testDescription: "grey", background: .white, stops: [.black, .white], colorType: 0),
    Case(
      testDescription: "few colours", background: RGBA(250, 250, 252),
      stops: [RGBA(200, 0, 0), RGBA(200, 0, 0)], colorType: 3),
    Case(
      testDescription: "few colours with alpha", background: .clear,
      stops: [RGBA(200, 0, 0, 0.5), RGBA(200, 0, 0, 0.5)], colorType: 3),
    Case(
      testDescription: "many colours", background: .white,
      stops: [RGBA(255, 0, 0), RGBA(0, 0, 255), RGBA(0, 255, 0)], colorType: 2),
    Case(
      testDescription: "many colours with alpha", background: .clear,
      stops: [RGBA(255, 0, 0), RGBA(0, 0, 255, 0.3), RGBA(0, 255, 0)], colorType: 6),
  ]

  @Test(arguments: cases, [false, true])
  func `every way to store pixels gives them back`(_ one: Case, _ fast: Bool) throws {
    let engine = try PaintEngine()
    let file = try engine.png(of: one.list, scale: 2, id: "a/b", fast: fast)
    let info = try PNGInfo(file.bytes)
    #expect(info.colorType == one.colorType)
    #expect(info.bitDepth == 8)
    let pixels = try engine.pixels(of: one.list, scale: 2)
    #expect(try PNGDecoder.decode(file.bytes, maxPixels: 1_000_000) == pixels)
    #expect(try PixelHash(of: pixels) == file.pixelHash)
    #expect(try engine.pixelHash(of: one.list, scale: 2) == file.pixelHash)
  }

  @Test func `a file says who it is and may be trusted`() throws {
    let engine = try PaintEngine()
    let file = try engine.png(of: Self.cases[2].list, scale: 1, id: "a/ü~x=1\nb")
    let info = try PNGInfo(file.bytes)
    let stamp = try #require(info.stamp)
    #expect(stamp.id == "a/ü~x=1 b")
    #expect(stamp.pixels == file.pixelHash)
    #expect(stamp.engine == engine.fingerprint(of: Self.cases[2].list).description)
    #expect(info.isStampTrusted)
    #expect(PixelHash(stamp.pixels.description) == file.pixelHash)
  }

  @Test func `a stamp on other pixels is not trusted`() throws {
    let engine = try PaintEngine()
    let one = try engine.png(of: Self.cases[0].list, scale: 1, id: "x").bytes
    let two = try engine.png(of: Self.cases[2].list, scale: 1, id: "x").bytes
    // The first file's chunks up to its data, then the second one's header and data.
    let stamp = try chunk("iTXt", in: one)
    let mixed = two[..<33] + stamp + two[33...].split(stampOf: try chunk("iTXt", in: two))
    let info = try PNGInfo(Array(mixed))
    #expect(info.stamp != nil)
    #expect(!info.isStampTrusted)
  }

  private func chunk(_ type: String, in bytes: [UInt8]) throws -> [UInt8] {
    let name = Array(type.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: name) })
    let length = bytes[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
    return Array(bytes[start - 4..<start + 8 + length])
  }

  @Test func `a file without our chunk has no stamp and is read all the same`() throws {
    let info = try PNGInfo(ImageFiles.rgb16)
    #expect(info.stamp == nil)
    #expect(info.bitDepth == 16)
    #expect(!info.isStampTrusted)
  }

  @Test(arguments: ["rgb16", "interlaced"])
  func `16 bits and seven passes are read`(_ name: String) throws {
    let file = name == "rgb16" ? ImageFiles.rgb16 : ImageFiles.interlaced
    let pixels = try PNGDecoder.decode(file, maxPixels: 1000)
    // derived: the files were made with these colours
    for y in 0..<8 {
      for x in 0..<8 {
        let start = (y * 8 + x) * 4
        #expect(
          Array(pixels.bytes[start..<start + 4]) == [UInt8(x * 36), UInt8(y * 36), 200, 255])
      }
    }
  }

  @Test func `one bit of grey and four of palette are read`() throws {
    let grey = try PNGDecoder.decode(ImageFiles.grey1, maxPixels: 100)
    #expect(
      stride(from: 0, to: 32, by: 4).map { grey.bytes[$0] } == [255, 0, 255, 0, 255, 0, 255, 0])
    let palette = try PNGDecoder.decode(ImageFiles.palette4, maxPixels: 100)
    #expect(
      palette.bytes == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 255, 0, 128])
  }

  @Test func `a file read row by row is the file read whole`() throws {
    let engine = try PaintEngine()
    let file = try engine.png(of: Self.cases[5].list, scale: 1, id: "x").bytes
    let decoder = try PNGDecoder(file)
    var bytes: [UInt8] = []
    while decoder.rowsLeft > 0 {
      let count = min(7, decoder.rowsLeft)
      var rows = [UInt8](repeating: 0, count: count * decoder.rowBytes)
      try rows.withUnsafeMutableBytes { try decoder.read(count, into: $0) }
      bytes += rows
    }
    try decoder.finish()
    #expect(bytes == (try engine.pixels(of: Self.cases[5].list, scale: 1)).bytes)
  }

  @Test func `a file cut short anywhere is an error`() throws {
    let file = try PaintEngine().png(of: Self.cases[2].list, scale: 1, id: "x").bytes
    for count in stride(from: 0, to: file.count, by: max(1, file.count / 60)) {
      let part = Array(file[..<count])
      #expect(throws: PaintError.self) { try PNGInfo(part) }
      #expect(throws: PaintError.self) { try PNGDecoder.decode(part, maxPixels: 1_000_000) }
    }
  }

  @Test func `a changed byte never gives the same trusted picture`() throws {
    let engine = try PaintEngine()
    let file = try engine.png(of: Self.cases[3].list, scale: 1, id: "x")
    for index in stride(from: 8, to: file.bytes.count, by: 37) {
      var bytes = file.bytes
      bytes[index] ^= 0x11
      let info = try? PNGInfo(bytes)
      #expect(info?.isStampTrusted != true, "byte \(index)")
    }
  }

  @Test func `other files are told apart`() throws {
    for (file, words) in [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0", "Git LFS pointer"),
      ("", "empty"), ("GIF89a", "not a PNG"),
    ] {
      let error = #expect(throws: PaintError.self) { try PNGInfo(Array(file.utf8)) }
      #expect(error?.message.contains(words) == true)
    }
  }

  @Test func `pictures that claim to be enormous are refused`() {
    for file in [ImageFiles.bomb, ImageFiles.huge] {
      #expect(throws: PaintError.self) { try PNGDecoder.decode(file, maxPixels: 100_000_000) }
    }
  }

  @Test func `a tall picture comes in bands and is the same`() throws {
    let engine = try PaintEngine()
    var list = DisplayList(size: CGSize(width: 20, height: 70_000), background: .white)
    for y in stride(from: 0, to: 70_000, by: 1000) {
      let frame = CGRect(2, CGFloat(y) + 3, 12, 900)
      list.elements.append(
        DisplayElement(
          id: "\(y)", kind: "cell", section: 0, item: y, title: "", frame: frame,
          commands: [
            .group(
              GroupEffect(shadow: Shadow(color: .black, radius: 3, y: 4)),
              [.fill(Path(frame), .color(RGBA(UInt8(y / 300), 0, 0)))])
          ]))
    }
    let file = try engine.png(of: list, scale: 1, id: "tall")
    #expect(file.height == 70_000)
    #expect(file.pixelHash == (try engine.pixelHash(of: list, scale: 1)))
    let info = try PNGInfo(file.bytes)
    #expect(info.isStampTrusted)
    let pixels = try PNGDecoder.decode(file.bytes, maxPixels: 2_000_000)
    #expect(try PixelHash(of: pixels) == file.pixelHash)
    // The seam between two bands shows nothing: the shadow beside a cell is even.
    func row(_ y: Int) -> [UInt8] { Array(pixels.bytes[y * 80..<y * 80 + 80]) }
    #expect(row(1023) == row(1024) || row(1022) != row(1023))
    #expect(row(2047) == row(2048))
  }
}

extension ArraySlice<UInt8> {
  /// These bytes without the first run equal to `stamp`.
  fileprivate func split(stampOf stamp: [UInt8]) -> [UInt8] {
    guard let start = indices.first(where: { self[$0...].starts(with: stamp) }) else {
      return Array(self)
    }
    return Array(self[..<start] + self[(start + stamp.count)...])
  }
}
