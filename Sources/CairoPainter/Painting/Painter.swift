// SPDX-License-Identifier: MIT
//
// Paints display lists: the tree of commands, fills and strokes. Texts, images and effects have
// their own files.

import CCairo
import Drawing
import Foundation
import Geometry

/// What painting draws from: set texts and decoded images.
struct PaintResources {
  var text: TextSetter
  var images: ImageLibrary
  var textMode: TextMode
  var pictures: GlyphPictures
}

/// Paints commands through one Cairo context.
///
/// Cairo's own matrix maps the display list's points to the target's pixels.
struct Painter {
  /// What the pixels are for.
  enum Target {
    /// Pixels: glyphs and images snap to them.
    case pixels
    /// An SVG: places keep their fractions, pictures within are made at `rasterScale` pixels a point.
    /// What Cairo can't write stands in `parts`.
    case vectors(rasterScale: CGFloat, parts: SVGParts)
  }

  /// Coordinates beyond this many pixels are cut: Cairo counts in 1/256 of a pixel in 32 bits.
  private static let farthest: CGFloat = 4_000_000

  let context: CairoContext
  let target: Target
  let resources: PaintResources
  /// What can be seen, in the target's pixels.
  let visible: CGRect
  var cr: OpaquePointer { context.raw }

  /// Paints commands in order; the matrix is the caller's.
  func paint(_ commands: [DrawCommand]) throws(PaintError) {
    for command in commands { try paint(command) }
  }

  private func paint(_ command: DrawCommand) throws(PaintError) {
    guard let bounds = command.bounds, isSeen(bounds) else { return }
    switch command {
    case .fill(let path, let paint):
      guard trace(path) else { return }
      guard try setSource(paint, for: bounds) else { return cairo_new_path(cr) }
      if case .vectors = target, bounds.applying(matrix).contains(visible) { addEmptyLine(bounds) }
      cairo_fill(cr)
    case .stroke(let path, let paint, let width, let dash, let cap):
      guard width > 0, trace(path) else { return }
      guard try setSource(paint, for: bounds) else { return cairo_new_path(cr) }
      stroke(width: width, dash: dash, cap: cap)
    case .text(let request, let frame, let color): self.paint(request, in: frame, color)
    case .image(let image, let frame, let clip, let tint):
      try self.paint(image, in: frame, clip: clip, tint: tint)
    case .group(let effect, let commands): try paint(commands, under: effect)
    }
  }

  /// Adds a part without area to the path. A rectangle over the whole picture makes Cairo forget what
  /// it painted before, and with it where layers begin; a path of two parts does not.
  private func addEmptyLine(_ bounds: CGRect) {
    cairo_move_to(cr, Double(bounds.minX), Double(bounds.minY))
    cairo_line_to(cr, Double(bounds.maxX), Double(bounds.minY))
    cairo_close_path(cr)
  }

  private func stroke(width: CGFloat, dash: [CGFloat], cap: DrawCommand.Cap) {
    cairo_set_line_width(cr, Double(width))
    cairo_set_line_cap(cr, cap.cairo)
    let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    let lengths = isDashed ? dash.map { Double($0) } : []
    cairo_set_dash(cr, lengths, Int32(clamping: lengths.count), 0)
    cairo_stroke(cr)
  }

  // MARK: Space

  /// The map from points to pixels.
  var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  func apply(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(cr, &matrix)
  }

  /// Whether something within `bounds` (points) reaches what can be seen.
  func isSeen(_ bounds: CGRect) -> Bool {
    // Half a pixel for edges that lie on a pixel's border and lines without extent.
    bounds.applying(matrix).insetBy(dx: -0.5, dy: -0.5).meeting(visible) != nil
  }

  /// Draws with everything set back afterwards.
  func saving(_ draw: () throws(PaintError) -> Void) throws(PaintError) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    try draw()
  }

  // MARK: Paths

  /// Makes `path` the current path; false when a number in it is not finite.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(cr)
    let matrix = matrix
    let size = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d), 1e-6)
    let limit = Self.farthest / size
    func place(_ point: CGPoint) -> (x: Double, y: Double)? {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return (Double(max(-limit, min(limit, point.x))), Double(max(-limit, min(limit, point.y))))
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let to = place(to) else { return abandon() }
        cairo_move_to(cr, to.x, to.y)
      case .line(let to):
        guard let to = place(to) else { return abandon() }
        cairo_line_to(cr, to.x, to.y)
      case .curve(let to, let control1, let control2):
        guard let to = place(to), let one = place(control1), let two = place(control2) else {
          return abandon()
        }
        cairo_curve_to(cr, one.x, one.y, two.x, two.y, to.x, to.y)
      case .close: cairo_close_path(cr)
      }
    }
    return true
  }

  private func abandon() -> Bool {
    cairo_new_path(cr)
    return false
  }

  func setSource(_ color: RGBA) {
    func channel(_ value: Double) -> Double { value.isFinite ? max(0, min(1, value)) : 0 }
    cairo_set_source_rgba(
      cr, channel(color.red), channel(color.green), channel(color.blue), channel(color.alpha))
  }
}

extension DrawCommand.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
