// SPDX-License-Identifier: MIT
//
// Characters that say in which direction a text runs or where it may be broken. They have no width,
// and Pango, which spaces them like letters, must not: a text that ends in one would be wider in
// front of it than as a whole.

/// Where the direction and breaking marks of a string are, as UTF-8 offsets.
struct DirectionMarks {
  private var ranges: [Range<Int>] = []

  init(in string: String) {
    // All of them begin with one of these bytes; most texts have neither.
    guard string.utf8.contains(where: { $0 == 0xE2 || $0 == 0xD8 || $0 == 0xEF }) else { return }
    var offset = 0
    for scalar in string.unicodeScalars {
      let start = offset
      offset += scalar.utf8.count
      guard Self.isMark(scalar) else { continue }
      if ranges.last?.upperBound == start {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<offset
      } else {
        ranges.append(start..<offset)
      }
    }
  }

  /// The parts of a range that are no marks.
  func outside(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start): ([Range<Int>], Int) = ([], range.lowerBound)
    for mark in ranges where mark.overlaps(range) {
      if mark.lowerBound > start { parts.append(start..<mark.lowerBound) }
      start = mark.upperBound
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
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
