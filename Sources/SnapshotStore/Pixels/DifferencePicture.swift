// SPDX-License-Identifier: MIT
//
// A picture of a difference: what counts in full red on a pale grey base, boxes around places, and
// a magnified crop of the worst one.

/// Draws differences.
package struct DifferencePicture: Sendable {
  /// Pixels that count.
  static let red = Pixel(255, 0, 0)
  /// Pixels that count where an element only moved.
  static let blue = Pixel(0, 96, 255)
  /// Smoothed edges that were ignored.
  static let yellow = Pixel(255, 200, 0)
  /// Differences within the threshold.
  static let orange = Pixel(255, 150, 110)
  /// What a mask covers.
  static let violet = Pixel(226, 214, 245)
  /// Boxes around places.
  static let box = Pixel(120, 0, 180)
  /// Outside of one of two pictures that differ in size.
  static let outside = Pixel(255, 0, 255)

  /// Drawn on the picture: what differs, and around it.
  ///
  /// - Parameters:
  ///   - comparison: Of pictures with the size of `after`.
  ///   - after: What is drawn pale beneath.
  ///   - moved: Areas of elements that only moved.
  ///   - masks: Areas that were not looked at.
  package static func picture(
    of comparison: PixelComparison, on after: consuming Raster, moved: [PixelRect] = [],
    masks: [PixelRect] = []
  ) -> Raster {
    // Pale, so that red stands out on it, light or dark.
    var picture = after.mapped(paled)
    for mask in masks { picture.fill(mask, with: violet) }
    let movedAreas = AreaIndex(moved)
    for y in 0..<comparison.height where comparison.differs(row: y) {
      let areas = movedAreas.row(y)
      for x in 0..<comparison.width {
        switch comparison.mark(x: x, y: y) {
        case .equal, .masked: continue
        case .counted: picture[x, y] = areas.contains { $0.contains(x) } ? blue : red
        case .smoothed: picture[x, y] = yellow
        case .withinThreshold: picture[x, y] = orange
        }
      }
    }
    let line = max(1, min(picture.width, picture.height) / 360)
    for region in comparison.difference.regions {
      outline(region.box.grown(by: 3 * line), width: line, in: &picture)
    }
    return picture
  }

  /// Two pictures of different size: both padded to the larger width and height, what only one of
  /// them covers in magenta, what differs where both are in red.
  package static func padded(_ before: Raster, _ after: Raster) -> Raster {
    let width = max(before.width, after.width)
    let height = max(before.height, after.height)
    var picture = Raster(width: width, height: height, filledWith: outside)
    let common = before.bounds.intersection(after.bounds)
    for y in 0..<common.height {
      for x in 0..<common.width {
        let isEqual = before[x, y] == after[x, y]
        picture[x, y] = isEqual ? paled(after[x, y]) : red
      }
    }
    // Where there is neither picture.
    if common.width < width, common.height < height, before.width != after.width {
      let isWider = before.width > after.width
      let wide = isWider ? before : after
      let tall = isWider ? after : before
      if tall.height > wide.height {
        picture.fill(
          PixelRect(
            x: common.width, y: common.height, width: width - common.width,
            height: height - common.height), with: Pixel(255, 255, 255))
      }
    }
    return picture
  }

  /// Before, after and difference around the worst place, each pixel a square of `zoom` pixels;
  /// nil when nothing counts.
  ///
  /// - Parameters:
  ///   - side: Pixels along an edge of what is shown.
  package static func crop(
    of comparison: PixelComparison, _ before: Raster, _ after: Raster, side: Int = 32,
    zoom: Int = 8
  ) -> Raster? {
    guard let worst = comparison.difference.worst else { return nil }
    let difference = picture(of: comparison, on: after)
    let (width, height) = (min(side, after.width), min(side, after.height))
    let area = PixelRect(
      x: min(max(0, worst.x - width / 2), after.width - width),
      y: min(max(0, worst.y - height / 2), after.height - height), width: width, height: height)
    let gap = zoom
    var result = Raster(
      width: 3 * width * zoom + 2 * gap, height: height * zoom,
      filledWith: Pixel(255, 255, 255, 0))
    for (index, source) in [before, after, difference].enumerated() {
      let left = index * (width * zoom + gap)
      for y in 0..<height {
        for x in 0..<width {
          result.fill(
            PixelRect(x: left + x * zoom, y: y * zoom, width: zoom, height: zoom),
            with: source[area.x + x, area.y + y])
        }
      }
    }
    return result
  }

  /// Brightness on white, the darkest at 191 of 255.
  private static func paled(_ pixel: Pixel) -> Pixel {
    let alpha = Int(pixel.alpha)
    // 77 + 150 + 29 = 256.
    let brightness = (Int(pixel.red) * 77 + Int(pixel.green) * 150 + Int(pixel.blue) * 29) >> 8
    let onWhite =
      alpha == 255 ? brightness : (brightness * alpha + 255 * (255 - alpha)) / 255
    let grey = UInt8(191 + onWhite / 4)
    return Pixel(grey, grey, grey)
  }

  private static func outline(_ rect: PixelRect, width line: Int, in picture: inout Raster) {
    for edge in [
      PixelRect(x: rect.x, y: rect.y, width: rect.width, height: line),
      PixelRect(x: rect.x, y: rect.maxY - line, width: rect.width, height: line),
      PixelRect(x: rect.x, y: rect.y, width: line, height: rect.height),
      PixelRect(x: rect.maxX - line, y: rect.y, width: line, height: rect.height),
    ] { picture.fill(edge, with: box) }
  }
}

/// Rectangles by row.
private struct AreaIndex {
  private let areas: [PixelRect]

  init(_ areas: [PixelRect]) { self.areas = areas }

  /// The columns that are covered in a row.
  func row(_ y: Int) -> [Range<Int>] {
    areas.compactMap { $0.y <= y && y < $0.maxY ? $0.x..<$0.maxX : nil }
  }
}
