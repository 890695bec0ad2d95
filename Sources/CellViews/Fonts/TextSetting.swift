// SPDX-License-Identifier: MIT
//
// A text's value and what it inherits become a request to set it.

import Drawing
import Foundation

/// A request made of a text's own words and of what is said around it.
struct TextSetting {
  let request: TextRequest
  /// Names and traits that no face of ours has.
  let unavailable: [String]
  /// Whether some of it asks for a rounded face, which there is none of.
  let isRounded: Bool
  /// Room is kept for this many lines.
  let minimumLines: Int
  /// The face it begins in, whatever is raised.
  let face: FontRequest

  init(_ text: TextNode, inherited: ViewResolver.Inherited) {
    let environment = inherited.context.environment
    let decoration = text.decoration.over(inherited.decoration)
    func cased(_ string: String) -> String {
      switch decoration.textCase {
      case nil: string
      case .uppercase: string.uppercased(with: Locale(identifier: environment.locale))
      case .lowercase: string.lowercased(with: Locale(identifier: environment.locale))
      }
    }
    let reference = text.font ?? inherited.font
    // Its own bold comes before a weight from around it.
    let weight = text.weight ?? (text.decoration.bold == true ? nil : inherited.weight)
    let font = reference.request(in: environment, weight: weight, decoration: decoration)
    var runs: [TextRun] = []
    var face: FontRequest?
    var strings: [String] = []
    for run in text.runs {
      let string = cased(run.string)
      guard !string.isEmpty else { continue }
      strings.append(string)
      let own = run.decoration.over(decoration)
      let font = (run.font ?? reference).request(
        in: environment, weight: run.weight ?? (run.decoration.bold == true ? nil : weight),
        decoration: own)
      face = face ?? font
      runs.append(
        TextRun(
          length: string.utf8.count, font: font.holding(own.room),
          color: run.color.map(inherited.context.color),
          underline: own.underline?.line(in: inherited.context),
          strikethrough: own.strikethrough?.line(in: inherited.context),
          baselineOffset: own.raise))
    }
    let string = runs.isEmpty ? cased(text.string) : strings.joined()
    let (offset, room) = (decoration.raise, decoration.room)
    let underline = decoration.underline?.line(in: inherited.context)
    let strikethrough = decoration.strikethrough?.line(in: inherited.context)
    if runs.isEmpty, !string.isEmpty,
      underline != nil || strikethrough != nil || offset != 0
        || room != 0
    {
      runs = [
        TextRun(
          length: string.utf8.count, font: font.holding(room), underline: underline,
          strikethrough: strikethrough, baselineOffset: offset)
      ]
    }
    self.face = face ?? font
    isRounded = ([font] + runs.map(\.font)).contains { $0.design == .rounded }
    let fonts = [reference] + text.runs.compactMap(\.font)
    let traits = [decoration.unavailable] + text.runs.map(\.decoration.unavailable)
    unavailable = fonts.flatMap(\.unavailable) + traits.compactMap { $0?.rawValue }
    // A number of lines of its own takes back what was said around it.
    minimumLines =
      (text.lineLimit == nil ? decoration.minimumLines : text.decoration.minimumLines) ?? 1
    let factor =
      text.minimumScaleFactor == 1 ? inherited.minimumScaleFactor : text.minimumScaleFactor
    request = TextRequest(
      string: string, font: font,
      alignment: text.alignment == .leading ? inherited.alignment : text.alignment,
      lineLimit: (text.lineLimit ?? inherited.lineLimit).map { max(1, $0) },
      truncation: text.truncation == .tail ? inherited.truncation : text.truncation,
      minimumScaleFactor: factor.isFinite ? max(0.01, min(factor, 1)) : 1,
      isRightToLeft: inherited.context.isRightToLeft, language: environment.locale, runs: runs)
  }
}

extension TextDecoration {
  /// Farther than this nothing is raised or lowered, points.
  private static let farthest: CGFloat = 10_000

  /// Points that the letters are raised by.
  fileprivate var raise: CGFloat { Self.near(baselineShift ?? baselineOffset ?? 0) }

  /// Points that the line has room for: above where they are positive, else below.
  fileprivate var room: CGFloat { Self.near(baselineOffset ?? 0) }

  private static func near(_ offset: CGFloat) -> CGFloat {
    max(-farthest, min(farthest, Length.finite(offset)))
  }
}

extension FontRequest {
  /// The same face on lines that also hold it raised by points, or lowered. Source: SwiftUI's
  /// `Text.baselineOffset(_:)`, "The bounds of the view expand to contain the moved text".
  fileprivate func holding(_ offset: CGFloat) -> FontRequest {
    var copy = self
    copy.ascender += max(0, offset)
    copy.descender += max(0, -offset)
    return copy
  }
}
