// SPDX-License-Identifier: MIT
//
// How far content may be magnified, counted from 1 or from what fits.
// Mirrors: AdvancedScrollView's Magnification; UIScrollView.minimumZoomScale, maximumZoomScale.
// Status: complete; the initial value counts even when not relative (docs/scrolling.md).

public import Foundation

/// The magnification of an `AdvancedScrollView`.
public struct MagnificationRule: Hashable, Sendable {
  /// Smallest and largest value.
  public var range: ClosedRange<CGFloat>
  /// The value at first; brought into the range.
  public var initialValue: CGFloat
  /// Whether 1 means "fits in the view".
  public var isRelative: Bool

  /// A rule; 1 to 4, 1 at first, relative unless told otherwise. Values that are no numbers or not
  /// above 0 become 1.
  public init(
    range: ClosedRange<CGFloat> = 1...4, initialValue: CGFloat = 1, isRelative: Bool = true
  ) {
    let low = Self.positive(range.lowerBound)
    self.range = low...max(low, Self.positive(range.upperBound))
    self.initialValue = Self.positive(initialValue)
    self.isRelative = isRelative
  }

  /// The magnification at which all of `content` is seen: the smaller of both axes' quotients.
  public static func fit(content: CGSize, viewport: CGSize) -> CGFloat {
    guard content.width > 0, content.height > 0 else { return 1 }
    return positive(min(viewport.width / content.width, viewport.height / content.height))
  }

  /// The limits in zoom factors: the range, times the fit when relative.
  public func limits(content: CGSize, viewport: CGSize) -> ClosedRange<CGFloat> {
    let unit = self.unit(content: content, viewport: viewport)
    return range.lowerBound * unit...range.upperBound * unit
  }

  /// The zoom factor at first.
  public func initial(content: CGSize, viewport: CGSize) -> CGFloat {
    let limits = limits(content: content, viewport: viewport)
    let wanted = initialValue * unit(content: content, viewport: viewport)
    return min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  /// The zoom factor in another viewport, after a rotation: the same in units of the fit.
  public func refitted(
    _ zoom: CGFloat, content: CGSize, from old: CGSize, to new: CGSize
  ) -> CGFloat {
    let limits = limits(content: content, viewport: new)
    let wanted =
      zoom / unit(content: content, viewport: old) * unit(content: content, viewport: new)
    return min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  private func unit(content: CGSize, viewport: CGSize) -> CGFloat {
    isRelative ? Self.fit(content: content, viewport: viewport) : 1
  }

  static func positive(_ value: CGFloat) -> CGFloat {
    value.isFinite && value > 1e-6 ? min(value, 1e6) : 1
  }
}
