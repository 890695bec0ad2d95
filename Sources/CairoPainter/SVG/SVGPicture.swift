// SPDX-License-Identifier: MIT
//
// A display list as SVG: one Cairo surface for the whole picture, then made canonical.

import CCairo
import Drawing
import Foundation
import Geometry

/// A display list as SVG.
///
/// Cairo knows nothing of layers, so a mark is painted before each element: a square of one pixel,
/// nearly clear, in a colour and at a place nothing else has. ``SVGCanonicalizer`` puts the layers'
/// tags where the marks are.
struct SVGPicture {
  let list: DisplayList
  let resources: PaintResources

  /// Pixels in a point of what can't be vectors: coloured glyphs, sweeps, images made to measure.
  private static let rasterScale: CGFloat = 3
  /// Marks are tried again in another colour should a picture happen to hold one.
  private static let attempts: UInt8 = 3

  func bytes() throws(PaintError) -> [UInt8] {
    guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0,
      list.size.height > 0, list.size.width <= CGFloat(PictureLimits.width),
      list.size.height <= CGFloat(PictureLimits.height)
    else { throw .tooLarge(width: Double(list.size.width), height: Double(list.size.height)) }
    for attempt in 0..<Self.attempts {
      let red = 3 + attempt * 40
      let parts = SVGParts(size: list.size, red: red)
      let mark = SVGMark(red: red)
      let raw = try paint(mark, parts)
      let canonicalizer = SVGCanonicalizer(
        raw, parts: parts, elements: list.elements, mark: mark.start + Self.square)
      if let bytes = canonicalizer.canonical() { return bytes }
    }
    throw PaintError(.library, "the layers of the SVG could not be told apart")
  }

  /// The outline of an element's mark, as Cairo writes it.
  private static let square = Array("M 0 0 L 1 0 L 1 1 L 0 1 Z M 0 0 \"/>".utf8)

  private func paint(_ mark: SVGMark, _ parts: SVGParts) throws(PaintError) -> [UInt8] {
    try SVGSurface.write(list.size) { context throws(PaintError) in
      let painter = Painter(
        context: context, target: .vectors(rasterScale: Self.rasterScale, parts: parts),
        resources: resources, visible: CGRect(origin: .zero, size: list.size))
      if list.background.alpha > 0 {
        painter.setSource(list.background)
        cairo_paint(context.raw)
      }
      for element in list.elements {
        painter.setSource(mark.color)
        cairo_rectangle(context.raw, 0, 0, 1, 1)
        cairo_fill(context.raw)
        try painter.saving { () throws(PaintError) in try painter.paint(element.commands) }
      }
    }
  }
}

/// Cairo's SVG of a drawing.
enum SVGSurface {
  /// - Parameter offset: Where the drawing's origin is.
  static func write(
    _ size: CGSize, offset: CGPoint = .zero, _ draw: (CairoContext) throws(PaintError) -> Void
  ) throws(PaintError) -> [UInt8] {
    var output = dcv_bytes()
    defer { dcv_bytes_free(&output) }
    // Cairo keeps the pointer until the surface is finished, so it must not move.
    try withUnsafeMutablePointer(to: &output) { pointer throws(PaintError) in
      let surface = try CairoSurface(
        taking: dcv_svg_surface_create(pointer, Double(size.width), Double(size.height)),
        from: "cairo_svg_surface_create")
      if offset != .zero { cairo_surface_set_device_offset(surface.raw, offset.x, offset.y) }
      let context = try CairoContext(on: surface)
      try draw(context)
      try context.check("svg")
      // Outlines of glyphs are fetched now.
      FaceLock.alone { cairo_surface_finish(surface.raw) }
      let status = cairo_surface_status(surface.raw)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw .status("cairo_surface_finish", String(cString: cairo_status_to_string(status)))
      }
    }
    return Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
  }
}

/// Numbers as Cairo writes them in an SVG.
enum SVGNumber {
  /// A channel of 0 to 1 in per cent, at most six digits after the point.
  static func percent(_ value: Double) -> String {
    let millionths = Int((value * 100_000_000).rounded())
    var text = String(millionths / 1_000_000)
    var rest = millionths % 1_000_000
    guard rest > 0 else { return text + "%" }
    var digits = 6
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let tail = String(rest)
    text += "." + String(repeating: "0", count: digits - tail.utf8.count) + tail
    return text + "%"
  }
}
