// SPDX-License-Identifier: MIT
//
// Each picture of the gallery is that of its reference, from Swift and from its document, and both
// have the same bytes.

import DynamicCollectionView
import DynamicCollectionViewTesting
import Foundation
import ScreenDocument
import ScreenPictures
import Screens
import Testing

@Suite struct GalleryTests {
  private let painter: ScreenPainter

  init() throws { painter = try ScreenPainter() }

  @Test("a screen looks like its references", arguments: GalleryScreen.all)
  func screens(screen: GalleryScreen) throws {
    for picture in try screen.pictures(with: painter) {
      let axes = picture.variant.map { ($0.axis, [$0.value]) }
      assertSnapshot(
        of: picture.screen,
        as: .image(
          device: picture.device, variants: Dictionary(uniqueKeysWithValues: axes),
          stop: .at(picture.stop)),
        testName: screen.name)
    }
  }

  @Test(
    "the same screen as a document looks like the same references", arguments: GalleryScreen.all)
  func documents(screen: GalleryScreen) throws {
    for name in Set(try screen.pictures(with: painter).map(\.document)).sorted() {
      assertSnapshot(of: Self.document(name), as: .image, testName: screen.name)
    }
  }

  @Test("a screen and its document have the same bytes, PNG and SVG", arguments: GalleryScreen.all)
  func twins(screen: GalleryScreen) throws {
    for picture in try screen.pictures(with: painter) {
      let file = Self.document(picture.document)
      let document = ScreenDocument.load(
        bytes: Array(try Data(contentsOf: file)), name: picture.document,
        files: FolderFiles(folder: file.deletingLastPathComponent().path))
      let theirs = document.screen(in: picture.environment).screen
      let stop = try #require(document.stops.first { $0.name == picture.stop.name })
      let frames = [(picture.screen, picture.stop), (theirs, stop)].map { screen, stop in
        let renderer = painter.renderer(of: screen, in: picture.environment)
        return renderer.frame(at: renderer.scrollState(for: stop).state)
      }
      let scale = picture.environment.scale
      let png = try frames.map { try painter.png(of: $0, scale: scale, id: picture.name) }
      #expect(png[0] == png[1], "the PNG of \(screen.name)/\(picture.name)")
      let svg = try frames.map { try painter.svg(of: $0) }
      #expect(svg[0] == svg[1], "the SVG of \(screen.name)/\(picture.name)")
    }
  }

  /// The document with a name, as a server would send it.
  private static func document(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("screens/\(name).json")
  }
}

extension GalleryPicture {
  /// The device it is taken on, as an assertion is told; nil when its variant is one.
  var device: SnapshotDevice? {
    if variant.contains(.iPad) { return nil }
    if let name = environment.deviceName { return .named(name) }
    return .size(
      width: environment.size.width, height: environment.size.height, scale: environment.scale,
      safeArea: environment.safeArea)
  }
}

extension GalleryScreen: CustomTestStringConvertible {
  /// The screen's name.
  public var testDescription: String { name }
}
