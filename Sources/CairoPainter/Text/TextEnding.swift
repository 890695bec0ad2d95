// SPDX-License-Identifier: MIT
//
// The last line of a text that does not fit: as many whole characters as possible, and an ellipsis.

import Drawing
import Foundation

/// Makes the last line of a text that does not fit.
struct TextEnding {
  static let ellipsis = "\u{2026}"

  let shaper: any LineShaper
  let text: PreparedText
  let mode: TruncationMode

  /// The line that begins at `start` (a UTF-8 offset), with all that is left of the text.
  func line(from start: Int, width: CGFloat?) -> ShapedLine {
    let utf8 = text.string.utf8
    let begin = utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex)
    let rest = text.string[(begin ?? utf8.endIndex)...]
    // Characters up to the next line break at the tail; else all of them, on one line.
    let characters: [Character] =
      mode == .tail
      ? Array(rest.prefix { !$0.isNewline }) : rest.map { $0.isNewline ? " " : $0 }
    guard let width else { return shape(candidate(characters, keeping: characters.count), start) }
    return fit(characters, width: width, start) ?? shape(Self.ellipsis, start)
  }

  /// The longest candidate that fits; nil when none does. Widths grow with the number of characters,
  /// so each trial tells where to look next.
  private func fit(_ characters: [Character], width: CGFloat, _ start: Int) -> ShapedLine? {
    var best: ShapedLine?
    // `low` fits (or is -1), `high` does not (or is one too many).
    var (low, high) = (-1, characters.count + 1)
    var trial = min(64, characters.count)
    while low + 1 < high {
      let line = shape(candidate(characters, keeping: trial), start)
      let average = max(line.width / CGFloat(max(1, trial)), 0.01)
      let away = max(1, min(CGFloat(high - low), abs(width - line.width) / average))
      if line.width <= width {
        best = line
        low = trial
        trial = min(high - 1, trial + Int(away))
      } else {
        high = trial
        trial = max(low + 1, trial - Int(away.rounded(.up)))
      }
    }
    return best
  }

  /// The text with `count` characters kept. White space before the ellipsis goes.
  private func candidate(_ characters: [Character], keeping count: Int) -> String {
    let head: ArraySlice<Character>
    let tail: ArraySlice<Character>
    switch mode {
    case .tail: (head, tail) = (characters.prefix(count), [])
    case .head: (head, tail) = ([], characters.suffix(count))
    case .middle:
      head = characters.prefix((count + 1) / 2)
      tail = characters.suffix(count / 2)
    }
    let kept = head.reversed().drop { $0.isWhitespace }.reversed()
    return String(kept) + Self.ellipsis + String(tail.drop { $0.isWhitespace })
  }

  private func shape(_ string: String, _ start: Int) -> ShapedLine {
    let prepared = text.replacingString(string, by: shaper)
    let (lines, _) = shaper.lines(of: prepared, width: nil, limit: 1)
    return ShapedLine(
      runs: lines.first?.runs ?? [], width: lines.first?.width ?? 0, start: start)
  }
}
