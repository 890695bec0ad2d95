// SPDX-License-Identifier: MIT
//
// What bars, cut-outs and the keyboard take from a scroll view's room.
// Mirrors: UIScrollView.ContentInsetAdjustmentBehavior, UIView.safeAreaInsets, layoutMargins,
//   readableContentGuide (UIKit).
// Status: complete.

public import Foundation
public import Geometry

/// Which part of the safe area becomes a content inset. UIKit's names.
public enum ContentInsetAdjustment: String, Hashable, Sendable, CaseIterable {
  /// Edges of axes that can scroll; top and bottom also under a navigation or tab bar's controller.
  case automatic
  /// Edges of axes that can scroll.
  case scrollableAxes
  case never
  /// All four edges.
  case always

  /// The adjusted insets: `contentInset` and what is let through of `safeArea` (apple-doc).
  ///
  /// - Parameters:
  ///   - scrollableAxes: Those whose content overflows, or that always bounce.
  ///   - isManagedByBarController: Whether a navigation or tab controller shows the view.
  public func adjusted(
    contentInset: NSDirectionalEdgeInsets, safeArea: NSDirectionalEdgeInsets,
    scrollableAxes: Set<Axis>, isManagedByBarController: Bool = false
  ) -> NSDirectionalEdgeInsets {
    let horizontal: Bool
    let vertical: Bool
    switch self {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .scrollableAxes:
      (horizontal, vertical) = (
        scrollableAxes.contains(.horizontal), scrollableAxes.contains(.vertical)
      )
    case .automatic:
      horizontal = scrollableAxes.contains(.horizontal)
      vertical = scrollableAxes.contains(.vertical) || isManagedByBarController
    }
    return contentInset
      + NSDirectionalEdgeInsets(
        top: vertical ? safeArea.top : 0, leading: horizontal ? safeArea.leading : 0,
        bottom: vertical ? safeArea.bottom : 0, trailing: horizontal ? safeArea.trailing : 0)
  }
}

/// What a view's surroundings take from it.
public enum ViewInsets {
  /// The safe area of a view inside another, edge by edge:
  /// `clamp(parent's inset - how far the child starts inside, 0, parent's inset)` (uikit-print).
  /// It is no intersection: a child wholly inside the bottom band keeps the whole bottom inset.
  ///
  /// - Parameters:
  ///   - parent: The outer view's insets.
  ///   - size: The outer view's size.
  ///   - frame: The child in it.
  public static func safeArea(
    parent: NSDirectionalEdgeInsets, size: CGSize, child frame: CGRect
  ) -> NSDirectionalEdgeInsets {
    func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return NSDirectionalEdgeInsets(
      top: left(parent.top, frame.minY), leading: left(parent.leading, frame.minX),
      bottom: left(parent.bottom, size.height - frame.maxY),
      trailing: left(parent.trailing, size.width - frame.maxX))
  }

  /// Layout margins: base margins and safe area added, edge by edge; 8 all round unless given
  /// (uikit-print).
  public static func layoutMargins(
    base: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8),
    safeArea: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets { base + safeArea }

  /// Left and right end of the readable content guide: the margins', but in a view wider than 1008
  /// with more than 920 between the margins a 920 wide band, centred (uikit-print).
  public static func readableBand(
    width: CGFloat, margins: NSDirectionalEdgeInsets
  ) -> (start: CGFloat, length: CGFloat) {
    let length = width - margins.sum(.horizontal)
    guard width > 1008, length > 920 else { return (margins.leading, length) }
    return ((width - 920) / 2, 920)
  }

  /// The safe area with a keyboard up: its bottom is the larger of its own and the part of the
  /// view that the keyboard covers.
  public static func safeArea(
    _ safeArea: NSDirectionalEdgeInsets, keyboardOverlap: CGFloat
  ) -> NSDirectionalEdgeInsets {
    var insets = safeArea
    insets.bottom = max(safeArea.bottom, keyboardOverlap)
    return insets
  }
}
