// SPDX-License-Identifier: MIT
//
// A PNG file of a picture that is never whole in memory: it comes in bands.

import CPNG

/// Encodes a picture band by band. Only the compressed file grows.
///
/// zlib compresses, since libdeflate wants everything at once; its bytes, too, are the same on every
/// processor. The stamp follows the data.
final class PNGStreamEncoder {
  private let width: Int
  private let height: Int
  private let format: dcv_png_format
  private let streamer: OpaquePointer
  private let colours = UnsafeMutablePointer<dcv_colours>.allocate(capacity: 1)
  private var chunks: PNGChunkWriter
  private let hash: RunningHash
  private var filtered = ByteBuffer()
  private var scratch = ByteBuffer()
  private var rowsTaken = 0

  /// - Parameter isOpaque: Whether no pixel will be transparent.
  init(width: Int, height: Int, isOpaque: Bool) throws(PaintError) {
    guard let streamer = dcv_streamer_create(6) else { throw .noMemory("deflateInit") }
    self.streamer = streamer
    self.width = width
    self.height = height
    format = isOpaque ? DCV_PNG_RGB : DCV_PNG_RGBA
    hash = try RunningHash()
    chunks = try PNGChunkWriter()
    chunks.header(width: width, height: height, format: format)
    dcv_colours_begin(colours)
  }

  deinit {
    dcv_streamer_free(streamer)
    colours.deallocate()
  }

  /// Takes the first `rows` rows of a band.
  func add(_ surface: CairoSurface, rows: Int) throws(PaintError) {
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    let size = (width * dcv_png_format_bytes(format) + 1) * rows
    let out = try filtered.room(size)
    let row = try scratch.room((width * 4 + 16) * 8)
    // The row above the band is remembered in the first part; the hash has its own.
    dcv_hash_update_rows(
      hash.raw, pixels, surface.stride, width, rows, row + (width * 4 + 16) * 7)
    dcv_png_filter_rows(
      format, colours, [0], pixels, surface.stride, width, rows, row, rowsTaken == 0 ? 1 : 0, 0,
      out)
    rowsTaken += rows
    try compress(out, size, isLast: rowsTaken == height)
  }

  private func compress(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, isLast: Bool)
    throws(PaintError)
  {
    var piece: UnsafePointer<UInt8>?
    var size = 0
    guard dcv_streamer_add(streamer, bytes, count, isLast ? 1 : 0, &piece, &size) == 0 else {
      throw .status("deflate", "it failed")
    }
    if size > 0 { chunks.add("IDAT", UnsafeRawBufferPointer(start: piece, count: size)) }
  }

  /// The file, after the last band.
  func finish(id: String, engine: String) -> EncodedPicture {
    precondition(rowsTaken == height, "all rows are taken before the file is finished")
    let (high, low) = hash.digest
    let pixels = PixelHash(width: width, height: height, high: high, low: low)
    chunks.stamp(PNGStamp(id: id, pixels: pixels, data: chunks.dataHash, engine: engine))
    chunks.end()
    return EncodedPicture(bytes: chunks.bytes, pixelHash: pixels)
  }
}
