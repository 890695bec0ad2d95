// SPDX-License-Identifier: MIT
//
// The same assertions under XCTest.

import DynamicCollectionViewTesting
import Shop
import XCTest

final class OrdersXCTests: XCTestCase {
  func testOrders() {
    assertSnapshot(of: OrdersTests.document, as: .image(stop: "scrolled"))
  }

  func testColors() {
    // Colours may differ by what nobody sees; frames may not differ at all.
    assertSnapshot(
      of: colorsScreen(),
      as: .image(
        tolerance: SnapshotTolerance(
          reason: "the palette is exported anew each week, rounded another way", metric: .deltaE,
          threshold: 0.5),
        device: "iPhone SE"))
  }
}
