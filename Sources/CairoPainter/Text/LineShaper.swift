// SPDX-License-Identifier: MIT
//
// What a text is set with: something that breaks a string into lines and knows their widths.

import Drawing
import Foundation

/// A line before it has its place.
struct ShapedLine {
  var runs: [GlyphRun]
  var width: CGFloat
  /// Where its parts stand, from the left; empty for a text set in one way.
  var spans: [RunSpan] = []
  /// UTF-8 offset of its first byte in the text.
  var start: Int
}

/// A stretch of a line that is set in one way.
struct RunSpan: Hashable {
  /// Its place among the text's runs.
  var run: Int
  /// From the line's start, points.
  var x: CGFloat
  var width: CGFloat
}

/// Breaks a string into lines.
protocol LineShaper: AnyObject {
  /// Lines of `text`, `width` points wide at most (nil: until its line breaks), the first `limit`.
  ///
  /// - Returns: The lines and whether there are more. An empty text has one empty line.
  func lines(of text: PreparedText, width: CGFloat?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)

  /// Makes a string ready: what can't be shown is replaced, the rest has its faces.
  func prepare(_ string: String, for request: TextRequest) -> PreparedText
}

/// A string that can be shown as it is, and the faces of its parts.
struct PreparedText {
  /// A part of the text in one face.
  struct Part {
    var face: FontFace?
    var utf8Count: Int
    /// Its place among the text's runs.
    var run = 0
  }

  var string: String
  var parts: [Part]
  /// The font to set it in; shrunk if the text is.
  var font: FontRequest
  var isRightToLeft: Bool
  var language: String
  /// How its parts are set, one after another over the whole string; empty for one way.
  var runs: [TextRun] = []
  /// Characters that no font has.
  var missing: [Unicode.Scalar] = []
  /// Whether some of it is set in a face of another script than the font's own.
  var hasOtherScripts = false
}

extension PreparedText {
  /// The font of a run, or the only one.
  func font(ofRun index: Int) -> FontRequest {
    runs.indices.contains(index) ? runs[index].font : font
  }
}

extension TextRequest {
  private static let farthest: CGFloat = 100_000

  /// The string in pieces of whole characters, one for each run, some of them empty: a character is
  /// set as its first byte is. What no run covers follows, set as the text itself.
  var pieces: [(string: Substring, run: TextRun)] {
    var pieces: [(string: Substring, run: TextRun)] = []
    var (index, offset, end) = (string.startIndex, 0, 0)
    for run in runs {
      let (sum, isTooMuch) = end.addingReportingOverflow(max(0, run.length))
      end = isTooMuch ? .max : sum
      let start = index
      while index < string.endIndex, offset < end {
        offset += string[index].utf8.count
        index = string.index(after: index)
      }
      var own = run
      // What is raised farther is out of every picture.
      own.baselineOffset =
        run.baselineOffset.isFinite
        ? max(-Self.farthest, min(Self.farthest, run.baselineOffset)) : 0
      pieces.append((string[start..<index], own))
    }
    if index < string.endIndex { pieces.append((string[index...], TextRun(length: 0, font: font))) }
    return pieces
  }
}
