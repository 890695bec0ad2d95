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
  /// - Parameter state: Where the content is scrolled to, and how much it is magnified.
  /// - Note: Boundary items that make a section longer lie outside of its insets; the bars are
  ///   measured from the section's whole rectangle less those.
  func areas(at state: ScrollState) -> [CGRect] {
    let (origin, zoom) = (state.contentOrigin, state.zoom)
    let isRightToLeft = renderer.environment.layoutDirection == .rightToLeft
    return renderer.layout.sections.flatMap { section -> [CGRect] in
      guard renderer.screen.sections.indices.contains(section.index) else { return [] }
      let spec = renderer.screen.sections[section.index].layout
      let rect = section.insetFrame.offsetBy(dx: -origin.x, dy: -origin.y)
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
    .map { bar in
      CGRect(
        x: bar.minX * zoom, y: bar.minY * zoom, width: bar.width * zoom, height: bar.height * zoom)
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
