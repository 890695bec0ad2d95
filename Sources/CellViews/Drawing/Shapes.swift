// SPDX-License-Identifier: MIT
//
// Outlines and paints of shapes in a box.

import Drawing
import Foundation
import Geometry

extension ShapeNode.Kind {
  /// The outline in `box`. A circle stands in the middle of it; radii end at half the shorter side
  /// (views-and-metrics 2, Shapes).
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
      let (start, end) = (Length.finite(start), Length.finite(end))
      let resolved = colors.map(color)
      return Self.gradient(isMirrored ? resolved.reversed() : resolved) {
        .angularGradient(
          $0, center: point(center), startAngle: isMirrored ? .pi - end : start,
          endAngle: isMirrored ? .pi - start : end)
      }
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
