// SPDX-License-Identifier: MIT
//
// What is said of a text besides its face, its colour and its lines' number.

public import Foundation
public import Drawing

/// What is said of a text besides its font; nil takes what is said around it.
public struct TextDecoration: Hashable, Sendable {
  /// Slanted.
  public var italic: Bool?
  /// In its font's emphasised weight: bold for the large titles, semibold for other styles.
  public var bold: Bool?
  /// A line under it.
  public var underline: TextLineNode?
  /// A line through it.
  public var strikethrough: TextLineNode?
  /// Points added after each glyph, on top of the font's own.
  public var tracking: CGFloat?
  /// Points that it is raised by, on lines that have room for it.
  public var baselineOffset: CGFloat?
  /// Points that it is raised by instead, on lines that keep their height: what is said in an attributed
  /// string.
  public var baselineShift: CGFloat?
  /// Points added between lines.
  public var lineSpacing: CGFloat?
  /// All capitals or none.
  public var textCase: LetterCase?
  /// The family of faces.
  public var design: FontRequest.Design?
  /// Room is kept for this many lines; a number of lines said further in takes it back.
  public var minimumLines: Int?
  /// Figures all of one width.
  public var monospacedDigit: Bool?
  /// What no face of ours has.
  public var unavailable: UnavailableTrait?

  /// SwiftUI's `Text.Case`.
  public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
  }

  /// Nothing said unless given.
  public init(
    italic: Bool? = nil, bold: Bool? = nil, underline: TextLineNode? = nil,
    strikethrough: TextLineNode? = nil, tracking: CGFloat? = nil, baselineOffset: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    textCase: LetterCase? = nil, design: FontRequest.Design? = nil, minimumLines: Int? = nil,
    monospacedDigit: Bool? = nil, unavailable: UnavailableTrait? = nil,
    baselineShift: CGFloat? = nil
  ) {
    self.baselineShift = baselineShift
    self.italic = italic
    self.bold = bold
    self.underline = underline
    self.strikethrough = strikethrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.lineSpacing = lineSpacing
    self.textCase = textCase
    self.design = design
    self.minimumLines = minimumLines
    self.monospacedDigit = monospacedDigit
    self.unavailable = unavailable
  }

  /// This, and where it says nothing, what `outer` says.
  public func over(_ outer: TextDecoration) -> TextDecoration {
    TextDecoration(
      italic: italic ?? outer.italic, bold: bold ?? outer.bold,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      lineSpacing: lineSpacing ?? outer.lineSpacing, textCase: textCase ?? outer.textCase,
      design: design ?? outer.design, minimumLines: minimumLines ?? outer.minimumLines,
      monospacedDigit: monospacedDigit ?? outer.monospacedDigit,
      unavailable: unavailable ?? outer.unavailable,
      baselineShift: baselineShift ?? outer.baselineShift)
  }
}

/// A line under or through a text, or that there is none. `true` is a whole line in its colour.
public struct TextLineNode: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// Whether there is one.
  public var isActive: Bool
  /// Its marks.
  public var pattern: TextLine.Pattern
  /// Its colour; nil is the text's.
  public var color: ColorReference?

  /// A whole line in the text's colour, unless told otherwise.
  public init(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: ColorReference? = nil
  ) {
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
  }

  /// A whole line in the text's colour, or none.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// The line as it is drawn; nil for none.
  func line(in context: LayoutContext) -> TextLine? {
    isActive ? TextLine(pattern: pattern, color: color.map(context.color)) : nil
  }
}

/// A part of a text that is set in its own way; nil takes what the text says.
public struct TextRunNode: Hashable, Sendable {
  /// What is said.
  public var string: String
  /// Its face.
  public var font: FontReference?
  /// Its weight, 100 to 900.
  public var weight: Int?
  /// Its colour.
  public var color: ColorReference?
  /// What else is said of its face.
  public var decoration: TextDecoration

  /// A part of a text.
  public init(
    _ string: String, font: FontReference? = nil, weight: Int? = nil, color: ColorReference? = nil,
    decoration: TextDecoration = TextDecoration()
  ) {
    self.string = string
    self.font = font
    self.weight = weight
    self.color = color
    self.decoration = decoration
  }
}

/// A trait that no face of ours has: it is told and not drawn. Raw values are what is told.
public enum UnavailableTrait: String, Hashable, Sendable {
  case smallCaps = "small capitals"
  case width = "another width"
}

/// Traits of a font that differ from another one's; nil keeps the other's.
public struct FontAdjustment: Hashable, Sendable {
  /// 100 to 900.
  public var weight: Int?
  /// Slanted.
  public var italic: Bool?
  /// The family of faces.
  public var design: FontRequest.Design?
  /// Points added between lines: -2 for tight, 2 for loose.
  public var leading: CGFloat?
  /// A bold face: the emphasised weight of a text style.
  public var isBold: Bool
  /// Figures all of one width.
  public var hasMonospacedDigits: Bool
  /// What no face of ours has.
  public var unavailable: UnavailableTrait?

  /// Nothing changed unless given.
  public init(
    weight: Int? = nil, italic: Bool? = nil, design: FontRequest.Design? = nil,
    leading: CGFloat? = nil, isBold: Bool = false, hasMonospacedDigits: Bool = false,
    unavailable: UnavailableTrait? = nil
  ) {
    self.weight = weight
    self.italic = italic
    self.design = design
    self.leading = leading
    self.isBold = isBold
    self.hasMonospacedDigits = hasMonospacedDigits
    self.unavailable = unavailable
  }
}
