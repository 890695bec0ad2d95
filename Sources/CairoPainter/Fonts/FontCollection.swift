// SPDX-License-Identifier: MIT
//
// The fonts of one engine: a private fontconfig in memory, filled face by face as texts need them.

import CCairo

#if canImport(Glibc)
  import Glibc
#endif

/// The fonts of one engine.
///
/// Nothing of the system is read but the files that are asked for by path. Which face a character
/// gets is ours to decide (``FontChoice``) and depends on the text alone, never on what was loaded
/// before.
final class FontCollection {
  private var config: OpaquePointer
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var faces: [FontFace.Source: FontFace] = [:]
  private var absent: Set<FontFace.Source> = []

  init() throws(PaintError) {
    precondition(ProcessSettings.isSettled)
    guard let config = FcConfigCreate() else { throw .noMemory("FcConfigCreate") }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(config)
      throw .noMemory("pango_cairo_font_map_new_for_font_type")
    }
    // One point is one pixel; the picture's scale comes in when glyphs are painted.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(UnsafeMutableRawPointer(map))
      FcConfigDestroy(config)
      throw .noMemory("pango_font_map_create_context")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    self.config = config
    self.map = map
    self.context = context
  }

  deinit {
    FaceLock.alone {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
      FcConfigDestroy(config)
    }
  }

  /// A face by its file, loaded when first asked for; nil when it is not installed or no font.
  func face(_ source: FontFace.Source) -> FontFace? {
    if let face = faces[source] { return face }
    guard !absent.contains(source) else { return nil }
    return FaceLock.alone { load(source) }
  }

  private func load(_ source: FontFace.Source) -> FontFace? {
    guard access(source.path, R_OK) == 0,
      let face = FontFace(source, family: "dcv\(faces.count)"),
      let larger = dcv_config_adding(
        config, face.family, source.path, source.index, source.isColor ? 1 : 0)
    else {
      absent.insert(source)
      return nil
    }
    // Pango looks for fonts in threads of its own, which keep the configuration they began with.
    pango_fc_font_map_set_config(OpaquePointer(map), larger)
    FcConfigDestroy(config)
    config = larger
    faces[source] = face
    return face
  }

  /// The files loaded so far, sorted.
  var loadedFiles: [String] { Array(Set(faces.keys.map(\.path))).sorted() }
}
