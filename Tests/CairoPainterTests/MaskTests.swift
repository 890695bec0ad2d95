// SPDX-License-Identifier: MIT
//
// Groups seen through a mask, and groups out of focus.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct MaskTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: RGBA = .black)
    -> DrawCommand
  {
    .fill(Path(CGRect(x, y, side, side)), .color(color))
  }

  // MARK: Masks

  @Test func `nothing is left where a mask has no ink`() throws {
    let effect = GroupEffect(mask: [square(5, 5, 10), square(20, 20, 10)])
    let painted = try Painted([.group(effect, [square(0, 0, 25, RGBA(255, 0, 0))])])
    // derived: what the square and the mask share
    #expect(painted.ink == CGRect(5, 5, 20, 20))
    #expect(painted[7, 7] == [255, 0, 0, 255])
    #expect(painted[17, 17] == [255, 255, 255, 255])
    #expect(painted[22, 22] == [255, 0, 0, 255])
    #expect(painted[27, 27] == [255, 255, 255, 255])
  }

  @Test func `a mask counts by its alpha, whatever its colour`() throws {
    for color in [RGBA(255, 255, 255, 0.5), RGBA(0, 0, 0, 0.5)] {
      let painted = try Painted([
        .group(GroupEffect(mask: [square(0, 0, 20, color)]), [square(0, 0, 40)])
      ])
      // derived: half of black on white
      #expect((127...128).contains(painted[10, 10][0]))
      #expect(painted.ink == CGRect(0, 0, 20, 20))
    }
  }

  @Test func `an empty mask hides all, none hides nothing`() throws {
    let hidden = try Painted([.group(GroupEffect(mask: []), [square(0, 0, 40)])])
    #expect(hidden.ink == nil)
    let shown = try Painted([.group(GroupEffect(mask: nil), [square(0, 0, 40)])])
    #expect(shown.ink == CGRect(0, 0, 40, 40))
  }

  @Test func `clip, mask and transform come in this order`() throws {
    let effect = GroupEffect(
      clip: Path(CGRect(0, 0, 8, 40)), transform: CGAffineTransform(translationX: 20, y: 0),
      mask: [square(4, 4, 10)])
    let painted = try Painted([.group(effect, [square(0, 0, 40)])])
    // derived: 4...8 of the clip and 4...14 of the mask, moved by 20
    #expect(painted.ink == CGRect(24, 4, 4, 10))
  }

  @Test func `shadow and opacity are those of the masked group`() throws {
    let shadow = Shadow(color: RGBA(255, 0, 0), radius: 0, x: 0, y: 20)
    let effect = GroupEffect(shadow: shadow, opacity: 0.5, mask: [square(10, 5, 10)])
    let painted = try Painted([.group(effect, [square(0, 0, 40)])])
    #expect(painted.ink == CGRect(10, 5, 10, 30))
    #expect((127...128).contains(painted[15, 10][0]))
    #expect(painted[15, 30][0] == 255 && (127...128).contains(painted[15, 30][1]))
  }

  @Test func `a text masks a gradient with its own ink`() throws {
    let frame = CGRect(4, 4, 112, 32)
    let request = TextRequest(string: "Gradient", font: .body(24, weight: 700))
    let text = DrawCommand.text(request, frame: frame, color: .black)
    let stops = [
      GradientStop(color: RGBA(255, 0, 0), location: 0),
      GradientStop(color: RGBA(0, 0, 255), location: 1),
    ]
    let fill = DrawCommand.fill(
      Path(frame), .linearGradient(stops, from: frame.origin, to: CGPoint(x: 116, y: 4)))
    let plain = try Painted([text], width: 120, scale: 2)
    let painted = try Painted(
      [.group(GroupEffect(mask: [text]), [fill])], width: 120, scale: 2)
    #expect(painted.ink == plain.ink)
    let ink = try #require(painted.ink)
    // The first letter is red, the last one blue.
    let middle = Int(ink.midY)
    let shades = (Int(ink.minX)..<Int(ink.maxX)).map { painted[$0, middle] }
    #expect(try #require(shades.first { $0[1] == 0 })[0] > 200)
    #expect(try #require(shades.last { $0[1] == 0 })[2] > 200)
  }

  @Test func `an SVG's mask is made of outlines`() throws {
    let text = DrawCommand.text(
      TextRequest(string: "Ink", font: .body(24)), frame: CGRect(0, 0, 40, 30), color: .black)
    let list = DisplayList.of([.group(GroupEffect(mask: [text]), [square(0, 0, 40)])])
    let svg = String(decoding: try PaintEngine().svg(of: list), as: UTF8.self)
    #expect(svg.contains("<mask ") && svg.contains("<symbol ") && !svg.contains("<image "))
  }

  @Test func `the characters and fonts of a mask are those of the picture`() throws {
    let engine = try PaintEngine()
    let text = DrawCommand.text(
      TextRequest(string: "a\u{5FFFF}", font: .body(17, weight: 700)),
      frame: CGRect(0, 0, 80, 24), color: .black)
    let list = DisplayList.of([.group(GroupEffect(mask: [text]), [square(0, 0, 40)])])
    #expect(engine.missingGlyphs(in: list).map(\.codePoint) == ["U+5FFFF"])
    #expect(engine.fingerprint(of: list).fonts.map(\.name) == ["Inter-Bold.otf"])
  }

  // MARK: Blurs

  @Test func `a blurred edge has the spread of a Gaussian, at any scale`() throws {
    for scale in [1, 2] {
      let line = DrawCommand.fill(Path(CGRect(60, -100, 1, 300)), .color(.black))
      let painted = try Painted(
        [.group(GroupEffect(blur: 4), [line])], width: 120, height: 20, scale: CGFloat(scale))
      let profile = (0..<120 * scale).map { 255 - Int(painted[$0, 10][0]) }
      let mass = Double(profile.reduce(0, +))
      let mean = profile.enumerated().reduce(0.0) { $0 + Double($1.0) * Double($1.1) } / mass
      let variance =
        profile.enumerated().reduce(0.0) {
          $0 + (Double($1.0) - mean) * (Double($1.0) - mean) * Double($1.1)
        } / mass
      // derived: the line's mass stays, its middle is at 60.5, its deviation 4 points
      #expect(abs(mass - Double(255 * scale)) < 14 * Double(scale))
      #expect(abs(mean - (60.5 * Double(scale) - 0.5)) < 0.1)
      #expect(abs(variance.squareRoot() - 4 * Double(scale)) < 0.4 * Double(scale))
    }
  }

  @Test func `a blur grows by about three deviations and keeps its colour`() throws {
    let red = square(30, 30, 20, RGBA(255, 0, 0))
    let painted = try Painted([.group(GroupEffect(blur: 3), [red])], width: 80, height: 80)
    let ink = try #require(painted.ink)
    // derived: 2 to 3.5 deviations of 3 points on each side
    #expect((19.5...24).contains(ink.minX) && (56...60.5).contains(ink.maxX))
    #expect(ink.minX == ink.minY && ink.maxX == ink.maxY)
    // Red all over, at its edge half of it.
    #expect(painted[40, 40][0] == 255 && painted[40, 40][1] < 10)
    #expect((100...155).contains(painted[30, 40][1]) && painted[30, 40][0] == 255)
  }

  @Test func `a blur reaches into the picture from outside`() throws {
    let painted = try Painted([.group(GroupEffect(blur: 4), [square(-20, 10, 19)])])
    let ink = try #require(painted.ink)
    #expect(ink.minX == 0 && ink.maxX > 4 && ink.maxX < 14)
  }

  @Test func `a blur comes after the mask and before shadow and opacity`() throws {
    let shadow = Shadow(color: RGBA(0, 0, 255), radius: 0, x: 40, y: 0)
    let effect = GroupEffect(
      shadow: shadow, opacity: 0.5, mask: [square(10, 10, 20)], blur: 3)
    let painted = try Painted([.group(effect, [square(0, 0, 40)])], width: 100)
    let soft = painted[10, 20][0]
    // derived: half a pixel within an edge 0.566 of black is left, half of that on white; the shadow is as soft as the drawing
    #expect((181...185).contains(soft))
    #expect(abs(Int(painted[50, 20][0]) - Int(soft)) <= 1 && painted[50, 20][2] == 255)
  }

  @Test func `a blur without a radius, or with none that is a number, is none`() throws {
    let sharp = try Painted([square(10, 10, 20)])
    for radius in [0, -3, CGFloat.nan, .infinity] {
      let painted = try Painted([.group(GroupEffect(blur: radius), [square(10, 10, 20)])])
      #expect(painted.pixels == sharp.pixels)
    }
    let wide = try Painted([.group(GroupEffect(blur: 1e9), [square(10, 10, 20)])])
    #expect(wide.darkness < 255 * 400)
  }

  @Test func `bands cut through masks and blurs leave no seam`() throws {
    // Taller than one surface may be: painted in bands of 1024 rows.
    let blurred = DrawCommand.group(GroupEffect(blur: 6), [square(5, 1000, 30)])
    let masked = DrawCommand.group(
      GroupEffect(mask: [.fill(Path(ellipseIn: CGRect(5, 2030, 30, 30)), .color(.black))]),
      [square(0, 2000, 60)])
    let engine = try PaintEngine()
    let tall = try Painted([blurred, masked], width: 40, height: 33_000, engine: engine)
    let short = try Painted([blurred, masked], width: 40, height: 3_000, engine: engine)
    let rows = 40 * 4 * 3_000
    #expect(tall.pixels.bytes.prefix(rows).elementsEqual(short.pixels.bytes))
    #expect(tall.pixels.bytes.dropFirst(rows).allSatisfy { $0 == 255 })
  }
}
