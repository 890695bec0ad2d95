// SPDX-License-Identifier: MIT
//
// What a text is set with: something that breaks a string into lines and knows their widths.

import Drawing
import Foundation

/// A line before it has its place.
struct ShapedLine {
  var runs: [GlyphRun]
  var width: CGFloat
  /// UTF-8 offset of its first byte in the text.
  var start: Int
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
  }

  var string: String
  var parts: [Part]
  /// The font to set it in; shrunk if the text is.
  var font: FontRequest
  var isRightToLeft: Bool
  var language: String
  /// Characters that no font has.
  var missing: [Unicode.Scalar] = []
}
