// SPDX-License-Identifier: MIT
//
// What a verdict found, as pictures: the difference, and its worst place magnified.

package import SnapshotStore

/// Pictures of a difference.
package struct DifferencePictures {
  private let before: Raster
  private let comparison: PixelComparison?
  private let moved: [PixelRect]
  private let masks: [PixelRect]

  /// Pictures of what a verdict found.
  package init(_ verdict: Verdict, _ before: Raster) {
    self.init(before, verdict.pixels, moved: verdict.moved)
  }

  package init(
    _ before: Raster, _ comparison: PixelComparison?, moved: [PixelRect] = [],
    masks: [PixelRect] = []
  ) {
    self.before = before
    self.comparison = comparison
    self.moved = moved
    self.masks = masks
  }

  /// What differs; nil when nothing does.
  package func difference(_ after: Raster) -> Raster? {
    guard before.bounds == after.bounds else { return DifferencePicture.padded(before, after) }
    guard let comparison, comparison.difference.differing > 0 else { return nil }
    return DifferencePicture.picture(of: comparison, on: after, moved: moved, masks: masks)
  }

  /// The worst place, magnified; nil when nothing counts or sizes differ.
  package func crop(_ after: Raster) -> Raster? {
    guard before.bounds == after.bounds, let comparison else { return nil }
    return DifferencePicture.crop(of: comparison, before, after)
  }
}
