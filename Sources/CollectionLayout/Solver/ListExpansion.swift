// SPDX-License-Identifier: MIT
//
// Turns a list section into the group section that UIKit's list factory makes of it.
// Mirrors: NSCollectionLayoutSection.list(using:layoutEnvironment:) (UIKit).
// Status: insets, rows, headers, footers and backgrounds of the five appearances.

import Foundation
import Geometry

/// Where a section stands among the others.
struct SectionPosition {
  let isFirst: Bool
  let isLast: Bool
}

/// Makes group sections of list sections. Rules: docs/layout.md, "Lists" (uikit-pixels, uikit-print).
struct ListExpansion {
  let list: ListSpec
  let position: SectionPosition
  let view: LayoutContainer
  let grid: PixelGrid

  /// Above the first card and below the last; half the gap between two.
  private enum Gap {
    static let first: CGFloat = 35
    static let last: CGFloat = 20
    static let half: CGFloat = 17.5
    static let plainFirstItem: CGFloat = 22
    static let sidebarBottom: CGFloat = 10
    static let sidebarSide: CGFloat = 10 / 0.77
  }

  /// How far the background of a grouped list reaches past the sides, and past both ends.
  private enum Overhang {
    static let side: CGFloat = 16
    static let end: CGFloat = 1000
  }

  /// `section` with rows, insets, boundary items and background in place of the list.
  func expanded(_ section: SectionSpec) -> SectionSpec {
    var result = section
    let height = list.metrics.rowHeight.at(view.size.width)
    let row = SizeSpec(width: .fractionalWidth(1), height: .estimated(height))
    result.content = .group(
      GroupSpec(axis: .horizontal, size: row, arrangement: .fill([.item(ItemSpec(size: row))])))
    result.contentInsets = insets
    result.contentInsetsReference = InsetsReference.none
    if result.boundary.isEmpty { result.boundary = boundary }
    if list.appearance.isGrouped, result.decoration.isEmpty {
      result.decoration = [background]
    }
    return result
  }

  private var insets: NSDirectionalEdgeInsets {
    let side: CGFloat
    switch list.appearance {
    case .plain, .grouped: side = 0
    case .insetGrouped: side = list.metrics.sideMargin.at(view.size.width)
    case .sidebar, .sidebarPlain: side = Gap.sidebarSide
    }
    let own = NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    return NSDirectionalEdgeInsets(
      top: list.insets.top ?? own.top, leading: list.insets.leading ?? own.leading,
      bottom: list.insets.bottom ?? own.bottom, trailing: list.insets.trailing ?? own.trailing)
  }

  private var top: CGFloat {
    switch (list.appearance, list.headerMode) {
    case (.plain, .firstItemInSection): return list.headerTopPadding ?? Gap.plainFirstItem
    case (.grouped, .none), (.insetGrouped, .none):
      return position.isFirst ? Gap.first : grid.up(Gap.half)
    default: return 0
    }
  }

  private var bottom: CGFloat {
    guard list.footerMode == .none else { return 0 }
    switch list.appearance {
    case .grouped, .insetGrouped: return position.isLast ? Gap.last : grid.up(Gap.half)
    case .sidebar: return Gap.sidebarBottom
    case .plain, .sidebarPlain: return 0
    }
  }

  private var boundary: [BoundarySpec] {
    let isPlain = list.appearance == .plain || list.appearance == .sidebarPlain
    let size = SizeSpec(width: .fractionalWidth(1), height: .estimated(isPlain ? 28 : Gap.half))
    var items: [BoundarySpec] = []
    if list.headerMode == .supplementary {
      items.append(
        BoundarySpec(
          kind: "header", size: size, alignment: .top, pinToVisibleBounds: isPlain, zIndex: 200))
    }
    if list.footerMode == .supplementary {
      items.append(
        BoundarySpec(
          kind: "footer", size: size, alignment: .bottom, pinToVisibleBounds: isPlain, zIndex: 200)
      )
    }
    return items
  }

  private var background: DecorationSpec {
    DecorationSpec(
      kind: ListSpec.backgroundKind,
      contentInsets: NSDirectionalEdgeInsets(
        top: position.isFirst ? -Overhang.end : 0, leading: -Overhang.side,
        bottom: position.isLast ? -Overhang.end : 0, trailing: -Overhang.side))
  }
}
