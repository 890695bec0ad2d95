// SPDX-License-Identifier: MIT
//
// The few pieces of JSON that our own files are made of, written the same way everywhere.

public import Foundation
import Geometry

/// Pieces of JSON text.
public enum JSONText {
  /// A quoted string; only what JSON asks for is escaped.
  public static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `[1, 2.5]`.
  public static func list(_ numbers: [CGFloat]) -> String {
    "[" + numbers.map { CanonicalNumber.string($0) }.joined(separator: ", ") + "]"
  }

  /// `[x, y, width, height]`.
  public static func rect(_ rect: CGRect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// The lines with a comma after each but the last.
  static func separated(_ lines: [String]) -> [String] {
    lines.enumerated().map { $0.offset + 1 < lines.count ? $0.element + "," : $0.element }
  }
}
