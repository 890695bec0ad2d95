// SPDX-License-Identifier: MIT
//
// What `diff` says on standard output.

import SnapshotStore

/// Says how two files compare, in words or as JSON.
struct DiffAnswer {
  let console: Console
  let isJSON: Bool

  /// The answer: a word for scripts, a text for people, and places where there are any.
  func tell(_ word: String, _ text: String, _ difference: PixelDifference?) {
    if isJSON {
      var members: [(String, JSONValue)] = [
        ("result", .string(word)), ("text", .string(text)),
      ]
      if let difference {
        members += [
          ("pixels", .integer(difference.total)), ("different", .integer(difference.counted)),
          ("letThrough", .integer(difference.differing - difference.counted)),
          ("masked", .integer(difference.masked)),
          ("regions", .integer(difference.regions.count)),
        ]
      }
      return console.data(JSONValue.object(members).text)
    }
    console.data("\(word): \(text)\n")
    for region in difference?.regions.prefix(16) ?? [] { console.data("  \(region.text)\n") }
  }

  /// More on the difference, for people alone.
  func add(_ text: String) {
    if !isJSON { console.data(text) }
  }
}
