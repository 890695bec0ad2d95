// SPDX-License-Identifier: MIT
//
// One face of one font file: which characters it has, and the name Pango knows it by.

import CCairo

/// One face of one font file.
///
/// HarfBuzz maps the file into memory for ``hasGlyph(for:)``; Pango and Cairo open it on their own
/// when a text is set in it. `family` is a name of our own, different for every face, so that
/// fontconfig's matching has nothing to choose.
final class FontFace {
  /// Where a face comes from.
  struct Source: Hashable {
    var path: String
    var index: Int32 = 0
    var isColor = false
  }

  let source: Source
  /// The name of its only member in the private fontconfig.
  let family: String
  private let font: OpaquePointer
  private var known: [UInt32: Bool] = [:]

  /// Nil when there is no such face.
  init?(_ source: Source, family: String) {
    guard let blob = hb_blob_create_from_file_or_fail(source.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > UInt32(source.index),
      let face = hb_face_create(blob, UInt32(source.index))
    else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.source = source
    self.family = family
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// Whether this face can show a character.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    if let answer = known[scalar.value] { return answer }
    var glyph: hb_codepoint_t = 0
    let answer = hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    known[scalar.value] = answer
    return answer
  }
}
