// SPDX-License-Identifier: MIT
//
// Long texts a stretch at a time. For each line Pango shapes all that is left of a paragraph, which is
// quadratic: a hundred thousand letters would take half a minute.

import Drawing

/// Breaks a long text into lines stretch by stretch.
struct TextStretches {
  /// Texts of more bytes are broken so.
  static let longest = 4096
  /// Characters of a stretch; of one whose lines are longer, twice as many, and so on.
  private static let length = 1024
  /// Lines at a stretch's end that might go on, and are made again with what follows.
  private static let open = 2

  let text: PreparedText

  /// The first `limit` lines, and whether there are more.
  ///
  /// - Parameter make: Makes the first lines of a part of the text.
  func lines(
    limit: Int,
    make: (_ part: PreparedText, _ limit: Int) -> (lines: [ShapedLine], hasMore: Bool)
  ) -> (lines: [ShapedLine], hasMore: Bool) {
    var lines: [ShapedLine] = []
    var (start, length) = (0, Self.length)
    let count = text.string.utf8.count
    while true {
      let end = end(of: start, length)
      let missing = limit - lines.count
      guard end < count else {
        let (last, hasMore) = make(text.part(start..<count), missing)
        return (lines + last.map { $0.moved(by: start) }, hasMore)
      }
      let wanted = missing > Int.max - Self.open ? Int.max : missing + Self.open
      let made = make(text.part(start..<end), wanted).lines
      let closed = made.count - Self.open
      guard closed > 0 else {
        length *= 2
        continue
      }
      lines += made.prefix(min(closed, missing)).map { $0.moved(by: start) }
      if lines.count == limit { return (lines, true) }
      (start, length) = (start + made[closed].start, Self.length)
    }
  }

  /// The offset so many characters after `start`.
  private func end(of start: Int, _ length: Int) -> Int {
    let string = text.string
    guard
      let begin = string.utf8.index(
        string.startIndex, offsetBy: start, limitedBy: string.endIndex),
      let end = string.index(begin, offsetBy: length, limitedBy: string.endIndex)
    else { return string.utf8.count }
    return string.utf8.distance(from: string.startIndex, to: end)
  }
}

extension ShapedLine {
  fileprivate func moved(by bytes: Int) -> ShapedLine {
    var line = self
    line.start += bytes
    return line
  }
}

extension PreparedText {
  /// A part of the text; its runs keep their numbers.
  fileprivate func part(_ range: Range<Int>) -> PreparedText {
    let utf8 = string.utf8
    func index(_ offset: Int) -> String.Index {
      utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
    }
    var part = self
    part.string = String(string[index(range.lowerBound)..<index(range.upperBound)])
    var end = 0
    part.parts = parts.compactMap { piece in
      let own = (end..<end + piece.utf8Count).clamped(to: range)
      end += piece.utf8Count
      guard !own.isEmpty else { return nil }
      var piece = piece
      piece.utf8Count = own.count
      return piece
    }
    end = 0
    part.runs = runs.map { run in
      let own = (end..<end + run.length).clamped(to: range)
      end += run.length
      var run = run
      run.length = own.count
      return run
    }
    return part
  }
}
