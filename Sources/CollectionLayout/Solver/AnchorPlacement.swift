// SPDX-License-Identifier: MIT
//
// Places views that are anchored to a cell or a group.
// Mirrors: NSCollectionLayoutAnchor, NSCollectionLayoutSupplementaryItem (UIKit).
// Status: complete; an anchored estimate stays an estimate, as in UIKit.

import Foundation
import Geometry

/// Places anchored views. Rule: docs/layout.md, "Anchored views" (uikit-pixels, uikit-print).
enum AnchorPlacement {
  /// The frame of `item` on `host`, not rounded.
  ///
  /// - Parameter container: What the item's fractions refer to: the host itself for a cell, the
  ///   container the host was resolved in for a group.
  static func frame(
    _ item: AnchoredSpec, host: CGRect, container: CGSize, resolver: LengthResolver
  ) -> CGRect {
    let size = resolver.size(item.size, in: container)
    let there = point(item.containerAnchor.edges)
    let here = point((item.itemAnchor ?? item.containerAnchor).edges)
    let outer = offset(item.containerAnchor.offset, of: size)
    let inner = item.itemAnchor.map { offset($0.offset, of: size) } ?? .zero
    return CGRect(
      x: host.minX + there.x * host.width + outer.x - here.x * size.width + inner.x,
      y: host.minY + there.y * host.height + outer.y - here.y * size.height + inner.y,
      width: size.width, height: size.height)
  }

  /// The frame without rounding of its size: near enough to decide what is in sight.
  static func frame(_ item: AnchoredSpec, host: CGRect, container: CGSize) -> CGRect {
    frame(item, host: host, container: container, resolver: LengthResolver(grid: .none))
  }

  /// The anchor point as fractions of a box; no edges, or opposite ones, are its middle.
  private static func point(_ edges: NSDirectionalRectEdge) -> CGPoint {
    func fraction(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
  }

  private static func offset(_ offset: AnchorSpec.Offset, of size: CGSize) -> CGPoint {
    switch offset {
    case .absolute(let point): point
    case .fractional(let fraction):
      CGPoint(x: fraction.x * size.width, y: fraction.y * size.height)
    }
  }
}
