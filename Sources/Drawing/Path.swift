// SPDX-License-Identifier: MIT
//
// Outlines as lists of moves, lines and cubic curves, and the shapes that cells are made of.
// Mirrors: Path, RoundedCornerStyle (SwiftUI).
// Status: shapes of cells; no path algebra.

public import Foundation
public import Geometry

/// How a corner leaves its straight edges.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// The curve of iOS, which starts to bend earlier (views-and-metrics 2, Shapes).
  case continuous
}

/// An outline in points, y down.
public struct Path: Hashable, Sendable {
  /// One step of the outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// An outline of given steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// How far a control point lies along the tangent of a quarter circle of radius 1.
  static let circleControl: CGFloat = 0.5522847498307936

  /// A rectangle, clockwise from its top-left corner.
  public init(_ rect: CGRect) {
    self.init([
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// The ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    let (kx, ky) = (rx * Self.circleControl, ry * Self.circleControl)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    self.init([
      .move(to: p(cx + rx, cy)),
      .curve(to: p(cx, cy + ry), control1: p(cx + rx, cy + ky), control2: p(cx + kx, cy + ry)),
      .curve(to: p(cx - rx, cy), control1: p(cx - kx, cy + ry), control2: p(cx - rx, cy + ky)),
      .curve(to: p(cx, cy - ry), control1: p(cx - rx, cy - ky), control2: p(cx - kx, cy - ry)),
      .curve(to: p(cx + rx, cy), control1: p(cx + kx, cy - ry), control2: p(cx + rx, cy - ky)),
      .close,
    ])
  }

  /// A rectangle with equal corners. The radius is limited to half the shorter side; a continuous
  /// corner that has no room for its longer bend shrinks to what fits.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let limit = Swift.min(rect.width, rect.height) / 2
    let radius = Swift.max(0, Swift.min(cornerRadius, limit))
    guard radius > 0 else {
      self.init(rect)
      return
    }
    // With no room for the whole bend, arcs: they keep the radius, and meet in a capsule.
    if style == .circular || radius * ContinuousCorner.extent > limit {
      self.init(circular: rect, radius: radius)
    } else {
      self.init(continuous: rect, radius: radius)
    }
  }

  private init(circular rect: CGRect, radius r: CGFloat) {
    let k = r * (1 - Self.circleControl)
    self.init(corners: rect, extent: r) { at in
      [.curve(to: at(0, r), control1: at(k, 0), control2: at(0, k))]
    }
  }

  private init(continuous rect: CGRect, radius r: CGFloat) {
    self.init(corners: rect, extent: r * ContinuousCorner.extent) { at in
      ContinuousCorner.curves.map { curve in
        .curve(
          to: at(curve.end.x * r, curve.end.y * r),
          control1: at(curve.control1.x * r, curve.control1.y * r),
          control2: at(curve.control2.x * r, curve.control2.y * r))
      }
    }
  }

  /// Walks the four corners clockwise from the top right. `corner` gets a function from distances
  /// (back along the edge we come on, forward along the edge we leave on) to a point.
  private init(
    corners rect: CGRect, extent: CGFloat,
    corner: (_ at: (CGFloat, CGFloat) -> CGPoint) -> [Element]
  ) {
    let places: [(corner: CGPoint, back: CGPoint, forward: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    var steps: [Element] = [.move(to: CGPoint(x: rect.minX + extent, y: rect.minY))]
    for place in places {
      func at(_ back: CGFloat, _ forward: CGFloat) -> CGPoint {
        CGPoint(
          x: place.corner.x + place.back.x * back + place.forward.x * forward,
          y: place.corner.y + place.back.y * back + place.forward.y * forward)
      }
      steps.append(.line(to: at(extent, 0)))
      steps += corner(at)
    }
    steps.append(.close)
    self.init(steps)
  }

  /// The smallest rectangle around all points and control points; nil for an empty path.
  public var boundingBox: CGRect? {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .curve(let to, let control1, let control2): points += [to, control1, control2]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = Swift.min(left, point.x)
      right = Swift.max(right, point.x)
      top = Swift.min(top, point.y)
      bottom = Swift.max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// This outline with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .curve(let to, let control1, let control2):
          .curve(
            to: to.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .close: .close
        }
      })
  }
}

/// The bend of iOS's continuous corner of radius 1: x is the distance back along the first edge,
/// y forward along the second. Source: views-and-metrics 2, Shapes.
enum ContinuousCorner {
  static let extent: CGFloat = 1.528665
  static let curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] = [
    (
      CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0), CGPoint(x: 0.669930, y: 0.065496)
    ),
    // The straight bit between the two bends, as a curve, so that the outline is one kind of step.
    (
      CGPoint(x: 0.669930, y: 0.065496), CGPoint(x: 0.631494, y: 0.074911),
      CGPoint(x: 0.631494, y: 0.074911)
    ),
    (
      CGPoint(x: 0.372824, y: 0.169060), CGPoint(x: 0.169060, y: 0.372824),
      CGPoint(x: 0.074911, y: 0.631494)
    ),
    (
      CGPoint(x: 0.074911, y: 0.631494), CGPoint(x: 0.065496, y: 0.669930),
      CGPoint(x: 0.065496, y: 0.669930)
    ),
    (
      CGPoint(x: 0, y: 0.868407), CGPoint(x: 0, y: 1.088493), CGPoint(x: 0, y: 1.528665)
    ),
  ]
}
