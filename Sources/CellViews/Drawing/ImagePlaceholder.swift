// SPDX-License-Identifier: MIT
//
// What stands in for an image that is not there: a calm tint for one that was never fetched, a
// dashed outline for one that should be there. The same in every appearance, like an image.

import Drawing
import Foundation
import Geometry

/// What stands in for an image that is not there.
struct ImagePlaceholder {
  /// The image's box.
  let box: CGRect
  /// The author's colour for it.
  let tint: RGBA?

  private var shorter: CGFloat { min(box.width, box.height) }

  /// A flat tint whose hue comes from the address, with a small landscape in the middle.
  func remote(_ url: String) -> [DrawCommand] {
    let hue = Double(StableHash.of(url.utf8) % 360)
    let ground = tint ?? RGBA(hue: hue, saturation: 0.38, lightness: 0.80)
    var commands: [DrawCommand] = [.fill(Path(box), .color(ground))]
    if let glyph = glyphBox(share: 0.36) {
      let ink =
        tint == nil
        ? RGBA(hue: hue, saturation: 0.30, lightness: 0.62)
        : (ground.luminance > 0.4 ? RGBA.black : .white).opacity(0.25)
      commands.append(.fill(Self.landscape(in: glyph), .color(ink)))
    }
    return commands
  }

  /// A pale box in a dashed outline, with a crossed landscape and the file's name where they fit.
  func missing(_ path: String) -> [DrawCommand] {
    let ground = tint ?? RGBA(242, 242, 245)
    let ink = RGBA(150, 150, 158)
    var commands: [DrawCommand] = [.fill(Path(box), .color(ground))]
    commands += outline(ink)
    let hasName = box.width >= 72 && box.height >= 64
    if var glyph = glyphBox(share: 0.34) {
      if hasName { glyph.origin.y -= 9 }
      commands.append(.fill(Self.landscape(in: glyph), .color(ink)))
      var slash = Path()
      slash.elements = [
        .move(to: CGPoint(x: glyph.minX, y: glyph.minY)),
        .line(to: CGPoint(x: glyph.maxX, y: glyph.maxY)),
      ]
      let width = max(1.5, glyph.width / 12)
      commands.append(.stroke(slash, .color(ground), width: width * 2.4, dash: []))
      commands.append(.stroke(slash, .color(ink), width: width, dash: []))
      if hasName {
        let font = SystemFont.request(size: 11, weight: 500)
        let text = TextRequest(
          string: String(path.split(separator: "/").last ?? ""), font: font, alignment: .center,
          lineLimit: 1, truncation: .middle)
        let frame = CGRect(
          x: box.minX + 8, y: glyph.maxY + 4, width: box.width - 16,
          height: font.lineHeight.rounded(.up))
        commands.append(.text(text, frame: frame, color: RGBA(110, 110, 118)))
      }
    }
    return commands
  }

  /// A dashed box with a question mark, or with the icon's name where there is room for it.
  func unknownIcon(_ name: String, color: RGBA) -> [DrawCommand] {
    let ink = color.opacity(0.75)
    var commands = outline(ink)
    let isWide = box.width >= 64 && box.height >= 20
    let size = isWide ? min(13, box.height * 0.5) : min(shorter * 0.58, 34)
    guard size >= 5 else { return commands }
    let font = SystemFont.request(size: size, weight: 600)
    let text = TextRequest(
      string: isWide ? name : "?", font: font, alignment: .center, lineLimit: 1,
      truncation: .middle)
    let inset: CGFloat = isWide ? 6 : 0
    let frame = CGRect(
      x: box.minX + inset, y: box.midY - font.lineHeight / 2, width: box.width - 2 * inset,
      height: font.lineHeight + 0.01)
    commands.append(.text(text, frame: frame, color: ink))
    return commands
  }

  /// A dashed line just inside the box.
  private func outline(_ ink: RGBA) -> [DrawCommand] {
    let width: CGFloat = shorter < 30 ? 1 : 1.5
    guard shorter > 2 * width else { return [] }
    let dash: [CGFloat] = shorter < 30 ? [2.5, 2] : [5, 4]
    let path = Path(
      roundedRect: box.insetBy(dx: width / 2 + 0.5, dy: width / 2 + 0.5),
      cornerRadius: min(4, shorter / 6), style: .circular)
    return [.stroke(path, .color(ink), width: width, dash: dash)]
  }

  /// A box of 4 to 3 in the middle; nil where it would be a smudge.
  private func glyphBox(share: CGFloat) -> CGRect? {
    let height = min(shorter * share, 40)
    guard height >= 6, box.width >= height * 4 / 3 else { return nil }
    let width = height * 4 / 3
    return CGRect(
      x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  /// Two mountains and a sun.
  static func landscape(in box: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    let radius = 0.15 * box.height
    let sun = point(0.79, 0.2)
    var path = Path(
      ellipseIn: CGRect(
        x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius))
    path.elements += [
      .move(to: point(0, 1)), .line(to: point(0.34, 0.22)), .line(to: point(0.56, 0.7)),
      .line(to: point(0.69, 0.5)), .line(to: point(1, 1)), .close,
    ]
    return path
  }
}
