// SPDX-License-Identifier: MIT
//
// How a language writes amounts of money.

/// How a language writes amounts of money; English for languages that are not in `currencies.txt`.
struct CurrencyForm: Sendable {
  /// `¤` is the symbol and `n` the number.
  private var positive: String
  private var negative: String
  /// By code; a code without one is its own. With `·` at its end none is put apart from the number.
  private var symbols: [String: String]

  /// An amount, of which `number` is the size as the language writes it.
  func text(_ number: String, code: String, isNegative: Bool) -> String {
    let symbol = symbols[code] ?? code
    let pattern = isNegative ? negative : positive
    var text = ""
    for (index, character) in zip(pattern.indices, pattern) {
      switch character {
      case "¤": text += symbol.filter { $0 != "·" }
      case "n": text += number
      case "·": continue
      default: text.append(character)
      }
      guard let next = pattern[index...].dropFirst().first else { continue }
      // A letter that would touch a digit: "CHF 5" where it is "$5".
      let touches =
        character == "¤" && next == "n" && symbol.last?.isLetter == true
        || character == "n" && next == "¤" && symbol.first?.isLetter == true
      if touches { text += "\u{A0}" }
    }
    return text
  }

  /// Follows the region where it has a form of its own, and the language otherwise.
  static func form(_ locale: String) -> CurrencyForm {
    LocaleFacts.first(in: table, for: locale) ?? english
  }

  private static let english =
    table["en"]
    ?? CurrencyForm(
      positive: "¤n", negative: "-¤n", symbols: [:])

  /// By tag.
  static let table: [String: CurrencyForm] = {
    var table: [String: CurrencyForm] = [:]
    var symbols: [String: String] = [:]
    for line in LocaleFacts.lines(PackageResources.currencies_txt) {
      let parts = line.split(separator: " ")
      guard parts.count >= 3 else { continue }
      var own = symbols
      for fact in parts[3...] {
        let pair = fact.split(separator: "=", maxSplits: 1)
        guard let code = pair.first else { continue }
        own[String(code)] = pair.count == 2 ? LocaleFacts.text(pair[1]) : nil
      }
      // English stands first: its symbols are those of all.
      if symbols.isEmpty { symbols = own }
      table[String(parts[0])] = CurrencyForm(
        positive: LocaleFacts.text(parts[1]), negative: LocaleFacts.text(parts[2]), symbols: own)
    }
    return table
  }()
}
