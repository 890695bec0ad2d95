// SPDX-License-Identifier: MIT
//
// Films: frames put together again by hand are the pictures they were made of, what did not change is
// not stored, and a film is the same bytes every time.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

/// An animated PNG, taken apart by the rules of the PNG specification.
private struct Film {
  struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var delay = 0
    var rate = 0
    var data: [UInt8] = []
  }

  var header: [UInt8] = []
  var palette: [(type: String, data: [UInt8])] = []
  var frames: [Frame] = []
  var announced = 0
  var sequence: [Int] = []

  init(_ bytes: [UInt8]) throws {
    var at = 8
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    while at + 12 <= bytes.count {
      let length = number(bytes[at..<at + 4])
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      let data = Array(bytes[at + 8..<at + 8 + length])
      switch type {
      case "IHDR": header = data
      case "acTL": announced = number(data[0..<4])
      case "PLTE", "tRNS": palette.append((type, data))
      case "fcTL":
        sequence.append(number(data[0..<4]))
        frames.append(
          Frame(
            x: number(data[12..<16]), y: number(data[16..<20]), width: number(data[4..<8]),
            height: number(data[8..<12]), delay: number(data[20..<22]), rate: number(data[22..<24]))
        )
      case "IDAT": frames[frames.count - 1].data += data
      case "fdAT":
        sequence.append(number(data[0..<4]))
        frames[frames.count - 1].data += data.dropFirst(4)
      default: break
      }
      at += 12 + length
    }
  }

  /// Every frame as a whole picture.
  func pictures() throws -> [PixelBuffer] {
    let width = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let height = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    return try frames.map { frame in
      let part = try PNGDecoder.decode(still(frame), maxPixels: width * height)
      for row in 0..<frame.height {
        let to = ((frame.y + row) * width + frame.x) * 4
        let from = row * frame.width * 4
        canvas.replaceSubrange(
          to..<to + frame.width * 4, with: part.bytes[from..<from + frame.width * 4])
      }
      return PixelBuffer(width: width, height: height, bytes: canvas)
    }
  }

  /// The rectangle of a frame as a picture of its own.
  private func still(_ frame: Frame) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8((value >> $0) & 255) } }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func crc(_ bytes: [UInt8]) -> Int {
      var value: UInt32 = 0xFFFF_FFFF
      for byte in bytes {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      }
      return Int(~value)
    }
    func add(_ type: String, _ data: [UInt8]) {
      let body = Array(type.utf8) + data
      file += big(data.count) + body + big(crc(body))
    }
    add("IHDR", big(frame.width) + big(frame.height) + header[8...])
    for chunk in palette { add(chunk.type, chunk.data) }
    add("IDAT", frame.data)
    add("IEND", [])
    return file
  }
}

@Suite struct FilmTests {
  /// A square that moves over a ground, a step of 4 points a frame.
  private static func square(_ frame: Int, gradient: Bool, background: RGBA = .white) -> DisplayList
  {
    let box = CGRect(CGFloat(4 * frame), 10, 12, 12)
    var commands: [DrawCommand] = []
    if gradient {
      let stops = [
        GradientStop(color: RGBA(10, 200, 40), location: 0),
        GradientStop(color: RGBA(240, 20, 160), location: 1),
      ]
      commands.append(
        .fill(
          Path(CGRect(0, 0, 60, 36)),
          .linearGradient(stops, from: .zero, to: CGPoint(x: 60, y: 40))))
    }
    commands.append(.fill(Path(box), .color(RGBA(255, 59, 48))))
    return .of(commands, width: 60, height: 40, background: background)
  }

  @Test(
    "frames put together are the pictures, whatever the colours",
    arguments: [(false, RGBA.white), (true, .white), (false, RGBA(0, 0, 255, 0.5)), (true, .clear)])
  func frames(_ gradient: Bool, _ background: RGBA) throws {
    let engine = try PaintEngine()
    func list(_ frame: Int) -> DisplayList {
      Self.square(frame, gradient: gradient, background: background)
    }
    let film = try engine.film(of: 8, framesPerSecond: 30, scale: 2, frame: list)
    let read = try Film(film.bytes)
    #expect(read.announced == 8 && film.storedFrames == 8)
    #expect(read.sequence == Array(0..<15))
    for (index, picture) in try read.pictures().enumerated() {
      #expect(try engine.pixels(of: list(index), scale: 2) == picture, "frame \(index)")
    }
    // 3 palette, 2 RGB, 6 RGBA.
    let colourType = read.header[9]
    #expect(colourType == (gradient ? (background == .white ? 2 : 6) : 3))
  }

  @Test func `only the rectangle that changed is stored`() throws {
    let film = try PaintEngine().film(of: 3, framesPerSecond: 30, scale: 2) {
      Self.square($0, gradient: true)
    }
    let read = try Film(film.bytes)
    #expect(
      read.frames.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [0, 0, 120, 80], [0, 20, 32, 24], [8, 20, 32, 24],
      ])
  }

  @Test func `frames that do not change are delays, told or seen`() throws {
    let film = try PaintEngine().film(of: 9, last: 30, framesPerSecond: 30, scale: 1) { frame in
      // 0 0 0 1 1 1 2 2 2, the second of each told to be the same, the third drawn again.
      frame % 3 == 1 ? nil : Self.square(frame / 3, gradient: false)
    }
    let read = try Film(film.bytes)
    #expect(read.frames.map(\.delay) == [3, 3, 33])
    #expect(read.frames.allSatisfy { $0.rate == 30 })
  }

  @Test func `a film begun in few colours begins again in more`() throws {
    let engine = try PaintEngine()
    func list(_ frame: Int) -> DisplayList { Self.square(frame, gradient: frame > 3) }
    let read = try Film(
      try engine.film(of: 6, framesPerSecond: 30, scale: 2, frame: list).bytes)
    #expect(read.header[9] == 2)
    for (index, picture) in try read.pictures().enumerated() {
      #expect(try engine.pixels(of: list(index), scale: 2) == picture)
    }
  }

  @Test func `a film is the same bytes whatever was painted before`() throws {
    let engine = try PaintEngine()
    func film() throws -> [UInt8] {
      try engine.film(of: 5, framesPerSecond: 25, scale: 2) { Self.square($0, gradient: true) }
        .bytes
    }
    let first = try film()
    _ = try engine.film(of: 3, framesPerSecond: 30, scale: 3) { Self.square($0, gradient: false) }
    #expect(try film() == first)
  }

  @Test func `a frame larger than a surface is refused`() throws {
    let engine = try PaintEngine()
    #expect(throws: PaintError.self) {
      try engine.film(of: 1, framesPerSecond: 30, scale: 1) { _ in
        .of([], width: 10_000, height: 10_000)
      }
    }
    #expect(throws: PaintError.self) {
      try engine.film(of: 2, framesPerSecond: 30, scale: 1) { .of([], width: CGFloat(10 + $0)) }
    }
  }
}
