// SPDX-License-Identifier: MIT
//
// How what happened to an item is marked on a picture: an outline in a colour of its own, dashed
// where something leaves, and a small label that does not need the colour.

import Drawing
import Foundation
import Geometry

/// Draws the marks of one picture of an update. Lengths are points of the sheet, so that marks are
/// as large on a small picture as on a large one.
struct UpdateMarks {
  /// Where the picture lies on the sheet.
  let picture: CGRect
  /// Whether this is the picture before the update.
  let isBefore: Bool
  /// Measures labels.
  let text: any TextMeasuring

  private static let line: CGFloat = 2
  /// From an element's edge to the middle of its outline.
  private static let inset: CGFloat = 2
  private static let dash: [CGFloat] = [6, 4]
  private static let radius: CGFloat = 8
  private static let labelFont = SheetCanvas.font(size: 10.5, weight: 600)
  private static let labelHeight: CGFloat = 17
  private static let labelPadding: CGFloat = 7
  private static let labelInset: CGFloat = 12

  /// Dark enough for white letters, and bright enough for a line on black.
  static func color(of what: DataUpdate.What) -> RGBA {
    switch what {
    case .inserted: RGBA(24, 138, 62)
    case .removed: RGBA(214, 45, 48)
    case .moved: RGBA(26, 108, 230)
    case .changed: RGBA(200, 96, 0)
    }
  }

  /// An element and all that happened to it, in the order of ``DataUpdate/What``.
  struct Marked {
    var frame: CGRect
    var changes: [DataUpdate.Change]
  }

  /// The marks of an element; none where it lies outside the picture. Labels go on top of the
  /// outlines of all elements.
  struct Commands {
    var outline: [DrawCommand] = []
    var labels: [DrawCommand] = []
  }

  /// The marks of one element.
  ///
  /// - Parameter isWide: Whether it is a section: an outline around everything in it, with its
  ///   label on the other side.
  func commands(for marked: Marked, isWide: Bool) -> Commands {
    let seen = marked.frame.intersection(picture)
    guard let first = marked.changes.first, !seen.isNull, seen.width > 0, seen.height > 0
    else { return Commands() }
    let color = Self.color(of: first.what)
    // The picture cuts it where it cuts the element.
    let inside = marked.frame.insetBy(
      dx: min(Self.inset, seen.width / 2), dy: min(Self.inset, seen.height / 2))
    let outline = Path(roundedRect: inside, cornerRadius: isWide ? 0 : Self.radius)
    let leaves = isBefore && (first.what == .removed || first.what == .moved)
    return Commands(
      outline: [
        .fill(outline, .color(color.opacity(isWide ? 0.05 : 0.1))),
        .stroke(outline, .color(.white.opacity(0.8)), width: Self.line + 2, dash: []),
        .stroke(outline, .color(color), width: Self.line, dash: leaves ? Self.dash : []),
      ], labels: labels(of: marked.changes, around: inside, isTrailing: isWide))
  }

  /// The labels of an element, one beside the other on its upper edge.
  private func labels(
    of changes: [DataUpdate.Change], around frame: CGRect, isTrailing: Bool
  ) -> [DrawCommand] {
    let texts = changes.map { change in
      change.subject == .section ? "section \(change.label)" : change.label
    }
    let widths = texts.map { labelWidth($0) }
    let gap: CGFloat = 4
    let total = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    let room = picture.insetBy(dx: 3, dy: 3)
    var x = isTrailing ? frame.maxX - Self.labelInset - total : frame.minX + Self.labelInset
    x = max(room.minX, min(x, room.maxX - total))
    let y = max(
      room.minY, min(frame.minY - Self.labelHeight / 2, room.maxY - Self.labelHeight))
    var commands: [DrawCommand] = []
    for (index, change) in changes.enumerated() {
      let plate = CGRect(x: x, y: y, width: widths[index], height: Self.labelHeight)
      commands += label(texts[index], on: plate, Self.color(of: change.what))
      x = plate.maxX + gap
    }
    return commands
  }

  private func label(_ string: String, on plate: CGRect, _ color: RGBA) -> [DrawCommand] {
    let font = Self.labelFont
    let request = TextRequest(
      string: string, font: font, alignment: .center, lineLimit: 1, truncation: .middle)
    let frame = CGRect(
      x: plate.minX + 2, y: plate.midY - font.lineHeight / 2, width: plate.width - 4,
      height: font.lineHeight)
    return [
      .fill(
        Path(roundedRect: plate, cornerRadius: plate.height / 2, style: .circular), .color(color)),
      .text(request, frame: frame, color: .white),
    ]
  }

  /// As wide as its text, and never wider than the picture.
  private func labelWidth(_ string: String) -> CGFloat {
    let request = TextRequest(string: string, font: Self.labelFont, lineLimit: 1)
    let width = text.measure(request, maxWidth: nil, maxHeight: nil).size.width.rounded(.up)
    return min(width + 2 * Self.labelPadding, max(1, picture.width - 6))
  }

  // MARK: Arrows

  /// An arrow from an item's old place to its new one, through the gap between two pictures.
  static func arrow(from: CGPoint, to: CGPoint, isVertical: Bool) -> [DrawCommand] {
    let color = Paint.color(Self.color(of: .moved))
    let (length, width): (CGFloat, CGFloat) = (8, 4.5)
    // The head points along the axis, whatever the way.
    let (dx, dy): (CGFloat, CGFloat) = isVertical ? (0, 1) : (1, 0)
    let neck = CGPoint(x: to.x - dx * length, y: to.y - dy * length)
    let bend = abs(isVertical ? neck.y - from.y : neck.x - from.x) * 0.55
    let shaft = Path([
      .move(to: from),
      .curve(
        to: neck, control1: CGPoint(x: from.x + dx * bend, y: from.y + dy * bend),
        control2: CGPoint(x: neck.x - dx * bend, y: neck.y - dy * bend)),
    ])
    let head = Path([
      .move(to: to), .line(to: CGPoint(x: neck.x - dy * width, y: neck.y - dx * width)),
      .line(to: CGPoint(x: neck.x + dy * width, y: neck.y + dx * width)), .close,
    ])
    let dot = Path(
      ellipseIn: CGRect(x: from.x - 3, y: from.y - 3, width: 6, height: 6))
    return [
      .stroke(shaft, color, width: 1.5, dash: []), .fill(head, color), .fill(dot, color),
    ]
  }
}
