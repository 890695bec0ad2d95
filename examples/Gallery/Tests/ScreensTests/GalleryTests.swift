// SPDX-License-Identifier: MIT
//
// Each picture of the gallery is that of its reference, from Swift and from its document.

import DynamicCollectionView
import DynamicCollectionViewTesting
import Foundation
import ScreenPictures
import Screens
import Testing

@Suite struct GalleryTests {
  /// Screens that can be said as documents: those that are sections, and nothing around them.
  static let sayable = GalleryScreen.all.filter { !["editable", "uikit"].contains($0.name) }

  @Test("a screen looks like its references", arguments: GalleryScreen.all)
  func screens(screen: GalleryScreen) throws {
    for picture in try screen.pictures(with: try ScreenPainter()) {
      assertSnapshot(
        of: picture.screen, as: .image(device: .gallery, stop: .at(picture.stop)),
        testName: screen.name)
    }
  }

  @Test("the same screen as a document looks like the same references", arguments: sayable)
  func documents(screen: GalleryScreen) {
    let document = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("screens/\(screen.name).json")
    assertSnapshot(of: document, as: .image, testName: screen.name)
  }
}

extension SnapshotDevice {
  /// The phone of all pictures.
  static var gallery: SnapshotDevice {
    let phone = RenderEnvironment.gallery
    return .size(
      width: phone.size.width, height: phone.size.height, scale: phone.scale,
      safeArea: phone.safeArea)
  }
}

extension GalleryScreen: CustomTestStringConvertible {
  /// The screen's name.
  public var testDescription: String { name }
}
