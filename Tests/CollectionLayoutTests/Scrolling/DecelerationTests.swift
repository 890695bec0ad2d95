// SPDX-License-Identifier: MIT
//
// How a scroll view slows down.

import Foundation
import Testing

@testable import CollectionLayout

@Suite struct DecelerationTests {
  // uikit-print for the normal rate's formula, apple-doc for the fast rate's value; rows derived.
  @Test(
    "distance and time are those of the table",
    arguments: [
      (300, 144.71, 1.699, 28.71, 0.338, 149.70), (500, 244.51, 1.954, 48.51, 0.389, 249.50),
      (750, 369.26, 2.157, 73.26, 0.430, 374.25), (1000, 494.01, 2.300, 98.01, 0.458, 499.00),
      (1500, 743.51, 2.503, 147.51, 0.499, 748.50), (2000, 993.01, 2.647, 197.01, 0.527, 998.00),
      (3000, 1492.01, 2.849, 296.01, 0.568, 1497.00),
      (5000, 2490.01, 3.104, 494.01, 0.618, 2495.00),
    ] as [(CGFloat, CGFloat, Double, CGFloat, Double, CGFloat)])
  func table(
    speed: CGFloat, normal: CGFloat, normalTime: Double, fast: CGFloat, fastTime: Double,
    simple: CGFloat
  ) {
    let slow = Deceleration(start: 0, velocity: speed)
    let quick = Deceleration(start: 0, velocity: speed, rate: .fast)
    #expect(slow.landing.isNear(normal, decimals: 2))
    #expect(CGFloat(slow.duration).isNear(CGFloat(normalTime)))
    #expect(quick.landing.isNear(fast, decimals: 2))
    #expect(CGFloat(quick.duration).isNear(CGFloat(fastTime)))
    #expect(slow.simpleProjection.isNear(simple, decimals: 2))
    #expect(Deceleration(start: 0, velocity: -speed).landing == -slow.landing)
  }

  // uikit-print: factor 0.499 fits four recorded landings; 0.099 derived.
  @Test func `the distance factors are 0_499 and 0_099`() {
    #expect(CGFloat(DecelerationRate.normal.factor).isNear(0.499, decimals: 9))
    #expect(CGFloat(DecelerationRate.fast.factor).isNear(0.099, decimals: 9))
  }

  // uikit-print: recorded last offsets 5443.333 and 6818, on the pixels of a 3x screen.
  @Test(
    "recorded flings land where they landed",
    arguments: [(5074, 750, 5443.333), (5326, 3000, 6818)] as [(CGFloat, CGFloat, CGFloat)])
  func recorded(start: CGFloat, speed: CGFloat, landing: CGFloat) {
    #expect(abs(Deceleration(start: start, velocity: speed).landing - landing) < 0.34)
  }

  // uikit-print: recorded offsets of the 3000 pt/s fling. UIKit begins about a frame after the
  // release, so times are counted from the frame that shows 5379.333 instead.
  @Test(
    "a recorded fling is followed within half a point",
    arguments: [
      (0.1, 5641), (0.2, 5855.333), (0.5, 6292.333), (1.0, 6628), (2.0, 6796.667),
    ] as [(Double, CGFloat)])
  func followed(seconds: Double, offset: CGFloat) throws {
    let fling = Deceleration(start: 5326, velocity: 3000)
    let first = try #require(fling.time(reaching: 5379.333))
    #expect(abs(fling.position(after: first + seconds) - offset) < 0.5)
  }

  // apple-doc (WWDC18 803) and derived: the two other projections in use.
  @Test func `the other projections differ by the tail`() {
    let fling = Deceleration(start: 100, velocity: 1000)
    #expect(fling.simpleProjection - fling.landing - 4.99 < 1e-9)
    #expect(fling.continuousProjection.isNear(100 + 499.5, decimals: 2))
  }

  // derived: a position that is asked for twice is the same, and time runs forwards.
  @Test func `the way ends at the landing and speed falls to nothing`() {
    let fling = Deceleration(start: 320, velocity: -1500)
    #expect(fling.position(after: 0) == 320)
    #expect(fling.position(after: fling.duration) == fling.landing)
    #expect(fling.position(after: 1e9) == fling.landing)
    #expect(CGFloat(fling.velocity(after: fling.duration - 1e-9)).isNear(-10))
    #expect(fling.velocity(after: fling.duration) == 0)
  }

  // derived: the inverse of the landing.
  @Test func `a retargeted way lands exactly`() {
    for target in [-400, -0.001, 0.3, 330, 1e6] as [CGFloat] {
      let way = Deceleration(start: 0, target: target, rate: .fast)
      #expect(way.position(after: way.duration) == target)
      #expect(abs(way.position(after: way.duration - 1e-12) - target) < abs(target) * 1e-6)
    }
    #expect(Deceleration(start: 5, target: 5, rate: .fast).duration == 0)
  }

  // derived: UIKit stops at 10 pt/s.
  @Test func `a release at ten points a second does not move`() {
    #expect(Deceleration(start: 7, velocity: 10).landing == 7)
    #expect(Deceleration(start: 7, velocity: 10).duration == 0)
    #expect(Deceleration(start: 7, velocity: -9).position(after: 1) == 7)
  }

  // derived: against the C library's functions, whose last bit may differ by processor.
  @Test func `exponential and logarithm are right to fourteen digits`() {
    for step in -600...600 {
      let x = Double(step) / 7
      let found = Exponential.exp(x)
      #expect(abs(found / Foundation.exp(x) - 1) < 2e-14)
      #expect(abs(Exponential.log(found) - x) < 1e-13 * max(1, abs(x)))
    }
    #expect(Exponential.exp(-1e9) == 0)
    #expect(Exponential.exp(1e9).isFinite)
    #expect(Exponential.log(-1) == 0)
    #expect(Exponential.log(1) == 0)
  }
}
