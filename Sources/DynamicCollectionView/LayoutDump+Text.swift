// SPDX-License-Identifier: MIT
//
// The dump as a table: numbers first and in fixed columns, so that a change touches its own line.
// LayoutDump+Reading.swift reads it back.

import CollectionLayout
import Drawing
import Foundation
import Geometry

extension LayoutDump {
  /// First line of the text: what it is, and the version of its form.
  static let textHeading = "layout 2"
  /// The form before: nothing but frames, and without a last line.
  static let oldTextHeading = "layout 1"
  /// The last line: without it the text was cut.
  static let textEnd = "end"

  /// A readable table, one element a line; the text of `.layout.txt` files.
  ///
  /// Numbers have at most three decimals, those of transforms six. Ids and names stand as they are when they hold no space,
  /// quote or control character, else as a JSON string.
  public var text: String {
    var lines = [Self.textHeading, "snapshot \(Self.word(id))"]
    lines.append("document \(Self.word(document))")
    lines.append("stop \(Self.word(stop))")
    for value in variant { lines.append("axis \(Self.word(value.axis)) \(Self.word(value.value))") }
    lines.append("viewport \(pair(viewport.width, viewport.height))")
    lines.append("offset \(pair(offset.x, offset.y))")
    if zoom != 1 { lines.append("zoom \(CanonicalNumber.string(zoom))") }
    lines.append("content \(pair(contentSize.width, contentSize.height))")
    if let background {
      let channels = [background.red, background.green, background.blue, background.alpha]
      lines.append(
        "background " + channels.map { CanonicalNumber.string($0) }.joined(separator: " "))
    }
    lines.append("")
    lines.append(Self.sectionRow("section", ["x", "y", "width", "height"], "id"))
    for section in sections {
      let frame = section.frame
      lines.append(
        Self.sectionRow(
          String(section.index),
          [frame.minX, frame.minY, frame.width, frame.height].map { CanonicalNumber.string($0) },
          Self.word(section.id)))
      if let orthogonal = section.orthogonal {
        var line = Self.sectionRow(
          "scrolls",
          [orthogonal.offset, orthogonal.contentLength].map { CanonicalNumber.string($0) },
          Self.word(orthogonal.behavior))
        for rest in orthogonal.restOffsets { line += " " + CanonicalNumber.string(rest) }
        lines.append(line)
      }
      if let items = section.items {
        lines.append(Self.sectionRow("items", [String(items.count)], items.names.text))
      }
    }
    lines.append("")
    lines.append(
      Self.row(
        "kind", "sec", "item", ["x", "y", "width", "height", "screen x", "screen y"], "z", "id"))
    for element in elements { lines.append(row(element)) }
    lines.append(Self.textEnd)
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ element: Element) -> String {
    let a = element.attributes
    let numbers = [
      a.frame.minX, a.frame.minY, a.frame.width, a.frame.height, a.screenFrame.minX,
      a.screenFrame.minY,
    ]
    var end = Self.word(element.id)
    if a.elementKind != Self.usualKind(of: a.kind) {
      end += "  kind " + (a.elementKind.map(Self.word) ?? "\"\"")
    }
    if let host = a.host { end += "  host \(host)" }
    if a.screenFrame.size != a.frame.size {
      end += "  seen \(pair(a.screenFrame.width, a.screenFrame.height))"
    }
    if a.isPinned { end += "  pinned" }
    if a.isHidden { end += "  hidden" }
    if a.alpha != 1 { end += "  alpha \(CanonicalNumber.string(a.alpha))" }
    if a.transform != .identity {
      let t = a.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty]
      end += "  transform"
      for number in numbers { end += " " + CanonicalNumber.string(number, decimals: 6) }
    }
    if let paint = element.paint { end += "  paint \(paint.text)" }
    return Self.row(
      a.kind.rawValue, String(a.section), String(a.item),
      numbers.map { CanonicalNumber.string($0) }, String(a.zIndex), end)
  }

  /// The author's string that goes without saying: none for a cell, else the role's own name.
  static func usualKind(of kind: LayoutAttributes.Kind) -> String? {
    kind == .cell ? nil : kind.rawValue
  }

  /// `text` as it stands, or as a JSON string where a reader would lose it.
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "\"" && $0.value != 0x7F
    }
    return isPlain && !text.isEmpty ? text : JSONText.string(text)
  }

  private static func row(
    _ kind: String, _ section: String, _ item: String, _ numbers: [String], _ z: String,
    _ end: String
  ) -> String {
    var line = padded(kind, to: 13, atEnd: true) + " " + padded(section, to: 4)
    line += " " + padded(item, to: 7)
    for number in numbers { line += " " + padded(number, to: 9) }
    return line + " " + padded(z, to: 11) + "  " + end
  }

  private static func sectionRow(_ first: String, _ numbers: [String], _ end: String) -> String {
    var line = padded(first, to: 13, atEnd: true)
    for number in numbers { line += " " + padded(number, to: 9) }
    return line + "  " + end
  }

  private static func padded(_ text: String, to width: Int, atEnd: Bool = false) -> String {
    let room = String(repeating: " ", count: Swift.max(0, width - text.count))
    return atEnd ? text + room : room + text
  }

  private func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    CanonicalNumber.string(first) + " " + CanonicalNumber.string(second)
  }
}

extension LayoutDump.Items.Names {
  /// How they are told, and which they are.
  fileprivate var text: String {
    switch self {
    case .numbered: "numbered"
    case .listed(let names): (["listed"] + names.map(LayoutDump.word)).joined(separator: " ")
    case .unlisted: "unlisted"
    }
  }
}

extension PaintDigest {
  /// Eight hexadecimal digits of each sum: `3f2a9c1e-77ab01cd`.
  fileprivate var text: String { Self.digits(drawing) + "-" + Self.digits(ink) }

  private static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
