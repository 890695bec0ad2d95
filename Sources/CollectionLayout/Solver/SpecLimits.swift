// SPDX-License-Identifier: MIT
//
// Numbers that nobody means are taken out of descriptors before they are solved: what is not a
// number or infinite becomes 0, what is huge becomes the longest length, what is nested too deep
// becomes empty. Dimensions are limited where they are resolved.

import Foundation
import Geometry

/// How large a layout may be. Rules: docs/layout.md, "Limits".
enum SpecLimits {
  /// Groups nested deeper than this are empty.
  static let depth = 64
  /// No group places more items and groups than this, at all depths together.
  static let placedInGroup = 200_000
  /// Questions about places farther away than this are questions about this place.
  static let farthest: CGFloat = 1e15
}

extension CGFloat {
  /// A length, offset or spacing within ±``LengthResolver/longest``.
  var limited: CGFloat {
    guard isFinite else { return 0 }
    return Swift.min(Swift.max(self, -LengthResolver.longest), LengthResolver.longest)
  }

  /// A coordinate that may be asked about; not a number is 0.
  var asked: CGFloat {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -SpecLimits.farthest), SpecLimits.farthest)
  }
}

extension CGPoint {
  var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGSize {
  /// Within limits, and not negative.
  var limited: CGSize { CGSize(width: max(0, width.limited), height: max(0, height.limited)) }
}

extension CGRect {
  /// Within limits; one that is not finite is empty.
  var limited: CGRect {
    guard isFinite else { return .zero }
    let upright = standardized
    return CGRect(origin: upright.origin.limited, size: upright.size.limited)
  }

  /// Whether one of its numbers is none.
  var isNotANumber: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// A rectangle that may be asked about.
  var asked: CGRect {
    CGRect(
      x: origin.x.asked, y: origin.y.asked, width: size.width.asked, height: size.height.asked)
  }
}

extension NSDirectionalEdgeInsets {
  var limited: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.limited, leading: leading.limited, bottom: bottom.limited,
      trailing: trailing.limited)
  }
}

extension SpacingSpec {
  var limited: SpacingSpec {
    switch self {
    case .fixed(let value): .fixed(value.limited)
    case .flexible(let value): .flexible(value.limited)
    }
  }
}

extension EdgeSpacingSpec {
  var limited: EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: leading?.limited, top: top?.limited, trailing: trailing?.limited,
      bottom: bottom?.limited)
  }
}

extension AnchorSpec {
  var limited: AnchorSpec {
    switch offset {
    case .absolute(let point): AnchorSpec(edges: edges, offset: .absolute(point.limited))
    case .fractional(let point): AnchorSpec(edges: edges, offset: .fractional(point.limited))
    }
  }
}

extension AnchoredSpec {
  var limited: AnchoredSpec {
    var spec = self
    spec.containerAnchor = containerAnchor.limited
    spec.itemAnchor = itemAnchor?.limited
    return spec
  }
}

extension SubitemSpec {
  func limited(depth: Int) -> SubitemSpec {
    switch self {
    case .item(var item):
      item.contentInsets = item.contentInsets.limited
      item.edgeSpacing = item.edgeSpacing.limited
      item.supplementary = item.supplementary.map(\.limited)
      return .item(item)
    case .group(let group): return .group(group.limited(depth: depth + 1))
    }
  }
}

extension GroupSpec {
  func limited(depth: Int = 1) -> GroupSpec {
    var spec = self
    spec.interItemSpacing = interItemSpacing.limited
    spec.contentInsets = contentInsets.limited
    spec.edgeSpacing = edgeSpacing.limited
    spec.supplementary = supplementary.map(\.limited)
    guard depth <= SpecLimits.depth else {
      spec.arrangement = .fill([])
      return spec
    }
    switch arrangement {
    case .fill(let subitems): spec.arrangement = .fill(subitems.map { $0.limited(depth: depth) })
    case .count(let subitem, let count):
      spec.arrangement = .count(subitem.limited(depth: depth), count)
    case .repeatCount(let subitem, let count):
      spec.arrangement = .repeatCount(subitem.limited(depth: depth), count)
    case .custom: break
    }
    return spec
  }
}

extension WaterfallSpec {
  var limited: WaterfallSpec {
    var spec = self
    spec.interItemSpacing = interItemSpacing.limited
    spec.lineSpacing = lineSpacing?.limited
    spec.contentInset = contentInset.limited
    return spec
  }
}
