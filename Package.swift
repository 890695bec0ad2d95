// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Modules from the bottom up: each may import only what stands above it in this list.
let package = Package(
  name: "dcv-snap",
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "DynamicCollectionView", targets: ["DynamicCollectionView"]),
    .library(
      name: "DynamicCollectionViewTesting", targets: ["DynamicCollectionViewTesting"]),
    .library(name: "AdvancedScrollView", targets: ["AdvancedScrollView"]),
    .library(name: "CollectionView", targets: ["CollectionView"]),
    .library(name: "ScreenDocument", targets: ["ScreenDocument"]),
    .library(name: "ScreenPictures", targets: ["ScreenPictures"]),
    .executable(name: "dcv-snap", targets: ["dcv-snap"]),
  ],
  targets: [
    // The C modules: pkg-config's paths come by way of the first two (see CCairo.h).
    .systemLibrary(name: "CCairoFlags", pkgConfig: "cairo"),
    .systemLibrary(name: "CHarfBuzzFlags", pkgConfig: "harfbuzz"),
    .target(
      name: "CCairo", dependencies: ["CCairoFlags", "CHarfBuzzFlags"],
      linkerSettings: [
        "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "cairo", "pixman-1", "harfbuzz",
        "fontconfig", "freetype", "gobject-2.0", "glib-2.0",
      ].map { .linkedLibrary($0) }),
    .target(
      name: "CPNG",
      linkerSettings: ["png16", "deflate", "isal", "xxhash", "z"].map { .linkedLibrary($0) }),
    .target(
      name: "CPixbuf", dependencies: ["CCairoFlags"],
      linkerSettings: ["gdk_pixbuf-2.0", "gobject-2.0", "glib-2.0", "m"].map {
        .linkedLibrary($0)
      }),
    .target(name: "Geometry", swiftSettings: settings),
    .target(name: "CollectionLayout", dependencies: ["Geometry"], swiftSettings: settings),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: settings),
    .target(
      name: "CellViews", dependencies: ["Geometry", "Drawing", "CollectionLayout"],
      swiftSettings: settings),
    .target(
      name: "AdvancedScrollView", dependencies: ["Geometry", "CollectionLayout", "CellViews"],
      swiftSettings: settings),
    .target(
      name: "DynamicCollectionView",
      dependencies: ["Geometry", "CollectionLayout", "Drawing", "CellViews"],
      swiftSettings: settings),
    .target(
      name: "ScreenDocument",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
      ],
      resources: [
        .embedInCode("Locales/numbers.txt"), .embedInCode("Locales/currencies.txt"),
        .embedInCode("Locales/dates.txt"),
      ],
      swiftSettings: settings),
    .target(
      name: "CairoPainter", dependencies: ["Geometry", "Drawing", "CCairo", "CPNG", "CPixbuf"],
      swiftSettings: settings),
    .target(
      name: "CollectionView",
      dependencies: [
        "Geometry", "Drawing", "CollectionLayout", "CellViews", "DynamicCollectionView",
      ],
      swiftSettings: settings),
    .target(
      name: "ScreenPictures",
      dependencies: ["Geometry", "Drawing", "CellViews", "DynamicCollectionView", "CairoPainter"],
      swiftSettings: settings),
    .target(
      name: "SnapshotStore",
      dependencies: ["Geometry", "CollectionLayout", "Drawing", "DynamicCollectionView"],
      resources: [
        .embedInCode("Report/Page")
      ],
      swiftSettings: settings),
    .target(
      name: "ScreenSnapshots",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "ScreenDocument", "CairoPainter", "SnapshotStore",
      ],
      swiftSettings: settings),
    .target(
      name: "DynamicCollectionViewTesting",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "ScreenDocument", "CairoPainter", "SnapshotStore", "ScreenSnapshots",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "dcv-snap",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "ScreenDocument", "CairoPainter", "SnapshotStore", "ScreenSnapshots",
      ],
      resources: [
        .embedInCode("Watching/Page")
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: settings),
    .testTarget(
      name: "CollectionLayoutTests", dependencies: ["Geometry", "CollectionLayout"],
      swiftSettings: settings),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["CollectionLayout", "Drawing", "DynamicCollectionView", "ScreenDocument"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CellViewsTests",
      dependencies: ["Geometry", "Drawing", "CollectionLayout", "CellViews", "CairoPainter"],
      swiftSettings: settings),
    .testTarget(
      name: "CellViewsSwift5Tests", dependencies: ["CellViews"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AdvancedScrollViewTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "AdvancedScrollView",
        "CairoPainter",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DynamicCollectionViewTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "ScreenDocument", "CairoPainter",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CollectionViewTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "CollectionView",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenPicturesTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "CollectionView", "CairoPainter", "ScreenPictures",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenDocumentTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "ScreenDocument",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CairoPainterTests", dependencies: ["Geometry", "Drawing", "CairoPainter"],
      swiftSettings: settings),
    .testTarget(
      name: "SnapshotStoreTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "DynamicCollectionView", "SnapshotStore",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "DynamicCollectionViewTestingTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "CellViews", "DynamicCollectionView",
        "CairoPainter", "SnapshotStore", "DynamicCollectionViewTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Geometry", "CollectionLayout", "Drawing", "DynamicCollectionView", "ScreenDocument",
        "CairoPainter", "SnapshotStore", "ScreenSnapshots", "dcv-snap",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Modules under Apple's names, so that import lines stay as they are. Apple has its own.
#if os(Linux)
  for (name, module) in [
    ("SwiftUI", "CellViews"), ("UIKit", "DynamicCollectionView"), ("Combine", "CellViews"),
  ] {
    package.products.append(.library(name: name, targets: [name]))
    package.targets.append(
      .target(
        name: name, dependencies: [.byName(name: module)], path: "Sources/AppleNames/\(name)",
        swiftSettings: settings))
  }
  package.targets.append(
    .testTarget(
      name: "AppleNamesTests",
      dependencies: ["SwiftUI", "UIKit", "Combine", "DynamicCollectionView"],
      swiftSettings: [.swiftLanguageMode(.v5)]))
#endif
