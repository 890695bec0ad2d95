// SPDX-License-Identifier: MIT
//
// Where pictures are taken when options say so instead of the document.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenSnapshots

/// The scroll stops that options ask for.
struct StopChoice: Hashable, Sendable {
  /// Which offsets replace the document's stops.
  enum Places: Hashable, Sendable {
    /// The document's own stops.
    case document
    /// Offsets given one by one.
    case offsets([ScrollStop.Target])
    /// From one end of a range to the other.
    case range(from: End, to: End, step: CGFloat)
    /// A picture for each screenful.
    case pages
    /// All of the content in one picture.
    case fullContent
  }

  /// An end of a range.
  enum End: Hashable, Sendable {
    case start, end
    case number(CGFloat)
  }

  /// The most stops that may be asked for.
  static let cap = 10_000

  /// Which offsets.
  var places: Places = .document
  /// Orthogonal sections to scroll, by id.
  var sections: [String: CGFloat] = [:]

  /// Whether the document's own stops are taken.
  var isDocument: Bool { places == .document && sections.isEmpty }

  /// The choice that the options of a command make.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let asked: [OptionSpec] = [.offset, .offsets, .pages, .fullContent].filter(arguments.has)
    if asked.count > 1 { throw .conflicting(asked[0].name, asked[1].name) }
    if arguments.has(.offset) {
      var targets: [ScrollStop.Target] = []
      for text in arguments.all(.offset) {
        let target = try Self.target(text)
        if !targets.contains(target) { targets.append(target) }
      }
      places = .offsets(targets)
    } else if let text = arguments.value(.offsets) {
      places = try Self.range(text)
    } else if arguments.has(.pages) {
      places = .pages
    } else if arguments.has(.fullContent) {
      places = .fullContent
    }
    for text in arguments.all(.sectionOffset) {
      let (id, number) = try AxisReader.pair(
        text, source: OptionSpec.sectionOffset.name, expected: "ID=X, such as banner=330")
      sections[id] = try Self.number(number, of: .sectionOffset, in: text)
    }
  }

  /// `480`, `0,480`, `start` or `end`.
  private static func target(_ text: String) throws(UsageError) -> ScrollStop.Target {
    if text == "start" { return .start }
    if text == "end" { return .end }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 1 { return .along(try number(text, of: .offset, in: text)) }
    guard parts.count == 2 else {
      throw .badValue(text, option: OptionSpec.offset.name, expected: "a number, or x,y")
    }
    return .offset(
      CGPoint(
        x: try number(String(parts[0]), of: .offset, in: text),
        y: try number(String(parts[1]), of: .offset, in: text)))
  }

  /// `start:end:step`; a side left out is that end of the scroll range.
  private static func range(_ text: String) throws(UsageError) -> Places {
    let expected = "start:end:step, such as 0:2000:500 or 0:end:500"
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let step = Number.read(parts[2]), step > 0 else {
      throw .badValue(text, option: OptionSpec.offsets.name, expected: expected)
    }
    let from = try end(parts[0], default: .start, in: text)
    let to = try end(parts[1], default: .end, in: text)
    if case .number(let first) = from, case .number(let last) = to {
      guard first <= last else {
        throw .badValue(
          text, option: OptionSpec.offsets.name, expected: "a start that is not beyond the end")
      }
      guard (last - first) / step < CGFloat(cap) else {
        throw .badValue(text, option: OptionSpec.offsets.name, expected: "at most \(cap) offsets")
      }
    }
    return .range(from: from, to: to, step: step)
  }

  private static func end(
    _ word: String, default: End, in text: String
  ) throws(UsageError) -> End {
    switch word {
    case "": `default`
    case "start": .start
    case "end": .end
    default: .number(try number(word, of: .offsets, in: text))
    }
  }

  private static func number(
    _ word: String, of option: OptionSpec, in text: String
  ) throws(UsageError) -> CGFloat {
    guard let value = Number.read(word), abs(value) <= AxisReader.longestSide else {
      throw .badValue(text, option: option.name, expected: option.value ?? "a number")
    }
    return value
  }

  /// The name of a stop at an offset along the scroll axis: `y480`, `x480` sideways.
  static func name(along offset: CGFloat, axis: Axis) -> String {
    (axis == .vertical ? "y" : "x") + CanonicalNumber.string(offset)
  }

  /// The name of a stop at an offset: `x0y480`.
  static func name(at offset: CGPoint) -> String {
    "x" + CanonicalNumber.string(offset.x) + "y" + CanonicalNumber.string(offset.y)
  }
}
