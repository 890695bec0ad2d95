// SPDX-License-Identifier: MIT
//
// Lines of known width without any font: each character half an em wide.

package import Drawing
package import Foundation

/// Breaks strings at spaces and between characters where a word is too long.
final class BlockShaper: LineShaper {
  /// Width of a character in ems.
  static let advance: CGFloat = 0.5
  /// Height of a block above the baseline in ems.
  static let height: CGFloat = 0.7

  func prepare(_ string: String, for request: TextRequest) -> PreparedText {
    PreparedText(
      string: string, parts: [], font: request.font, isRightToLeft: request.isRightToLeft,
      language: request.language)
  }

  func lines(of text: PreparedText, width: CGFloat?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)
  {
    let advance = text.font.size * Self.advance + text.font.tracking
    var room = Int.max
    if let width, advance > 0 {
      room = max(1, Int(min(1e9, (width / advance + 1e-9).rounded(.down))))
    }
    var lines: [ShapedLine] = []
    var start = 0
    for paragraph in text.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      for line in Self.wrap(Array(paragraph), room: room) {
        if lines.count == limit { return (lines, true) }
        let shown = Self.trimmed(line)
        lines.append(
          ShapedLine(runs: [], width: max(0, CGFloat(shown) * advance), start: start))
        start += line.reduce(0) { $0 + $1.utf8.count }
      }
      // The line break itself: a carriage return with a line feed is one character of two bytes.
      let index = text.string.utf8.index(text.string.startIndex, offsetBy: start)
      if index < text.string.endIndex { start += text.string[index].utf8.count }
    }
    return (lines, false)
  }

  /// Number of characters without white space at the end.
  private static func trimmed(_ line: ArraySlice<Character>) -> Int {
    line.reversed().drop { $0.isWhitespace }.count
  }

  /// Lines of at most `room` characters; spaces at a line's end do not count.
  private static func wrap(_ characters: [Character], room: Int) -> [ArraySlice<Character>] {
    var lines: [ArraySlice<Character>] = []
    var start = 0
    while characters.count - start > room {
      var end = start + room
      if characters[end].isWhitespace {
        while end < characters.count, characters[end].isWhitespace { end += 1 }
      } else if let space = characters[start..<end].lastIndex(where: \.isWhitespace) {
        end = space + 1
      }
      if end == characters.count { break }
      lines.append(characters[start..<end])
      start = end
    }
    lines.append(characters[start...])
    return lines
  }
}

/// Measures texts in blocks: no font, no file, no C. For tests and for `--text blocks`.
package final class BlockText: TextMeasuring {
  private let setter = TextSetter(BlockShaper())

  /// A measurer whose characters are all half an em wide.
  package init() {}

  package func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?)
    -> TextMetrics
  {
    setter.set(text, width: maxWidth, height: maxHeight).metrics
  }
}
