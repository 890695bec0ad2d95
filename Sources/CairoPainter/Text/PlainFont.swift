// SPDX-License-Identifier: MIT
//
// What plain texts are set in: the font, script and language that Pango finds for them, and HarfBuzz,
// asked as Pango asks it.

import CCairo
import Foundation

/// Shapes plain texts of one face, size, tracking and language.
final class PlainFont {
  let font: GlyphFont
  /// How near to a line's end Pango looks closely at a break, in its units.
  private(set) lazy var margin: Int = FaceLock.alone {
    let analysis = item.pointee.analysis
    guard let metrics = pango_font_get_metrics(analysis.font, analysis.language) else { return 0 }
    defer { pango_font_metrics_unref(metrics) }
    return 3 * Int(pango_font_metrics_get_approximate_char_width(metrics))
  }
  private let item: UnsafeMutablePointer<PangoItem>
  private let buffer: OpaquePointer
  private let script: hb_script_t
  private let language: OpaquePointer?
  private let tracking: Int
  private let features: [hb_feature_t]

  /// Longer texts are Pango's, points.
  private static let longest = 1_000_000 * Int(PANGO_SCALE)

  /// Takes over Pango's `item` of a whole text. Nil, and the item is freed, when it is not set from
  /// left to right.
  init?(
    taking item: UnsafeMutablePointer<PangoItem>, font: GlyphFont, tracking: Int32,
    hasMonospacedDigits: Bool
  ) {
    let analysis = item.pointee.analysis
    guard analysis.level == 0, let buffer = hb_buffer_create() else {
      pango_item_free(item)
      return nil
    }
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    self.buffer = buffer
    self.item = item
    self.font = font
    self.tracking = Int(tracking)
    script = hb_script_t(
      g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script))))
    language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
    // Letters with space between them are not joined.
    let joining = tracking == 0 ? [] : ["liga", "clig", "dlig", "hlig"]
    let values = joining.map { ($0, UInt32(0)) } + (hasMonospacedDigits ? [("tnum", 1)] : [])
    features = values.map { name, value in
      hb_feature_t(tag: hb_tag_from_string(name, -1), value: value, start: 0, end: .max)
    }
  }

  deinit {
    hb_buffer_destroy(buffer)
    FaceLock.alone { pango_item_free(item) }
  }

  /// The glyphs of some bytes of a string, all of them if nil. Nil unless each character has one glyph
  /// of its own with a width.
  func shape(_ string: String, _ bytes: Range<Int>? = nil) -> PlainGlyphs? {
    let all = string.utf8.count
    let bytes = bytes ?? 0..<all
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_buffer_add_utf8(
      buffer, string, Int32(clamping: all), UInt32(clamping: bytes.lowerBound),
      Int32(clamping: bytes.count))
    let characters = hb_buffer_get_length(buffer)
    hb_shape(font.shape, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0,
      let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, nil), count == characters
    else { return nil }
    return glyphs(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: places, count: Int(count)), end: bytes.upperBound)
  }

  private func glyphs(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ places: UnsafeBufferPointer<hb_glyph_position_t>, end: Int
  ) -> PlainGlyphs? {
    var glyphs: [PlainGlyphs.Glyph] = []
    glyphs.reserveCapacity(infos.count)
    var x = 0
    var last = -1
    for (info, place) in zip(infos, places) {
      let advance = Int(place.x_advance)
      guard info.codepoint != 0, Int(info.cluster) > last, advance + min(0, tracking) > 0
      else { return nil }
      glyphs.append(
        PlainGlyphs.Glyph(
          index: info.codepoint, offset: Int(info.cluster), x: x, xOffset: Int(place.x_offset),
          yOffset: -Int(place.y_offset),
          isSafeToCut: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0))
      last = Int(info.cluster)
      x += advance + tracking
    }
    return x <= Self.longest ? PlainGlyphs(glyphs: glyphs, width: x, end: end) : nil
  }

  /// Where lines of a string of `count` characters may end, the last at its end.
  func breaks(in string: String, count: Int) -> [PlainBreak] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    let bytes = Int32(clamping: string.utf8.count)
    pango_default_break(string, bytes, nil, &attributes, Int32(count + 1))
    pango_tailor_break(string, bytes, &item.pointee.analysis, -1, &attributes, Int32(count + 1))
    var breaks: [PlainBreak] = []
    var isAfterSpace = false
    for (position, attribute) in attributes.enumerated() {
      if position > 0, attribute.is_line_break != 0 || position == count {
        breaks.append(
          PlainBreak(
            position: position, isAfterSpace: isAfterSpace,
            addsHyphen: attribute.break_inserts_hyphen != 0))
      }
      isAfterSpace = attribute.is_white != 0
    }
    return breaks
  }
}

/// A place where a line may end.
struct PlainBreak {
  /// Number of characters before it.
  var position: Int
  /// Whether the character before it is white: that has no width at a line's end.
  var isAfterSpace: Bool
  var addsHyphen: Bool
}
