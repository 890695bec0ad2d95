// SPDX-License-Identifier: MIT
//
// Outlines and paints of shapes in a box.

import Drawing
import Foundation
import Geometry

extension ShapeNode.Kind {
  /// The outline in `box`, as if reading from left to right. A circle stands in the middle of it;
  /// radii end at half the shorter side (views-and-metrics 2, Shapes).
  func path(in box: CGRect) -> Path {
    switch self {
    case .rectangle: return Path(box)
    case .roundedRectangle(let radius, let style):
      return Path(roundedRect: box, cornerRadius: Length.finite(radius), style: style)
    case .circle:
      let side = min(box.width, box.height)
      return Path(
        ellipseIn: CGRect(
          x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
    case .capsule(let style):
      return Path(
        roundedRect: box, cornerRadius: min(box.width, box.height) / 2, style: style)
    case .ellipse: return Path(ellipseIn: box)
    case .unevenRoundedRectangle(let radii, let style):
      return Path(roundedRect: box, radii: radii, style: style)
    case .path(let path):
      return path.applying(CGAffineTransform(translationX: box.minX, y: box.minY)).finite
    case .custom(let shape):
      return shape.path(in: CGRect(origin: .zero, size: box.size))
        .applying(CGAffineTransform(translationX: box.minX, y: box.minY)).finite
    case .inset(let kind, let amount):
      let amount = Length.finite(amount)
      let inner = box.insetBy(
        dx: min(amount, box.width / 2), dy: min(amount, box.height / 2))
      return kind.rounded(less: amount).path(in: inner)
    case .trimmed(let kind, let from, let to):
      return kind.path(in: box).trimmed(from: from, to: to)
    case .transformed(let kind, let transform):
      return kind.path(in: box).applying(transform.matrix(in: box)).finite
    }
  }

  /// The same shape with its corners' radii smaller, as they are inside a line.
  private func rounded(less amount: CGFloat) -> ShapeNode.Kind {
    func less(_ radius: CGFloat) -> CGFloat { max(0, Length.finite(radius) - amount) }
    switch self {
    case .roundedRectangle(let radius, let style):
      return .roundedRectangle(cornerRadius: less(radius), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      return .unevenRoundedRectangle(
        CornerRadii(
          topLeading: less(radii.topLeading), bottomLeading: less(radii.bottomLeading),
          bottomTrailing: less(radii.bottomTrailing), topTrailing: less(radii.topTrailing)),
        style: style)
    case .inset(let kind, let more): return .inset(kind.rounded(less: amount), more)
    default: return self
    }
  }

  /// Whether it takes a square of the room it is offered.
  var isSquare: Bool {
    switch self {
    case .circle: true
    case .inset(let kind, _), .trimmed(let kind, _, _), .transformed(let kind, _): kind.isSquare
    default: false
    }
  }

  /// Whether it is drawn alike in both reading directions. All others are mirrored, parts of outlines
  /// as well: shapes do so since iOS 17 (Apple, `Shape.layoutDirectionBehavior`).
  var isSymmetric: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: true
    case .inset(let kind, _): kind.isSymmetric
    default: false
    }
  }
}

extension ShapeTransform {
  /// The transform of points in a box.
  func matrix(in box: CGRect) -> CGAffineTransform {
    func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
      let x = box.minX + Length.finite(anchor.x, or: 0.5) * box.width
      let y = box.minY + Length.finite(anchor.y, or: 0.5) * box.height
      return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch self {
    case .offset(let x, let y):
      return CGAffineTransform(translationX: Length.finite(x), y: Length.finite(y))
    case .rotation(let degrees, let anchor):
      let turn = Length.finite(degrees).truncatingRemainder(dividingBy: 360)
      return about(anchor, CGAffineTransform(rotationAngle: turn * .pi / 180))
    case .scale(let x, let y, let anchor):
      return about(
        anchor, CGAffineTransform(scaleX: Length.finite(x, or: 1), y: Length.finite(y, or: 1)))
    case .matrix(let matrix):
      return CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(matrix)
        .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
    }
  }
}

extension FillReference {
  /// The paint in a box, its unit points become points; nil when nothing of it would be seen.
  ///
  /// Colours lie evenly between the ends, in sRGB (Q8). Where the screen reads from right to left,
  /// gradients are mirrored with everything else.
  func paint(in box: CGRect, isMirrored: Bool, color: (ColorReference) -> RGBA) -> Paint? {
    func point(_ unit: UnitPoint) -> CGPoint {
      let x = Length.finite(unit.x)
      return CGPoint(
        x: box.minX + (isMirrored ? 1 - x : x) * box.width,
        y: box.minY + Length.finite(unit.y) * box.height)
    }
    switch self {
    case .color(let reference):
      let color = color(reference)
      return color.alpha > 0 ? .color(color) : nil
    case .linearGradient(let colors, let from, let to):
      return Self.gradient(colors.map(color)) {
        .linearGradient($0, from: point(from), to: point(to))
      }
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      return Self.gradient(colors.map(color)) {
        .radialGradient(
          $0, center: point(center), startRadius: max(0, Length.finite(startRadius)),
          endRadius: max(0, Length.finite(endRadius)))
      }
    case .angularGradient(let colors, let center, let start, let end):
      let sweep = Sweep(from: start, to: end, isMirrored: isMirrored)
      return Self.gradient(colors.map(color)) {
        .angularGradient(
          $0, center: point(center), startAngle: sweep.start, endAngle: sweep.end)
      }
    case .gradient(let gradient):
      return gradient.paint(in: box, isMirrored: isMirrored, point: point, color: color)
    }
  }

  private static func gradient(_ colors: [RGBA], _ make: ([GradientStop]) -> Paint) -> Paint? {
    guard colors.contains(where: { $0.alpha > 0 }), let first = colors.first else { return nil }
    guard colors.count > 1 else { return .color(first) }
    let last = Double(colors.count - 1)
    return make(
      colors.enumerated().map { GradientStop(color: $1, location: Double($0) / last) })
  }
}

extension GradientNode {
  /// The paint of a gradient with places of its own. Places are put in order, within 0 and 1.
  func paint(
    in box: CGRect, isMirrored: Bool, point: (UnitPoint) -> CGPoint,
    color: (ColorReference) -> RGBA
  ) -> Paint? {
    var least = 0.0
    let resolved: [GradientStop] = stops.map { stop in
      least = max(least, min(1, max(0, Double(Length.finite(stop.location)))))
      return GradientStop(color: color(stop.color), location: least)
    }
    guard resolved.contains(where: { $0.color.alpha > 0 }), let first = resolved.first else {
      return nil
    }
    if resolved.count == 1 { return .color(first.color) }
    switch geometry {
    case .linear(let from, let to):
      return .linearGradient(resolved, from: point(from), to: point(to))
    case .radial(let center, let start, let end):
      return .radialGradient(
        resolved, center: point(center), startRadius: max(0, Length.finite(start)),
        endRadius: max(0, Length.finite(end)))
    case .elliptical(let center, let start, let end):
      return .ellipticalGradient(
        resolved, center: point(center), stretch: box.size,
        startRadius: max(0, Length.finite(start)), endRadius: max(0, Length.finite(end)))
    case .angular(let center, let start, let end):
      let sweep = Sweep(from: start, to: end, isMirrored: isMirrored)
      return .angularGradient(
        resolved, center: point(center), startAngle: sweep.start, endAngle: sweep.end)
    }
  }
}

/// Angles of a gradient around a point, radians clockwise from the right.
private struct Sweep {
  let start: CGFloat
  let end: CGFloat

  /// Mirrored, a gradient runs the other way round, also when it has no length.
  init(from start: CGFloat, to end: CGFloat, isMirrored: Bool) {
    let (start, end) = (Length.finite(start), Length.finite(end))
    self.start = isMirrored ? .pi - start : start
    self.end = !isMirrored ? end : end == start ? self.start.nextDown : .pi - end
  }
}
