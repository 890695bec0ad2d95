// SPDX-License-Identifier: MIT
//
// Pixels are inflated while they are read, wherever the file cuts its data and whatever ends it.

import CPNG
import Foundation
import Testing

@testable import CairoPainter

@Suite struct PNGStreamTests {
  /// A grey picture of 8 bits, 300 x 500: more than two stored blocks.
  static let (width, height) = (300, 500)
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
      Self.file(Self.stream(Self.rows), chunk: length), maxPixels: 1_000_000)
    #expect(Self.grey(pixels) == Self.rows)
  }

  @Test func `empty chunks between the data say nothing`() throws {
    let stream = Self.stream(Self.rows)
    let half = stream.count / 2
    let file = Self.file(chunks: [[], Array(stream[..<half]), [], [], Array(stream[half...]), []])
    #expect(Self.grey(try PNGDecoder.decode(file, maxPixels: 1_000_000)) == Self.rows)
  }

  @Test("data with another end is an error")
  func ends() {
    var wrong = Self.stream(Self.rows)
    wrong[wrong.count - 1] ^= 1
    let bare = Array(Self.stream(Self.rows).dropLast(4))
    let short = Self.stream(Array(Self.rows.dropLast(1)))
    let cut = Array(Self.stream(Self.rows).prefix(3000))
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
    let file = Self.file(Self.stream(Self.rows + [1, 2, 3]), chunk: 512)
    #expect(Self.grey(try PNGDecoder.decode(file, maxPixels: 1_000_000)) == Self.rows)
  }

  // MARK: Files

  private static func stream(_ rows: [UInt8]) -> [UInt8] {
    guard let deflater = dcv_deflater_create(6) else { return [] }
    defer { dcv_deflater_free(deflater) }
    let bound = dcv_deflate_bound(deflater, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = dcv_deflate(deflater, rows, rows.count, buffer.baseAddress, bound)
    }
  }

  private static func file(_ stream: [UInt8], chunk length: Int) -> [UInt8] {
    file(
      chunks: stride(from: 0, to: max(1, stream.count), by: length).map {
        Array(stream[$0..<min($0 + length, stream.count)])
      })
  }

  private static func file(chunks: [[UInt8]]) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { PNGChunkWriter.big(value) }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + data
      return big(data.count) + body + big(Int(dcv_crc32(0, body, body.count)))
    }
    var file = PNGChunkWriter.signature
    file += chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
    for data in chunks { file += chunk("IDAT", data) }
    return file + chunk("IEND", [])
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
