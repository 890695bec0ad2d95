// SPDX-License-Identifier: MIT
//
// Scripts that are taller than Latin letters. Since iOS 17 their lines grow ("What's new with text
// and text interactions", WWDC 2023); by how much is not told. Here they hold their letters, as far
// as the letters' own face says that they reach, so that stacked marks without end change nothing.

import CCairo
import Drawing
import Foundation

extension LineHeight {
  /// High enough for the ink of `lines`.
  mutating func hold(inkOf lines: [ShapedLine]) {
    for line in lines {
      for run in line.runs where !run.font.isColor {
        let reach = run.reach
        ascender = max(ascender, reach.above)
        descender = max(descender, reach.below)
      }
    }
  }
}

extension GlyphRun {
  /// How far its ink goes from the baseline, points: never farther than its face says of itself.
  fileprivate var reach: (above: CGFloat, below: CGFloat) {
    let unit = 1 / CGFloat(PANGO_SCALE)
    var own = hb_font_extents_t()
    guard hb_font_get_h_extents(font.shape, &own) != 0 else { return (0, 0) }
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for glyph in glyphs {
      var ink = hb_glyph_extents_t()
      guard let index = UInt32(exactly: glyph.index),
        hb_font_get_glyph_extents(font.shape, index, &ink) != 0, ink.height != 0
      else { continue }
      above = max(above, CGFloat(ink.y_bearing) * unit - glyph.y)
      below = max(below, glyph.y - CGFloat(ink.y_bearing + ink.height) * unit)
    }
    return (
      min(above, CGFloat(own.ascender) * unit), min(below, -CGFloat(own.descender) * unit)
    )
  }
}
