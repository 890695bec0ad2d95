// SPDX-License-Identifier: MIT
//
// Lines of plain texts, which nearly all texts of an app are, at a third of what Pango takes for them
// and exactly as Pango sets them.

import CCairo
import Drawing
import Foundation

/// Sets plain texts: one paragraph from left to right in one face, its letters all Latin, Greek or
/// Cyrillic.
final class PlainShaper {
  /// All that a plain text's font depends on.
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var size: CGFloat
    var tracking: CGFloat
    var hasMonospacedDigits: Bool
    var language: String
    var letters: Letters
  }

  /// Whose letters are in a text.
  private enum Letters {
    case none, latin, greek, cyrillic
  }

  /// Fonts kept; then all are forgotten, which costs time and changes nothing.
  private static let capacity = 128

  private var fonts: [Key: PlainFont?] = [:]

  /// Lines of `text`, in `room` (Pango's units; nil for no end), the first `limit`.
  ///
  /// - Parameter find: What Pango finds to set a text in, asked once for texts that are alike.
  /// - Returns: nil for what is left to Pango.
  func lines(
    of text: PreparedText, room: Int?, limit: Int, find: (PreparedText) -> PlainFont?
  ) -> (lines: [ShapedLine], hasMore: Bool)? {
    guard text.runs.isEmpty, !text.isRightToLeft, limit > 0, let part = text.parts.first,
      text.parts.count == 1, let face = part.face, let letters = Self.letters(of: text.string)
    else { return nil }
    let key = Key(
      face: ObjectIdentifier(face), size: text.font.size, tracking: text.font.tracking,
      hasMonospacedDigits: text.font.hasMonospacedDigits, language: text.language,
      letters: letters)
    guard let font = font(key, text, find), let whole = font.shape(text.string) else { return nil }
    if whole.width <= room ?? .max {
      return whole.line(0..<whole.count, in: font.font).map { ([$0], false) }
    }
    let breaks = font.breaks(in: text.string, count: whole.count)
    return PlainBreaker(
      string: text.string, whole: whole, font: font, breaks: breaks, room: room ?? .max
    ).lines(limit: limit)
  }

  private func font(_ key: Key, _ text: PreparedText, _ find: (PreparedText) -> PlainFont?)
    -> PlainFont?
  {
    if let known = fonts[key] { return known }
    if fonts.count >= Self.capacity { fonts.removeAll() }
    let font = find(text)
    fonts[key] = .some(font)
    return font
  }

  /// Whose letters are in a string; nil for an empty one, and where there are letters of several
  /// alphabets or anything else than letters, digits, spaces and common signs.
  private static func letters(of string: String) -> Letters? {
    guard !string.isEmpty else { return nil }
    var letters = Letters.none
    for scalar in string.unicodeScalars {
      let own: Letters
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: own = .latin
      // White space and signs of ASCII and Latin-1 but those that may be emoji or are not letters
      // of any alphabet's; dashes, quotes, bullets, the ellipsis; signs of currencies.
      case 0x20...0x7E, 0xA0...0xA8, 0xAB, 0xAC, 0xAF...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7,
        0x2012...0x2015, 0x2018...0x201E, 0x2020...0x2022, 0x2026, 0x2030, 0x2039, 0x203A, 0x20AC:
        continue
      case 0x388...0x3F5: own = .greek
      case 0x400...0x481, 0x48A...0x52F: own = .cyrillic
      default: return nil
      }
      if letters == .none { letters = own }
      if letters != own { return nil }
    }
    return letters
  }
}
