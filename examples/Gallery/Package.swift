// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

// In a package of your own, dcv-snap stands below a URL: .package(url: …, from: …).
let package = Package(
  name: "Gallery",
  dependencies: [.package(name: "dcv-snap", path: "../..")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "DynamicCollectionView", package: "dcv-snap"),
        .product(name: "ScreenPictures", package: "dcv-snap"),
        .product(name: "SwiftUI", package: "dcv-snap"),
        .product(name: "UIKit", package: "dcv-snap"),
        .product(name: "Combine", package: "dcv-snap"),
      ]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["Screens"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "DynamicCollectionViewTesting", package: "dcv-snap"),
        .product(name: "ScreenDocument", package: "dcv-snap"),
      ],
      // References are read from the folder of the tests, not from a bundle.
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
