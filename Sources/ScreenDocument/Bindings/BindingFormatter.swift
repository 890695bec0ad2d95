// SPDX-License-Identifier: MIT
//
// The closed list of formatters. None of them asks the machine for its language, zone or clock.

import Foundation

/// What is done with a bound value before it is shown.
enum BindingFormatter: Sendable {
  /// Grouped, with this many decimals, or at most three.
  case number(decimals: Int?)
  /// An amount in a currency, by its ISO 4217 code.
  case currency(String)
  /// A date in UTC, by a Unicode pattern.
  case date(DatePattern)
  /// Capitals or none, by the rules of the document's language.
  case upper, lower
  /// What is shown when the value is missing or null.
  case fallback(String)

  /// Why a value can't be formatted.
  struct Refusal: Error {
    var expected: String
  }

  static let names = ["number", "currency", "date", "upper", "lower", "default"]

  /// Takes `name:argument` apart.
  init(_ text: Substring) throws(BindingTemplate.Fault) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(BindingTemplate.trimmed(parts.first ?? ""))
    let argument = parts.count > 1 ? parts[1] : nil
    switch name {
    case "number":
      guard let argument else {
        self = .number(decimals: nil)
        return
      }
      guard let decimals = Int(BindingTemplate.trimmed(argument)), (0...9).contains(decimals)
      else {
        throw Self.bad(name, "a number of decimals from 0 to 9, as in number:2")
      }
      self = .number(decimals: decimals)
    case "currency":
      let code = BindingTemplate.trimmed(argument ?? "")
      guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else {
        throw Self.bad(name, "a currency's three letters, as in currency:EUR")
      }
      self = .currency(String(code))
    case "date":
      guard let argument, let pattern = DatePattern(argument) else {
        throw Self.bad(name, "a date pattern, as in date:yyyy-MM-dd")
      }
      self = .date(pattern)
    case "upper", "lower":
      if argument != nil { throw Self.bad(name, "no argument") }
      self = name == "upper" ? .upper : .lower
    case "default":
      guard let argument else { throw Self.bad(name, "a text, as in default:none") }
      self = .fallback(String(argument))
    default:
      throw BindingTemplate.Fault(reason: .unknownFormatter(name))
    }
  }

  private static func bad(_ formatter: String, _ expected: String) -> BindingTemplate.Fault {
    BindingTemplate.Fault(reason: .badArgument(formatter: formatter, expected: expected))
  }

  /// The formatted value; nil stays nil and null stays null unless a stand-in is given.
  func apply(to value: JSONScalar?, locale: String) throws(Refusal) -> JSONScalar? {
    if case .fallback(let text) = self {
      switch value {
      case nil, .null: return .string(text)
      default: return value
      }
    }
    guard let value else { return nil }
    if case .null = value { return value }
    switch self {
    case .number(let decimals):
      return .string(try NumberText.grouped(number(value), decimals: decimals, locale: locale))
    case .currency(let code):
      return .string(try CurrencyText.amount(number(value), code: code, locale: locale))
    case .date(let pattern):
      guard let date = CalendarDate(value) else {
        throw Refusal(expected: "a date as in 2024-05-31 or 2024-05-31T09:30:00Z, or seconds")
      }
      return .string(pattern.text(date, locale: locale))
    case .upper, .lower:
      guard let text = BindingScope.text(value, locale: locale) else {
        throw Refusal(expected: "a text")
      }
      let language = Locale(identifier: locale)
      if case .upper = self { return .string(text.uppercased(with: language)) }
      return .string(text.lowercased(with: language))
    case .fallback: return value
    }
  }

  private func number(_ value: JSONScalar) throws(Refusal) -> Double {
    guard case .number(let number) = value, number.isFinite else {
      throw Refusal(expected: "a number")
    }
    return number
  }
}
