// SPDX-License-Identifier: MIT
//
// PNG files put together chunk by chunk.

import CPNG

@testable import CairoPainter

enum PNGFile {
  /// A file with these chunks between its first and its last one.
  static func bytes(
    width: Int, height: Int, depth: Int, type: UInt8, _ chunks: [(type: String, data: [UInt8])]
  ) -> [UInt8] {
    let header = big(width) + big(height) + [UInt8(depth), type, 0, 0, 0]
    return PNGChunkWriter.signature + chunk("IHDR", header)
      + chunks.flatMap { chunk($0.type, $0.data) } + chunk("IEND", [])
  }

  /// Rows with their filters, compressed.
  static func stream(_ rows: [UInt8]) -> [UInt8] {
    guard let deflater = dcv_deflater_create(6) else { return [] }
    defer { dcv_deflater_free(deflater) }
    let bound = dcv_deflate_bound(deflater, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = dcv_deflate(deflater, rows, rows.count, buffer.baseAddress, bound)
    }
  }

  private static func big(_ value: Int) -> [UInt8] { PNGChunkWriter.big(value) }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big(data.count) + body + big(Int(dcv_crc32(0, body, body.count)))
  }
}
