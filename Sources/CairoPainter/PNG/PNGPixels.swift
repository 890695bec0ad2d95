// SPDX-License-Identifier: MIT
//
// From pixels that were computed, not painted, to a PNG file: pictures of differences.

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
    let (width, stride) = (pixels.width, surface.stride)
    pixels.bytes.withUnsafeBufferPointer { source in
      for y in 0..<rows {
        for x in 0..<width {
          let from = ((top + y) * width + x) * 4
          let to = y * stride + x * 4
          let alpha = Int(source[from + 3])
          func part(_ channel: Int) -> UInt8 {
            UInt8((Int(source[from + channel]) * alpha + 127) / 255)
          }
          target[to] = part(2)
          target[to + 1] = part(1)
          target[to + 2] = part(0)
          target[to + 3] = source[from + 3]
        }
      }
    }
    surface.pixelsChanged()
  }
}
