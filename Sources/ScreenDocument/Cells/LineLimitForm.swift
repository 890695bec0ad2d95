// SPDX-License-Identifier: MIT
//
// `lineLimit`: how many lines a text has at most, and for how many there is always room.

import CellViews
import Foundation

/// How many lines a text has at most, and for how many there is always room.
struct LineLimit: Sendable {
  var most: Int
  /// nil keeps no room.
  var least: Int?

  /// What is said of a text itself, beside its number of lines.
  var decoration: TextDecoration { TextDecoration(minimumLines: least) }
}

/// A number of lines, `[2, 4]`, or `{ "lines": 2, "reservesSpace": true }`.
enum LineLimitForm {
  private static let number = Bound.integer("a number of lines", in: 1...100_000)

  private static let range = Form<[Int]>.list(
    "[least, most]", of: number, minimum: 2, maximum: 2
  ).map { lines in
    let most = lines.last ?? 1
    return LineLimit(most: most, least: min(lines.first ?? 1, most))
  }

  private static let lines = Field.required(
    "lines", number, "At most so many lines.", example: "2")
  private static let reservesSpace = Field.optional(
    "reservesSpace", Bound.boolean, default: false, "Whether there is room for all of them.")
  private static let object = Form<LineLimit>.object(
    "a number of lines", [lines, reservesSpace], about: "Lines, and whether their room is kept."
  ) { members in
    members[lines].map { LineLimit(most: $0, least: members[reservesSpace] ? $0 : nil) }
  }

  static let form = Form<LineLimit>.named("lineLimit") {
    .byKind(
      "a number of lines, [least, most] or { lines, reservesSpace }",
      [
        ([.number, .string], number.map { LineLimit(most: $0) }), ([.array], range),
        ([.object], object),
      ])
  }

  /// The key, as texts and modifiers have it.
  static let field = Field.optional(
    "lineLimit", form, "At most so many lines, and for how many there is always room.",
    example: "2")
}
