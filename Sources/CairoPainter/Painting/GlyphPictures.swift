// SPDX-License-Identifier: MIT
//
// Coloured glyphs: the pictures that an emoji font holds, read through HarfBuzz and scaled by
// ourselves. Cairo 1.16 shows them at the font's own size only.

import CCairo
import CPixbuf
import Foundation

/// How outlines of glyphs are drawn: not hinted, grey edges.
enum GlyphOptions {
  static func set(on cr: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cr, options)
    cairo_font_options_destroy(options)
  }
}

/// The coloured glyphs of one engine.
final class GlyphPictures {
  /// A glyph's picture at the font's own size, and its place in points from the glyph's origin.
  struct Picture {
    var surface: CairoSurface
    var box: CGRect
  }

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt32
    var width = 0
    var height = 0
  }

  /// Pictures kept before all are forgotten.
  private static let capacity = 512
  private var pictures: [Key: Picture] = [:]
  private var scaled: [Key: CairoSurface] = [:]
  /// Keeps fonts alive, so that no other object takes their identity.
  private var fonts: [GlyphFont] = []

  /// The picture of a glyph; nil for glyphs without one.
  func picture(of glyph: UInt32, in font: GlyphFont) -> Picture? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let known = pictures[key] { return known }
    guard let picture = try? read(glyph, font) else { return nil }
    if pictures.count + scaled.count >= Self.capacity {
      pictures.removeAll()
      scaled.removeAll()
      fonts.removeAll()
    }
    pictures[key] = picture
    fonts.append(font)
    return picture
  }

  /// The same in a size of whole pixels.
  func picture(of glyph: UInt32, in font: GlyphFont, width: Int, height: Int) -> CairoSurface? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph, width: width, height: height)
    if let known = scaled[key] { return known }
    guard let full = picture(of: glyph, in: font),
      let surface = try? CairoSurface(width: width, height: height),
      let from = full.surface.pixelsAsDecoded, let to = surface.pixels,
      dcv_scale_argb(
        from, full.surface.stride, Int32(full.surface.width), Int32(full.surface.height), to,
        surface.stride, Int32(width), Int32(height)) != 0
    else { return nil }
    surface.pixelsChanged()
    scaled[key] = surface
    return surface
  }

  private func read(_ glyph: UInt32, _ font: GlyphFont) throws(PaintError) -> Picture? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font.shape, glyph, &extents) != 0,
      extents.width > 0, extents.height < 0,
      let blob = hb_ot_color_glyph_reference_png(font.shape, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let file = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
    let image = try ImageDecoder.decode(file, as: .png, width: 0, height: 0)
    image.attach(file, as: .png)
    let unit = 1 / CGFloat(PANGO_SCALE)
    return Picture(
      surface: image.surface,
      box: CGRect(
        x: CGFloat(extents.x_bearing) * unit, y: -CGFloat(extents.y_bearing) * unit,
        width: CGFloat(extents.width) * unit, height: -CGFloat(extents.height) * unit))
  }
}
