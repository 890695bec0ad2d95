// SPDX-License-Identifier: MIT
//
// A screen document under Swift Testing: pictures at each of its stops, and its frames alone.

import DynamicCollectionViewTesting
import Foundation
import Testing

@Suite struct OrdersTests {
  /// The document as the server sends it.
  static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("screens/orders.json")

  @Test func orders() {
    assertSnapshot(of: Self.document, as: .image)
  }

  @Test func ordersInTheDark() {
    assertSnapshot(
      of: Self.document, as: .image(variants: ["appearance": ["dark"]], stop: "top"),
      named: "dark")
  }

  // No picture: frames are enough where texts and colours change every week.
  @Test(arguments: ["iPhone 16", "iPad mini"])
  func ordersOnOtherDevices(device: String) {
    assertSnapshot(
      of: Self.document, as: .layout(device: .named(device), stop: "top"), named: device)
  }
}
