// SPDX-License-Identifier: MIT
//
// Compares rows of two pictures, pixel by pixel; rows that are equal cost a `memcmp`.

/// Takes rows of two pictures from the top, and knows what differs.
struct PixelComparer {
  let width: Int
  let height: Int
  /// A ``PixelMark`` for each pixel, row by row; empty when no pixel differs, or they are not kept.
  private(set) var marks: [UInt8] = []

  private let tolerance: PixelTolerance
  private let keepsMarks: Bool
  private var difference: PixelDifference
  private var tiles: DifferenceTiles

  /// Starts with no rows compared.
  ///
  /// - Parameter marks: Whether they are kept, as they are for a tolerance with a window.
  init(width: Int, height: Int, _ tolerance: PixelTolerance, marks: Bool) {
    (self.width, self.height) = (width, height)
    self.tolerance = tolerance
    keepsMarks = marks || tolerance.window != nil
    difference = PixelDifference(total: width * height)
    tiles = DifferenceTiles(width: width, height: height)
  }

  /// Rows above and below a row that say what becomes of its pixels.
  static func reach(of tolerance: PixelTolerance) -> Int {
    max(
      tolerance.metric == .ssim ? StructuralSimilarity.reach : 0,
      tolerance.antialiasing == .ignore ? AntialiasingDetector.reach : 0)
  }

  /// Marks every pixel of the next rows that differs, and says what becomes of it.
  ///
  /// - Parameters:
  ///   - first: Of the picture before: `rows`, and ``reach(of:)`` rows around them, where it has any.
  ///   - second: Of the picture after, the same.
  mutating func compare(
    _ first: UnsafeRasterView, _ second: UnsafeRasterView, rows: Range<Int>
  ) {
    var judge = PixelJudge(first, second, tolerance)
    for y in rows where !first.equalsRow(y, of: second) {
      let masks = MaskedColumns(tolerance.masks, row: y)
      for x in 0..<width where !first.equals(x, y, of: second) {
        let mark: PixelMark
        if masks.contains(x) {
          mark = .masked
          difference.masked += 1
        } else {
          difference.differing += 1
          let distance: Double
          (mark, distance) = judge.mark(x, y)
          if mark == .smoothed { difference.smoothed += 1 }
          if mark == .withinThreshold {
            difference.furthestHidden = max(difference.furthestHidden ?? 0, distance)
          }
          if mark == .counted {
            difference.counted += 1
            tiles.add(
              PixelDifference.Worst(
                x: x, y: y, before: first[x, y], after: second[x, y], distance: distance))
          }
        }
        if keepsMarks { keep(mark, x, y) }
      }
    }
  }

  private mutating func keep(_ mark: PixelMark, _ x: Int, _ y: Int) {
    if marks.isEmpty {
      marks = [UInt8](repeating: PixelMark.equal.rawValue, count: width * height)
    }
    marks[y * width + x] = mark.rawValue
  }

  /// What was found, judged, with its places.
  var result: PixelDifference {
    var result = difference
    if let window = tolerance.window {
      result.densest = DensestWindow.count(
        in: marks, width: width, height: height, side: window.side)
    }
    result.passes = tolerance.passes(
      count: result.counted, of: result.total, densest: result.densest)
    result.regions = RegionFinder(tiles: tiles).regions()
    result.worst = PixelDifference.Worst.furthest(of: result.regions.compactMap(\.worst))
    return result
  }
}

/// The columns of one row that masks cover.
private struct MaskedColumns {
  private let ranges: [Range<Int>]

  init(_ masks: [PixelRect], row: Int) {
    ranges = masks.compactMap { $0.y <= row && row < $0.maxY ? $0.x..<$0.maxX : nil }
  }

  func contains(_ column: Int) -> Bool { ranges.contains { $0.contains(column) } }
}
