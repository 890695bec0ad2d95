// SPDX-License-Identifier: MIT
//
// Outlines drawn step by step.
// Mirrors: Path (SwiftUI).
// Status: complete but for strokes as outlines, unions and hit tests.

extension Path {
  /// An outline that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init([Element]())
    callback(&self)
  }

  /// A rectangle with corners of one size.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: Swift.min(cornerSize.width, cornerSize.height),
      style: style)
  }

  /// Whether there is nothing of it.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points and control points; empty for an empty outline.
  public var boundingRect: CGRect { boundingBox ?? .zero }

  /// Where the next step starts.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .curve(let to, _, _): current = to
      case .close: current = start
      }
    }
    return current
  }

  /// Starts anew at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// A straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    elements.append(elements.isEmpty ? .move(to: end) : .line(to: end))
  }

  /// Straight lines between points, starting anew.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// A cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A quadratic curve, as a cubic one of the same form.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: third(start), control2: third(end))
  }

  /// A line back to where this part started.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .close { elements.append(.close) }
  }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect) { elements += Path(rect).elements }

  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// A rectangle with equal corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    elements += Path(roundedRect: rect, cornerSize: cornerSize, style: style).elements
  }

  /// An ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) { elements += Path(ellipseIn: rect).elements }

  /// Another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// An arc of a circle, with a straight line to its start when something is there already.
  ///
  /// - Parameter clockwise: SwiftUI's sense, which is that of a plane with y upwards: `false`
  ///   turns clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let (start, end) = (startAngle.radians, endAngle.radians)
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    var sweep = end - start
    let turn = 2 * Double.pi
    if abs(sweep) >= turn, (sweep < 0) == clockwise {
      sweep = clockwise ? -turn : turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep > 0 { sweep -= turn }
      if !clockwise, sweep < 0 { sweep += turn }
    }
    func point(_ angle: Double, _ reach: CGFloat = 1, _ bend: CGFloat = 0) -> CGPoint {
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * (x - y * bend), y: center.y + radius * (y + x * bend))
    }
    let first = point(start)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let bend = CGFloat(4.0 / 3.0 * tan(step / 4))
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      elements.append(
        .curve(to: point(to), control1: point(from, 1, bend), control2: point(to, 1, -bend)))
    }
  }

  /// The part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { trimmed(from: from, to: to) }

  /// The same outline elsewhere.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
