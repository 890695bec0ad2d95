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
      let spec = renderer.screen.sections[section.index].layout
      let rect = section.insetFrame.offsetBy(dx: -offset.x, dy: -offset.y)
      let bars = Self.bars(of: rect, spec.contentInsets, isRightToLeft)
      // A waterfall has insets of its own, inside of the section's.
      guard case .waterfall(let lanes) = spec.content else { return bars }
      let inner = Self.inside(of: rect, spec.contentInsets, isRightToLeft)
      var insets = lanes.contentInset
      // The seed's rule ends with the last item.
      if lanes.mode == .seed {
        if lanes.axis == .vertical { insets.bottom = 0 } else { insets.trailing = 0 }
      }
      return bars + Self.bars(of: inner, insets, isRightToLeft)
    }
  }

  /// What insets leave of a rectangle.
  private static func inside(
    of rect: CGRect, _ insets: NSDirectionalEdgeInsets, _ isRightToLeft: Bool
  ) -> CGRect {
    CGRect(
      x: rect.minX + (isRightToLeft ? insets.trailing : insets.leading), y: rect.minY + insets.top,
      width: rect.width - insets.leading - insets.trailing,
      height: rect.height - insets.top - insets.bottom)
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
