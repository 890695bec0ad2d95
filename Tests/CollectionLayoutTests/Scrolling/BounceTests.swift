// SPDX-License-Identifier: MIT
//
// The two springs at the ends of a range.

import Foundation
import Testing

@testable import CollectionLayout

@Suite struct BounceTests {
  // uikit-print: v / (11 e) at 1/11 s; the constant fits recorded impacts, rows derived.
  @Test(
    "an impact overshoots by the peak of the table",
    arguments: [(500, 16.72), (1000, 33.44), (2000, 66.89)] as [(CGFloat, CGFloat)])
  func peaks(speed: CGFloat, peak: CGFloat) {
    let found = BounceSpring(displacement: 0, velocity: speed).peak
    #expect(found.displacement.isNear(peak, decimals: 2))
    #expect(CGFloat(found.time).isNear(0.0909, decimals: 4))
    #expect(
      BounceSpring(displacement: 0, velocity: -speed).peak.displacement == -found.displacement)
  }

  // uikit-print: the rates fit a recorded release; rows derived.
  @Test(
    "a slow release comes back as the table says",
    arguments: [
      (0.05, 76.83), (0.1, 50.30), (0.2, 20.55), (0.3, 8.36), (0.5, 1.38),
    ] as [(Double, CGFloat)])
  func release(seconds: Double, shown: CGFloat) {
    let spring = BounceSpring(displacement: 100, velocity: 0)
    #expect(spring.position(after: seconds).isNear(shown, decimals: 2))
  }

  // derived: below 0.05 points and 0.5 points a second; at 60 frames a second the frame at 0.883 s
  // is the first to show it at rest.
  @Test func `a slow release of 100 points rests after 0_87 seconds`() {
    let rest = BounceSpring(displacement: 100, velocity: 0).restTime
    #expect(CGFloat(rest).isNear(0.869))
    #expect((rest * 60).rounded(.up) / 60 < 0.884)
  }

  // uikit-print: offsets recorded after a pull to -235 had been let go, one each sixtieth of a
  // second; the first frame is taken as 0.021 s after the release, where the whole fits best.
  @Test(
    "a recorded release is followed within five points",
    arguments: [
      (0, -223.333), (1, -197), (2, -173.333), (3, -152), (5, -116.333), (10, -57.667),
      (15, -27.667), (20, -13), (30, -2.667), (40, -0.667),
    ] as [(Int, CGFloat)])
  func recordedRelease(frame: Int, offset: CGFloat) {
    let spring = BounceSpring(displacement: -235, velocity: 0)
    #expect(abs(spring.position(after: 0.021 + Double(frame) / 60) - offset) < 5)
  }

  // uikit-print: a fling of 3125 pt/s from 39088 into the end at 39148 peaked at 39248.333.
  @Test func `a recorded impact peaks where it peaked`() throws {
    let fling = Deceleration(start: 39088, velocity: 3125)
    let arrival = try #require(fling.time(reaching: 39148))
    let spring = BounceSpring(displacement: 0, velocity: fling.velocity(after: arrival))
    #expect(abs(39148 + spring.peak.displacement - 39248.333) < 0.34)
  }

  // derived: from the moment of rest on, displacement and speed stay below the rest values, and
  // just before it one of them does not.
  @Test func `rest begins exactly when both have become small`() {
    for displacement in [-300, -20, -0.06, 0, 0.04, 1, 100] as [CGFloat] {
      for velocity in [-5000, -900, -50, -49, -1, 0, 3, 60, 2500] as [CGFloat] {
        let spring = BounceSpring(displacement: displacement, velocity: velocity)
        let rest = spring.restTime
        for step in 0...400 {
          let time = rest + Double(step) / 200 + 1e-9
          #expect(abs(spring.position(after: time)) < BounceSpring.restDisplacement)
          #expect(abs(spring.velocity(after: time)) < BounceSpring.restSpeed)
        }
        guard rest > 0 else { continue }
        let before = rest - 1e-9
        #expect(
          abs(spring.position(after: before)) >= BounceSpring.restDisplacement - 1e-6
            || abs(spring.velocity(after: before)) >= BounceSpring.restSpeed - 1e-6)
      }
    }
  }

  // derived: the two ends of the cubic curve and its middle.
  @Test func `easing begins, passes its middle and ends`() {
    #expect(TimingCurve.easeInOut(0) == 0)
    #expect(TimingCurve.easeInOut(0.5).isNear(0.5, decimals: 9))
    #expect(TimingCurve.easeInOut(1) == 1)
    #expect(TimingCurve.easeInOut(.nan) == 0)
    #expect((TimingCurve.easeInOut(0.2) + TimingCurve.easeInOut(0.8)).isNear(1, decimals: 9))
  }
}
