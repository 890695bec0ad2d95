// SPDX-License-Identifier: MIT
//
// The difference as a picture. Colours are those of docs/snapshots.md.

import Testing

@testable import SnapshotStore

@Suite struct DifferencePictureTests {
  private let white = Raster(width: 100, height: 80)

  private var changed: Raster {
    var picture = white
    picture.fill(PixelRect(x: 40, y: 30, width: 10, height: 10), with: Pixel(0, 0, 0))
    return picture
  }

  @Test func `what counts is red on a pale base, in a box`() throws {
    let comparison = try #require(PixelComparison(white, changed))
    let picture = DifferencePicture.picture(of: comparison, on: changed)
    #expect(picture[45, 35] == DifferencePicture.red)
    #expect(picture[10, 10] == Pixel(254, 254, 254))
    #expect(picture[37, 27] == DifferencePicture.box)
    // Dark pictures are pale, too: red stands out.
    let dark = Raster(width: 100, height: 80, filledWith: Pixel(0, 0, 0))
    let nothing = try #require(PixelComparison(dark, dark))
    #expect(DifferencePicture.picture(of: nothing, on: dark)[0, 0] == Pixel(191, 191, 191))
  }

  @Test func `moved elements are blue, masks violet, ignored edges yellow`() throws {
    let moved = PixelRect(x: 40, y: 30, width: 5, height: 10)
    var tolerance = PixelTolerance()
    tolerance.masks = [PixelRect(x: 48, y: 30, width: 2, height: 10)]
    let comparison = try #require(PixelComparison(white, changed, tolerance: tolerance))
    let picture = DifferencePicture.picture(
      of: comparison, on: changed, moved: [moved], masks: tolerance.masks)
    #expect(picture[42, 35] == DifferencePicture.blue)
    #expect(picture[46, 35] == DifferencePicture.red)
    #expect(picture[49, 35] == DifferencePicture.violet)
  }

  @Test(
    "pictures of different size are padded to the larger one",
    arguments: [(64, 64, 64, 20), (20, 64, 64, 20), (1, 1, 3, 3)])
  func padding(_ width: Int, _ height: Int, _ otherWidth: Int, _ otherHeight: Int) {
    let picture = DifferencePicture.padded(
      Raster(width: width, height: height), Raster(width: otherWidth, height: otherHeight))
    #expect(picture.width == max(width, otherWidth))
    #expect(picture.height == max(height, otherHeight))
    #expect(picture[0, 0] == Pixel(254, 254, 254))
    let onlyOne = picture.height > min(height, otherHeight) ? picture[0, picture.height - 1] : nil
    #expect(onlyOne == DifferencePicture.outside)
  }

  @Test func `the crop shows the worst place three times, enlarged`() throws {
    let comparison = try #require(PixelComparison(white, changed))
    let crop = try #require(DifferencePicture.crop(of: comparison, white, changed))
    #expect(crop.width == 3 * 256 + 16)
    #expect(crop.height == 256)
    // The worst pixel is the first one, 40, 30: in the middle of 32 x 32.
    #expect(crop[16 * 8, 16 * 8] == Pixel(255, 255, 255))
    #expect(crop[264 + 16 * 8, 16 * 8] == Pixel(0, 0, 0))
    #expect(crop[528 + 16 * 8, 16 * 8] == DifferencePicture.red)
    let nothing = try #require(PixelComparison(white, white))
    #expect(DifferencePicture.crop(of: nothing, white, white) == nil)
  }
}
