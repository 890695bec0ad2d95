// SPDX-License-Identifier: MIT
//
// Holds headers and footers in sight while their section is.
// Mirrors: NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds (UIKit).
// Status: both scroll directions; pinned items of one section do not dodge each other.

import Foundation
import Geometry

/// The stretch of the scroll axis that is seen, insets taken off.
struct VisibleStretch {
  let start: CGFloat
  let end: CGFloat

  /// The stretch of a layout seen at a scroll state, counted from the leading end of the content; of
  /// magnified content it is as much shorter.
  init(layout: SolvedLayout, state: ScrollState) {
    let (container, axis, zoom) = (layout.container, layout.scrollAxis, state.zoom)
    let offset =
      layout.leadingOffset(state.contentOrigin, seen: container.size[axis] / zoom)
    start = offset + container.safeArea.start(axis) / zoom
    end = offset + (container.size[axis] - container.safeArea.end(axis)) / zoom
  }
}

extension CGRect {
  /// The rectangle in a plane magnified about its origin.
  func magnified(by zoom: CGFloat) -> CGRect {
    CGRect(
      x: origin.x * zoom, y: origin.y * zoom, width: size.width * zoom, height: size.height * zoom)
  }
}

/// Where pinned items are held. Rules: docs/layout.md, "Pinned headers and footers"
/// (uikit-pixels, uikit-print, apple-doc).
enum Pinning {
  /// The place along the scroll axis of an item of a section.
  ///
  /// - Parameters:
  ///   - natural: Where it is at rest.
  ///   - base: Where the section's insets begin.
  ///   - inner: From there to where they end; an extending footer is not part of it.
  static func place(
    _ item: PlacedBoundary, natural: CGFloat, length: CGFloat, base: CGFloat, inner: CGFloat,
    visible: VisibleStretch
  ) -> CGFloat {
    switch item.end {
    case .before:
      let limit = max(natural, base + inner - length)
      return min(max(natural, visible.start), limit)
    case .after:
      let limit = min(natural, base)
      return max(min(natural, visible.end - length), limit)
    case .side: return natural
    }
  }

  /// The place along the scroll axis of an item of the whole layout.
  static func place(
    layoutItem item: PlacedBoundary, natural: CGFloat, length: CGFloat, visible: VisibleStretch
  ) -> CGFloat {
    switch item.end {
    case .before: max(natural, visible.start)
    case .after: min(natural, visible.end - length)
    case .side: natural
    }
  }
}
