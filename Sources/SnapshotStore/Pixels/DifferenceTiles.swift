// SPDX-License-Identifier: MIT
//
// Pixels that count, gathered by the square they lie in: what is known of them when pictures are gone.

/// The squares of a picture in which pixels count.
struct DifferenceTiles {
  /// Pixels along an edge of a tile: what is closer than this is one place.
  static let side = 8

  /// Tiles in a row.
  let across: Int
  /// Rows of tiles.
  let down: Int
  /// Row by row; a row in which nothing counts is empty.
  private var rows: [[Tile]]

  /// No pixel counts yet.
  init(width: Int, height: Int) {
    across = (width + Self.side - 1) / Self.side
    down = (height + Self.side - 1) / Self.side
    rows = [[Tile]](repeating: [], count: down)
  }

  /// Takes in a pixel that counts, inside the picture; each one once, in the order of reading.
  mutating func add(_ pixel: PixelDifference.Worst) {
    let (column, row) = (pixel.x / Self.side, pixel.y / Self.side)
    if rows[row].isEmpty { rows[row] = [Tile](repeating: Tile(), count: across) }
    rows[row][column].add(pixel)
  }

  /// Whether any pixel of a row of tiles counts.
  func isEmpty(row: Int) -> Bool { rows[row].isEmpty }

  /// What is known of a tile; nil when no pixel of it counts.
  func region(column: Int, row: Int) -> DifferenceRegion? {
    guard !rows[row].isEmpty, rows[row][column].count > 0 else { return nil }
    return rows[row][column].region(x: column * Self.side, y: row * Self.side)
  }

  /// A square; its places are counted from its corner. All of a tall picture may differ: 24 bytes.
  private struct Tile {
    var count: UInt8 = 0
    private var left: UInt8 = 0
    private var right: UInt8 = 0
    private var top: UInt8 = 0
    private var bottom: UInt8 = 0
    private var worstX: UInt8 = 0
    private var worstY: UInt8 = 0
    private var before = Pixel(0, 0, 0)
    private var after = Pixel(0, 0, 0)
    private var distance = 0.0

    mutating func add(_ pixel: PixelDifference.Worst) {
      let (x, y) = (UInt8(pixel.x % DifferenceTiles.side), UInt8(pixel.y % DifferenceTiles.side))
      let isFirst = count == 0
      if isFirst { (left, right, top) = (x, x, y) }
      left = min(left, x)
      right = max(right, x)
      bottom = y
      count += 1
      guard isFirst || pixel.distance > distance else { return }
      (worstX, worstY, before, after) = (x, y, pixel.before, pixel.after)
      distance = pixel.distance
    }

    func region(x: Int, y: Int) -> DifferenceRegion {
      DifferenceRegion(
        box: PixelRect(
          x: x + Int(left), y: y + Int(top), width: Int(right - left) + 1,
          height: Int(bottom - top) + 1),
        count: Int(count),
        worst: PixelDifference.Worst(
          x: x + Int(worstX), y: y + Int(worstY), before: before, after: after, distance: distance))
    }
  }
}
