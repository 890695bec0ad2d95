// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

@Suite struct CanonicalNumberTests {
  @Test(
    "numbers are short, exact to three decimals and never -0",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (1.5, "1.5"), (87.6666667, "87.667"),
      (-7.6666667, "-7.667"), (0.05, "0.05"), (0.0005, "0.001"), (100, "100"), (1e9, "1000000000"),
      (.infinity, "0"), (.nan, "0"),
    ] as [(CGFloat, String)])
  func string(_ value: CGFloat, _ text: String) {
    #expect(CanonicalNumber.string(value) == text)
  }

  @Test(arguments: [0, 1, 3, 6, 9])
  func `a rounded number is the one that is written`(decimals: Int) {
    var values: [CGFloat] = [
      0, -0.0, 1e-9, -0.0004, 0.0005, 1.0005, 2.0005, 8.5e15, 9.5e15, 1e18, 1e22, -1e300, .infinity,
      .nan, 1 / 3, -2 / 3, 0.1 + 0.2,
    ]
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let magnitude = [1.0, 100, 10_000, 1e9][Int(state >> 60) & 3]
      values.append((Double(state >> 11) / 0x1p53 - 0.5) * magnitude)
    }
    for value in values {
      let written = Double(CanonicalNumber.string(value, decimals: decimals))
      let rounded = CanonicalNumber.rounded(value, decimals: decimals)
      #expect(written == Double(rounded), "\(value)")
      #expect(rounded != 0 || rounded.sign == .plus)
    }
  }
}

@Suite struct PixelGridTests {
  // Worked numbers of the pixel rounding rules (uikit-pixels).
  @Test(
    "lengths go down to a whole pixel",
    arguments: [(98.25, 3, 98), (87.75, 3, 87.6666667), (106.6666667, 2, 106.5), (131, 3, 131)]
      as [(CGFloat, CGFloat, CGFloat)])
  func floor(_ length: CGFloat, _ scale: CGFloat, _ want: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).floor(length) - want) < 1e-6)
  }

  @Test(
    "origins go to the nearest pixel, halves away from zero",
    arguments: [(-22.5, -23), (265.5, 266), (1041.5, 1042)] as [(CGFloat, CGFloat)])
  func nearest(_ position: CGFloat, _ want: CGFloat) {
    #expect(PixelGrid(scale: 1).nearest(position) == want)
  }

  @Test func `a third written as 0.333333 is a third`() {
    #expect(PixelGrid(scale: 3).floor(393 * 0.333333) == 131)
  }

  @Test func `without a grid nothing is rounded`() {
    #expect(PixelGrid.none.floor(1.2345) == 1.2345)
    #expect(PixelGrid.none.nearest(1.2345) == 1.2345)
  }
}
