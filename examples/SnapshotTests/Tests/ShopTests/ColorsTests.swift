// SPDX-License-Identifier: MIT
//
// A screen in Swift under Swift Testing.

import DynamicCollectionView
import DynamicCollectionViewTesting
import Shop
import Testing

@Suite struct ColorsTests {
  @Test func colors() {
    assertSnapshot(of: colorsScreen(), as: .image(device: "iPhone 13 mini"))
  }

  @Test func secondPage() {
    let stop = ScrollStop(name: "second", sections: ["featured": .group(1)])
    assertSnapshot(of: colorsScreen(), as: .layout(device: "iPhone 13 mini", stop: .at(stop)))
  }

  @Test func vectors() {
    assertSnapshot(of: colorsScreen(), as: .svg(device: .size(width: 320, height: 400)))
  }
}
