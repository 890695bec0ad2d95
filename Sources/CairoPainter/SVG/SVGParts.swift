// SPDX-License-Identifier: MIT
//
// What Cairo has no words for in an SVG: filters of colours, and blending. Such a group is written for
// itself, a mark takes its place, and the canonicalizer puts it there.

import CCairo
import Drawing
import Foundation
import Geometry

/// Groups of an SVG that stand in an element of their own.
final class SVGParts {
  /// What the element says.
  enum Style {
    /// A filter of the colours within a box, in the SVG's units.
    case filter(ColorMatrix, CGRect)
    /// How it meets what lies below; `normal` keeps what is inside to itself.
    case blend(BlendMode)
  }

  /// One group: what its element says, and Cairo's SVG of it.
  struct Part {
    var style: Style
    var raw: [UInt8]
  }

  private(set) var parts: [Part] = []
  private let size: CGSize
  private let redShade: UInt8

  /// Marks are told apart by green and blue, from 3 to 252.
  private static let shades = 250

  /// - Parameter red: The red of all marks.
  init(size: CGSize, red: UInt8) {
    self.size = size
    redShade = red
  }

  /// The red of all marks, as Cairo writes it.
  var red: [UInt8] { Array((SVGNumber.percent(Double(redShade) / 255) + ",").utf8) }

  /// Writes a group for itself, and paints a mark in its place.
  func add(
    _ style: Style, of painter: Painter, _ draw: (Painter) throws(PaintError) -> Void
  ) throws(PaintError) {
    // Inside a group of Cairo's, pixels are counted from the group's corner.
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(cairo_get_group_target(painter.cr), &x, &y)
    let offset = CGPoint(x: x, y: y)
    let raw = try SVGSurface.write(size, offset: offset) { context throws(PaintError) in
      let inner = Painter(
        context: context, target: painter.target, resources: painter.resources,
        visible: painter.visible)
      inner.apply(painter.matrix)
      try draw(inner)
    }
    guard parts.count < Self.shades * Self.shades else {
      throw PaintError(.library, "too many filters in one SVG")
    }
    let mark = SVGMark(red: redShade, part: parts.count)
    parts.append(Part(style: style.moved(by: offset), raw: raw))
    paint(mark, by: painter)
  }

  /// A mark larger than all clips, or Cairo would leave these out; of two parts, or Cairo would forget
  /// what it painted before.
  private func paint(_ mark: SVGMark, by painter: Painter) {
    let cr = painter.cr
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_identity_matrix(cr)
    painter.setSource(mark.color)
    cairo_rectangle(cr, -10, -10, size.width + 20, size.height + 20)
    cairo_move_to(cr, 0, 0)
    cairo_line_to(cr, 1, 0)
    cairo_close_path(cr)
    cairo_fill(cr)
  }

  /// The part that a mark stands for, by what follows its red in Cairo's style.
  lazy var numbers: [[UInt8]: Int] = Dictionary(
    uniqueKeysWithValues: parts.indices.map { (SVGMark(red: redShade, part: $0).shades, $0) })
}

extension SVGParts.Style {
  fileprivate func moved(by offset: CGPoint) -> Self {
    guard case .filter(let colors, let box) = self else { return self }
    return .filter(colors, box.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// The attributes of the element; `filter` is the id of its filter.
  func attributes(filter: String) -> String {
    switch self {
    case .filter: "filter=\"url(#\(filter))\""
    case .blend(.normal): "style=\"isolation:isolate\""
    case .blend(let mode): "style=\"mix-blend-mode:\(mode.cssName)\""
    }
  }

  /// The filter's definition; empty for none.
  func definition(filter: String) -> String {
    guard case .filter(let colors, let box) = self else { return "" }
    let area = box.insetBy(dx: -1, dy: -1).outward
    func number(_ value: Double) -> String { CanonicalNumber.string(value, decimals: 6) }
    let rows = (0..<3).map { row in
      let values = colors.values[(4 * row)...].prefix(4).map(number)
      return (values.prefix(3) + ["0"] + values.suffix(1)).joined(separator: " ")
    }
    return """
      <filter id="\(filter)" filterUnits="userSpaceOnUse" x="\(number(area.minX))" \
      y="\(number(area.minY))" width="\(number(area.width))" height="\(number(area.height))" \
      color-interpolation-filters="sRGB">
      <feColorMatrix type="matrix" values="\(rows.joined(separator: " ")) 0 0 0 \
      \(number(colors.alpha)) 0"/>
      </filter>

      """
  }
}

/// Something nearly clear that is painted to be found again.
struct SVGMark {
  /// As Cairo writes a fill, up to its colour.
  static let head = Array("<path style=\" stroke:none;fill-rule:nonzero;fill:rgb(".utf8)
  /// And behind it.
  static let tail = Array(");fill-opacity:0.00392157;\" d=\"".utf8)

  let color: RGBA

  /// The mark of an element.
  init(red: UInt8) { color = RGBA(red, 1, 2, 1 / 255) }

  /// The mark of a part.
  init(red: UInt8, part: Int) {
    color = RGBA(red, UInt8(3 + part % 250), UInt8(3 + part / 250 % 250), 1 / 255)
  }

  /// Green and blue as Cairo writes them.
  var shades: [UInt8] {
    Array((SVGNumber.percent(color.green) + "," + SVGNumber.percent(color.blue)).utf8)
  }

  /// All of its path up to the outline.
  var start: [UInt8] {
    Self.head + Array((SVGNumber.percent(color.red) + ",").utf8) + shades + Self.tail
  }
}
