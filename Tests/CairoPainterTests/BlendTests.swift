// SPDX-License-Identifier: MIT
//
// Changes of colours, and groups that blend with what lies below them. Expected values: derived from
// "Filter Effects Module Level 1" and "Compositing and Blending Level 1" (W3C).

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct BlendTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: RGBA) -> DrawCommand {
    .fill(Path(CGRect(x, y, side, side)), .color(color))
  }

  private let below = RGBA(200, 100, 40)
  private let above = RGBA(60, 180, 250)

  private func near(_ pixel: [UInt8], _ expected: [Double], _ here: SourceLocation) {
    let isNear = zip(pixel, expected).allSatisfy { abs(Double($0) - $1) <= 1.5 }
    #expect(isNear, "\(pixel) is not \(expected)", sourceLocation: here)
  }

  // MARK: Colours

  @Test(
    "each channel is changed by its row",
    arguments: [
      (ColorMatrix(factor: 1, sum: 0.2), [251, 151, 91]),
      (ColorMatrix(factor: 2, sum: -0.5), [255, 72.5, 0]),
      (ColorMatrix(factor: -1, sum: 1), [55, 155, 215]),
      (ColorMatrix((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0)), [100, 40, 200]),
      (ColorMatrix(multiplying: RGBA(255, 128, 0)), [200, 50.2, 0]),
    ] as [(ColorMatrix, [Double])])
  func colors(_ matrix: ColorMatrix, _ expected: [Double]) throws {
    let painted = try Painted([.group(GroupEffect(colors: matrix), [square(5, 5, 20, below)])])
    near(painted[10, 10], expected, #_sourceLocation)
    #expect(painted.ink == CGRect(5, 5, 20, 20))
  }

  @Test func `what is seen through stays so, and opacity may be multiplied`() throws {
    let half = square(5, 5, 20, below.opacity(0.5))
    let inverted = try Painted(
      [.group(GroupEffect(colors: ColorMatrix(factor: -1, sum: 1)), [half])])
    near(inverted[10, 10], [155, 205, 235], #_sourceLocation)
    let faded = try Painted(
      [.group(GroupEffect(colors: ColorMatrix(multiplying: RGBA(255, 255, 255, 0.5))), [half])])
    near(faded[10, 10], [241.25, 216.25, 201.25], #_sourceLocation)
  }

  @Test func `colours change before a shadow is cast and after a blur`() throws {
    let shadow = Shadow(color: RGBA(0, 0, 255), radius: 0, x: 10)
    let effect = GroupEffect(shadow: shadow, colors: ColorMatrix(factor: -1, sum: 1))
    let painted = try Painted([.group(effect, [square(5, 5, 10, .black)])])
    #expect(painted[18, 8] == [0, 0, 255, 255] && painted[12, 8] == [255, 255, 255, 255])
    let soft = try Painted(
      [
        .group(
          GroupEffect(blur: 3, colors: ColorMatrix(multiplying: RGBA(255, 0, 0))),
          [square(10, 10, 20, .white)])
      ])
    #expect(soft[20, 20][0] == 255 && soft[20, 20][1] < 10 && soft[8, 20][1] > soft[12, 20][1])
  }

  // MARK: Blending

  /// The formulas of modes that look at each channel by itself.
  private func formula(_ mode: BlendMode) -> ((Double, Double) -> Double)? {
    func hard(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return { _, s in s }
    case .multiply: return { $0 * $1 }
    case .screen: return { $0 + $1 - $0 * $1 }
    case .overlay: return { hard($1, $0) }
    case .hardLight: return hard
    case .darken: return { min($0, $1) }
    case .lighten: return { max($0, $1) }
    case .colorDodge: return { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .softLight:
      return { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return { abs($0 - $1) }
    case .exclusion: return { $0 + $1 - 2 * $0 * $1 }
    case .plusLighter: return { min(1, $0 + $1) }
    case .hue, .saturation, .color, .luminosity: return nil
    }
  }

  private func blended(_ mode: BlendMode, _ b: RGBA, _ s: RGBA) -> [Double] {
    if let formula = formula(mode) {
      return [(b.red, s.red), (b.green, s.green), (b.blue, s.blue)].map { 255 * formula($0, $1) }
    }
    // The four that look at all channels.
    let (below, above) = ([b.red, b.green, b.blue], [s.red, s.green, s.blue])
    func light(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func spread(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    func lit(_ c: [Double], _ light: (old: Double, new: Double)) -> [Double] {
      var c = c.map { $0 + light.new - light.old }
      let (l, least, most) = (light.new, c.min() ?? 0, c.max() ?? 0)
      if least < 0 { c = c.map { l + ($0 - l) * l / (l - least) } }
      if most > 1 { c = c.map { l + ($0 - l) * (1 - l) / (most - l) } }
      return c
    }
    func spreading(_ c: [Double], _ width: Double) -> [Double] {
      let least = c.min() ?? 0
      return spread(c) > 0 ? c.map { ($0 - least) * width / spread(c) } : [0, 0, 0]
    }
    let result: [Double]
    switch mode {
    case .hue:
      let c = spreading(above, spread(below))
      result = lit(c, (light(c), light(below)))
    case .saturation:
      let c = spreading(below, spread(above))
      result = lit(c, (light(c), light(below)))
    case .color: result = lit(above, (light(above), light(below)))
    default: result = lit(below, (light(below), light(above)))
    }
    return result.map { 255 * $0 }
  }

  @Test("modes have their formulas", arguments: BlendMode.allCases)
  func modes(_ mode: BlendMode) throws {
    for (b, s) in [(below, above), (above, below), (RGBA(20, 20, 230), RGBA(240, 128, 10))] {
      let painted = try Painted(
        [square(0, 0, 40, b), .group(GroupEffect(blendMode: mode), [square(5, 5, 20, s)])])
      near(painted[10, 10], blended(mode, b, s), #_sourceLocation)
      near(painted[30, 30], blended(.normal, .black, b), #_sourceLocation)
      let half = try Painted(
        [
          square(0, 0, 40, b),
          .group(GroupEffect(opacity: 0.5, blendMode: mode), [square(5, 5, 20, s)]),
        ])
      let under = [b.red, b.green, b.blue].map { $0 * 255 }
      let sum = mode == .plusLighter
      let expected = zip(
        under, sum ? [s.red, s.green, s.blue].map { $0 * 255 } : blended(mode, b, s)
      ).map { sum ? min(255, $0 + $1 / 2) : ($0 + $1) / 2 }
      near(half[10, 10], expected, #_sourceLocation)
    }
  }

  @Test func `what blends meets all below it, through groups that only move it`() throws {
    let effect = GroupEffect(transform: CGAffineTransform(translationX: 5, y: 5))
    let painted = try Painted([
      square(0, 0, 40, below),
      .group(effect, [.group(GroupEffect(blendMode: .difference), [square(0, 0, 20, below)])]),
    ])
    #expect(painted[10, 10] == [0, 0, 0, 255])
  }

  @Test(
    "what is cut, masked, seen through, recoloured or isolated keeps blending inside",
    arguments: [
      GroupEffect(clip: Path(CGRect(0, 0, 30, 30))), GroupEffect(isIsolated: true),
      GroupEffect(mask: [.fill(Path(CGRect(0, 0, 30, 30)), .color(.black))]),
      GroupEffect(opacity: 0.999), GroupEffect(colors: .identity),
      GroupEffect(blendMode: .multiply),
    ])
  func apart(_ effect: GroupEffect) throws {
    let painted = try Painted(
      [
        .group(
          effect,
          [
            square(0, 0, 10, below),
            .group(GroupEffect(blendMode: .difference), [square(5, 5, 20, above)]),
          ])
      ])
    near(painted[7, 7], blended(.difference, below, above), #_sourceLocation)
    near(painted[20, 20], blended(.normal, below, above), #_sourceLocation)
    #expect(effect.isApart)
  }

  @Test func `bands of a tall picture blend as one`() throws {
    let commands = [
      square(0, 1000, 40, below),
      .group(GroupEffect(blendMode: .screen), [square(10, 1010, 20, above)]),
      .group(GroupEffect(colors: ColorMatrix(factor: -1, sum: 1)), [square(0, 1045, 20, above)]),
    ]
    let engine = try PaintEngine()
    let tall = try engine.pixels(of: .of(commands, width: 40, height: 33_000), scale: 1)
    let short = try engine.pixels(of: .of(commands, width: 40, height: 1100), scale: 1)
    #expect(tall.bytes.prefix(short.bytes.count).elementsEqual(short.bytes))
  }
}
