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
    var text = PreparedText(
      string: string, parts: [], font: request.font, isRightToLeft: request.isRightToLeft,
      language: request.language)
    guard !request.runs.isEmpty else { return text }
    text.runs = request.pieces.map { piece, run in
      var whole = run
      whole.length = piece.utf8.count
      return whole
    }
    return text
  }

  func lines(of text: PreparedText, width: CGFloat?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)
  {
    let measure = Measure(text, width: width)
    var lines: [ShapedLine] = []
    var start = 0
    for paragraph in text.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      let characters = Array(paragraph)
      let runs = measure.runs(of: characters, from: start)
      for line in Self.wrap(characters, room: { measure.room(from: $0, runs) }) {
        if lines.count == limit { return (lines, true) }
        let shown = Self.trimmed(line)
        lines.append(measure.line(from: line.startIndex, count: shown, runs, start: start))
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

  /// Lines of at most as many characters as there is room for from a place on; spaces at a line's end
  /// do not count.
  private static func wrap(_ characters: [Character], room: (Int) -> Int)
    -> [ArraySlice<Character>]
  {
    var lines: [ArraySlice<Character>] = []
    var start = 0
    while true {
      let fitting = room(start)
      guard characters.count - start > fitting else { break }
      var end = start + fitting
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

/// How wide the characters of a text are.
private struct Measure {
  private let text: PreparedText
  private let width: CGFloat?
  /// One number for each run, or one for all.
  private let advances: [CGFloat]

  init(_ text: PreparedText, width: CGFloat?) {
    self.text = text
    self.width = width
    let fonts = text.runs.isEmpty ? [text.font] : text.runs.map(\.font)
    advances = fonts.map { $0.size * BlockShaper.advance + $0.tracking }
  }

  /// The run that each character begins in; nil for a text set in one way.
  func runs(of characters: [Character], from start: Int) -> [Int]? {
    guard var end = text.runs.first?.length else { return nil }
    var (run, offset) = (0, start)
    return characters.map { character in
      while offset >= end, run + 1 < text.runs.count {
        run += 1
        end += text.runs[run].length
      }
      offset += character.utf8.count
      return run
    }
  }

  /// How many characters fit in a line that begins at `start`, at least one.
  func room(from start: Int, _ runs: [Int]?) -> Int {
    guard let width else { return .max }
    guard let runs else {
      guard advances[0] > 0 else { return .max }
      return max(1, Int(min(1e9, (width / advances[0] + 1e-9).rounded(.down))))
    }
    var (end, x): (Int, CGFloat) = (start, 0)
    while end < runs.count, x + advances[runs[end]] <= width + 1e-9 {
      x += advances[runs[end]]
      end += 1
    }
    return end == runs.count ? .max : max(1, end - start)
  }

  /// A line of `count` characters.
  func line(from first: Int, count: Int, _ runs: [Int]?, start: Int) -> ShapedLine {
    guard let runs else {
      return ShapedLine(runs: [], width: max(0, CGFloat(count) * advances[0]), start: start)
    }
    var spans: [RunSpan] = []
    var x: CGFloat = 0
    for run in runs[first..<first + count] {
      let advance = max(0, advances[run])
      if spans.last?.run == run {
        spans[spans.count - 1].width += advance
      } else {
        spans.append(RunSpan(run: run, x: x, width: advance))
      }
      x += advance
    }
    return ShapedLine(runs: [], width: x, spans: spans, start: start)
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
