// SPDX-License-Identifier: MIT
//
// Tells the smoothed edge of a shape from a change. Mirrors pixelmatch 7 (after Vyšniauskas 2009).

/// Finds smoothed edges in a pair of pictures of one size.
struct AntialiasingDetector {
  /// Rows around a pixel that are looked at: its neighbours, and theirs.
  static let reach = 2

  let first: UnsafeRasterView
  let second: UnsafeRasterView

  /// Whether the pixel looks smoothed in one of the pictures.
  func isSmoothed(x: Int, y: Int) -> Bool {
    isSmoothed(in: first, x, y) || isSmoothed(in: second, x, y)
  }

  /// 1. More than two neighbours as bright (the border counts as one): no edge.
  /// 2. None darker or none brighter: no edge.
  /// 3. The darkest or the brightest one lies in a flat area of both pictures: an edge.
  private func isSmoothed(in picture: UnsafeRasterView, _ x: Int, _ y: Int) -> Bool {
    let around = picture.neighbours(x, y)
    var equals = around.touchesBorder ? 1 : 0
    let center = RGB(picture[x, y], on: 1).brightness
    var (darkest, brightest) = (0.0, 0.0)
    var (darkPlace, brightPlace) = ((x, y), (x, y))
    for (column, row) in around {
      let delta = RGB(picture[column, row], on: 1).brightness - center
      if delta == 0 {
        equals += 1
        if equals > 2 { return false }
      } else if delta < darkest {
        (darkest, darkPlace) = (delta, (column, row))
      } else if delta > brightest {
        (brightest, brightPlace) = (delta, (column, row))
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isFlat(darkPlace.0, darkPlace.1) || isFlat(brightPlace.0, brightPlace.1)
  }

  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    hasManySiblings(first, x, y) && hasManySiblings(second, x, y)
  }

  /// Whether at least three neighbours are the same pixel; the border counts as one.
  private func hasManySiblings(_ picture: UnsafeRasterView, _ x: Int, _ y: Int) -> Bool {
    let around = picture.neighbours(x, y)
    var equals = around.touchesBorder ? 1 : 0
    let center = picture.word(x, y)
    for (column, row) in around where picture.word(column, row) == center {
      equals += 1
      if equals > 2 { return true }
    }
    return false
  }
}

/// The pixels around one, inside the picture.
struct Neighbourhood: Sequence, IteratorProtocol {
  private let x: Int
  private let y: Int
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>
  private var column: Int
  private var row: Int

  /// Whether the pixel lies at the picture's border.
  let touchesBorder: Bool

  /// The pixels around (x, y) in a picture of this size.
  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y) = (x, y)
    columns = Swift.max(x - 1, 0)...Swift.min(x + 1, width - 1)
    rows = Swift.max(y - 1, 0)...Swift.min(y + 1, height - 1)
    touchesBorder = columns.count < 3 || rows.count < 3
    (column, row) = (columns.lowerBound, rows.lowerBound)
  }

  /// Column by column, as pixelmatch goes: of equal neighbours the first one counts.
  mutating func next() -> (Int, Int)? {
    while column <= columns.upperBound {
      let place = (column, row)
      if row < rows.upperBound {
        row += 1
      } else {
        (column, row) = (column + 1, rows.lowerBound)
      }
      if place != (x, y) { return place }
    }
    return nil
  }
}
