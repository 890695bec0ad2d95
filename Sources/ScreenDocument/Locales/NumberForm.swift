// SPDX-License-Identifier: MIT
//
// How a language writes numbers.

/// How a language writes numbers; English for languages that are not in `numbers.txt`.
struct NumberForm: Hashable, Sendable {
  var decimal = "."
  var group = ","
  /// Digits before the first group separator is written; Spanish and Polish want 2.
  var minimumGrouping = 1
  /// The first of the ten digits.
  var zero: Unicode.Scalar = "0"
  var minus = "-"
  /// Digits of a group after the last one of three: 2 in 12,34,567.
  var groupSize = 3

  /// A digit as the language writes it.
  func digit(_ digit: Character) -> Character {
    guard zero != "0", let value = digit.wholeNumberValue, (0...9).contains(value),
      let scalar = Unicode.Scalar(zero.value + UInt32(value))
    else { return digit }
    return Character(scalar)
  }

  /// Follows the region where it has a form of its own, and the language otherwise.
  static func form(_ locale: String) -> NumberForm {
    LocaleFacts.first(in: table, for: locale) ?? NumberForm()
  }

  /// By tag.
  static let table: [String: NumberForm] = {
    var table = ["en": NumberForm()]
    for line in LocaleFacts.lines(PackageResources.numbers_txt) {
      let halves = line.split(separator: " : ", maxSplits: 1)
      guard let facts = halves.first?.split(separator: " "), let form = NumberForm(facts) else {
        continue
      }
      for tag in halves.last?.split(separator: " ") ?? [] { table[String(tag)] = form }
    }
    return table
  }()
}

extension NumberForm {
  private init?(_ facts: [Substring]) {
    guard facts.count == 6, let zero = facts[3].unicodeScalars.first else { return nil }
    decimal = LocaleFacts.text(facts[0])
    group = LocaleFacts.text(facts[1])
    minimumGrouping = Int(facts[2]) ?? 1
    self.zero = zero
    minus = LocaleFacts.text(facts[4])
    groupSize = Int(facts[5]) ?? 3
  }
}
