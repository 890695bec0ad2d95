// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

// In a package of your own, dcv-snap stands below a URL: .package(url: …, from: …).
let package = Package(
  name: "SnapshotTests",
  dependencies: [.package(name: "dcv-snap", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "DynamicCollectionView", package: "dcv-snap")]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", .product(name: "DynamicCollectionViewTesting", package: "dcv-snap"),
      ],
      // References are read from the folder of the tests, not from a bundle.
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
