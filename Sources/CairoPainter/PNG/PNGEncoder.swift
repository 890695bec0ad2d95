// SPDX-License-Identifier: MIT
//
// From a surface to a PNG file: fewest bytes a pixel, filters, compression, chunks.

import CPNG

/// Encodes surfaces, keeping its buffers from one picture to the next.
final class PNGEncoder {
  /// libdeflate's level: a phone's screen in about 15 ms.
  private static let level: Int32 = 5
  /// Rows looked at together: they stay in the processor's cache between two looks.
  private static let rowsAtOnce = 32
  /// Buffers larger than this are given back after use.
  private static let largestKept = 64 << 20

  private let colours = UnsafeMutablePointer<dcv_colours>.allocate(capacity: 1)
  private let compressor = PNGCompressor(level: level)
  private var filtered = ByteBuffer()
  private var scratch = ByteBuffer()

  deinit { colours.deallocate() }

  /// The size and hash of a surface's pixels.
  func hash(of surface: CairoSurface) throws(PaintError) -> PixelHash {
    let hash = try RunningHash()
    try update(hash, from: surface, rows: surface.height)
    let (high, low) = hash.digest
    return PixelHash(width: surface.width, height: surface.height, high: high, low: low)
  }

  /// Adds the first rows of a surface to a hash.
  func update(_ hash: RunningHash, from surface: CairoSurface, rows: Int) throws(PaintError) {
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    let row = try scratch.room(surface.width * 4 + 16)
    dcv_hash_update_rows(hash.raw, pixels, surface.stride, surface.width, rows, row)
  }

  /// The file of a surface.
  ///
  /// - Parameters:
  ///   - isFast: Compressed by ISA-L: bytes depend on the processor, pixels do not.
  ///   - engine: Asked for the stamp of a picture that may become a reference.
  func encode(_ surface: CairoSurface, id: String, isFast: Bool, engine: String)
    throws(PaintError) -> EncodedPicture
  {
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    // 1. Count colours and hash pixels, both while a few rows are in the cache.
    let hash = try RunningHash()
    dcv_colours_begin(colours)
    let row = try scratch.room((width * 4 + 16) * 7)
    var y = 0
    while y < height {
      let rows = min(Self.rowsAtOnce, height - y)
      dcv_colours_scan(colours, pixels + y * stride, stride, width, rows)
      dcv_hash_update_rows(hash.raw, pixels + y * stride, stride, width, rows, row)
      y += rows
    }
    // 2. Choose how a pixel is stored.
    let format = Self.format(colours.pointee)
    let palette = Palette(colours.pointee)
    // 3. Filter and compress.
    let size = (width * dcv_png_format_bytes(format) + 1) * height
    let raw = try filtered.room(size)
    dcv_png_filter_rows(
      format, colours, palette.entryOfPlace, pixels, stride, width, height, row, 1, isFast ? 1 : 0,
      raw)
    let data = try compressor.compress(raw, size, isFast: isFast)
    // 4. Chunks: the stamp stands before the data it speaks of.
    var chunks = try PNGChunkWriter()
    chunks.header(width: width, height: height, format: format)
    if format == DCV_PNG_PALETTE {
      chunks.add("PLTE", palette.colors)
      if !palette.alphas.isEmpty { chunks.add("tRNS", palette.alphas) }
    }
    chunks.note("IDAT", data)
    let (high, low) = hash.digest
    let pixelHash = PixelHash(width: width, height: height, high: high, low: low)
    chunks.stamp(
      PNGStamp(id: id, pixels: pixelHash, data: chunks.dataHash, engine: engine))
    chunks.finish(notedData: data)
    filtered.trim(Self.largestKept)
    compressor.trim(Self.largestKept)
    return EncodedPicture(bytes: chunks.bytes, pixelHash: pixelHash)
  }

  private static func format(_ colours: dcv_colours) -> dcv_png_format {
    if colours.is_opaque != 0, colours.is_grey != 0 { return DCV_PNG_GREY }
    if colours.count <= 256 { return DCV_PNG_PALETTE }
    return colours.is_opaque != 0 ? DCV_PNG_RGB : DCV_PNG_RGBA
  }
}

/// The colours of a palette picture: those with transparency first, so that `tRNS` is short.
private struct Palette {
  var colors: [UInt8] = []
  var alphas: [UInt8] = []
  var entryOfPlace = [UInt8](repeating: 0, count: 257)

  init(_ colours: dcv_colours) {
    guard colours.count <= 256 else { return }
    let straight = withUnsafeBytes(of: colours.straight) { bytes in
      (0..<Int(colours.count)).map { place in bytes[place * 4..<place * 4 + 4].map { $0 } }
    }
    let places =
      straight.indices.filter { straight[$0][3] < 255 }
      + straight.indices.filter { straight[$0][3] == 255 }
    for (entry, place) in places.enumerated() {
      colors += straight[place][0..<3]
      if straight[place][3] < 255 { alphas.append(straight[place][3]) }
      entryOfPlace[place] = UInt8(truncatingIfNeeded: entry)
    }
  }
}

/// A PNG file and what is known of it.
package struct EncodedPicture: Sendable {
  /// The file.
  package var bytes: [UInt8]
  /// Size and hash of its pixels.
  package var pixelHash: PixelHash
  /// Pixels across.
  package var width: Int { pixelHash.width }
  /// Pixels down.
  package var height: Int { pixelHash.height }
}
