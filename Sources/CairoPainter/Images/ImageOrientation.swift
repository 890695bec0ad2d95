// SPDX-License-Identifier: MIT
//
// How a camera was held, and pictures turned upright. JPEG's loader turns its pictures itself.

import CCairo

/// EXIF's orientation: which of the picture's corners the first pixel is in.
enum ImageOrientation {
  /// A picture turned upright.
  ///
  /// - Parameter orientation: 1 to 8; 1 is upright.
  static func upright(_ surface: CairoSurface, _ orientation: Int) throws(PaintError)
    -> CairoSurface
  {
    guard (2...8).contains(orientation) else { return surface }
    let (width, height) = (surface.width, surface.height)
    let isAcross = orientation > 4
    let turned = try CairoSurface(
      width: isAcross ? height : width, height: isAcross ? width : height)
    guard let from = surface.pixelsAsDecoded, let to = turned.pixels else {
      throw .noMemory("cairo_image_surface_get_data")
    }
    let (fromStride, toStride) = (surface.stride, turned.stride)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let pixel = UnsafeRawPointer(from + row * fromStride + column * 4).load(as: UInt32.self)
        UnsafeMutableRawPointer(to + y * toStride + x * 4).storeBytes(of: pixel, as: UInt32.self)
      }
    }
    turned.pixelsChanged()
    return turned
  }
}
