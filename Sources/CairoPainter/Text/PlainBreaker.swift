// SPDX-License-Identifier: MIT
//
// Breaks a plain text where Pango breaks it. Pango shapes a text as a whole, then each line that it
// tries; here lines are cut out of the whole where HarfBuzz says that this changes nothing.
// Follows: process_item of pango-layout.c (Pango 1.50), for a paragraph that is one item.

import Foundation

/// Breaks a plain text into lines. All lengths are in Pango's units.
struct PlainBreaker {
  let string: String
  /// The text as one line.
  let whole: PlainGlyphs
  let font: PlainFont
  /// Where lines may end, in order; the last is the text's end.
  let breaks: [PlainBreak]
  /// How wide a line may be.
  let room: Int

  /// A part of a text and its glyphs: those of the whole, or its own.
  private struct Piece {
    var glyphs: PlainGlyphs
    var part: Range<Int>

    var width: Int { glyphs.width(part) }
  }

  /// A line that may be taken.
  private struct Candidate {
    var end: Int
    var width: Int
    /// What the white space at its end takes of the width.
    var space: Int
    /// Known if Pango shapes it to learn its width.
    var piece: Piece?

    var length: Int { width - space }
  }

  /// The first `limit` lines, and whether there are more.
  ///
  /// - Returns: nil when a line has to be broken inside of a word or with a hyphen: Pango does that.
  func lines(limit: Int) -> (lines: [ShapedLine], hasMore: Bool)? {
    var lines: [ShapedLine] = []
    var (start, rest) = (0, breaks[...])
    while start < whole.count {
      if lines.count == limit { return (lines, true) }
      guard let taken = line(from: start, rest),
        let piece = taken.piece ?? piece(start..<taken.end)
      else { return nil }
      // White space where a line was broken is not there.
      let isBroken = taken.end < whole.count
      let shown = piece.part.dropLast(isBroken && taken.space > 0 ? 1 : 0)
      guard let line = piece.glyphs.line(shown, in: font.font) else { return nil }
      lines.append(line)
      start = taken.end
      rest = rest.drop { $0.position <= start }
    }
    return (lines, false)
  }

  /// The line that begins at `start` and ends at one of `breaks`.
  private func line(from start: Int, _ breaks: ArraySlice<PlainBreak>) -> Candidate? {
    let count = whole.count
    guard let end = breaks.last else { return nil }
    // 1. All that is left, if it fits.
    var best = candidate(start, end)
    if best.length <= room || count - start == 1 {
      guard let piece = piece(start..<count) else { return nil }
      best.width = piece.width
      if best.length <= room || count - start == 1 {
        best.piece = piece
        return best
      }
    }
    // 2. Else the last that fits, looked at closely only near the line's end.
    for place in breaks {
      var next = candidate(start, place)
      if next.length > room + font.margin, best.end < count { break }
      if place.addsHyphen { return nil }
      if next.length < room - font.margin {
        guard best.piece == nil else { return nil }
        best = next
        continue
      }
      guard let piece = piece(start..<place.position) else { return nil }
      next.width = piece.width
      next.piece = piece
      if place.position == count { next.space = 0 }
      if best.end == count || next.length <= room || next.length < best.length { best = next }
    }
    return best.length <= room ? best : nil
  }

  /// As the text was shaped as a whole.
  private func candidate(_ start: Int, _ place: PlainBreak) -> Candidate {
    let end = place.position
    return Candidate(
      end: end, width: whole.width(start..<end),
      space: place.isAfterSpace ? whole.width(end - 1..<end) : 0)
  }

  /// A part as it is shaped alone.
  private func piece(_ part: Range<Int>) -> Piece? {
    if whole.isSafe(part.lowerBound), whole.isSafe(part.upperBound) {
      return Piece(glyphs: whole, part: part)
    }
    let bytes = whole.offset(part.lowerBound)..<whole.offset(part.upperBound)
    guard let glyphs = font.shape(string, bytes), glyphs.count == part.count else { return nil }
    return Piece(glyphs: glyphs, part: 0..<glyphs.count)
  }
}
