// SPDX-License-Identifier: MIT
//
// Gradients around a point that are more or less than one turn.

import CairoPainter
import Drawing
import Foundation
import Testing

/// Expected colours: Apple, `AngularGradient`, Overview. More than a turn shows the last one; the first
/// half of a gap has the last colour, the other half the first.
@Suite struct AngularGradientTests {
  /// Grey from 0 to 200 about (20, 20), between two angles in degrees.
  private func painted(_ start: CGFloat, _ end: CGFloat) throws -> Painted {
    let stops = [
      GradientStop(color: RGBA(0, 0, 0), location: 0),
      GradientStop(color: RGBA(200, 200, 200), location: 1),
    ]
    return try Painted([
      .fill(
        Path(CGRect(0, 0, 40, 40)),
        .angularGradient(
          stops, center: CGPoint(x: 20, y: 20), startAngle: start * .pi / 180,
          endAngle: end * .pi / 180))
    ])
  }

  /// The grey at an angle, degrees clockwise from the right.
  private func grey(_ painted: Painted, _ degrees: CGFloat) -> CGFloat {
    let angle = degrees * .pi / 180
    return CGFloat(painted[Int(20 + 18 * cos(angle)), Int(20 + 18 * sin(angle))][0])
  }

  private func expect(
    _ start: CGFloat, _ end: CGFloat, _ greys: [(angle: CGFloat, grey: CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try painted(start, end)
    for (angle, want) in greys {
      let got = grey(picture, angle)
      #expect(
        abs(got - want) <= 8, "at \(angle) of \(start)...\(end)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a gap changes from the last colour to the first in its middle`() throws {
    try expect(90, 180, [(135, 100), (190, 200), (250, 200), (305, 200), (325, 0), (80, 0)])
    try expect(-45, 45, [(0, 100), (60, 200), (170, 200), (190, 0), (300, 0)])
    // The other way round.
    try expect(180, 90, [(135, 100), (80, 200), (330, 200), (300, 0), (200, 0)])
  }

  @Test func `without a length half has the last colour and half the first`() throws {
    try expect(0, 0, [(10, 200), (170, 200), (190, 0), (350, 0)])
  }

  @Test func `of several turns the last one is seen`() throws {
    try expect(0, 720, [(90, 125), (180, 150), (270, 175)])
    try expect(0, 450, [(180, 80), (270, 120), (0, 160), (45, 180), (100, 44)])
    try expect(720, 0, [(270, 125), (180, 150), (90, 175)])
  }
}
