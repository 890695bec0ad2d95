// SPDX-License-Identifier: MIT
//
// Forms of single values.

import Foundation

/// How single values are looked at, written out or bound.
enum ScalarParser {
  typealias Parse<Value> = @Sendable (JSONScalar) -> Parsed<Value>

  /// A number within bounds, called `what` in messages.
  static func number(_ what: String, in bounds: ClosedRange<CGFloat>) -> Parse<CGFloat> {
    { scalar in
      guard case .number(let number) = scalar else {
        return .complaint(.wrongType(expected: what))
      }
      guard bounds.contains(CGFloat(number)) else {
        let low = Complaint.text(bounds.lowerBound)
        return .complaint(
          .outOfRange(expected: "\(what) from \(low) to \(Complaint.text(bounds.upperBound))"))
      }
      return .value(CGFloat(number))
    }
  }

  /// A whole number within bounds, called `what` in messages.
  static func integer(_ what: String, in bounds: ClosedRange<Int>) -> Parse<Int> {
    { scalar in
      guard case .number(let number) = scalar else {
        return .complaint(.wrongType(expected: what))
      }
      guard number >= Double(bounds.lowerBound), number <= Double(bounds.upperBound) else {
        return .complaint(
          .outOfRange(expected: "\(what) from \(bounds.lowerBound) to \(bounds.upperBound)"))
      }
      guard number == number.rounded() else {
        return .complaint(.wrongType(expected: what + ", a whole one"))
      }
      return .value(Int(number))
    }
  }

  /// `true` or `false`.
  static let boolean: Parse<Bool> = { scalar in
    guard case .boolean(let value) = scalar else {
      return .complaint(.wrongType(expected: "true or false"))
    }
    return .value(value)
  }

  /// Any text, called `what` in messages.
  static func string(_ what: String) -> Parse<String> {
    { scalar in
      guard case .string(let value) = scalar else {
        return .complaint(.wrongType(expected: what))
      }
      return .value(value)
    }
  }

  /// One of some words with a meaning each, called `what` in messages.
  static func words<Meaning: Sendable>(
    _ what: String, _ words: [(String, Meaning)]
  ) -> Parse<Meaning> {
    let allowed = words.map(\.0)
    return { scalar in
      guard case .string(let word) = scalar else {
        return .complaint(.wrongType(expected: what))
      }
      guard let match = words.first(where: { $0.0 == word }) else {
        return .complaint(.unknownWord(what: what, allowed: allowed))
      }
      return .value(match.1)
    }
  }
}

extension Schema {
  static func number(_ bounds: ClosedRange<CGFloat>) -> Schema {
    .number(
      minimum: Double(bounds.lowerBound), maximum: Double(bounds.upperBound), isInteger: false)
  }

  static func integer(_ bounds: ClosedRange<Int>) -> Schema {
    .number(
      minimum: Double(bounds.lowerBound), maximum: Double(bounds.upperBound), isInteger: true)
  }
}

extension Form where Value == CGFloat {
  /// A number within bounds, called `what` in messages.
  static func number(_ what: String, in bounds: ClosedRange<CGFloat>) -> Self {
    .leaf(.number(bounds), parse: ScalarParser.number(what, in: bounds))
  }
}

extension Form where Value == Int {
  /// A whole number within bounds, called `what` in messages.
  static func integer(_ what: String, in bounds: ClosedRange<Int>) -> Self {
    .leaf(.integer(bounds), parse: ScalarParser.integer(what, in: bounds))
  }
}

extension Form where Value == Bool {
  /// `true` or `false`.
  static var boolean: Self { .leaf(.boolean, parse: ScalarParser.boolean) }
}

extension Form where Value == String {
  /// Any text, called `what` in messages.
  static func string(_ what: String) -> Self {
    .leaf(.string(pattern: nil), parse: ScalarParser.string(what))
  }
}

extension Form where Value: Sendable {
  /// One of some words with a meaning each, called `what` in messages.
  static func words(_ what: String, _ words: [(String, Value)]) -> Self {
    .leaf(.choice(words.map(\.0)), parse: ScalarParser.words(what, words))
  }
}

extension Form
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration, called `what` in messages.
  static func choice(_ what: String) -> Self {
    .words(what, Value.allCases.map { ($0.rawValue, $0) })
  }
}

/// Bounds of lengths in points.
enum Lengths {
  static let signed = -ReadingLimits.length...ReadingLimits.length
  static let positive = 0...ReadingLimits.length
}
