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
  /// Bits of a channel in the file; what is read has 8 unless 16 are kept.
  package let bitDepth: Int
  /// Stored in seven passes: decoded whole when the first row is read.
  package let isInterlaced: Bool

  private let raw: OpaquePointer
  private let file: UnsafeMutableBufferPointer<UInt8>
  private var rowsRead = 0
  /// All rows of an interlaced picture; empty before any is read.
  private var unlaced: [UInt8] = []
  /// Bytes of a pixel that is read.
  private let pixelBytes: Int

  /// Reads a file up to its pixels.
  ///
  /// - Parameter keepsDepth: Channels of 16 bits come as two bytes each, the upper one first.
  /// - Throws: ``PaintError/Kind/decoding`` when it is no PNG or larger than a picture may be.
  package init(_ bytes: [UInt8], keepsDepth: Bool = false) throws(PaintError) {
    file = .allocate(capacity: max(1, bytes.count))
    _ = file.initialize(from: bytes)
    var header = dcv_png_header()
    var message = [CChar](repeating: 0, count: 160)
    guard
      let raw = dcv_png_open(
        file.baseAddress, bytes.count, UInt32(PictureLimits.readWidth),
        UInt32(PictureLimits.readHeight),
        keepsDepth ? 1 : 0, &header, &message, message.count)
    else {
      file.deallocate()
      throw Self.error(message)
    }
    self.raw = raw
    width = Int(header.width)
    height = Int(header.height)
    bitDepth = Int(header.bit_depth)
    isInterlaced = header.is_interlaced != 0
    pixelBytes = keepsDepth && header.bit_depth == 16 ? 8 : 4
  }

  deinit {
    dcv_png_close(raw)
    file.deallocate()
  }

  /// Bytes of a row that is read.
  package var rowBytes: Int { width * pixelBytes }
  /// Whether pixels come as 8 bytes.
  package var isDeep: Bool { pixelBytes == 8 }
  /// Rows that are still to be read.
  package var rowsLeft: Int { height - rowsRead }

  /// Reads the next rows, straight R, G, B, A, into `buffer`.
  ///
  /// - Parameter count: At most ``rowsLeft``.
  package func read(
    _ count: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(PaintError) {
    precondition(count <= rowsLeft && count * rowBytes <= buffer.count, "more rows than there are")
    guard count > 0 else { return }
    if isInterlaced {
      // Its last pass completes the first row.
      if unlaced.isEmpty { unlaced = try decoded(height) }
      let place = rowsRead * rowBytes..<(rowsRead + count) * rowBytes
      unlaced.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[place]))
      }
    } else {
      try decode(count, into: buffer.baseAddress)
    }
    rowsRead += count
  }

  private func decode(
    _ count: Int, into bytes: UnsafeMutableRawPointer?
  ) throws(PaintError) {
    var message = [CChar](repeating: 0, count: 160)
    let rows = bytes?.assumingMemoryBound(to: UInt8.self)
    guard dcv_png_read_rows(raw, rows, count, &message, message.count) == 0 else {
      throw Self.error(message)
    }
  }

  private func decoded(_ count: Int) throws(PaintError) -> [UInt8] {
    var outcome = Result<Void, PaintError>.success(())
    let bytes = [UInt8](unsafeUninitializedCapacity: count * rowBytes) { buffer, filled in
      outcome = Result { () throws(PaintError) in try decode(count, into: buffer.baseAddress) }
      filled = (try? outcome.get()) == nil ? 0 : count * rowBytes
    }
    try outcome.get()
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
    let pixels = try decoder.decoded(decoder.height)
    try decoder.finish()
    return PixelBuffer(width: decoder.width, height: decoder.height, bytes: pixels)
  }

  private static func error(_ message: [CChar]) -> PaintError {
    let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PaintError(.decoding, String(decoding: text, as: UTF8.self))
  }
}
