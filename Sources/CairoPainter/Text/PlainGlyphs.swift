// SPDX-License-Identifier: MIT
//
// The glyphs of a plain text, one for each of its characters.

import CCairo
import Foundation

/// Glyphs from left to right, one for each character. All lengths are in Pango's units.
struct PlainGlyphs {
  /// The glyph of a character.
  struct Glyph {
    var index: UInt32
    /// UTF-8 offset of its character in the text.
    var offset: Int
    /// Where it begins: the sum of the widths before it.
    var x: Int
    var xOffset: Int
    /// Downwards.
    var yOffset: Int
    /// Whether the text may be cut before it and both sides are shaped as they are now.
    var isSafeToCut: Bool
  }

  var glyphs: [Glyph]
  /// Of all of them; tracking follows each.
  var width: Int
  /// UTF-8 offset of the end of the last character.
  var end: Int

  var count: Int { glyphs.count }

  /// The width of a part.
  func width(_ part: Range<Int>) -> Int { x(part.upperBound) - x(part.lowerBound) }

  /// UTF-8 offset of a character; of the end for the count.
  func offset(_ index: Int) -> Int { index < count ? glyphs[index].offset : end }

  /// Whether the text may be cut before a character.
  func isSafe(_ index: Int) -> Bool { index == 0 || index >= count || glyphs[index].isSafeToCut }

  /// A part as a line; nil for an empty one.
  func line(_ part: Range<Int>, in font: GlyphFont) -> ShapedLine? {
    guard !part.isEmpty else { return nil }
    let scale = 1 / Double(PANGO_SCALE)
    let begin = x(part.lowerBound)
    let placed = glyphs[part].map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.index), x: Double(glyph.x - begin + glyph.xOffset) * scale,
        y: Double(glyph.yOffset) * scale)
    }
    return ShapedLine(
      runs: [GlyphRun(font: font, glyphs: placed)], width: Double(width(part)) * scale,
      start: offset(part.lowerBound))
  }

  private func x(_ index: Int) -> Int { index < count ? glyphs[index].x : width }
}
