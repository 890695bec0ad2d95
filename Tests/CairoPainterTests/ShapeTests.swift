// SPDX-License-Identifier: MIT
//
// Fills, strokes and gradients, pixel by pixel.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ShapeTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  @Test func `a rectangle on the pixel grid fills exactly its pixels`() throws {
    let painted = try Painted([.fill(Path(CGRect(10, 12, 8, 6)), .color(RGBA(255, 0, 0)))])
    // derived: the rectangle's own numbers
    #expect(painted.ink == CGRect(10, 12, 8, 6))
    #expect(painted[10, 12] == red)
    #expect(painted[17, 17] == red)
    #expect(painted[18, 17] == white)
  }

  @Test func `an edge between pixels covers half of them`() throws {
    let painted = try Painted([.fill(Path(CGRect(10.5, 10, 8, 8)), .color(.black))])
    // derived: half of 255, within Cairo's 1/16 of a pixel
    #expect(abs(Int(painted[10, 12][0]) - 128) <= 8)
    #expect(painted[11, 12][0] == 0)
  }

  @Test func `points become pixels by the scale`() throws {
    let painted = try Painted([.fill(Path(CGRect(1, 2, 3, 4)), .color(.black))], scale: 3)
    #expect(painted.pixels.width == 120)
    // derived: times three
    #expect(painted.ink == CGRect(3, 6, 9, 12))
  }

  @Test func `a rounded corner leaves its corner pixel clear and its middle full`() throws {
    let path = Path(roundedRect: CGRect(4, 4, 32, 32), cornerRadius: 10, style: .circular)
    let painted = try Painted([.fill(path, .color(.black))])
    #expect(painted[4, 4] == white)
    #expect(painted[20, 4][0] == 0)
    #expect(painted[4, 20][0] == 0)
    // derived: area of four corners of radius 10 is (4 - pi) * 100 = 85.84 less than the square
    let area = Double(painted.darkness) / 255
    #expect(abs(area - (32 * 32 - 85.84)) < 2.5)
  }

  @Test func `a stroke is centred on its path and its dashes leave gaps`() throws {
    let line = Path([.move(to: CGPoint(x: 5, y: 20)), .line(to: CGPoint(x: 35, y: 20))])
    let painted = try Painted([.stroke(line, .color(.black), width: 2, dash: [4, 4])])
    #expect(painted.ink == CGRect(5, 19, 28, 2))
    #expect(painted[6, 19][0] == 0)
    #expect(painted[10, 19][0] == 255)
  }

  // derived: half the width, 2, beyond each end and each mark.
  @Test func `round and square ends reach half the width beyond a line and its marks`() throws {
    let line = Path([.move(to: CGPoint(x: 5, y: 20)), .line(to: CGPoint(x: 35, y: 20))])
    let black = Paint.color(.black)
    func ink(_ dash: [CGFloat], _ cap: DrawCommand.Cap) throws -> CGRect? {
      try Painted([.stroke(line, black, width: 4, dash: dash, cap: cap)]).ink
    }
    #expect(try ink([], .butt) == CGRect(5, 18, 30, 4))
    #expect(try ink([], .round) == CGRect(3, 18, 34, 4))
    #expect(try ink([], .square) == CGRect(3, 18, 34, 4))
    // Marks without length are dots, or squares: at 5, 15, 25 and 35.
    #expect(try ink([0, 10], .butt) == nil)
    let dots = try Painted([.stroke(line, black, width: 4, dash: [0, 10], cap: .round)])
    #expect(abs(dots.darkness - Int(4 * 4 * .pi * 255.0)) < 700)
    #expect(dots[15, 20] == [0, 0, 0, 255])
    #expect(dots[10, 20] == white)
    let squares = try Painted([.stroke(line, black, width: 4, dash: [0, 10], cap: .square)])
    #expect(squares.darkness == 4 * 16 * 255)
  }

  // derived: the ends of half a circle about (20, 20) point up, from y 20 to y 15.
  @Test func `a square end of a curve begins where the curve ends`() throws {
    let half = Path(ellipseIn: CGRect(10, 10, 20, 20))
    let lower = Path(Array(half.elements.prefix(3)))
    let painted = try Painted([
      .stroke(lower, .color(RGBA(0, 0, 0, 0.5)), width: 10, dash: [], cap: .square)
    ])
    let ink = try #require(painted.ink)
    #expect(ink == CGRect(5, 15, 30, 20))
    // What is seen through is even where line and end meet, and nothing sticks out of the curve.
    let column = (16..<24).map { painted[10, $0][0] }
    #expect(Set(column).count == 1)
    #expect(painted[5, 24][0] > 180)
  }

  @Test func `a colour's opacity mixes with what is below`() throws {
    let painted = try Painted([
      .fill(Path(CGRect(0, 0, 40, 40)), .color(RGBA(0, 0, 0, 0.5)))
    ])
    // derived: half of white
    #expect((127...128).contains(painted[20, 20][0]))
  }

  @Test func `a dark background stays as it is`() throws {
    let painted = try Painted([], background: RGBA(28, 28, 30))
    #expect(painted[3, 3] == [28, 28, 30, 255])
  }

  @Test func `a clear background leaves the picture transparent`() throws {
    let fill = DrawCommand.fill(Path(CGRect(0, 0, 20, 40)), .color(RGBA(255, 0, 0, 0.5)))
    let painted = try Painted([fill], background: .clear)
    #expect(painted[30, 3] == [0, 0, 0, 0])
    #expect(painted[3, 3][0] == 255)
    #expect((127...128).contains(painted[3, 3][3]))
  }

  @Test func `a linear gradient rises evenly`() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let painted = try Painted([
      .fill(
        Path(CGRect(0, 0, 40, 40)),
        .linearGradient(stops, from: .zero, to: CGPoint(x: 40, y: 0)))
    ])
    let row = (0..<40).map { Int(painted[$0, 20][0]) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 })
    // derived: the middle of a pixel, (x + 0.5) / 40 * 255
    #expect(row.enumerated().allSatisfy { abs(Double($1) - (Double($0) + 0.5) / 40 * 255) < 2 })
  }

  @Test func `a fading gradient keeps its colour`() throws {
    let stops = [
      GradientStop(color: RGBA(255, 0, 0), location: 0),
      GradientStop(color: RGBA(0, 0, 255, 0), location: 1),
    ]
    let painted = try Painted(
      [
        .fill(
          Path(CGRect(0, 0, 40, 40)),
          .linearGradient(stops, from: .zero, to: CGPoint(x: 40, y: 0)))
      ], background: .clear)
    // derived: premultiplied mixing of a colour with nothing of another gives the colour alone
    #expect(painted[30, 20][0] > 240)
    #expect(painted[30, 20][2] < 15)
  }

  @Test func `an elliptical gradient has the shape of its box`() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let painted = try Painted([
      .fill(
        Path(CGRect(0, 0, 40, 20)),
        .ellipticalGradient(
          stops, center: CGPoint(x: 20, y: 10), stretch: CGSize(width: 40, height: 20),
          startRadius: 0, endRadius: 0.5))
    ])
    // derived: grey is the distance from the centre as a part of the half axis there
    #expect(abs(Int(painted[30, 10][0]) - 134) <= 4)
    #expect(abs(Int(painted[20, 15][0]) - 140) <= 4)
    #expect(painted[20, 10][0] < 16)
    #expect(painted[1, 1][0] == 255)
    #expect(painted[20, 0][0] > 230)
    #expect(painted[0, 10][0] > 240)
    let flat = try Painted(
      [
        .fill(
          Path(CGRect(0, 0, 40, 20)),
          .ellipticalGradient(
            stops, center: .zero, stretch: CGSize(width: 40, height: 0), startRadius: 0,
            endRadius: 1))
      ], background: .clear)
    #expect(flat[5, 5] == [0, 0, 0, 0])
  }

  @Test func `an angular gradient turns clockwise from the right`() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let painted = try Painted([
      .fill(
        Path(CGRect(0, 0, 40, 40)),
        .angularGradient(
          stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
    ])
    // derived: a quarter turn is a quarter of 255
    #expect(abs(Int(painted[20, 38][0]) - 64) <= 3)
    #expect(abs(Int(painted[1, 20][0]) - 128) <= 3)
    #expect(abs(Int(painted[20, 1][0]) - 191) <= 3)
    #expect(painted[38, 20][0] < 8)
  }

  @Test func `numbers that are none paint nothing and harm nothing`() throws {
    let bad = CGFloat.nan
    let commands: [DrawCommand] = [
      .fill(Path(CGRect(bad, 0, 10, 10)), .color(.black)),
      .fill(Path(CGRect(-1e30, -1e30, 2e30, 2e30)), .color(RGBA(0, 255, 0))),
      .stroke(Path(CGRect(0, 0, 9, 9)), .color(.black), width: bad, dash: [bad]),
      .group(
        GroupEffect(transform: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)),
        [.fill(Path(CGRect(0, 0, 9, 9)), .color(.black))]),
      .text(
        TextRequest(string: "x", font: .body(.infinity)), frame: CGRect(0, 0, 9, 9),
        color: .black),
      .fill(Path(CGRect(30, 30, 4, 4)), .color(.black)),
    ]
    let painted = try Painted(commands)
    #expect(painted[2, 2] == [0, 255, 0, 255])
    #expect(painted[31, 31][0] == 0)
  }

  @Test func `a picture beyond the limits is refused`() throws {
    let engine = try PaintEngine()
    for (width, height) in [(40_000.0, 10.0), (10, 2e6), (.nan, 10), (.infinity, 10)] {
      let list = DisplayList(
        size: CGSize(width: width, height: height), background: .white)
      #expect(throws: PaintError.self) { try engine.png(of: list, scale: 1, id: "x") }
      #expect(throws: PaintError.self) { try engine.svg(of: list) }
    }
  }
}
