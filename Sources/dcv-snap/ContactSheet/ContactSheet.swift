// SPDX-License-Identifier: MIT
//
// All pictures of a document on one sheet: a row for each device and variant, a column for each
// stop. More stops than columns go on below, with the same rows again.

import Drawing
import Foundation
import Geometry

/// The pictures of one document, to be laid out on a sheet.
struct ContactSheet {
  /// A picture with its place in the table.
  struct Entry {
    let id: String
    let stop: String
    let picture: SheetPicture
  }

  /// What stands above everything.
  let title: String
  /// In the order of variants, then of stops.
  let entries: [Entry]
  let choice: SheetChoice

  /// The most pictures on one sheet: all of their drawings are held at once.
  static let mostPictures = 400

  // Points.
  private static let margin: CGFloat = 36
  private static let labelWidth: CGFloat = 124
  private static let columnGap: CGFloat = 20
  private static let rowGap: CGFloat = 30
  private static let usualWidth: CGFloat = 200
  private static let narrowest: CGFloat = 24
  private static let usualColumns = 6

  /// The sheet, in points.
  func list() -> DisplayList {
    // 1. The table.
    let stops = unique(entries.map(\.stop))
    let rows = unique(entries.map(\.picture.row))
    let columns = min(stops.count, choice.columns ?? Self.usualColumns)
    let cell = cellWidth(columns: columns)
    let width =
      Self.margin * 2 + Self.labelWidth + CGFloat(columns) * (Self.columnGap + cell)
    var cells: [Place: Entry] = [:]
    for entry in entries { cells[Place(row: entry.picture.row, stop: entry.stop)] = entry }
    // 2. The heading.
    var canvas = SheetCanvas(left: Self.margin, right: width - Self.margin, top: Self.margin)
    canvas.heading(title, subtitle(rows: rows.count, stops: stops.count))
    // 3. Bands of as many stops as there are columns.
    for first in stride(from: 0, to: stops.count, by: max(1, columns)) {
      let band = Array(stops[first..<min(first + columns, stops.count)])
      canvas.rule()
      canvas.columns(band, from: columnX(0, cell), step: cell + Self.columnGap, width: cell)
      for row in rows {
        let found = band.map { cells[Place(row: row, stop: $0)] }
        guard found.contains(where: { $0 != nil }) else { continue }
        place(found, of: row, cell, on: &canvas)
      }
    }
    return canvas.finished(width: width, margin: Self.margin)
  }

  private struct Place: Hashable {
    let row: SheetRow
    let stop: String
  }

  /// Width of a picture: the widest that fits, and no more than the usual one unless asked for.
  private func cellWidth(columns: Int) -> CGFloat {
    guard let width = choice.width else { return Self.usualWidth }
    let room = width - Self.margin * 2 - Self.labelWidth - CGFloat(columns) * Self.columnGap
    return max(Self.narrowest, (room / CGFloat(max(1, columns))).rounded(.down))
  }

  private func columnX(_ column: Int, _ cell: CGFloat) -> CGFloat {
    Self.margin + Self.labelWidth + Self.columnGap + CGFloat(column) * (cell + Self.columnGap)
  }

  /// One row of pictures under the columns of a band.
  private func place(
    _ found: [Entry?], of row: SheetRow, _ cell: CGFloat, on canvas: inout SheetCanvas
  ) {
    let top = canvas.top
    var bottom = top
    var factor: CGFloat = 1
    for (column, entry) in found.enumerated() {
      let x = columnX(column, cell)
      guard let entry else {
        canvas.absence(at: CGPoint(x: x, y: top), width: cell)
        continue
      }
      let size = entry.picture.list.size
      factor = min(1, cell / size.width)
      let frame = CGRect(x: x, y: top, width: size.width * factor, height: size.height * factor)
      let end = canvas.picture(entry, in: frame, scale: factor, room: cell)
      bottom = max(bottom, end)
    }
    let end = canvas.label(
      row, scaledBy: factor, at: CGPoint(x: Self.margin, y: top), width: Self.labelWidth)
    canvas.top = max(bottom, end) + Self.rowGap
  }

  private func subtitle(rows: Int, stops: Int) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return [
      counted(entries.count, "picture"), counted(rows, "environment"), counted(stops, "stop"),
    ].joined(separator: "  ·  ")
  }

  private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
