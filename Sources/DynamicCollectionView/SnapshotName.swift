// SPDX-License-Identifier: MIT
//
// What a snapshot is called: its document, its stop, and the axes in which it differs from the
// document's own values. The id is for people and reports; files are named in SnapshotFileName.

import Foundation

/// The name of one picture: `feed/home/top~appearance=dark`.
///
/// No two names share an id: what would make them alike (`/` and `~` in a stop's name or a value,
/// `%` and control characters anywhere) stands in it as `%` and the hexadecimal bytes of its UTF-8.
package struct SnapshotName: Hashable, Sendable {
  /// Folders below the root and, last, the document's name without `.json`.
  package var document: [String]
  /// The stop's name.
  package var stop: String
  /// Where the picture differs from the document's own values; in the order of ``axes``.
  package var variant: [LayoutDump.VariantValue]

  /// The axes along which pictures of a document differ, in the order of ids.
  package static let axes = [
    "device", "size", "scale", "os", "appearance", "contrast", "layoutDirection", "contentSize",
    "locale", "data",
  ]

  /// A name of its parts.
  ///
  /// - Parameters:
  ///   - document: Folders below the root and, last, the document's name without `.json`.
  ///   - stop: The stop's name.
  ///   - variant: Only what differs from the document's own values; any order.
  package init(document: [String], stop: String, variant: [LayoutDump.VariantValue] = []) {
    self.document = document
    self.stop = stop
    self.variant = Self.axes.flatMap { axis in variant.filter { $0.axis == axis } }
  }

  /// The parts of the id, from the outermost folder to the stop with its axes; each NFC.
  package var parts: [String] {
    document.map { Self.escaped($0, reserved: "%/") } + [stopPart]
  }

  /// The last part of the id: `top~appearance=dark`.
  package var stopPart: String {
    variant.reduce(into: Self.escaped(stop, reserved: "%/~")) { part, value in
      part += "~\(value.axis)=" + Self.escaped(value.value, reserved: "%/~")
    }
  }

  /// The id: `<document>/<stop>[~<axis>=<value>]…`.
  package var id: String { parts.joined(separator: "/") }

  /// `text` in NFC, with control characters, line separators and `reserved` ones as `%` and bytes.
  private static func escaped(_ text: String, reserved: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      let category = scalar.properties.generalCategory
      let breaksLines =
        category == .control || category == .lineSeparator || category == .paragraphSeparator
      guard breaksLines || reserved.unicodeScalars.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
