// SPDX-License-Identifier: MIT
//
// Texts: glyphs snapped to pixels, glyphs as they stand, outlines, or blocks.

import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
  /// Larger glyphs, in pixels, are painted as outlines.
  private static let largestGlyph: CGFloat = 100

  /// Sets a text in its box and paints its lines.
  func paint(_ request: TextRequest, in frame: CGRect, _ color: RGBA) {
    let isSeen = color.alpha > 0 || request.runs.contains(where: \.hasOwnInk)
    guard isSeen, !request.string.isEmpty else { return }
    let text = resources.text.set(request, width: frame.width, height: frame.height)
    setSource(color)
    for line in text.lines {
      let start = CGPoint(x: frame.minX + line.x, y: frame.minY + line.baseline)
      if case .blocks = resources.textMode {
        paintBlocks(of: line, text, at: start, color)
      } else {
        paintGlyphs(of: line, text, at: start, color)
      }
      for span in line.spans { paintRules(of: span, text.runs[span.run], at: start, color) }
    }
  }

  private func paintGlyphs(
    of line: SetLine, _ text: SetText, at start: CGPoint, _ color: RGBA
  ) {
    func own(_ run: GlyphRun) -> TextRun? { text.runs.isEmpty ? nil : text.runs[run.run] }
    for run in line.runs where run.font.isColor && (own(run)?.color ?? color).alpha > 0 {
      paintPictures(of: run, at: start)
    }
    FaceLock.alone {
      for run in line.runs where !run.font.isColor {
        let style = own(run)
        if let style { setSource(style.color ?? color) }
        paint(run, at: start, size: (style?.font ?? text.font).size)
      }
    }
  }

  private func paint(_ run: GlyphRun, at start: CGPoint, size: CGFloat) {
    let map = matrix
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_set_font_face(cr, run.font.face)
    GlyphOptions.set(on: cr)
    switch target {
    case .pixels where isUpright && size * map.a <= Self.largestGlyph:
      // Glyphs are pictures of pixels: placed on whole ones, for ourselves and not by chance.
      let glyphs = run.glyphs.map { glyph in
        cairo_glyph_t(
          index: glyph.index, x: ((start.x + glyph.x) * map.a + map.tx).rounded(),
          y: ((start.y + glyph.y) * map.d + map.ty).rounded())
      }
      cairo_identity_matrix(cr)
      setFontMatrix(run.font, scale: map.a)
      cairo_show_glyphs(cr, glyphs, Int32(clamping: glyphs.count))
    default:
      setFontMatrix(run.font, scale: 1)
      let glyphs = run.glyphs.map { glyph in
        cairo_glyph_t(index: glyph.index, x: start.x + glyph.x, y: start.y + glyph.y)
      }
      if isVector, isUpright, map.a == 1 {
        cairo_show_glyphs(cr, glyphs, Int32(clamping: glyphs.count))
      } else {
        cairo_new_path(cr)
        cairo_glyph_path(cr, glyphs, Int32(clamping: glyphs.count))
        cairo_fill(cr)
      }
    }
  }

  var isVector: Bool {
    if case .vectors = target { return true }
    return false
  }

  /// Coloured glyphs: pictures that snap to pixels where there are any.
  private func paintPictures(of run: GlyphRun, at start: CGPoint) {
    for glyph in run.glyphs {
      let index = UInt32(truncatingIfNeeded: glyph.index)
      guard let picture = resources.pictures.picture(of: index, in: run.font) else { continue }
      let box = picture.box.offsetBy(dx: start.x + glyph.x, dy: start.y + glyph.y)
      cairo_save(cr)
      if !isVector, isUpright, let place = pixelPlace(of: box),
        let surface = resources.pictures.picture(
          of: index, in: run.font, width: Int(place.width), height: Int(place.height))
      {
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, surface.raw, place.minX, place.minY)
      } else {
        apply(
          CGAffineTransform(
            a: box.width / CGFloat(picture.surface.width), b: 0, c: 0,
            d: box.height / CGFloat(picture.surface.height), tx: box.minX, ty: box.minY))
        cairo_set_source_surface(cr, picture.surface.raw, 0, 0)
      }
      cairo_paint(cr)
      cairo_restore(cr)
    }
  }

  var isUpright: Bool {
    let map = matrix
    return map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0
  }

  private func setFontMatrix(_ font: GlyphFont, scale: CGFloat) {
    var matrix = font.matrix
    matrix.xx *= scale
    matrix.xy *= scale
    matrix.yx *= scale
    matrix.yy *= scale
    cairo_set_font_matrix(cr, &matrix)
  }

  /// A line as blocks from its baseline up, one for each stretch.
  private func paintBlocks(of line: SetLine, _ text: SetText, at start: CGPoint, _ color: RGBA) {
    guard !text.runs.isEmpty else {
      return fillBlock(x: start.x, baseline: start.y, width: line.width, text.font)
    }
    for span in line.spans {
      let run = text.runs[span.run]
      setSource(run.color ?? color)
      fillBlock(
        x: start.x + span.x, baseline: start.y - run.baselineOffset, width: span.width, run.font)
    }
  }

  private func fillBlock(x: CGFloat, baseline: CGFloat, width: CGFloat, _ font: FontRequest) {
    guard width > 0 else { return }
    let height = font.size * BlockShaper.height
    cairo_rectangle(cr, x, baseline - height, width, height)
    cairo_fill(cr)
  }
}
