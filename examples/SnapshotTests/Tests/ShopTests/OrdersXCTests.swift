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
    // Swatches may come and go by a hair; the frames may not.
    assertSnapshot(
      of: colorsScreen(),
      as: .image(
        tolerance: SnapshotTolerance(
          reason: "the printer's profile moves colours by one level", metric: .deltaE,
          threshold: 0.5),
        device: "iPhone SE"))
  }
}
