// SPDX-License-Identifier: MIT
//
// From pixels that were computed, not painted, to a PNG file: pictures of differences.

import CPNG

/// Writes pixels into files.
package enum PNGPixels {
  /// Rows that are handed over together.
  private static let bandRows = 1024

  /// The file of a picture, the same bytes every time; colours of translucent pixels are kept to the
  /// precision that alpha leaves them.
  ///
  /// - Throws: ``PaintError/Kind/size`` beyond ``PictureLimits``; `library` when memory runs out.
  package static func file(of pixels: PixelBuffer) throws(PaintError) -> [UInt8] {
    let (width, height) = (pixels.width, pixels.height)
    guard width > 0, height > 0 else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    if height <= PictureLimits.width, width * height <= 40_000_000 {
      let surface = try CairoSurface(width: width, height: height)
      try fill(surface, from: pixels, top: 0, rows: height)
      return try PNGEncoder().encode(surface, id: "", isFast: false, engine: "").bytes
    }
    let stream = try PNGStreamEncoder(width: width, height: height, isOpaque: false)
    let surface = try CairoSurface(width: width, height: bandRows)
    var top = 0
    while top < height {
      let rows = min(bandRows, height - top)
      try fill(surface, from: pixels, top: top, rows: rows)
      try stream.add(surface, rows: rows)
      top += rows
    }
    return stream.finish(id: "", engine: "").bytes
  }

  /// Straight RGBA becomes premultiplied BGRA.
  private static func fill(
    _ surface: CairoSurface, from pixels: PixelBuffer, top: Int, rows: Int
  ) throws(PaintError) {
    guard let target = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    let width = pixels.width
    pixels.bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress, (top + rows) * width * 4 <= source.count else { return }
      dcv_premultiply_rows(
        base + top * width * 4, width * 4, 4, width, rows, target, surface.stride)
    }
    surface.pixelsChanged()
  }
}
