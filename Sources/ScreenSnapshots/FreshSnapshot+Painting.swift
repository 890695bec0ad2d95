// SPDX-License-Identifier: MIT
//
// A snapshot as it is drawn now, no further than its judgement needs, and the canary of the engine
// that draws it.

package import CairoPainter
package import Drawing
package import DynamicCollectionView
package import Foundation
package import SnapshotStore

extension FreshSnapshot {
  /// Draws a snapshot. Its pixels and its engine are asked for only when the reference is there and
  /// has another hash.
  ///
  /// - Parameters:
  ///   - layout: What lies where.
  ///   - list: What is painted.
  ///   - scale: Pixels in a point.
  ///   - inspection: What it will be compared with; nil for no reference.
  /// - Throws: ``PaintError/Kind/size`` when the picture is too large.
  package init(
    id: String, layout: LayoutDump, list: DisplayList, scale: CGFloat, engine: PaintEngine,
    comparedWith inspection: ReferenceInspection?
  ) throws {
    self.init(
      id: id, layout: layout, picture: Raster(width: 0, height: 0),
      pixelHash: try engine.pixelHash(of: list, scale: scale).description, engine: "",
      scale: scale)
    guard let inspection, inspection.trustedPixelHash != pixelHash else { return }
    guard let picture = Raster(try engine.pixels(of: list, scale: scale)) else {
      throw PaintError(.size, "the picture has no pixels")
    }
    self.picture = picture
    self.engine = engine.fingerprint(of: list).description
  }
}

extension CanaryPair {
  /// Compares known pairs by the hash that references keep.
  package init() {
    self.init { picture in
      let pixels = PixelBuffer(width: picture.width, height: picture.height, bytes: picture.bytes)
      return (try? PixelHash(of: pixels))?.description ?? ""
    }
  }
}
