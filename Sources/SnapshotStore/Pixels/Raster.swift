// SPDX-License-Identifier: MIT
//
// A picture as comparisons see it.

/// Pixels in memory.
package struct Raster: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// From the top-left, row by row: `height * width * 4` bytes in the order R, G, B, A, 8 bits
  /// each, straight alpha, sRGB.
  package private(set) var bytes: [UInt8]
  /// The lower half of each channel of a picture with 16 bits, in the order of ``bytes``; empty for
  /// one with 8, whose lower halves are those bytes again (255 becomes 65535).
  package private(set) var lowBytes: [UInt8]

  /// A picture of its bytes; nil when their number is not that of its pixels.
  package init?(width: Int, height: Int, bytes: [UInt8], lowBytes: [UInt8] = []) {
    let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooMany, pixels <= Int.max / 4, bytes.count == pixels * 4,
      lowBytes.isEmpty || lowBytes.count == bytes.count
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    self.lowBytes = lowBytes == bytes ? [] : lowBytes
  }

  /// A picture of one colour.
  package init(width: Int, height: Int, filledWith color: Pixel = Pixel(255, 255, 255)) {
    self.width = max(0, width)
    self.height = max(0, height)
    lowBytes = []
    bytes = [UInt8](repeating: color.red, count: self.width * self.height * 4)
    guard color.red != color.green || color.green != color.blue || color.blue != color.alpha
    else { return }
    for index in 0..<(self.width * self.height) { set(index, color) }
  }

  /// The whole of it.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel inside the picture.
  package subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && y >= 0 && x < width && y < height, "a pixel outside its picture")
      let start = (y * width + x) * 4
      return Pixel(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      precondition(x >= 0 && y >= 0 && x < width && y < height, "a pixel outside its picture")
      set(y * width + x, newValue)
    }
  }

  /// The picture, of 8 bits, with each pixel replaced.
  consuming func mapped(_ change: (Pixel) -> Pixel) -> Raster {
    var result = self
    result.lowBytes = []
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = change(
          Pixel(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]))
        bytes[index] = pixel.red
        bytes[index + 1] = pixel.green
        bytes[index + 2] = pixel.blue
        bytes[index + 3] = pixel.alpha
      }
    }
    return result
  }

  /// Fills what of `rect` lies inside the picture.
  package mutating func fill(_ rect: PixelRect, with color: Pixel) {
    let area = rect.intersection(bounds)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { set(y * width + x, color) }
    }
  }

  /// Puts `other` with its top-left corner at (x, y); what sticks out is cut off.
  package mutating func draw(_ other: Raster, x left: Int, y top: Int) {
    let place = PixelRect(x: left, y: top, width: other.width, height: other.height)
    let area = place.intersection(bounds)
    guard area.width > 0 else { return }
    for y in area.y..<area.maxY {
      let source = ((y - top) * other.width + area.x - left) * 4
      let target = (y * width + area.x) * 4
      bytes.replaceSubrange(
        target..<(target + area.width * 4), with: other.bytes[source..<(source + area.width * 4)])
    }
  }

  private mutating func set(_ index: Int, _ color: Pixel) {
    bytes[index * 4] = color.red
    bytes[index * 4 + 1] = color.green
    bytes[index * 4 + 2] = color.blue
    bytes[index * 4 + 3] = color.alpha
  }
}

/// One pixel: straight alpha, sRGB.
package struct Pixel: Hashable, Sendable {
  /// 0 to 255.
  package var red: UInt8
  /// 0 to 255.
  package var green: UInt8
  /// 0 to 255.
  package var blue: UInt8
  /// 0 is nothing, 255 opaque.
  package var alpha: UInt8

  /// A pixel by its channels; opaque unless told otherwise.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#rrggbb`, with `aa` after it unless opaque.
  package var text: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}

/// A rectangle of whole pixels; `maxX` and `maxY` lie outside it.
package struct PixelRect: Hashable, Sendable {
  /// Left edge.
  package var x: Int
  /// Top edge.
  package var y: Int
  /// Never negative.
  package var width: Int
  /// Never negative.
  package var height: Int

  /// A rectangle; negative lengths become 0.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// One past the last column.
  package var maxX: Int { x + width }
  /// One past the last row.
  package var maxY: Int { y + height }
  /// Whether there is no pixel in it.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// What both cover; with no width and height when that is nothing.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return PixelRect(x: left, y: top, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both share a pixel.
  package func meets(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Larger by `length` pixels on each side.
  package func grown(by length: Int) -> PixelRect {
    PixelRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
