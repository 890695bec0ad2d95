// SPDX-License-Identifier: MIT
//
// A display list as text: what `--dump` writes beside a picture. One command a line, so that a
// change touches its own line.

import Drawing
import Foundation
import Geometry

/// A display list as text.
struct DisplayListText {
  private var lines: [String] = []

  /// The text of `list`, ending in a line feed.
  static func text(of list: DisplayList) -> String {
    var writer = DisplayListText()
    let size = number(list.size.width) + " " + number(list.size.height)
    writer.lines.append("picture \(size)  background \(color(list.background))")
    for element in list.elements { writer.add(element) }
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ element: DisplayElement) {
    let kind = element.elementKind.map { " " + Self.quoted($0) } ?? ""
    lines.append("")
    lines.append(
      "element \(Self.quoted(element.id)) \(element.kind)\(kind)  section \(element.section)"
        + " item \(element.item)  frame \(Self.rect(element.frame))"
        + "  title \(Self.quoted(element.title))")
    for command in element.commands { add(command, indent: "  ") }
  }

  private mutating func add(_ command: DrawCommand, indent: String) {
    switch command {
    case .fill(let path, let paint):
      lines.append(indent + "fill \(Self.paint(paint))  \(Self.path(path))")
    case .stroke(let path, let paint, let width, let dash, let cap):
      let dashes = dash.isEmpty ? "" : "  dash " + dash.map(Self.number).joined(separator: " ")
      let ends = cap == .butt ? "" : "  cap \(cap.rawValue)"
      lines.append(
        indent + "stroke \(Self.paint(paint))  width \(Self.number(width))\(dashes)\(ends)"
          + "  \(Self.path(path))")
    case .text(let request, let frame, let color):
      lines.append(
        indent + "text \(Self.quoted(request.string))  \(Self.font(request))"
          + "  in \(Self.rect(frame))  \(Self.color(color))")
      for run in request.runs { lines.append(indent + "  " + Self.run(run, in: request)) }
    case .image(let image, let frame, let clip, let tint):
      var line = indent + "image \(Self.image(image))  in \(Self.rect(frame))"
      if let tint { line += "  tint \(Self.color(tint))" }
      if let clip { line += "  clip \(Self.path(clip))" }
      lines.append(line)
    case .group(let effect, let commands):
      lines.append(indent + "group" + Self.effect(effect))
      for command in commands { add(command, indent: indent + "  ") }
    }
  }

  private static func effect(_ effect: GroupEffect) -> String {
    var text = ""
    if effect.opacity != 1 { text += "  opacity \(number(effect.opacity))" }
    if effect.transform != .identity {
      let t = effect.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { CanonicalNumber.string($0, decimals: 6) }
      text += "  transform " + numbers.joined(separator: " ")
    }
    if let shadow = effect.shadow {
      text += "  shadow \(color(shadow.color)) radius \(number(shadow.radius))"
      text += " by \(number(shadow.x)) \(number(shadow.y))"
    }
    if let clip = effect.clip { text += "  clip \(path(clip))" }
    if effect.blur > 0 { text += "  blur \(number(effect.blur))" }
    if let colors = effect.colors {
      let numbers = (colors.values + [colors.alpha]).map { CanonicalNumber.string($0, decimals: 6) }
      text += "  colors " + numbers.joined(separator: " ")
    }
    if effect.blendMode != .normal { text += "  blend \(effect.blendMode.rawValue)" }
    if effect.isIsolated { text += "  isolated" }
    return text
  }

  /// A part of a text: its length in bytes, and what it has otherwise than the whole.
  private static func run(_ run: TextRun, in request: TextRequest) -> String {
    var text = "run \(run.length)"
    if font(run.font) != font(request.font) { text += "  " + font(run.font) }
    if run.font.lineHeight != request.font.lineHeight {
      text += "  above \(number(run.font.ascender)) below \(number(run.font.descender))"
    }
    if run.baselineOffset != 0 { text += "  raised \(number(run.baselineOffset))" }
    if let color = run.color { text += "  \(Self.color(color))" }
    if let line = run.underline { text += "  underline" + Self.line(line) }
    if let line = run.strikethrough { text += "  strikethrough" + Self.line(line) }
    return text
  }

  private static func line(_ line: TextLine) -> String {
    " " + line.pattern.rawValue + (line.color.map { " " + color($0) } ?? "")
  }

  private static func font(_ font: FontRequest) -> String {
    var text = "font \(font.design.rawValue) \(number(font.size)) weight \(font.weight)"
    if font.italic { text += " italic" }
    if font.tracking != 0 { text += " tracking \(number(font.tracking))" }
    if font.hasMonospacedDigits { text += " monospacedDigit" }
    return text
  }

  private static func font(_ request: TextRequest) -> String {
    var text = font(request.font) + "  \(request.alignment.rawValue)"
    if let limit = request.lineLimit { text += "  lines \(limit) \(request.truncation.rawValue)" }
    if request.minimumScaleFactor != 1 {
      text += "  shrink \(number(request.minimumScaleFactor))"
    }
    if request.isRightToLeft { text += "  rightToLeft" }
    return text + "  \(request.language)"
  }

  private static func image(_ image: ImageReference) -> String {
    switch image {
    // The name alone: where the project lies on this machine is nobody's business.
    case .file(let path): "file " + quoted((path as NSString).lastPathComponent)
    case .symbol(let name): "symbol " + quoted(name)
    }
  }

  private static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return Self.color(color)
    case .linearGradient(let stops, let from, let to):
      return "linear \(point(from)) to \(point(to)) \(Self.stops(stops))"
    case .radialGradient(let stops, let center, let start, let end):
      return "radial \(point(center)) \(number(start)) to \(number(end)) \(Self.stops(stops))"
    case .ellipticalGradient(let stops, let center, let stretch, let start, let end):
      let (width, height) = (stretch.width, stretch.height)
      return "elliptical \(point(center)) \(number(start * width)) \(number(start * height)) to "
        + "\(number(end * width)) \(number(end * height)) \(Self.stops(stops))"
    case .angularGradient(let stops, let center, let start, let end):
      return "angular \(point(center)) \(number(start)) to \(number(end)) \(Self.stops(stops))"
    }
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { "\(color($0.color))@\(number($0.location))" }.joined(separator: " ")
  }

  /// In the words of SVG: `M0 0 L10 0 Z`.
  private static func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .curve(let to, let one, let two): "C\(point(one)) \(point(two)) \(point(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func color(_ color: RGBA) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha].map { channel in
      let byte = UInt8((min(max(channel, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + channels.joined()
  }

  private static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  private static func point(_ point: CGPoint) -> String {
    number(point.x) + " " + number(point.y)
  }

  private static func number(_ value: CGFloat) -> String { CanonicalNumber.string(value) }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }
}
