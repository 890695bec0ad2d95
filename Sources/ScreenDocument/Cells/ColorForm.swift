// SPDX-License-Identifier: MIT
//
// Colours.

import CellViews
import Drawing
import Foundation

/// Colours: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a name.
enum ColorForm {
  static let form: Form<ColorReference> = .named("color") { any }

  private static let any = Form<ColorReference>.bindable(
    .anyOf([
      .string(pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      .choice(ColorNames.all),
    ])
  ) { parse($0) }

  private static let expected = "a colour (#rgb, #rrggbb, #rrggbbaa or a name)"

  static func parse(_ scalar: JSONScalar) -> Parsed<ColorReference> {
    guard case .string(let text) = scalar else {
      return .complaint(.wrongType(expected: expected))
    }
    if text.hasPrefix("$") { return .complaint(.notSupported(what: "theme tokens")) }
    guard text.hasPrefix("#") else {
      return ColorNames.set.contains(text)
        ? .value(.named(text))
        : .complaint(.unknownWord(what: expected, allowed: ColorNames.all))
    }
    guard let color = hex(text.utf8.dropFirst()) else {
      return .complaint(.wrongType(expected: expected))
    }
    return .value(.rgba(color))
  }

  private static func hex(_ digits: Substring.UTF8View) -> RGBA? {
    let values = digits.compactMap { JSONString.hexDigit($0).map { UInt8($0) } }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: return RGBA(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      return RGBA(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    default: return nil
    }
  }
}

/// Names of colours: those that the view layer can resolve.
enum ColorNames {
  static let all = ColorReference.names
  static let set = Set(all)
}
