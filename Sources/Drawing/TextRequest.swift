// SPDX-License-Identifier: MIT
//
// A text to be set: what is said, in which face, and how it may break. Measured and painted alike.

public import Foundation

/// A face at a size, resolved: no style names, no text-size category.
public struct FontRequest: Hashable, Sendable {
  /// The family of faces.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// Em size in points.
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black); regular is 400, semibold 600.
  public var weight: Int
  /// Slanted.
  public var italic: Bool
  /// The family of faces.
  public var design: Design
  /// Points added after each glyph.
  public var tracking: CGFloat
  /// Points from the top of a line to its baseline.
  public var ascender: CGFloat
  /// Points from the baseline to the bottom of a line, positive.
  public var descender: CGFloat
  /// Points added between two lines.
  public var leading: CGFloat
  /// Whether figures are all of one width (OpenType's `tnum`), where the face has such.
  public var hasMonospacedDigits: Bool

  /// A face by all its numbers.
  public init(
    size: CGFloat, weight: Int = 400, italic: Bool = false, design: Design = .default,
    tracking: CGFloat = 0, ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.design = design
    self.tracking = tracking
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Height of a single line, points, not rounded.
  public var lineHeight: CGFloat { ascender + descender }
}

/// How lines of a text are placed in its box.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// Where a text that does not fit is cut.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}

/// A text to be set in lines. Two equal requests are set alike, wherever they stand.
public struct TextRequest: Hashable, Sendable {
  /// What is said.
  public var string: String
  /// The face.
  public var font: FontRequest
  /// Placement of lines in the text's own box.
  public var alignment: TextAlignment
  /// At most this many lines; nil for no limit.
  public var lineLimit: Int?
  /// Where to cut when lines do not fit.
  public var truncation: TruncationMode
  /// The smallest factor the size may shrink by before the text is cut; 1 for never.
  public var minimumScaleFactor: CGFloat
  /// Base direction when the text itself has none.
  public var isRightToLeft: Bool
  /// A BCP 47 tag, for the shapes of Han characters and the like.
  public var language: String
  /// Parts set in their own way, one after another over the whole string; empty for one way.
  public var runs: [TextRun]

  /// A text in a face, with one line after another and no limit.
  public init(
    string: String, font: FontRequest, alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail, minimumScaleFactor: CGFloat = 1,
    isRightToLeft: Bool = false, language: String = "en", runs: [TextRun] = []
  ) {
    self.runs = runs
    self.string = string
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.isRightToLeft = isRightToLeft
    self.language = language
  }

  /// Whether all lines are of one height, whatever stands on them. What no run covers is left out.
  public var hasEvenLines: Bool {
    guard let first = runs.first?.font else { return true }
    return runs.allSatisfy { run in
      run.font.ascender == first.ascender && run.font.descender == first.descender
        && run.font.leading == first.leading
    }
  }
}

/// A part of a text that is set in its own way.
public struct TextRun: Hashable, Sendable {
  /// Its length in the UTF-8 of the whole string, in bytes.
  public var length: Int
  /// Its face. A line is as high as the highest of those on it.
  public var font: FontRequest
  /// Its colour; nil is the text's.
  public var color: RGBA?
  /// A line under it.
  public var underline: TextLine?
  /// A line through it.
  public var strikethrough: TextLine?
  /// Points that it is raised by.
  public var baselineOffset: CGFloat

  /// A part, plain unless told otherwise.
  public init(
    length: Int, font: FontRequest, color: RGBA? = nil, underline: TextLine? = nil,
    strikethrough: TextLine? = nil, baselineOffset: CGFloat = 0
  ) {
    self.length = length
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
  }

  /// Whether some of it is seen where texts have no colour.
  public var hasOwnInk: Bool {
    [color, underline?.color, strikethrough?.color].contains { ($0?.alpha ?? 0) > 0 }
  }
}

/// A line under or through a text.
public struct TextLine: Hashable, Sendable {
  /// Its marks. SwiftUI's `Text.LineStyle.Pattern`.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  /// Its marks.
  public var pattern: Pattern
  /// Its colour; nil is the text's.
  public var color: RGBA?

  /// A whole line in the text's colour, unless told otherwise.
  public init(pattern: Pattern = .solid, color: RGBA? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

/// What setting a text came to. Points, not rounded to pixels.
public struct TextMetrics: Hashable, Sendable {
  /// Width of the longest line and height of all lines, with leading between them.
  public var size: CGSize
  /// Number of lines.
  public var lineCount: Int
  /// From the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// Whether something was cut away.
  public var isTruncated: Bool

  /// Metrics by their numbers.
  public init(
    size: CGSize, lineCount: Int, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool
  ) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}

/// Sets texts to learn their size.
///
/// One implementation stands on Pango; tests use blocks of known width. Answers depend on nothing
/// but the arguments, and are kept, so asking twice is cheap.
public protocol TextMeasuring: AnyObject {
  /// The size `text` takes when its lines may be `maxWidth` wide and all of them `maxHeight` high.
  ///
  /// - Parameters:
  ///   - maxWidth: nil for lines as long as they like.
  ///   - maxHeight: nil for no limit; else whole lines that fit are kept, at least one.
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics
}
