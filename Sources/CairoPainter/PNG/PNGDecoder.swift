// SPDX-License-Identifier: MIT
//
// From any PNG to straight RGBA, whole or row by row.

import CPNG

/// Reads the pixels of a PNG: 1 to 16 bits, grey, palette, with or without alpha, interlaced or not.
package final class PNGDecoder {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// Bits of a channel in the file; what is read has always 8.
  package let bitDepth: Int
  /// Stored in seven passes: can only be read whole.
  package let isInterlaced: Bool

  private let raw: OpaquePointer
  private let file: UnsafeMutableBufferPointer<UInt8>
  private var rowsRead = 0

  /// Reads a file up to its pixels.
  ///
  /// - Throws: ``PaintError/Kind/decoding`` when it is no PNG or larger than a picture may be.
  package init(_ bytes: [UInt8]) throws(PaintError) {
    file = .allocate(capacity: max(1, bytes.count))
    _ = file.initialize(from: bytes)
    var header = dcv_png_header()
    var message = [CChar](repeating: 0, count: 160)
    guard
      let raw = dcv_png_open(
        file.baseAddress, bytes.count, UInt32(PictureLimits.width), UInt32(PictureLimits.height),
        &header, &message, message.count)
    else {
      file.deallocate()
      throw Self.error(message)
    }
    self.raw = raw
    width = Int(header.width)
    height = Int(header.height)
    bitDepth = Int(header.bit_depth)
    isInterlaced = header.is_interlaced != 0
  }

  deinit {
    dcv_png_close(raw)
    file.deallocate()
  }

  /// The next rows, straight R, G, B, A; fewer at the end, none after it. An interlaced picture comes
  /// whole at the first call.
  package func rows(_ count: Int) throws(PaintError) -> [UInt8] {
    let wanted = isInterlaced ? height - rowsRead : min(count, height - rowsRead)
    guard wanted > 0 else { return [] }
    var message = [CChar](repeating: 0, count: 160)
    var status: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted * width * 4) { buffer, filled in
      status = dcv_png_read_rows(raw, buffer.baseAddress, wanted, &message, message.count)
      filled = status == 0 ? wanted * width * 4 : 0
    }
    guard status == 0 else { throw Self.error(message) }
    rowsRead += wanted
    return bytes
  }

  /// Reads on to the end of the file: a file cut short behind its pixels is not whole.
  package func finish() throws(PaintError) {
    var message = [CChar](repeating: 0, count: 160)
    guard dcv_png_finish(raw, &message, message.count) == 0 else { throw Self.error(message) }
  }

  /// The whole picture.
  ///
  /// - Throws: ``PaintError/Kind/decoding`` with libpng's words, or when it has more than `maxPixels`.
  package static func decode(_ bytes: [UInt8], maxPixels: Int) throws(PaintError) -> PixelBuffer {
    let decoder = try PNGDecoder(bytes)
    guard decoder.width <= maxPixels / decoder.height else {
      throw PaintError(
        .decoding, "\(decoder.width) x \(decoder.height) pixels are more than can be read")
    }
    let pixels = try decoder.rows(decoder.height)
    try decoder.finish()
    return PixelBuffer(width: decoder.width, height: decoder.height, bytes: pixels)
  }

  private static func error(_ message: [CChar]) -> PaintError {
    let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PaintError(.decoding, String(decoding: text, as: UTF8.self))
  }
}
