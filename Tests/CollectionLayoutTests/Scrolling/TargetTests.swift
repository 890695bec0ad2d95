// SPDX-License-Identifier: MIT
//
// Bringing something into view.

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite struct TargetTests {
  private let plain = ScrollViewModel(
    viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 400, height: 5000))
  private let inset = ScrollViewModel(
    viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 400, height: 5000),
    insets: NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

  // uikit-print (Chameleon's order of steps): the reference's worked rows.
  @Test(
    "scrollRectToVisible moves as little as it can",
    arguments: [(0, 900, 100, 200), (0, 100, 100, 0), (500, 450, 100, 450)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func rect(from: CGFloat, y: CGFloat, height: CGFloat, expected: CGFloat) {
    let rect = CGRect(x: 0, y: y, width: 400, height: height)
    #expect(plain.offset(showing: rect, from: CGPoint(x: 0, y: from)).y == expected)
  }

  // uikit-print: empty or outside does nothing; of a long one the first part is kept.
  @Test func `a rectangle outside does nothing and a long one shows its top`() {
    let here = CGPoint(x: 0, y: 300)
    let outside = CGRect(x: 0, y: 9000, width: 10, height: 10)
    let long = CGRect(x: 0, y: 2000, width: 400, height: 2000)
    #expect(plain.offset(showing: outside, from: here) == here)
    #expect(plain.offset(showing: .null, from: here) == here)
    #expect(plain.offset(showing: long, from: here).y == 2000)
    #expect(plain.offset(showing: long, from: CGPoint(x: 0, y: 4200)).y == 2000)
  }

  // uikit-print without insets; with insets our choice, derived.
  @Test(
    "scrollToItem aligns inside the insets",
    arguments: [
      (ItemScrollPosition.top, 2000, 1941), (.centeredVertically, 1650, 1637.5),
      (.bottom, 1300, 1334),
    ] as [(ItemScrollPosition, CGFloat, CGFloat)])
  func item(position: ItemScrollPosition, bare: CGFloat, insetted: CGFloat) {
    let frame = CGRect(x: 0, y: 2000, width: 400, height: 100)
    #expect(plain.offset(scrollingTo: frame, at: position, from: .zero)?.y == bare)
    #expect(inset.offset(scrollingTo: frame, at: position, from: .zero)?.y == insetted)
    #expect(
      inset.offset(scrollingTo: frame, at: position, from: .zero, ignoresInsets: true)?.y == bare)
  }

  // uikit-print: none is the least movement; two positions on one axis raise an exception.
  @Test func `no position moves as little as possible and two on one axis are refused`() {
    let frame = CGRect(x: 0, y: 2000, width: 400, height: 100)
    #expect(plain.offset(scrollingTo: frame, at: [], from: .zero)?.y == 1300)
    #expect(plain.offset(scrollingTo: frame, at: [.top, .bottom], from: .zero) == nil)
    #expect(!ItemScrollPosition([.left, .right]).isValid)
    #expect(ItemScrollPosition([.top, .left]).isValid)
  }

  // uikit-print: UIKit's raw bits.
  @Test func `positions have UIKit's bits`() {
    let all: [ItemScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  // derived: targets beyond the range are clamped.
  @Test func `an item at the end cannot come to the top`() {
    let last = CGRect(x: 0, y: 4900, width: 400, height: 100)
    #expect(plain.offset(scrollingTo: last, at: .top, from: .zero)?.y == 4200)
    #expect(inset.offset(scrollingTo: last, at: .top, from: .zero)?.y == 4234)
  }
}
