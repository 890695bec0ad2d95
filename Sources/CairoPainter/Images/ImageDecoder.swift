// SPDX-License-Identifier: MIT
//
// From the bytes of an image file to a surface. PNG through libpng, the rest through gdk-pixbuf with
// the loader named, so that no plug-in of the host is asked for its opinion.

import CCairo
import CPNG
import CPixbuf

/// A decoded image.
struct DecodedImage {
  var surface: CairoSurface
  /// As the file says, orientation applied.
  var naturalWidth: Int
  var naturalHeight: Int

  /// Lets the surface carry its file, which an SVG then embeds instead of encoding it again. Only
  /// where the file's pixels are ours as they are.
  func attach(_ file: [UInt8], as kind: ImageKind) {
    let mime: String
    switch kind {
    case .png: mime = CAIRO_MIME_TYPE_PNG
    case .jpeg: mime = CAIRO_MIME_TYPE_JPEG
    case .webp, .svg: return
    }
    guard let header = try? ImageHeader.read(file, as: kind), header.orientation == 1 else {
      return
    }
    // Without it the picture is the same, only encoded anew: the status needs no answer.
    _ = dcv_surface_set_mime(surface.raw, mime, file, file.count)
  }
}

/// Decodes image files.
enum ImageDecoder {
  /// Decodes `file`; an SVG is drawn at `width` x `height` pixels, all else keeps its own size.
  ///
  /// - Throws: The reason why it can't be decoded.
  static func decode(_ file: [UInt8], as kind: ImageKind, width: Int, height: Int)
    throws(PaintError) -> DecodedImage
  {
    let image = try pixels(of: file, as: kind, width: width, height: height)
    guard kind == .png || kind == .webp,
      let orientation = try ImageHeader.read(file, as: kind)?.orientation, orientation != 1
    else { return image }
    let upright = try ImageOrientation.upright(image.surface, orientation)
    return DecodedImage(
      surface: upright, naturalWidth: upright.width, naturalHeight: upright.height)
  }

  private static func pixels(of file: [UInt8], as kind: ImageKind, width: Int, height: Int)
    throws(PaintError) -> DecodedImage
  {
    switch kind {
    case .png:
      let image = try PNGDecoder.decode(file, maxPixels: PictureLimits.imagePixels)
      let surface = try CairoSurface(width: image.width, height: image.height)
      guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
      dcv_premultiply_rows(
        image.bytes, image.width * 4, 4, image.width, image.height, pixels, surface.stride)
      surface.pixelsChanged()
      return DecodedImage(
        surface: surface, naturalWidth: image.width, naturalHeight: image.height)
    case .svg:
      precondition(ProcessSettings.isSettled)
      // It may hold texts.
      return try FaceLock.alone { () throws(PaintError) in
        SVGImageFonts.provide(for: file)
        return try pixbuf(file, "svg", width: width, height: height)
      }
    case .jpeg, .webp:
      precondition(ProcessSettings.isSettled)
      return try pixbuf(file, kind.rawValue, width: 0, height: 0)
    }
  }

  private static func pixbuf(_ file: [UInt8], _ type: String, width: Int, height: Int)
    throws(PaintError) -> DecodedImage
  {
    var result = dcv_image()
    dcv_image_decode(
      file, file.count, type, Int32(clamping: width), Int32(clamping: height),
      Int64(PictureLimits.imagePixels), &result)
    guard let pixbuf = result.pixbuf else {
      let reason = withUnsafeBytes(of: result.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw PaintError(.decoding, reason.isEmpty ? "it can't be decoded" : reason)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let size = (
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf))
    )
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let bytes = gdk_pixbuf_read_pixels(pixbuf)
    else { throw PaintError(.decoding, "its pixels have an unexpected form") }
    let surface = try CairoSurface(width: size.width, height: size.height)
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    dcv_premultiply_rows(
      bytes, Int(gdk_pixbuf_get_rowstride(pixbuf)), channels, size.width, size.height, pixels,
      surface.stride)
    surface.pixelsChanged()
    return DecodedImage(
      surface: surface, naturalWidth: Int(result.natural_width),
      naturalHeight: Int(result.natural_height))
  }
}
