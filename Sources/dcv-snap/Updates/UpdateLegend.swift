// SPDX-License-Identifier: MIT
//
// The legend of an update's picture: a swatch and a number for each thing that can happen, and how
// much of it lies outside the pictures.

import Drawing
import Foundation
import Geometry

/// Draws the legend of an update's picture.
struct UpdateLegend {
  let update: DataUpdate
  /// How much of each neither picture shows.
  let offScreen: [DataUpdate.What: Int]
  /// Measures labels.
  let text: any TextMeasuring

  private static let swatch: CGFloat = 14
  private static let size: CGFloat = 13
  private static let gap: CGFloat = 26
  private static let lineHeight: CGFloat = 26

  /// What stands beside a swatch.
  private struct Entry {
    let what: DataUpdate.What
    let words: String
    let detail: String
    let isFaint: Bool
  }

  private var entries: [Entry] {
    let items = DataUpdate.What.allCases.map { what in
      let (count, unseen) = (update.count(what), offScreen[what] ?? 0)
      return Entry(
        what: what, words: "\(count) \(what.words)",
        detail: unseen == 0 ? "" : unseen == count ? "off screen" : "\(unseen) off screen",
        isFaint: count == 0)
    }
    let sections = DataUpdate.What.allCases.compactMap { what -> Entry? in
      let count = update.count(what, sections: true)
      guard count > 0 else { return nil }
      return Entry(
        what: what, words: "\(count) section\(count == 1 ? "" : "s") \(what.rawValue)",
        detail: "", isFaint: false)
    }
    return items + sections
  }

  /// Draws the legend from the top down, in as many lines as it needs.
  func draw(on canvas: inout SheetCanvas) {
    var x = canvas.left
    for entry in entries {
      let words = Self.width(of: entry.words, size: Self.size, weight: 600, text)
      let detail =
        entry.detail.isEmpty
        ? 0 : Self.width(of: entry.detail, size: 11, weight: 400, text) + 6
      let width = Self.swatch + 7 + words + detail
      if x > canvas.left, x + width > canvas.right {
        x = canvas.left
        canvas.top += Self.lineHeight
      }
      draw(entry, at: CGPoint(x: x, y: canvas.top), words, detail, on: &canvas)
      x += width + Self.gap
    }
    canvas.top += Self.lineHeight + 6
  }

  private func draw(
    _ entry: Entry, at point: CGPoint, _ words: CGFloat, _ detail: CGFloat,
    on canvas: inout SheetCanvas
  ) {
    let color = UpdateMarks.color(of: entry.what).opacity(entry.isFaint ? 0.35 : 1)
    let box = CGRect(
      x: point.x, y: point.y + 1, width: Self.swatch, height: Self.swatch)
    let outline = Path(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 3.5)
    let dash: [CGFloat] = entry.what == .removed ? [3, 2] : []
    canvas.add(
      "swatch:\(entry.words)",
      [
        .fill(outline, .color(color.opacity(0.16))),
        .stroke(outline, .color(color), width: 2, dash: dash),
      ], in: box)
    let left = box.maxX + 7
    canvas.text(
      entry.words, id: entry.words, at: left, point.y, width: words + 2, size: Self.size,
      weight: entry.isFaint ? 400 : 600, entry.isFaint ? SheetCanvas.grey : SheetCanvas.ink)
    guard detail > 0 else { return }
    canvas.text(
      entry.detail, id: "\(entry.words) \(entry.detail)", at: left + words + 6, point.y + 2,
      width: detail, size: 11, weight: 400, SheetCanvas.grey)
  }

  /// How wide a line of text is, rounded up.
  static func width(
    of string: String, size: CGFloat, weight: Int, _ text: any TextMeasuring
  ) -> CGFloat {
    let request = TextRequest(
      string: string, font: SheetCanvas.font(size: size, weight: weight), lineLimit: 1)
    return text.measure(request, maxWidth: nil, maxHeight: nil).size.width.rounded(.up) + 1
  }
}
