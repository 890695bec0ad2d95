// SPDX-License-Identifier: MIT
//
// Clips, transforms, shadows and opacity of groups.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct GroupTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: RGBA = .black)
    -> DrawCommand
  {
    .fill(Path(CGRect(x, y, side, side)), .color(color))
  }

  @Test func `a clip cuts what lies outside it`() throws {
    let effect = GroupEffect(clip: Path(CGRect(10, 10, 10, 10)))
    let painted = try Painted([.group(effect, [square(0, 0, 40)])])
    #expect(painted.ink == CGRect(10, 10, 10, 10))
  }

  @Test func `a clip moves with the group's transform`() throws {
    let effect = GroupEffect(
      clip: Path(CGRect(0, 0, 5, 5)), transform: CGAffineTransform(translationX: 20, y: 10))
    let painted = try Painted([.group(effect, [square(0, 0, 40)])])
    #expect(painted.ink == CGRect(20, 10, 5, 5))
  }

  @Test func `what follows a group is not clipped`() throws {
    let effect = GroupEffect(clip: Path(CGRect(0, 0, 5, 5)))
    let painted = try Painted([.group(effect, [square(0, 0, 40)]), square(30, 30, 4)])
    #expect(painted[31, 31][0] == 0)
  }

  @Test func `opacity counts for the group as a whole`() throws {
    let inner = [square(5, 5, 20), square(10, 10, 20)]
    let painted = try Painted([.group(GroupEffect(opacity: 0.5), inner)])
    // derived: half of white, also where the two squares overlap
    #expect((127...128).contains(painted[7, 7][0]))
    #expect(painted[15, 15] == painted[7, 7])
  }

  @Test func `nothing is left of a group without opacity`() throws {
    let painted = try Painted([.group(GroupEffect(opacity: 0), [square(5, 5, 20)])])
    #expect(painted.ink == nil)
  }

  @Test func `a shadow without blur is the silhouette moved`() throws {
    let shadow = Shadow(color: RGBA(255, 0, 0), radius: 0, x: 6, y: 4)
    let painted = try Painted([.group(GroupEffect(shadow: shadow), [square(10, 10, 10)])])
    #expect(painted.ink == CGRect(10, 10, 16, 14))
    #expect(painted[25, 23] == [255, 0, 0, 255])
    #expect(painted[12, 12] == [0, 0, 0, 255])
  }

  @Test func `a blur has the spread of a Gaussian`() throws {
    // A thin line's shadow alone: its profile is the blur's own.
    let shadow = Shadow(color: .black, radius: 4, x: 40, y: 0)
    let line = DrawCommand.fill(Path(CGRect(20, -100, 1, 300)), .color(.black))
    let painted = try Painted(
      [.group(GroupEffect(shadow: shadow), [line])], width: 120, height: 20)
    let profile = (30..<100).map { 255 - Int(painted[$0, 10][0]) }
    let mass = Double(profile.reduce(0, +))
    let mean = profile.enumerated().reduce(0.0) { $0 + Double($1.0) * Double($1.1) } / mass
    let variance =
      profile.enumerated().reduce(0.0) {
        $0 + (Double($1.0) - mean) * (Double($1.0) - mean) * Double($1.1)
      } / mass
    // derived: the line's mass stays, its middle is at 60, its variance is 16
    #expect(abs(mass - 255) < 12)
    #expect(abs(mean - 30) < 0.1)
    #expect(abs(variance.squareRoot() - 4) < 0.3)
  }

  @Test func `a shadow reaches into the picture from outside`() throws {
    let shadow = Shadow(color: .black, radius: 0, x: 30, y: 0)
    let painted = try Painted([.group(GroupEffect(shadow: shadow), [square(-20, 10, 10)])])
    #expect(painted.ink == CGRect(10, 10, 10, 10))
  }

  @Test func `an enormous shadow ends with a picture`() throws {
    let shadow = Shadow(color: .black, radius: 1e9, x: 1e9, y: -1e9)
    let painted = try Painted([.group(GroupEffect(shadow: shadow), [square(10, 10, 10)])])
    #expect(painted[12, 12][0] == 0)
  }

  @Test func `a quarter turn puts a square where it belongs`() throws {
    let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2)
    let painted = try Painted([.group(GroupEffect(transform: turn), [square(0, 0, 10)])])
    // derived: clockwise on a screen, x becomes y
    #expect(painted[12, 25][0] == 0)
    #expect(painted[25, 12][0] == 255)
  }
}
