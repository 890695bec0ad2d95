// SPDX-License-Identifier: MIT
//
// Forms of a view's own values: each may be written out or bound to the record.

import CellViews
import Foundation

/// Forms of a view's own values.
enum Bound {
  static func number(
    _ what: String, in bounds: ClosedRange<CGFloat> = Lengths.signed
  ) -> Form<CGFloat> {
    .bindable(.number(bounds), parse: ScalarParser.number(what, in: bounds))
  }

  static func integer(_ what: String, in bounds: ClosedRange<Int>) -> Form<Int> {
    .bindable(.integer(bounds), parse: ScalarParser.integer(what, in: bounds))
  }

  static var boolean: Form<Bool> { .bindable(.boolean, parse: ScalarParser.boolean) }

  static func words<Meaning: Sendable>(
    _ what: String, _ words: [(String, Meaning)]
  ) -> Form<Meaning> {
    .bindable(.choice(words.map(\.0)), parse: ScalarParser.words(what, words))
  }

  static func choice<Word>(_ what: String, _ list: [Word] = Array(Word.allCases)) -> Form<Word>
  where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    words(what, list.map { ($0.rawValue, $0) })
  }

  /// `true`, for kinds of views that need no value.
  static let flag = Form<Bool>.leaf(.constant("true")) { scalar in
    guard case .boolean(true) = scalar else { return .complaint(.wrongType(expected: "true")) }
    return .value(true)
  }
}
