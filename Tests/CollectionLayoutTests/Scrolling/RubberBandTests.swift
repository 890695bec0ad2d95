// SPDX-License-Identifier: MIT
//
// How content follows a finger past its end.

import Foundation
import Testing

@testable import CollectionLayout

@Suite struct RubberBandTests {
  // uikit-print: the formula's constant fits recorded touches; each row is derived from it.
  @Test(
    "a pull shows what the table says",
    arguments: [
      (10, 393, 5.424), (50, 393, 25.702), (100, 393, 48.248), (200, 393, 85.944),
      (100, 400, 48.352), (100, 800, 51.462), (100, 852, 51.665), (200, 852, 97.422),
      (590, 852, 234.997),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func table(pull: CGFloat, viewport: CGFloat, shown: CGFloat) {
    let found = RubberBand.shown(pull: pull, viewport: viewport)
    #expect(found.isNear(shown))
    #expect(RubberBand.shown(pull: -pull, viewport: viewport) == -found)
    #expect(RubberBand.pull(shown: found, viewport: viewport).isNear(pull, decimals: 6))
  }

  // uikit-print: offsets recorded while a finger moved 5 points in each event, 852 high, on the
  // pixels of a 3x screen; travel less the first 10 points.
  @Test(
    "a recorded pull is matched to the pixel",
    arguments: [
      (5, -2.6667), (10, -5.3333), (15, -8.3333), (20, -11), (50, -26.6667), (100, -51.6667),
      (590, -235),
    ] as [(CGFloat, CGFloat)])
  func recorded(pull: CGFloat, offset: CGFloat) {
    #expect(abs(RubberBand.shown(pull: -pull, viewport: 852) - offset) < 0.34)
  }

  // derived: the limit for an endless pull.
  @Test func `no pull reaches the whole viewport`() {
    #expect(RubberBand.shown(pull: 1e7, viewport: 393) < 393)
    #expect(RubberBand.shown(pull: 10, viewport: 0) == 0)
    #expect(RubberBand.pull(shown: 500, viewport: 393).isFinite)
  }

  // apple-doc: without bouncing the offset stops at the limit.
  @Test func `without bouncing nothing is stretched`() {
    let axis = AxisScroller(minimum: 0, maximum: 100, viewport: 393, bounces: false)
    #expect(axis.shown(raw: -50) == 0)
    #expect(axis.shown(raw: 130) == 100)
    #expect(axis.shown(raw: 60) == 60)
  }
}
