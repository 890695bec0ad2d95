// SPDX-License-Identifier: MIT
//
// The view that a layout is solved for: its size, its insets, its pixels.

public import Foundation
public import Geometry

/// The view that a layout is solved for.
public struct LayoutContainer: Hashable, Sendable {
  /// Size of the view in points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// What bars and cut-outs cover.
  public var safeArea: NSDirectionalEdgeInsets
  /// The view's layout margins, safe area included.
  public var layoutMargins: NSDirectionalEdgeInsets
  /// Whether leading is right.
  public var isRightToLeft: Bool

  /// A view; without insets, and left to right, unless told otherwise.
  public init(
    size: CGSize, scale: CGFloat, safeArea: NSDirectionalEdgeInsets = .zero,
    layoutMargins: NSDirectionalEdgeInsets = .zero, isRightToLeft: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.isRightToLeft = isRightToLeft
  }

  /// The insets that `reference` means; `automatic` means none here.
  ///
  /// Readable content is the margins, but never wider than 920 points in a view wider than 1008.
  /// Source: reference "scrolling", 1.8.
  func insets(_ reference: InsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: return safeArea
    case .layoutMargins: return layoutMargins
    case .readableContent:
      let width = size.width - layoutMargins.sum(.horizontal)
      guard size.width > 1008, width > 920 else { return layoutMargins }
      let side = (size.width - 920) / 2
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: side, bottom: layoutMargins.bottom, trailing: side)
    }
  }
}

/// The part of a view that one section may use: narrowed across the scroll axis only.
struct SectionContainer {
  /// Where it begins across the scroll axis.
  var crossOrigin: CGFloat
  /// Its size; the whole view along the scroll axis.
  var size: CGSize

  init(_ view: LayoutContainer, reference: InsetsReference, scrollAxis: Axis) {
    let cross = scrollAxis.other
    let insets = view.insets(reference)
    crossOrigin = insets.start(cross)
    size = view.size
    size[cross] -= insets.sum(cross)
  }
}
