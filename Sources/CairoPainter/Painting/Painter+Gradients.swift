// SPDX-License-Identifier: MIT
//
// Gradients. Colours are mixed in sRGB with premultiplied alpha.

import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
  /// Makes `paint` the source; false when it paints nothing.
  func setSource(_ paint: Paint, for bounds: CGRect) throws(PaintError) -> Bool {
    switch paint {
    case .color(let color):
      setSource(color)
      return true
    case .linearGradient(let stops, let from, let to):
      guard from.isFinite, to.isFinite else { return false }
      return setSource(
        cairo_pattern_create_linear(from.x, from.y, to.x, to.y), GradientRamp(stops))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return false }
      return setSource(
        cairo_pattern_create_radial(
          center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius)),
        GradientRamp(stops))
    case .ellipticalGradient(let stops, let center, let stretch, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, stretch.width.isFinite,
        stretch.height.isFinite, stretch.width > 0, stretch.height > 0
      else { return false }
      // Circles as wide as the ellipses, in a space whose height is stretched back.
      let squeeze = stretch.width / stretch.height
      return setSource(
        cairo_pattern_create_radial(
          0, 0, max(0, startRadius) * stretch.width, 0, 0, max(0, endRadius) * stretch.width),
        GradientRamp(stops),
        matrix: cairo_matrix_t(
          xx: 1, yx: 0, xy: 0, yy: squeeze, x0: -center.x, y0: -center.y * squeeze))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard center.isFinite, startAngle.isFinite, endAngle.isFinite else { return false }
      let sweep = AngularSweep(
        ramp: GradientRamp(stops), center: center, start: startAngle, end: endAngle)
      return try setSource(sweep, for: bounds)
    }
  }

  /// - Parameter matrix: From the user's space to the pattern's; nil where they are one.
  private func setSource(
    _ pattern: OpaquePointer?, _ ramp: GradientRamp, matrix: cairo_matrix_t? = nil
  ) -> Bool {
    guard let pattern else { return false }
    defer { cairo_pattern_destroy(pattern) }
    guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS, !ramp.stops.isEmpty else {
      return false
    }
    for stop in ramp.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    if var matrix { cairo_pattern_set_matrix(pattern, &matrix) }
    cairo_set_source(cr, pattern)
    return true
  }

  /// A sweep is made pixel by pixel: Cairo has no such gradient.
  private func setSource(_ sweep: AngularSweep, for bounds: CGRect) throws(PaintError) -> Bool {
    let toPixels = matrix
    var raster = toPixels
    if case .vectors(let scale, _) = target {
      raster = toPixels.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
    let factor =
      toPixels.a == 0 && toPixels.b == 0
      ? 1
      : hypot(raster.a, raster.b)
        / hypot(toPixels.a, toPixels.b)
    let seen = CGRect(
      x: visible.minX * factor, y: visible.minY * factor, width: visible.width * factor,
      height: visible.height * factor)
    guard
      let area = bounds.applying(raster).insetBy(dx: -1, dy: -1).meeting(seen)?.outward,
      !sweep.ramp.stops.isEmpty
    else { return false }
    let surface = try CairoSurface(width: Int(area.width), height: Int(area.height))
    guard let pixels = surface.pixels else { throw .noMemory("cairo_image_surface_get_data") }
    sweep.fill(pixels, surface, origin: area.origin, toPoints: raster.inverted())
    surface.pixelsChanged()
    guard let pattern = cairo_pattern_create_for_surface(surface.raw) else { return false }
    defer { cairo_pattern_destroy(pattern) }
    // From the user's space to the picture's: through the raster's pixels, less its origin.
    var matrix = cairo_matrix_t(
      xx: raster.a, yx: raster.b, xy: raster.c, yy: raster.d, x0: raster.tx - area.minX,
      y0: raster.ty - area.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if case .pixels = target { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
    cairo_set_source(cr, pattern)
    return true
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A gradient's stops made ready: in order, within 0 to 1, with steps between where alpha changes.
struct GradientRamp {
  private(set) var stops: [GradientStop] = []
  /// Steps between two stops of different alpha and colour, since Cairo mixes straight colours.
  private static let steps = 16

  init(_ given: [GradientStop]) {
    var least = 0.0
    for stop in given {
      var next = stop
      next.location = max(least, min(1, stop.location.isFinite ? stop.location : least))
      least = next.location
      if let last = stops.last { addSteps(from: last, to: next) }
      stops.append(next)
    }
  }

  private mutating func addSteps(from a: GradientStop, to b: GradientStop) {
    let isSameColor =
      a.color.red == b.color.red && a.color.green == b.color.green && a.color.blue == b.color.blue
    guard a.color.alpha != b.color.alpha, !isSameColor, b.location > a.location else { return }
    for step in 1..<Self.steps {
      let part = Double(step) / Double(Self.steps)
      stops.append(
        GradientStop(
          color: Self.mix(a.color, b.color, part),
          location: a.location + (b.location - a.location) * part))
    }
  }

  /// A colour between two, `part` of the way, mixed with premultiplied alpha.
  static func mix(_ a: RGBA, _ b: RGBA, _ part: Double) -> RGBA {
    let alpha = a.alpha + (b.alpha - a.alpha) * part
    func channel(_ x: Double, _ y: Double) -> Double {
      guard alpha > 0 else { return x + (y - x) * part }
      return (x * a.alpha + (y * b.alpha - x * a.alpha) * part) / alpha
    }
    return RGBA(
      red: channel(a.red, b.red), green: channel(a.green, b.green),
      blue: channel(a.blue, b.blue), alpha: alpha)
  }

  /// The colour at a place between 0 and 1.
  func color(at place: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place > first.location else { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where place <= b.location {
      let length = b.location - a.location
      return length > 0 ? Self.mix(a.color, b.color, (place - a.location) / length) : b.color
    }
    return last.color
  }
}

/// A gradient around a point.
///
/// More than one turn shows its last turn. Less leaves a gap, whose first half has the last colour
/// and whose other half has the first (Apple, `AngularGradient`, Overview).
struct AngularSweep {
  var ramp: GradientRamp
  var center: CGPoint
  var start: CGFloat
  var end: CGFloat
  private static let entries = 1024

  /// Colours every pixel of a surface by the angle of its middle.
  func fill(
    _ pixels: UnsafeMutablePointer<UInt8>, _ surface: CairoSurface, origin: CGPoint,
    toPoints: CGAffineTransform
  ) {
    let table = (0...Self.entries).map { index in
      Self.pixel(ramp.color(at: Double(index) / Double(Self.entries)))
    }
    let isClockwise = end >= start
    let length = abs(end - start)
    // What comes before the last turn.
    let hidden = max(0, length - 2 * .pi)
    let begin = isClockwise ? start + hidden : start - hidden
    let middleOfGap = (length + 2 * .pi) / 2
    for y in 0..<surface.height {
      let row = UnsafeMutableRawPointer(pixels + y * surface.stride)
      for x in 0..<surface.width {
        let point = CGPoint(x: origin.x + CGFloat(x) + 0.5, y: origin.y + CGFloat(y) + 0.5)
          .applying(toPoints)
        var turn = Self.angle(point.x - center.x, point.y - center.y) - begin
        // Forward along the sweep, within one turn.
        turn = isClockwise ? turn : -turn
        turn -= (turn / (2 * .pi)).rounded(.down) * 2 * .pi
        let place =
          hidden + turn < length ? (hidden + turn) / length : turn < middleOfGap ? 1 : 0
        let entry = Int((place * CGFloat(Self.entries)).rounded())
        row.storeBytes(of: table[entry], toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  private static func pixel(_ color: RGBA) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    let alpha = max(0, min(1, color.alpha))
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }

  /// The angle of (x, y) in radians, 0 pointing right, clockwise on a screen. Additions and products
  /// only: the C library's answer may differ in its last bit from processor to processor.
  static func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let (ax, ay) = (abs(x), abs(y))
    guard max(ax, ay) > 0 else { return 0 }
    let ratio = min(ax, ay) / max(ax, ay)
    // Halving the angle brings the ratio under 0.42, where the series ends quickly.
    let half = ratio / (1 + (1 + ratio * ratio).squareRoot())
    let square = half * half
    var sum: CGFloat = 0
    for n in stride(from: 21, through: 1, by: -2) {
      sum = 1 / CGFloat(n) - square * sum
    }
    var angle = 2 * half * sum
    if ay > ax { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }
}
