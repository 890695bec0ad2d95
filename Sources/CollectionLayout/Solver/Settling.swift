// SPDX-License-Identifier: MIT
//
// Sizes that depend on themselves. One pass gives every element its size, and nothing here changes
// a frame: it finds out whether a second pass, and a third, would have given others.

import Foundation
import Geometry

/// An item whose size changes with every round of measuring.
struct UnsettledItem {
  /// Its index in the section.
  var item: Int
  /// What the last two rounds gave.
  var sizes: [CGSize]
}

extension GroupSolver {
  /// Rounds of measuring after which a size that still changes is reported.
  static let mostRounds = 8

  /// Measures again in the group's new size, where the width of something in it comes from the
  /// height that its own content decides, or the other way round.
  func checkSettling(
    of group: GroupSpec, estimated: EstimatedAxes, size: CGSize, children: [Child], first: Int,
    available: Int
  ) {
    guard let onUnsettled, measurer != nil, group.holdsWhatFollowsItself(estimated) else { return }
    // These rounds are told of nowhere, and count as nothing placed.
    let rounds = GroupSolver(
      resolver: resolver, scrollAxis: scrollAxis, measurer: measurer,
      onOverflow: { _, _, _ in }, onUnsettled: nil, allowance: PlacingAllowance())
    var size = size
    var before = children
    var last: UnsettledItem?
    for _ in 1..<Self.mostRounds {
      var after = rounds.children(
        of: group, room: LengthResolver.inner(size, group.contentInsets), estimated: estimated,
        first: first, available: available)
      rounds.lift(&after, in: group)
      last = Self.firstChange(from: before, to: after, first: first)
      if last == nil { return }
      rounds.settle(&size, of: group, estimated: estimated, children: after)
      before = after
    }
    if let last { onUnsettled(last) }
  }

  private static func firstChange(
    from before: [Child], to after: [Child], first: Int
  ) -> UnsettledItem? {
    var item = first
    for (old, new) in zip(before, after) {
      let change = max(
        abs(old.size.width - new.size.width), abs(old.size.height - new.size.height))
      // Less than this is seen by nobody.
      if change > 0.1, new.isPresent {
        return UnsettledItem(item: item, sizes: [old.size, new.size])
      }
      if case .group(let template) = new.content { item += template.capacity } else { item += 1 }
    }
    return nil
  }
}

extension DimensionSpec {
  /// The axis of the container that it is a fraction of.
  fileprivate var fractionAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  fileprivate var estimate: CGFloat? {
    switch self {
    case .estimated(let value), .uniformAcrossSiblings(let value): value
    case .absolute, .fractionalWidth, .fractionalHeight: nil
    }
  }
}

extension GroupSpec {
  /// Its subitems, and the axis on which equal slots replace their lengths.
  private var members: (subitems: [SubitemSpec], slotAxis: Axis?) {
    switch arrangement {
    case .fill(let list): (list, nil)
    case .count(let one, _): ([one], axis)
    case .repeatCount(let one, _): ([one], nil)
    case .custom: ([], nil)
    }
  }

  /// Whether the length of something in it is a fraction of what its own content decides.
  fileprivate func holdsWhatFollowsItself(_ estimated: EstimatedAxes) -> Bool {
    let (subitems, slotAxis) = members
    return subitems.contains { subitem in
      Axis.allCases.contains { along in
        along != slotAxis && subitem.size[along].fractionAxis == along.other
          && estimated[along.other] && subitem.size[along.other].isEstimated
          && slotAxis != along.other
      }
    }
  }

  /// The first estimate that something is a fraction of; `slotAxis` is where an equal slot
  /// replaces the group's own length.
  func fractionOfEstimate(slotAxis: Axis? = nil) -> (axis: Axis, estimate: CGFloat)? {
    let (subitems, ownSlots) = members
    for subitem in subitems {
      for along in Axis.allCases where along != ownSlots {
        if let axis = subitem.size[along].fractionAxis, axis != slotAxis,
          let estimate = size[axis].estimate
        {
          return (axis, estimate)
        }
      }
      if case .group(let group) = subitem,
        let found = group.fractionOfEstimate(slotAxis: ownSlots)
      {
        return found
      }
    }
    return nil
  }
}

extension OrthogonalGeometry {
  /// A note when pages and groups are not in step; nil when they are, or when all is in sight.
  func pagingDrift(section: Int) -> LayoutNote? {
    guard behavior == .paging, maximumOffset > 0, groups.count > 1,
      case .uniform(_, let stride, _, _, _) = groups, stride > 0
    else { return nil }
    let page = viewLength - startInset - endInset
    let inPage = max(1, (page / stride).rounded())
    let drift = page - inPage * stride
    guard page > 0, abs(drift) > 0.01, inPage < 1e6 else { return nil }
    return .pagingDrift(
      section: section, stride: stride, page: page, groups: Int(inPage), drift: drift)
  }
}
