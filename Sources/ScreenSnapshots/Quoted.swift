// SPDX-License-Identifier: MIT
//
// The user's own words in a message: short, on one line, and harmless to a terminal.

/// The user's own words in a message.
package enum Quoted {
  /// At most 40 characters of `text`, on one line.
  package static func short(_ text: String) -> String {
    let pieces = text.map { $0.isNewline ? " " : $0 == "\t" ? "\u{2409}" : String($0) }
    let line = visible(pieces.joined())
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }

  /// The text with a picture in place of each character that a terminal would obey: those that move
  /// the cursor, change colours or turn the writing direction. Line feeds and tabs stay.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { picture(of: $0) != nil }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { picture(of: $0) ?? $0 }))
  }

  /// What stands for a control character; nil for all others.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x09: nil
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
