// SPDX-License-Identifier: MIT
//
// Reads the `d` of an SVG path into an outline: all commands, arcs included.

import Drawing
import Foundation
import Geometry

/// Reads the `d` of an SVG path.
struct SVGPathReader {
  private var scanner: NumberScanner
  private var elements: [Path.Element] = []
  private var start = CGPoint.zero
  private var now = CGPoint.zero
  /// The last control point, for the smooth curves; and the command it belongs to.
  private var control = CGPoint.zero
  private var last: UInt8 = 0

  /// The outline; nil when the text is no path.
  static func read(_ text: String) -> Path? {
    var reader = SVGPathReader(scanner: NumberScanner(text))
    return reader.run() ? Path(reader.elements) : nil
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func run() -> Bool {
    var command: UInt8 = 0
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == 0 {
        return false
      } else if command | 0x20 == UInt8(ascii: "m") {
        // Further pairs after a move are lines.
        command -= UInt8(ascii: "m") - UInt8(ascii: "l")
      }
      guard step(command | 0x20, isRelative: command & 0x20 != 0) else { return false }
    }
    return true
  }

  private mutating func step(_ command: UInt8, isRelative: Bool) -> Bool {
    let base = isRelative ? now : .zero
    switch command {
    case UInt8(ascii: "z"):
      elements.append(.close)
      now = start
    case UInt8(ascii: "m"):
      guard let point = point(base) else { return false }
      elements.append(.move(to: point))
      (now, start) = (point, point)
    case UInt8(ascii: "l"):
      guard let point = point(base) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: base.x + x, y: now.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: now.x, y: base.y + y))
    case UInt8(ascii: "c"):
      guard let one = point(base), let two = point(base), let end = point(base) else {
        return false
      }
      curve(one, two, end)
    case UInt8(ascii: "s"):
      let one = last == UInt8(ascii: "c") || last == UInt8(ascii: "s") ? mirrored : now
      guard let two = point(base), let end = point(base) else { return false }
      curve(one, two, end)
    case UInt8(ascii: "q"):
      guard let middle = point(base), let end = point(base) else { return false }
      quadratic(middle, end)
    case UInt8(ascii: "t"):
      let middle = last == UInt8(ascii: "q") || last == UInt8(ascii: "t") ? mirrored : now
      guard let end = point(base) else { return false }
      quadratic(middle, end)
    case UInt8(ascii: "a"):
      guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
        let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(base)
      else { return false }
      arc(rx, ry, turn * .pi / 180, isLarge, isClockwise, end)
    default: return false
    }
    last = command
    return true
  }

  private mutating func point(_ base: CGPoint) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private var mirrored: CGPoint { CGPoint(x: 2 * now.x - control.x, y: 2 * now.y - control.y) }

  private mutating func line(to point: CGPoint) {
    elements.append(.line(to: point))
    now = point
  }

  private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
    elements.append(.curve(to: end, control1: one, control2: two))
    (control, now) = (two, end)
  }

  private mutating func quadratic(_ middle: CGPoint, _ end: CGPoint) {
    func between(_ a: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (middle.x - a.x) * 2 / 3, y: a.y + (middle.y - a.y) * 2 / 3)
    }
    elements.append(.curve(to: end, control1: between(now), control2: between(end)))
    (control, now) = (middle, end)
  }

  /// An elliptical arc as cubic curves of a quarter turn at most (SVG 1.1, appendix F.6).
  private mutating func arc(
    _ rx: CGFloat, _ ry: CGFloat, _ turn: CGFloat, _ isLarge: Bool, _ isClockwise: Bool,
    _ end: CGPoint
  ) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, end != now else { return line(to: end) }
    let (s, c) = (sin(turn), cos(turn))
    let (dx, dy) = ((now.x - end.x) / 2, (now.y - end.y) / 2)
    let (x, y) = (c * dx + s * dy, -s * dx + c * dy)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let top = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let factor =
      (max(0, top) / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
      * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: c * cx - s * cy + (now.x + end.x) / 2, y: s * cx + c * cy + (now.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(part / 4)
    func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + c * rx * u - s * ry * v, y: center.y + s * rx * u + c * ry * v)
    }
    for piece in 0..<pieces {
      let (a, b) = (first + part * CGFloat(piece), first + part * CGFloat(piece + 1))
      let to = piece == pieces - 1 ? end : place(cos(b), sin(b))
      elements.append(
        .curve(
          to: to, control1: place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
          control2: place(cos(b) + reach * sin(b), sin(b) - reach * cos(b))))
    }
    now = end
  }
}

/// Numbers and letters of a path's text.
private struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skip() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  var isAtEnd: Bool {
    mutating get {
      skip()
      return index >= bytes.count
    }
  }

  mutating func letter() -> UInt8? {
    skip()
    guard index < bytes.count, (0x61...0x7A).contains(bytes[index] | 0x20) else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// A flag of an arc: one digit, with nothing needed around it.
  mutating func flag() -> Bool? {
    skip()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    defer { index += 1 }
    return bytes[index] == 0x31
  }

  mutating func number() -> CGFloat? {
    skip()
    let start = index
    var hasPoint = false
    var hasExponent = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39: break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        let isLeading = index == start || bytes[index - 1] | 0x20 == UInt8(ascii: "e")
        if !isLeading { break scan }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break scan }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent { break scan }
        hasExponent = true
      default: break scan
      }
      index += 1
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.hasPrefix(".") { text = "0" + text }
    return Double(text).map { CGFloat($0) }
  }
}
