// SPDX-License-Identifier: MIT
//
// One picture to be judged, laid out and not yet painted.

import Drawing
import DynamicCollectionView
import Foundation

/// One picture to be judged.
struct DrawnSnapshot {
  let id: String
  /// Name of the reference below its folder, without an ending.
  let file: String
  let layout: LayoutDump
  let list: DisplayList
  /// Pixels in a point.
  let scale: CGFloat
  /// Errors, one line each; with one of them nothing is compared.
  let errors: [String]
  /// What could not be drawn, one line each.
  let gaps: [String]
}
