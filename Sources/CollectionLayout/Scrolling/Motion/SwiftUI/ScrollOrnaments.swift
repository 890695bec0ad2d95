// SPDX-License-Identifier: MIT
//
// The bars that show how far one has scrolled, and the dots that show which page.
// Mirrors: UIScrollView's indicators, UIPageControl (UIKit), PageTabViewStyle (SwiftUI).
// Status: places; colours and fading are the drawing's.

public import Foundation
public import Geometry

/// The bar at the edge of a scroll view, on one axis.
public struct ScrollIndicator: Hashable, Sendable {
  /// Across the axis, points.
  public static let thickness: CGFloat = 2.5
  /// From the edge, and at both ends of the track.
  public static let inset: CGFloat = 3
  /// The shortest bar at rest.
  public static let shortest: CGFloat = 36
  /// The shortest bar while the content is stretched.
  public static let shortestStretched: CGFloat = 5
  /// Opacity of black on light, of white on dark.
  public static let opacity: CGFloat = 0.35

  /// Where the bar begins in the viewport.
  public let start: CGFloat
  /// Its length.
  public let length: CGFloat

  /// The bar at `offset`; nil when there is nothing to scroll.
  ///
  /// `length = max(36, track * viewport / (content + insets))`, shorter by the overshoot while
  /// stretched; the range maps to the rest of the track linearly (uikit-print).
  ///
  /// - Parameters:
  ///   - margins: Safe area or indicator insets that shorten the track, before and after.
  public init?(
    offset: CGFloat, view: ScrollViewModel, axis: Axis, margins: NSDirectionalEdgeInsets = .zero
  ) {
    let range = view.range(axis)
    let whole = view.contentSize[axis] + view.insets.sum(axis)
    let before = margins.start(axis) + Self.inset
    let track = view.viewport[axis] - before - margins.end(axis) - Self.inset
    guard range.maximum > range.minimum, whole > 0, track > 0 else { return nil }
    let over = max(range.minimum - offset, offset - range.maximum, 0)
    let full = max(Self.shortest, track * min(1, view.viewport[axis] / whole))
    let length = max(Self.shortestStretched, full - over)
    let share = (offset - range.minimum) / (range.maximum - range.minimum)
    self.length = length
    start = before + (track - length) * min(max(share, 0), 1)
  }
}

/// Dots under pages.
public struct PageDots: Hashable, Sendable {
  /// When dots show. SwiftUI's names.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// When there is more than one page.
    case automatic
    case always
    case never
  }

  /// Height of the control.
  public static let height: CGFloat = 26
  /// From one dot to the next.
  public static let pitch: CGFloat = 18
  /// From the control's edge to the first dot's slot.
  public static let lead: CGFloat = 14
  /// Side of a dot's slot.
  public static let slot: CGFloat = 10
  /// Diameter of the drawn dot.
  public static let diameter: CGFloat = 7.59

  /// Number of pages.
  public let count: Int
  /// The page shown, from 0.
  public let current: Int

  /// Dots for `count` pages; `current` is clamped to them.
  public init(count: Int, current: Int) {
    self.count = max(0, count)
    self.current = min(max(0, current), max(0, count - 1))
  }

  /// Width and height of the control: 18 a page and 20, 26 (uikit-print).
  public var size: CGSize {
    CGSize(width: Self.pitch * CGFloat(count) + 20, height: Self.height)
  }

  /// The drawn dot of a page, in the control; shifted by (-0.19, 0.19) in its slot (uikit-print).
  public func dot(_ page: Int) -> CGRect {
    let gap = (Self.slot - Self.diameter) / 2
    return CGRect(
      x: Self.lead + Self.pitch * CGFloat(page) + gap - 0.19,
      y: (Self.height - Self.slot) / 2 + gap + 0.19, width: Self.diameter, height: Self.diameter)
  }

  /// Whether they show.
  public func isShown(_ mode: DisplayMode) -> Bool {
    switch mode {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }

  /// The control in a pager: centred, its bottom at the safe area's.
  public func frame(in size: CGSize, safeArea: NSDirectionalEdgeInsets = .zero) -> CGRect {
    let own = self.size
    return CGRect(
      x: (size.width - own.width) / 2, y: size.height - safeArea.bottom - own.height,
      width: own.width, height: own.height)
  }

  /// The page after a tap in the control: one back on its first half, one forward on its second.
  public func page(afterTapAt x: CGFloat) -> Int {
    min(max(0, current + (x < size.width / 2 ? -1 : 1)), max(0, count - 1))
  }

  /// The page that a pager with pages of `page` points shows at `offset`.
  public static func index(offset: CGFloat, page: CGFloat, count: Int) -> Int {
    guard page > 0, offset.isFinite else { return 0 }
    return min(max(0, PagingRule.nearest(offset / page)), max(0, count - 1))
  }
}
