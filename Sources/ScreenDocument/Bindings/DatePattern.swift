// SPDX-License-Identifier: MIT
//
// Date patterns: the common letters of Unicode's, with the names and digits of the language.

/// A pattern that dates are written by.
struct DatePattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    case field(Character, Int)
  }

  private var parts: [Part] = []

  /// nil when it has a letter that is not known. Text stands between single quotes.
  init?(_ pattern: Substring) {
    var rest = pattern
    guard !rest.isEmpty else { return nil }
    while let first = rest.first {
      if first == "'" {
        guard let (text, end) = Self.quoted(rest) else { return nil }
        parts.append(.text(text))
        rest = rest[end...]
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        guard Self.longest[first].map({ run.count <= $0 }) ?? false else { return nil }
        parts.append(.field(first, run.count))
        rest = rest[run.endIndex...]
      } else {
        parts.append(.text(String(first)))
        rest = rest.dropFirst()
      }
    }
  }

  /// The text between single quotes at the start, and where it ends; two quotes stand for one.
  private static func quoted(_ rest: Substring) -> (text: String, end: Substring.Index)? {
    var text = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let next = rest.index(after: index)
      if rest[index] != "'" {
        text.append(rest[index])
        index = next
      } else if next < rest.endIndex, rest[next] == "'" {
        text.append("'")
        index = rest.index(after: next)
      } else {
        return (text.isEmpty ? "'" : text, next)
      }
    }
    return nil
  }

  private static let longest: [Character: Int] = [
    "y": 4, "M": 4, "d": 2, "E": 4, "H": 2, "h": 2, "m": 2, "s": 2, "a": 1,
  ]

  func text(_ date: CalendarDate, locale: String) -> String {
    let names = DateNames.names(locale)
    let form = NumberForm.form(locale)
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let letter, let count):
        String(Self.field(letter, count, date, names).map(form.digit))
      }
    }.joined()
  }

  private static func field(
    _ letter: Character, _ count: Int, _ date: CalendarDate, _ names: DateNames
  ) -> String {
    switch letter {
    case "y": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "M":
      count == 4
        ? names.months[date.month - 1]
        : count == 3 ? names.shortMonths[date.month - 1] : padded(date.month, count)
    case "d": padded(date.day, count)
    case "E": count == 4 ? names.days[date.weekday] : names.shortDays[date.weekday]
    case "H": padded(date.hour, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    default: names.halves[date.hour < 12 ? 0 : 1]
    }
  }

  private static func padded(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
