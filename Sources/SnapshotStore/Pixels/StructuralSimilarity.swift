// SPDX-License-Identifier: MIT
//
// Structural similarity around a pixel. Source: Wang, Bovik, Sheikh, Simoncelli, "Image quality
// assessment: from error visibility to structural similarity", 2004; windows of equal weight.

/// Structural similarity of the neighbourhoods of a pixel in two pictures of one size.
struct StructuralSimilarity {
  /// Pixels from the middle of the window to its edge: 7 x 7.
  static let reach = 3
  /// (0.01 * 255)² and (0.03 * 255)².
  private static let (c1, c2) = (6.5025, 58.5225)

  let first: UnsafeRasterView
  let second: UnsafeRasterView

  /// The least similarity among red, green and blue, on white and on black, -1 to 1; the window is
  /// cut at the picture's border, means and variances are those of all its pixels.
  func around(_ x: Int, _ y: Int) -> Double {
    let columns = max(0, x - Self.reach)...min(first.width - 1, x + Self.reach)
    let rows = max(0, y - Self.reach)...min(first.height - 1, y + Self.reach)
    let black = similarity(columns, rows, on: 0)
    let isOpaque = rows.allSatisfy { row in
      columns.allSatisfy { first[$0, row].alpha == 255 && second[$0, row].alpha == 255 }
    }
    return isOpaque ? black : min(black, similarity(columns, rows, on: 255))
  }

  private func similarity(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, on grey: Int
  ) -> Double {
    var (red, green, blue) = (Sums(), Sums(), Sums())
    for row in rows {
      for column in columns {
        let (one, other) = (first[column, row], second[column, row])
        red.add(Self.blend(one.red, one, grey), Self.blend(other.red, other, grey))
        green.add(Self.blend(one.green, one, grey), Self.blend(other.green, other, grey))
        blue.add(Self.blend(one.blue, one, grey), Self.blend(other.blue, other, grey))
      }
    }
    return min(red.similarity, green.similarity, blue.similarity)
  }

  /// A channel on a grey, to the nearest whole number: sums stay exact.
  private static func blend(_ channel: UInt8, _ pixel: Pixel, _ grey: Int) -> Int {
    let alpha = Int(pixel.alpha)
    return (Int(channel) * alpha + grey * (255 - alpha) + 127) / 255
  }

  private struct Sums {
    var count = 0
    var (x, y, xx, yy, xy) = (0, 0, 0, 0, 0)

    mutating func add(_ one: Int, _ other: Int) {
      count += 1
      x += one
      y += other
      xx += one * one
      yy += other * other
      xy += one * other
    }

    var similarity: Double {
      let n = Double(count)
      let (mx, my) = (Double(x) / n, Double(y) / n)
      // Whole numbers until the last division: n² times the variances.
      let vx = Double(count * xx - x * x) / (n * n)
      let vy = Double(count * yy - y * y) / (n * n)
      let cov = Double(count * xy - x * y) / (n * n)
      return ((2 * mx * my + c1) * (2 * cov + c2)) / ((mx * mx + my * my + c1) * (vx + vy + c2))
    }
  }
}
