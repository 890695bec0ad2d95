// SPDX-License-Identifier: MIT
//
// Values as Swift's literals.

import Foundation

/// Values as Swift's literals.
enum SwiftLiteral {
  /// A string on one line. What can't be seen, turns text around or joins the quotes is escaped.
  static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The inside of a string's quotes.
  static func escaped(_ text: String) -> String {
    var out = ""
    // A mark that is put on the letter before it must not be put on a quote or a brace.
    var standsAlone = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if isPlain(scalar), !(standsAlone && joins(scalar)) {
          out.unicodeScalars.append(scalar)
          standsAlone = false
          continue
        }
        out += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
      standsAlone = true
    }
    return out
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      false
    // Joiners hold emoji and letters together.
    case .format: scalar.value == 0x200D || scalar.value == 0x200C
    case .spaceSeparator: scalar.value == 0x20
    default: true
    }
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// A number: the shortest that reads back as the same, common fractions as such.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "-.infinity" : ".infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let shortest = value.description
    for divisor in [3.0, 6, 7, 9] where shortest.utf8.count > 8 {
      let whole = (value * divisor).rounded()
      if whole > 0, whole < divisor, whole / divisor == value {
        return "\(Int(whole)).0 / \(Int(divisor)).0"
      }
    }
    return shortest
  }

  /// A length in points.
  static func number(_ value: CGFloat) -> String { number(Double(value)) }
}
