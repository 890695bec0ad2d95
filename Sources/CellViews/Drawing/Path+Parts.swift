// SPDX-License-Identifier: MIT
//
// Parts of outlines: a stretch between two fractions of the length, corners of different radii.

import Drawing
import Foundation
import Geometry

extension Path {
  /// The same outline without steps to places that are no numbers.
  var finite: Path {
    func isFinite(_ point: CGPoint) -> Bool {
      abs(point.x) <= Length.limit && abs(point.y) <= Length.limit
    }
    let isAllFinite = elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): isFinite(to)
      case .curve(let to, let one, let two): isFinite(to) && isFinite(one) && isFinite(two)
      case .close: true
      }
    }
    return isAllFinite ? self : Path()
  }

  /// A rectangle with corners of different radii, each within half the shorter side. Continuous
  /// corners are drawn where all radii are equal, circular ones elsewhere.
  init(roundedRect rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle) {
    let limit = max(0, Swift.min(rect.width, rect.height) / 2)
    func radius(_ value: CGFloat) -> CGFloat { max(0, Swift.min(Length.finite(value), limit)) }
    let topLeft = radius(radii.topLeading)
    let topRight = radius(radii.topTrailing)
    let bottomRight = radius(radii.bottomTrailing)
    let bottomLeft = radius(radii.bottomLeading)
    if topLeft == topRight, topRight == bottomRight, bottomRight == bottomLeft {
      self.init(roundedRect: rect, cornerRadius: topLeft, style: style)
      return
    }
    let k: CGFloat = 1 - 0.5522847498307936
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var steps: [Element] = [.move(to: p(left + topLeft, top)), .line(to: p(right - topRight, top))]
    if topRight > 0 {
      steps.append(
        .curve(
          to: p(right, top + topRight), control1: p(right - k * topRight, top),
          control2: p(right, top + k * topRight)))
    }
    steps.append(.line(to: p(right, bottom - bottomRight)))
    if bottomRight > 0 {
      steps.append(
        .curve(
          to: p(right - bottomRight, bottom), control1: p(right, bottom - k * bottomRight),
          control2: p(right - k * bottomRight, bottom)))
    }
    steps.append(.line(to: p(left + bottomLeft, bottom)))
    if bottomLeft > 0 {
      steps.append(
        .curve(
          to: p(left, bottom - bottomLeft), control1: p(left + k * bottomLeft, bottom),
          control2: p(left, bottom - k * bottomLeft)))
    }
    steps.append(.line(to: p(left, top + topLeft)))
    if topLeft > 0 {
      steps.append(
        .curve(
          to: p(left + topLeft, top), control1: p(left, top + k * topLeft),
          control2: p(left + k * topLeft, top)))
    }
    steps.append(.close)
    self.init(steps)
  }

  // MARK: Lengths

  /// A straight or bent step between two points.
  private struct Stretch {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    let isLine: Bool
    /// Whether the outline was lifted before it.
    let begins: Bool

    func point(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return CGPoint(
        x: at(start.x, control1.x, control2.x, end.x),
        y: at(start.y, control1.y, control2.y, end.y))
    }

    /// Lengths from the start after each of equal steps of the curve's parameter.
    func lengths() -> [CGFloat] {
      let steps = isLine ? 1 : 32
      var lengths: [CGFloat] = [0]
      var last = start
      var sum: CGFloat = 0
      for step in 1...steps {
        let next = point(CGFloat(step) / CGFloat(steps))
        sum += hypot(next.x - last.x, next.y - last.y)
        lengths.append(sum)
        last = next
      }
      return lengths
    }

    /// The stretch between two parameters (de Casteljau).
    func part(_ from: CGFloat, _ to: CGFloat, begins: Bool) -> Stretch {
      func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      /// The polar form: three parameters, one point.
      func polar(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
        let (p, q, r) = (
          mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a)
        )
        return mix(mix(p, q, b), mix(q, r, b), c)
      }
      return Stretch(
        start: polar(from, from, from), control1: polar(from, from, to),
        control2: polar(from, to, to), end: polar(to, to, to), isLine: isLine, begins: begins)
    }
  }

  private var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func line(to end: CGPoint) {
      // Controls at thirds make the parameter of a line its length.
      func third(_ part: CGFloat) -> CGPoint {
        CGPoint(
          x: current.x + (end.x - current.x) * part, y: current.y + (end.y - current.y) * part)
      }
      stretches.append(
        Stretch(
          start: current, control1: third(1 / 3), control2: third(2 / 3), end: end, isLine: true,
          begins: begins))
      begins = false
    }
    for element in elements {
      switch element {
      case .move(let to):
        (current, first, begins) = (to, to, true)
      case .line(let to):
        line(to: to)
        current = to
      case .curve(let to, let one, let two):
        stretches.append(
          Stretch(
            start: current, control1: one, control2: two, end: to, isLine: false, begins: begins))
        (current, begins) = (to, false)
      case .close:
        if current != first { line(to: first) }
        (current, begins) = (first, true)
      }
    }
    return stretches
  }

  /// The part between two fractions of the length; nothing where they cross.
  func trimmed(from: CGFloat, to: CGFloat) -> Path {
    let low = max(0, min(1, Length.finite(from)))
    let high = max(0, min(1, Length.finite(to, or: 1)))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let stretches = stretches
    let measured = stretches.map { $0.lengths() }
    let total = measured.reduce(0) { $0 + ($1.last ?? 0) }
    guard total > 0 else { return Path() }
    var result: [Element] = []
    var passed: CGFloat = 0
    var isDrawing = false
    for (stretch, lengths) in zip(stretches, measured) {
      let own = lengths.last ?? 0
      defer { passed += own }
      let (start, end) = (low * total - passed, high * total - passed)
      guard own > 0, end > 0, start < own else {
        isDrawing = false
        continue
      }
      let part = stretch.part(
        Self.parameter(at: start, lengths), Self.parameter(at: end, lengths), begins: false)
      if !isDrawing || stretch.begins { result.append(.move(to: part.start)) }
      result.append(
        part.isLine
          ? .line(to: part.end)
          : .curve(to: part.end, control1: part.control1, control2: part.control2))
      isDrawing = true
    }
    return Path(result)
  }

  private static func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    guard length > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return 1 }
    let (before, after) = (lengths[index - 1], lengths[index])
    let part = after > before ? (length - before) / (after - before) : 0
    return (CGFloat(index - 1) + part) / CGFloat(lengths.count - 1)
  }
}
