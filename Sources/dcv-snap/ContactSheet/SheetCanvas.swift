// SPDX-License-Identifier: MIT
//
// What a contact sheet is drawn with: heading, rules, labels, and framed pictures, each picture an
// element of its own so that an SVG has it as a named layer.

import Drawing
import Foundation
import Geometry

/// Draws a contact sheet from the top down, in points.
struct SheetCanvas {
  let left: CGFloat
  let right: CGFloat
  /// Where the next thing goes.
  var top: CGFloat
  private var elements: [DisplayElement] = []

  /// Points below a picture for the first line of its caption, and for each further one.
  private static let captionRoom: CGFloat = 20
  private static let captionLine: CGFloat = 14

  private static let paper = RGBA(246, 246, 248)
  static let ink = RGBA(28, 28, 30)
  static let grey = RGBA(110, 110, 117)
  private static let line = RGBA(28, 28, 30).opacity(0.14)
  private static let frame = RGBA(28, 28, 30).opacity(0.22)
  private static let corner: CGFloat = 6
  private static let hairline: CGFloat = 0.5

  init(left: CGFloat, right: CGFloat, top: CGFloat) {
    self.left = left
    self.right = right
    self.top = top
  }

  /// The whole sheet.
  func finished(width: CGFloat, margin: CGFloat) -> DisplayList {
    let size = CGSize(width: width, height: (top - 10 + margin / 2).rounded(.up))
    return DisplayList(size: size, background: Self.paper, elements: elements)
  }

  /// The name of the document, and what is on the sheet.
  mutating func heading(_ title: String, _ subtitle: String) {
    let room = right - left
    text(title, id: "title", at: left, top, width: room, size: 24, weight: 600, Self.ink)
    text(
      subtitle, id: "subtitle", at: left, top + 34, width: room, size: 12, weight: 400, Self.grey)
    top += 66
  }

  /// A thin line from edge to edge.
  mutating func rule() {
    add(
      "rule",
      [
        .fill(
          Path(CGRect(x: left, y: top, width: right - left, height: Self.hairline)),
          .color(Self.line))
      ],
      in: CGRect(x: left, y: top, width: right - left, height: Self.hairline))
    top += 14
  }

  /// Names of stops, one above each column.
  mutating func columns(_ names: [String], from x: CGFloat, step: CGFloat, width: CGFloat) {
    for (index, name) in names.enumerated() {
      text(
        name, id: "stop:\(name)", at: x + CGFloat(index) * step, top, width: width, size: 13,
        weight: 600, Self.ink)
    }
    top += 28
  }

  /// What a row is called: a line for each thing that tells it from the others.
  ///
  /// - Returns: Where it ends.
  mutating func label(
    _ row: SheetRow, scaledBy factor: CGFloat, at point: CGPoint, width: CGFloat
  ) -> CGFloat {
    let id = "row:\(row.device)\(row.words.map { " " + $0 }.joined())"
    var y = point.y
    text(row.device, id: id, at: point.x, y, width: width, size: 13, weight: 600, Self.ink)
    y += 19
    for word in row.words {
      text(
        word, id: "\(id): \(word)", at: point.x, y, width: width, size: 12, weight: 500, Self.ink)
      y += 17
    }
    text(
      row.measures, id: id + " size", at: point.x, y, width: width, size: 11, weight: 400,
      Self.grey)
    y += 16
    guard factor < 1 else { return y }
    text(
      "shown at \(CanonicalNumber.string(factor * 100, decimals: 0)) %", id: id + " scale",
      at: point.x, y, width: width, size: 11, weight: 400, Self.grey)
    return y + 16
  }

  /// A picture with a thin frame around it, and below it where it and its sections are scrolled to.
  ///
  /// - Returns: Where it ends.
  mutating func picture(
    _ entry: ContactSheet.Entry, in frame: CGRect, scale: CGFloat, room: CGFloat
  ) -> CGFloat {
    picture(entry.picture.list, id: entry.id, in: frame, scale: scale)
    let places = entry.picture.places
    for (line, place) in places.enumerated() {
      text(
        place, id: "caption\(line == 0 ? "" : " \(line)"):\(entry.id)", at: frame.minX,
        frame.maxY + 5 + CGFloat(line) * Self.captionLine, width: room, size: 10.5, weight: 400,
        Self.grey)
    }
    return frame.maxY + Self.captionRoom + CGFloat(places.count - 1) * Self.captionLine
  }

  /// A picture with a thin frame around it.
  mutating func picture(_ list: DisplayList, id: String, in frame: CGRect, scale: CGFloat) {
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let corner = Self.corner(of: frame)
    let own = CGRect(origin: .zero, size: list.size)
    let outline = Path(roundedRect: frame.insetBy(dx: -0.25, dy: -0.25), cornerRadius: corner)
    elements.append(
      DisplayElement(
        id: id, kind: "snapshot", section: -1, item: elements.count, title: id, frame: frame,
        commands: [
          .group(
            GroupEffect(
              clip: Path(roundedRect: own, cornerRadius: corner / scale), transform: transform),
            [.fill(Path(own), .color(list.background))] + list.elements.flatMap(\.commands)),
          .stroke(outline, .color(Self.frame), width: Self.hairline, dash: []),
        ]))
  }

  /// The radius of a picture's corners.
  static func corner(of frame: CGRect) -> CGFloat {
    min(corner, frame.width / 4, frame.height / 4)
  }

  /// A stop that a row does not have.
  mutating func absence(at point: CGPoint, width: CGFloat) {
    text(
      "no such stop", id: "absence", at: point.x, point.y, width: width, size: 11, weight: 400,
      Self.grey)
  }

  /// A line of text, cut in the middle where it does not fit.
  mutating func text(
    _ string: String, id: String, at x: CGFloat, _ y: CGFloat, width: CGFloat, size: CGFloat,
    weight: Int, _ color: RGBA
  ) {
    let font = Self.font(size: size, weight: weight)
    let request = TextRequest(string: string, font: font, lineLimit: 1, truncation: .middle)
    let frame = CGRect(x: x, y: y, width: width, height: font.lineHeight)
    add(id, [.text(request, frame: frame, color: color)], in: frame, title: string)
  }

  /// The system font's face: 0.952 above the baseline, 0.242 below.
  static func font(size: CGFloat, weight: Int) -> FontRequest {
    FontRequest(
      size: size, weight: weight, ascender: (size * 0.952).rounded(),
      descender: (size * 0.242).rounded(.up))
  }

  /// Anything else, as an element of its own.
  mutating func add(
    _ id: String, _ commands: [DrawCommand], in frame: CGRect, title: String? = nil
  ) {
    elements.append(
      DisplayElement(
        id: "sheet/" + id, kind: "label", section: -1, item: elements.count, title: title ?? id,
        frame: frame, commands: commands))
  }
}
