// SPDX-License-Identifier: MIT
//
// A text after it was set: lines of glyphs with their places. Measured from and painted from.

import CCairo
import Drawing
import Foundation

/// A cairo font face at a size in points, freed with this object.
final class GlyphFont {
  let face: OpaquePointer
  /// From a unit square to points.
  let matrix: cairo_matrix_t
  /// HarfBuzz's font of the same size, in Pango's units.
  let shape: OpaquePointer
  /// Painted as pictures: an emoji font.
  let isColor: Bool
  private let pangoFont: UnsafeMutablePointer<PangoFont>

  /// Takes what Cairo needs from Pango's font; nil when Cairo can't load it.
  init?(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
      let face = cairo_scaled_font_get_font_face(scaled),
      let shape = pango_font_get_hb_font(pangoFont)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.shape = hb_font_reference(shape)
    isColor = hb_ot_color_has_png(hb_font_get_face(shape)) != 0
    g_object_ref(UnsafeMutableRawPointer(pangoFont))
    self.pangoFont = pangoFont
    self.face = cairo_font_face_reference(face)
    self.matrix = matrix
  }

  deinit {
    FaceLock.alone {
      cairo_font_face_destroy(face)
      hb_font_destroy(shape)
      g_object_unref(UnsafeMutableRawPointer(pangoFont))
    }
  }
}

/// Glyphs in one face.
struct GlyphRun {
  var font: GlyphFont
  /// Places in points from the line's start and baseline.
  var glyphs: [cairo_glyph_t]
  /// Its place among the text's runs.
  var run = 0
}

/// One line of a set text.
struct SetLine {
  /// In visual order, from the left.
  var runs: [GlyphRun]
  /// Where the text's parts stand, from the left; empty for a text set in one way.
  var spans: [RunSpan]
  /// From the line's start to its end, points.
  var width: CGFloat
  /// From the text's left edge, points; depends on the alignment.
  var x: CGFloat = 0
  /// From the text's top edge, points.
  var baseline: CGFloat = 0
}

/// A text after it was set.
final class SetText {
  let lines: [SetLine]
  let metrics: TextMetrics
  /// The face in force, shrunk if the text was.
  let font: FontRequest
  /// How its parts are set, shrunk alike; empty for one way.
  let runs: [TextRun]
  /// Characters that no font has, in the order of the text.
  let missing: [Unicode.Scalar]
  /// Files of the faces it needs; those of characters cut away included.
  let fontFiles: Set<String>

  init(
    lines: [SetLine], metrics: TextMetrics, font: FontRequest, runs: [TextRun],
    missing: [Unicode.Scalar], fontFiles: Set<String>
  ) {
    self.runs = runs
    self.fontFiles = fontFiles
    self.lines = lines
    self.metrics = metrics
    self.font = font
    self.missing = missing
  }
}
