// SPDX-License-Identifier: MIT
//
// Painting a few commands and looking at single pixels.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

/// A picture of one element on white, and its pixels.
struct Painted {
  let pixels: PixelBuffer

  /// Paints commands on white at a scale.
  init(
    _ commands: [DrawCommand], width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1,
    background: RGBA = .white, engine: PaintEngine? = nil
  ) throws {
    let painter = try engine ?? PaintEngine()
    pixels = try painter.pixels(
      of: .of(commands, width: width, height: height, background: background), scale: scale)
  }

  /// Red, green, blue, alpha of a pixel; zeros outside.
  subscript(x: Int, y: Int) -> [UInt8] {
    guard (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) else {
      return [0, 0, 0, 0]
    }
    let start = (y * pixels.width + x) * 4
    return Array(pixels.bytes[start..<start + 4])
  }

  /// The smallest rectangle around all pixels that are not white.
  var ink: CGRect? {
    var box: CGRect?
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where self[x, y] != [255, 255, 255, 255] {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  /// Sum of darkness over all pixels, 255 for a black one.
  var darkness: Int {
    stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) { $0 + 255 - Int(pixels.bytes[$1]) }
  }
}

extension DisplayList {
  /// A picture of one element.
  static func of(
    _ commands: [DrawCommand], width: CGFloat = 40, height: CGFloat = 40,
    background: RGBA = .white
  ) -> DisplayList {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let element = DisplayElement(
      id: "s0/#0", kind: "cell", section: 0, item: 0, title: "one", frame: frame,
      commands: commands)
    return DisplayList(size: frame.size, background: background, elements: [element])
  }
}

extension FontRequest {
  /// San Francisco's line metrics at a size (views-and-metrics 3.7).
  static func body(
    _ size: CGFloat, weight: Int = 400, tracking: CGFloat = 0, leading: CGFloat = 0,
    design: Design = .default
  ) -> FontRequest {
    FontRequest(
      size: size, weight: weight, design: design, tracking: tracking,
      ascender: size * 0.9521484375, descender: size * 0.2412109375, leading: leading)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A folder that lives as long as this object.
final class Scratch {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dcv-painter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = "\(self.path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
