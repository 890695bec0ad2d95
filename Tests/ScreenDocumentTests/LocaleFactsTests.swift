// SPDX-License-Identifier: MIT
//
// Numbers, amounts and names of all languages, against Foundation, which has Apple's edition of
// Unicode CLDR (origin: apple-foundation, Swift 6.3).

import Foundation
import Testing

@testable import ScreenDocument

@Suite struct LocaleFactsTests {
  static let values = [0, 5, -5, 1234, -1234.5, 12345.678, 1_234_567.891, 123_456_789, 0.125, 2.5]
  static let currencies = [
    "USD", "EUR", "GBP", "JPY", "CNY", "KRW", "INR", "BRL", "ILS", "VND", "CAD", "AUD", "NZD",
    "MXN", "HKD", "TWD", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RUB", "TRY", "THB",
    "IDR", "SGD", "ZAR", "AED", "SAR", "EGP", "MYR", "PHP", "UAH", "RON", "BGN", "ISK", "CLP",
    "COP", "ARS", "PKR", "BDT", "NGN", "KES", "MAD", "KZT", "GEL", "RSD", "KWD",
  ]

  @Test("numbers", arguments: NumberForm.table.keys.sorted() + ["zh-Hant-TW", "de_CH"])
  func numbers(_ tag: String) {
    let locale = Locale(identifier: tag)
    for value in Self.values {
      #expect(
        NumberText.grouped(value, decimals: nil, locale: tag)
          == value.formatted(.number.locale(locale)), "\(tag)")
      #expect(
        NumberText.grouped(value, decimals: 2, locale: tag)
          == value.formatted(.number.precision(.fractionLength(2)).locale(locale)), "\(tag)")
    }
  }

  @Test("amounts", arguments: CurrencyForm.table.keys.sorted() + ["pt_BR", "nl_NL", "en_US"])
  func amounts(_ tag: String) {
    let locale = Locale(identifier: tag)
    for code in Self.currencies {
      for value in [5, -1234.5] {
        #expect(
          CurrencyText.amount(value, code: code, locale: tag)
            == value.formatted(.currency(code: code).locale(locale)), "\(tag) \(code)")
      }
    }
  }

  @Test("names", arguments: DateNames.table.keys.sorted())
  func names(_ tag: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: tag)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let pattern = "EEEE EEE d MMMM MMM yyyy HH:mm h:mm a"
    formatter.dateFormat = pattern
    let written = try #require(DatePattern(pattern[...]))
    for month in 0..<12 {
      let seconds = Double(1_700_000_000 + month * 2_678_401 + month * 47_000)
      let date = try #require(CalendarDate(.number(seconds)))
      #expect(
        written.text(date, locale: tag)
          == formatter.string(from: Date(timeIntervalSince1970: seconds)), "\(tag)")
    }
  }
}
