// SPDX-License-Identifier: MIT
//
// Owners of Cairo's surfaces and contexts: status checked at birth, freed at the end.

import CCairo

/// A surface, freed with this object.
final class CairoSurface {
  let raw: OpaquePointer

  /// Takes over a surface that was just made by `call`.
  init(taking raw: OpaquePointer?, from call: String) throws(PaintError) {
    guard let raw else { throw .noMemory(call) }
    let status = cairo_surface_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(raw)
      throw .status(call, String(cString: cairo_status_to_string(status)))
    }
    self.raw = raw
  }

  /// An empty image of premultiplied ARGB32.
  convenience init(width: Int, height: Int) throws(PaintError) {
    guard (1...PictureLimits.width).contains(width), (1...PictureLimits.width).contains(height)
    else { throw .tooLarge(width: Double(width), height: Double(height)) }
    try self.init(
      taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      from: "cairo_image_surface_create")
  }

  deinit { FaceLock.alone { cairo_surface_destroy(raw) } }

  var width: Int { Int(cairo_image_surface_get_width(raw)) }
  var height: Int { Int(cairo_image_surface_get_height(raw)) }
  var stride: Int { Int(cairo_image_surface_get_stride(raw)) }

  /// The pixels, complete. Valid until the next drawing; nil for surfaces without pixels.
  var pixels: UnsafeMutablePointer<UInt8>? {
    cairo_surface_flush(raw)
    return cairo_image_surface_get_data(raw)
  }

  /// The pixels of a surface that Cairo has not drawn on, for reading. Unlike ``pixels`` it leaves the
  /// file's bytes attached to the surface.
  var pixelsAsDecoded: UnsafeMutablePointer<UInt8>? { cairo_image_surface_get_data(raw) }

  /// Tells Cairo that the pixels were written from outside.
  func pixelsChanged() { cairo_surface_mark_dirty(raw) }
}

/// A drawing context on a surface, freed with this object.
final class CairoContext {
  let raw: OpaquePointer
  let surface: CairoSurface

  init(on surface: CairoSurface) throws(PaintError) {
    guard let raw = cairo_create(surface.raw) else { throw .noMemory("cairo_create") }
    let status = cairo_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(raw)
      throw .status("cairo_create", String(cString: cairo_status_to_string(status)))
    }
    self.raw = raw
    self.surface = surface
  }

  deinit { FaceLock.alone { cairo_destroy(raw) } }

  /// Throws what has gone wrong in all drawing so far: Cairo keeps the first error.
  func check(_ step: String) throws(PaintError) {
    let status = cairo_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .status(step, String(cString: cairo_status_to_string(status)))
    }
  }
}
