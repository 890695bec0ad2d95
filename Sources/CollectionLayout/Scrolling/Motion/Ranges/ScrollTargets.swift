// SPDX-License-Identifier: MIT
//
// Offsets that bring something into view.
// Mirrors: UIScrollView.scrollRectToVisible, UICollectionView.scrollToItem(at:at:animated:) (UIKit).
// Status: complete; alignment is inside the insets (docs/scrolling.md, "Open choices").

public import Foundation
import Geometry

/// Where `scrollToItem` puts an item. UIKit's bits; none moves as little as possible.
public struct ItemScrollPosition: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// A position from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top.
  public static let top = Self(rawValue: 1)
  /// Its middle in the middle between top and bottom.
  public static let centeredVertically = Self(rawValue: 2)
  /// At the bottom.
  public static let bottom = Self(rawValue: 4)
  /// At the left; here the leading edge.
  public static let left = Self(rawValue: 8)
  /// Its middle in the middle between left and right.
  public static let centeredHorizontally = Self(rawValue: 16)
  /// At the right; here the trailing edge.
  public static let right = Self(rawValue: 32)

  /// Whether UIKit accepts it: two positions on one axis raise an exception there.
  public var isValid: Bool { bits(.vertical).count <= 1 && bits(.horizontal).count <= 1 }

  /// 0, 0.5 or 1 where the position says so on an axis; nil where it does not.
  func fraction(_ axis: Axis) -> CGFloat? { bits(axis).first }

  private func bits(_ axis: Axis) -> [CGFloat] {
    let parts: [(Self, CGFloat)] =
      axis == .vertical
      ? [(.top, 0), (.centeredVertically, 0.5), (.bottom, 1)]
      : [(.left, 0), (.centeredHorizontally, 0.5), (.right, 1)]
    return parts.filter { contains($0.0) }.map(\.1)
  }
}

extension ScrollViewModel {
  /// The offset after `scrollRectToVisible`: the least movement that shows `rect` between the
  /// insets, of a longer one its first part; the same where it is seen already (uikit-print).
  public func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    // Foundation's own intersection does not take what is not a number.
    func wanted(_ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
      let length = ScrollLimits.length(rect.size[axis])
      let start = ScrollLimits.length(rect.origin[axis])
      let low = max(0, min(start, start + length))
      let high = min(max(start, start + length), ScrollLimits.length(contentSize[axis]))
      return low < high ? (low, high) : nil
    }
    guard let x = wanted(.horizontal), let y = wanted(.vertical) else { return offset }
    return CGPoint(
      x: leastMovement(showing: x, from: offset.x, .horizontal),
      y: leastMovement(showing: y, from: offset.y, .vertical))
  }

  /// The offset after `scrollToItem`, clamped; nil where UIKit raises an exception.
  ///
  /// Inside the insets: `top -> minY - inset.top`, `bottom -> maxY - H + inset.bottom`,
  /// `centre -> midY - (inset.top + (H - inset.top - inset.bottom) / 2)`.
  ///
  /// - Parameters:
  ///   - frame: The item's.
  ///   - ignoresInsets: Aligns with the bounds instead, as if nothing covered them.
  public func offset(
    scrollingTo frame: CGRect, at position: ItemScrollPosition, from offset: CGPoint,
    ignoresInsets: Bool = false
  ) -> CGPoint? {
    guard position.isValid else { return nil }
    guard !position.isEmpty else { return self.offset(showing: frame, from: offset) }
    var target = offset
    for axis in Axis.allCases {
      guard let fraction = position.fraction(axis) else { continue }
      let (before, after) =
        ignoresInsets ? (0, 0) : (insets.start(axis), insets.end(axis))
      target[axis] = Self.aligned(
        start: frame.min(axis), length: frame.max(axis) - frame.min(axis), anchor: fraction,
        viewport: viewport[axis], before: before, after: after)
    }
    return clamped(target)
  }

  /// The offset at which a place of the view and the same place of the room between the insets
  /// coincide: `start + a * length - (before + a * (viewport - before - after))`, not clamped.
  static func aligned(
    start: CGFloat, length: CGFloat, anchor: CGFloat, viewport: CGFloat, before: CGFloat,
    after: CGFloat
  ) -> CGFloat {
    start + anchor * length - (before + anchor * (viewport - before - after))
  }

  private func leastMovement(
    showing wanted: (start: CGFloat, end: CGFloat), from offset: CGFloat, _ axis: Axis
  ) -> CGFloat {
    let room = max(0, viewport[axis] - insets.sum(axis))
    let start = wanted.start
    let end = min(wanted.end, start + room)
    let seenStart = offset + insets.start(axis)
    let seenEnd = seenStart + room
    if start >= seenStart, end <= seenEnd { return offset }
    let moved = end > seenEnd ? offset + end - seenEnd : offset + start - seenStart
    return clamped(moved, axis)
  }
}
