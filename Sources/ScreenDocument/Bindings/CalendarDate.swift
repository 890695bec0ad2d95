// SPDX-License-Identifier: MIT
//
// A moment in the Gregorian calendar and in UTC, computed here: no zone data, no clock.

/// A moment in UTC.
struct CalendarDate: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  /// 0 is Sunday.
  var weekday: Int

  /// From `2024-05-31`, `2024-05-31T09:30:00Z`, `…+02:00`, or seconds since 1970.
  init?(_ value: JSONScalar) {
    switch value {
    case .number(let seconds):
      guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
      self.init(seconds: Int(seconds.rounded(.down)))
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  private init(seconds: Int) {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - day * 86_400
    (year, month, self.day) = Self.civil(day)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    weekday = ((day + 4) % 7 + 7) % 7
  }

  private init?(_ text: String) {
    var rest = Substring(text)
    guard let year = Self.digits(4, &rest), Self.take("-", &rest),
      let month = Self.digits(2, &rest), Self.take("-", &rest), let day = Self.digits(2, &rest),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Self.dayNumber(year, month, day) * 86_400
    if !rest.isEmpty {
      guard rest.first == "T" || rest.first == " " else { return nil }
      rest = rest.dropFirst()
      guard let time = Self.time(&rest) else { return nil }
      seconds += time
    }
    self.init(seconds: seconds)
  }

  /// `hh:mm[:ss[.fff]][Z|±hh:mm]`, in seconds of UTC.
  private static func time(_ rest: inout Substring) -> Int? {
    guard let hour = digits(2, &rest), hour < 24, take(":", &rest),
      let minute = digits(2, &rest), minute < 60
    else { return nil }
    var seconds = hour * 3600 + minute * 60
    if take(":", &rest) {
      guard let second = digits(2, &rest), second < 61 else { return nil }
      seconds += second
      if take(".", &rest) {
        while let next = rest.first, next.isASCII, next.isNumber { rest = rest.dropFirst() }
      }
    }
    if rest.isEmpty || take("Z", &rest) { return rest.isEmpty ? seconds : nil }
    let sign = rest.first == "+" ? 1 : rest.first == "-" ? -1 : 0
    rest = rest.dropFirst()
    guard sign != 0, let hours = digits(2, &rest), hours < 24 else { return nil }
    _ = take(":", &rest)
    guard let minutes = digits(2, &rest), minutes < 60, rest.isEmpty else { return nil }
    return seconds - sign * (hours * 3600 + minutes * 60)
  }

  private static func digits(_ count: Int, _ rest: inout Substring) -> Int? {
    let part = rest.prefix(count)
    guard part.utf8.count == count, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return Int(part)
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01. Years begin in March, so that the leap day is the last.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month and day of a day since 1970-01-01.
  private static func civil(_ day: Int) -> (Int, Int, Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
