// SPDX-License-Identifier: MIT
//
// Small readings of the descriptors that the solver needs in more than one place.

import Foundation
import Geometry

extension SubitemSpec {
  var size: SizeSpec {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var edgeSpacing: EdgeSpacingSpec {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// Whether this is an item whose length on `axis` is measured.
  func isEstimatedItem(_ axis: Axis) -> Bool {
    if case .item(let item) = self { item.size[axis].isEstimated } else { false }
  }

  /// Whether anything in it is measured.
  var isEstimated: Bool {
    switch self {
    case .item(let item): EstimatedAxes(item.size).any
    case .group(let group): group.isEstimated
    }
  }
}

extension GroupSpec {
  /// Whether its size or that of anything in it is measured.
  var isEstimated: Bool {
    if EstimatedAxes(size).any { return true }
    switch arrangement {
    case .fill(let subitems): return subitems.contains { $0.isEstimated }
    case .count(let subitem, _), .repeatCount(let subitem, _): return subitem.isEstimated
    case .custom: return false
    }
  }
}

extension SpacingSpec {
  /// The points of a fixed spacing; 0 of a flexible one.
  var fixed: CGFloat {
    if case .fixed(let value) = self { value } else { 0 }
  }
}

extension EdgeSpacingSpec {
  /// The least room on both sides of `axis`.
  func sum(_ axis: Axis) -> CGFloat {
    (start(axis)?.minimum ?? 0) + (end(axis)?.minimum ?? 0)
  }

  /// Where something `length` long begins in `room`, when flexible edges share what is left.
  func offset(of length: CGFloat, in room: CGFloat, _ axis: Axis) -> CGFloat {
    let (before, after) = (start(axis), end(axis))
    let left = max(0, room - length - sum(axis))
    let flexible = [before, after].count { $0?.isFlexible ?? false }
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    return (before?.minimum ?? 0) + ((before?.isFlexible ?? false) ? share : 0)
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
