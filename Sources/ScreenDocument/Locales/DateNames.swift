// SPDX-License-Identifier: MIT
//
// Names of months, days, and the halves of a day.

/// Names as they stand in a date; English for languages that are not in `dates.txt`.
struct DateNames: Sendable {
  /// From January.
  var months: [String]
  var shortMonths: [String]
  /// From Sunday.
  var days: [String]
  var shortDays: [String]
  /// Before noon, and after it.
  var halves: [String]

  /// In the order of the properties; what is missing is a question mark.
  private init(_ names: [[String]]) {
    func all(_ index: Int, _ count: Int) -> [String] {
      let found = names.indices.contains(index) ? names[index] : []
      return found + Array(repeating: "?", count: max(0, count - found.count))
    }
    (months, shortMonths) = (all(0, 12), all(1, 12))
    (days, shortDays, halves) = (all(2, 7), all(3, 7), all(4, 2))
  }

  /// Follows the region where it has names of its own, and the language otherwise.
  static func names(_ locale: String) -> DateNames {
    LocaleFacts.first(in: table, for: locale) ?? english
  }

  private static let english = table["en"] ?? DateNames(Array(repeating: ["?"], count: 5))

  /// By tag.
  static let table: [String: DateNames] = {
    var table: [String: DateNames] = [:]
    let lines = LocaleFacts.lines(PackageResources.dates_txt)
    for start in stride(from: 0, to: lines.count - 5, by: 6) {
      let names = lines[(start + 1)...(start + 5)].map { line in
        line.drop { $0 == " " }.split(separator: "|").map(LocaleFacts.text)
      }
      table[String(lines[start])] = DateNames(names)
    }
    return table
  }()
}
