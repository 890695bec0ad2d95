// SPDX-License-Identifier: MIT
//
// Pixels are inflated while they are read, wherever the file cuts its data and whatever ends it.

import Foundation
import Testing

@testable import CairoPainter

@Suite struct PNGStreamTests {
  /// A grey picture of 8 bits, inflated in more than two steps.
  static let (width, height) = (300, 1500)
  static let rows: [UInt8] = (0..<height).flatMap { y in row(y) }

  /// A row as it is stored, not filtered.
  private static func row(_ y: Int) -> [UInt8] {
    var row: [UInt8] = [0]
    for x in 0..<width { row.append(UInt8(truncatingIfNeeded: x &* y &+ (x ^ y) &* 7)) }
    return row
  }

  @Test("data may be cut anywhere", arguments: [1, 2, 3, 7, 4096, 65_536, 1 << 20])
  func cuts(_ length: Int) throws {
    let pixels = try PNGDecoder.decode(
      Self.file(PNGFile.stream(Self.rows), chunk: length), maxPixels: 1_000_000)
    #expect(Self.grey(pixels) == Self.rows)
  }

  @Test func `empty chunks between the data say nothing`() throws {
    let stream = PNGFile.stream(Self.rows)
    let half = stream.count / 2
    let file = Self.file(chunks: [[], Array(stream[..<half]), [], [], Array(stream[half...]), []])
    #expect(Self.grey(try PNGDecoder.decode(file, maxPixels: 1_000_000)) == Self.rows)
  }

  @Test("data with another end is an error")
  func ends() {
    var wrong = PNGFile.stream(Self.rows)
    wrong[wrong.count - 1] ^= 1
    let bare = Array(PNGFile.stream(Self.rows).dropLast(4))
    let short = PNGFile.stream(Array(Self.rows.dropLast(1)))
    let cut = Array(PNGFile.stream(Self.rows).prefix(3000))
    for (stream, words) in [
      (wrong, "a checksum of its pixels"), (bare, "checksum of its pixels is missing"),
      (short, "fewer pixels"), (cut, "fewer pixels"), ([], "fewer pixels"),
      ([0x78, 0x9C, 0xFF, 0xFF, 0xFF], "damaged"), ([1, 2, 3, 4], "damaged"),
    ] {
      let error = #expect(throws: PaintError.self) {
        try PNGDecoder.decode(Self.file(stream, chunk: 512), maxPixels: 1_000_000)
      }
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "") for \(words)")
    }
  }

  @Test func `data behind the last row is left alone, as libpng does`() throws {
    let file = Self.file(PNGFile.stream(Self.rows + [1, 2, 3]), chunk: 512)
    #expect(Self.grey(try PNGDecoder.decode(file, maxPixels: 1_000_000)) == Self.rows)
  }

  // MARK: Files

  private static func file(_ stream: [UInt8], chunk length: Int) -> [UInt8] {
    file(
      chunks: stride(from: 0, to: max(1, stream.count), by: length).map {
        Array(stream[$0..<min($0 + length, stream.count)])
      })
  }

  private static func file(chunks: [[UInt8]]) -> [UInt8] {
    PNGFile.bytes(
      width: width, height: height, depth: 8, type: 0, chunks.map { ("IDAT", $0) })
  }

  /// Rows as they were stored: nothing is filtered.
  private static func grey(_ pixels: PixelBuffer) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<pixels.height {
      rows.append(0)
      for x in 0..<pixels.width { rows.append(pixels.bytes[(y * pixels.width + x) * 4]) }
    }
    return rows
  }
}
