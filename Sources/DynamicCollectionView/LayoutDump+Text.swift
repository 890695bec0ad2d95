// SPDX-License-Identifier: MIT
//
// The dump as a table: numbers first and in fixed columns, so that a change touches its own line.

import CollectionLayout
import Foundation
import Geometry

extension LayoutDump {
  /// A readable table, one element a line; the text of `.layout.txt` files.
  public var text: String {
    var lines = ["snapshot \(id)"]
    lines.append(
      "viewport \(pair(viewport.width, viewport.height))  offset \(pair(offset.x, offset.y))"
        + "  content \(pair(contentSize.width, contentSize.height))")
    for section in sections {
      let frame = section.frame
      var line =
        "section \(section.index) \(section.id)"
        + "  frame \(pair(frame.minX, frame.minY)) \(pair(frame.width, frame.height))"
      if let orthogonal = section.orthogonal {
        line +=
          "  \(orthogonal.behavior) offset \(CanonicalNumber.string(orthogonal.offset))"
          + " length \(CanonicalNumber.string(orthogonal.contentLength)) rests"
        for rest in orthogonal.restOffsets { line += " " + CanonicalNumber.string(rest) }
      }
      lines.append(line)
    }
    lines.append("")
    lines.append(
      Self.row(
        "kind", "sec", "item", ["x", "y", "width", "height", "screen x", "screen y"], "z", "id"))
    for element in elements { lines.append(row(element)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ element: Element) -> String {
    let a = element.attributes
    let numbers = [
      a.frame.minX, a.frame.minY, a.frame.width, a.frame.height, a.screenFrame.minX,
      a.screenFrame.minY,
    ]
    return Self.row(
      a.kind.rawValue, String(a.section), String(a.item),
      numbers.map { CanonicalNumber.string($0) }, String(a.zIndex),
      element.id + (a.isPinned ? "  pinned" : ""))
  }

  private static func row(
    _ kind: String, _ section: String, _ item: String, _ numbers: [String], _ z: String,
    _ id: String
  ) -> String {
    var line = padded(kind, to: 13, atEnd: true) + padded(section, to: 4) + padded(item, to: 7)
    for number in numbers { line += padded(number, to: 10) }
    return line + padded(z, to: 11) + "  " + id
  }

  private static func padded(_ text: String, to width: Int, atEnd: Bool = false) -> String {
    let room = String(repeating: " ", count: Swift.max(0, width - text.count))
    return atEnd ? text + room : room + text
  }

  private func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    CanonicalNumber.string(first) + " " + CanonicalNumber.string(second)
  }
}
