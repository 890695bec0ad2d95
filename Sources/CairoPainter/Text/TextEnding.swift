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
    let runs = runs(of: rest, from: start)
    // Characters up to the next line break at the tail; else all of them, on one line.
    let characters: [Character] =
      mode == .tail
      ? Array(rest.prefix { !$0.isNewline }) : rest.map { $0.isNewline ? " " : $0 }
    let all = Source(characters: characters, runs: runs, start: start)
    guard let width else { return shape(all, keeping: characters.count) }
    return fit(all, width: width) ?? shape(all, keeping: 0)
  }

  /// What is left of a text.
  private struct Source {
    var characters: [Character]
    /// The run of each; empty for a text set in one way.
    var runs: [Int]
    /// UTF-8 offset of the first in the text.
    var start: Int
  }

  /// The run that each character begins in.
  private func runs(of rest: Substring, from start: Int) -> [Int] {
    guard var end = text.runs.first?.length else { return [] }
    var (run, offset) = (0, start)
    return rest.map { character in
      while offset >= end, run + 1 < text.runs.count {
        run += 1
        end += text.runs[run].length
      }
      offset += character.utf8.count
      return run
    }
  }

  /// The longest candidate that fits; nil when none does. Widths grow with the number of characters,
  /// so each trial tells where to look next.
  private func fit(_ source: Source, width: CGFloat) -> ShapedLine? {
    var best: ShapedLine?
    let characters = source.characters
    // `low` fits (or is -1), `high` does not (or is one too many).
    var (low, high) = (-1, characters.count + 1)
    var trial = min(64, characters.count)
    while low + 1 < high {
      let line = shape(source, keeping: trial)
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
  private func shape(_ source: Source, keeping count: Int) -> ShapedLine {
    let all = source.characters.indices
    var head: Range<Int>
    var tail: Range<Int>
    switch mode {
    case .tail: (head, tail) = (all.prefix(count), all.suffix(0))
    case .head: (head, tail) = (all.prefix(0), all.suffix(count))
    case .middle: (head, tail) = (all.prefix((count + 1) / 2), all.suffix(count / 2))
    }
    while let last = head.last, source.characters[last].isWhitespace { head = head.dropLast() }
    while let first = tail.first, source.characters[first].isWhitespace { tail = tail.dropFirst() }
    let string =
      String(source.characters[head]) + Self.ellipsis + String(source.characters[tail])
    let prepared = text.replacingString(
      string, runs: runs(of: source, head: head, tail: tail), by: shaper)
    let (lines, _) = shaper.lines(of: prepared, width: nil, limit: 1)
    return ShapedLine(
      runs: lines.first?.runs ?? [], width: lines.first?.width ?? 0,
      spans: lines.first?.spans ?? [], start: source.start)
  }

  /// The text's own runs, as long as what is kept of each; the ellipsis goes with what stands before
  /// it, or else behind it.
  private func runs(of source: Source, head: Range<Int>, tail: Range<Int>) -> [TextRun] {
    guard !text.runs.isEmpty else { return [] }
    var lengths = [Int](repeating: 0, count: text.runs.count)
    for index in [head, tail].joined() where index < source.runs.count {
      lengths[source.runs[index]] += source.characters[index].utf8.count
    }
    let beside = head.last ?? tail.first ?? 0
    let run = beside < source.runs.count ? source.runs[beside] : 0
    lengths[run] += Self.ellipsis.utf8.count
    return zip(text.runs, lengths).map { run, length in
      var copy = run
      copy.length = length
      return copy
    }
  }
}
