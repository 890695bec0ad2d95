// SPDX-License-Identifier: MIT
//
// The insets of sections as areas of a picture, for `--overlay insets`.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// Finds the insets of sections.
struct SectionInsets {
  let renderer: ScreenRenderer

  /// The four bars between each section's rectangle and its content insets; empty ones left out.
  ///
  /// - Parameter offset: The content offset that is taken off.
  /// - Note: Boundary items that make a section longer lie outside of its insets; the bars are
  ///   measured from the section's whole rectangle less those.
  func areas(at offset: CGPoint) -> [CGRect] {
    let isRightToLeft = renderer.environment.layoutDirection == .rightToLeft
    return renderer.layout.sections.flatMap { section -> [CGRect] in
      guard renderer.screen.sections.indices.contains(section.index) else { return [] }
      let insets = renderer.screen.sections[section.index].layout.contentInsets
      let rect = section.insetFrame.offsetBy(dx: -offset.x, dy: -offset.y)
      return Self.bars(of: rect, insets, isRightToLeft)
    }
  }

  /// The four bars between a rectangle and its insets; empty ones are left out.
  static func bars(
    of rect: CGRect, _ insets: NSDirectionalEdgeInsets, _ isRightToLeft: Bool
  ) -> [CGRect] {
    let left = isRightToLeft ? insets.trailing : insets.leading
    let right = isRightToLeft ? insets.leading : insets.trailing
    let middle = rect.height - insets.top - insets.bottom
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: insets.top),
      CGRect(x: rect.minX, y: rect.maxY - insets.bottom, width: rect.width, height: insets.bottom),
      CGRect(x: rect.minX, y: rect.minY + insets.top, width: left, height: middle),
      CGRect(x: rect.maxX - right, y: rect.minY + insets.top, width: right, height: middle),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
