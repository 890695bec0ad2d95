// SPDX-License-Identifier: MIT
//
// What no space is put between: letters of syllables whose form comes from ligatures, and characters
// that say in which direction a text runs or where it may be broken.
//
// Pango turns ligatures off wherever there is space between letters. Latin letters only lose optional
// ones with that, which is right. Khmer and the scripts below lose their syllables: `clig` is one of
// the features that a Khmer syllable is made with (Microsoft, Developing OpenType Fonts for Khmer
// Script), and the faces of the others have `clig` or `liga` in the same place.
//
// Marks have no width, and Pango, which spaces them like letters, must not: a text that ends in one
// would be wider in front of it than as a whole.

/// Where the letters and marks of a string are that no space is put between, as UTF-8 offsets.
struct UnspacedText {
  private var ranges: [Range<Int>] = []

  init(in string: String) {
    // All of them begin with one of these bytes; most texts have none.
    guard string.utf8.contains(where: { [0xE2, 0xD8, 0xEF, 0xE1, 0xEA, 0xF0].contains($0) }) else {
      return
    }
    var offset = 0
    var isInSyllable = false
    for scalar in string.unicodeScalars {
      let start = offset
      offset += scalar.utf8.count
      // Joiners belong to their syllable.
      isInSyllable = Self.isOfSyllable(scalar) || isInSyllable && Self.isJoiner(scalar)
      guard isInSyllable || Self.isMark(scalar) else { continue }
      if ranges.last?.upperBound == start {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<offset
      } else {
        ranges.append(start..<offset)
      }
    }
  }

  /// The parts of a range that are spaced.
  func outside(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start): ([Range<Int>], Int) = ([], range.lowerBound)
    for unspaced in ranges where unspaced.overlaps(range) {
      if unspaced.lowerBound > start { parts.append(start..<unspaced.lowerBound) }
      start = unspaced.upperBound
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Khmer, Tai Tham, Balinese, Cham and Chakma.
  private static func isOfSyllable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1780...0x17FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F, 0xAA00...0xAA5F, 0x11100...0x1114F:
      true
    default: false
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Unicode's `Bidi_Control`, which are marks, embeddings, overrides and isolates; zero width spaces
  /// and word joiners. Joiners are none: what they join is shaped together.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
