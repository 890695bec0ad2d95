// SPDX-License-Identifier: MIT
//
// Collects groups of different lengths one by one, and finds them again by place.

import Foundation
import Geometry

extension ListedRun {
  /// Collects solved groups in order.
  struct Builder {
    let axis: Axis
    let spacing: CGFloat
    /// The largest group across the axis, with its edges.
    private(set) var breadth: CGFloat = 0

    private var leads: [CGPoint] = []
    private var trails: [CGFloat] = []
    private var sizes: [CGSize] = []
    private var firstItems: [Int] = []
    private var leaves: [GroupTemplate.Leaf] = []
    private var hosts: [ListedRun.Anchoring] = []
    private var numbers: [String: Int] = [:]

    init(axis: Axis, spacing: CGFloat) {
      self.axis = axis
      self.spacing = spacing
    }

    mutating func append(
      _ template: GroupTemplate, firstItem: Int, lead: CGPoint, trail: CGFloat, breadth: CGFloat
    ) {
      for host in template.hosts {
        let own = host.anchored.map { view in
          defer { numbers[view.kind, default: 0] += 1 }
          return numbers[view.kind, default: 0]
        }
        hosts.append(ListedRun.Anchoring(group: sizes.count, host: host, numbers: own))
      }
      leads.append(lead)
      trails.append(trail)
      sizes.append(template.size)
      firstItems.append(firstItem)
      leaves += template.leaves
      self.breadth = max(self.breadth, breadth)
    }

    /// Makes every group as long as the longest.
    mutating func equalise() {
      guard let longest = sizes.map({ $0[axis] }).max() else { return }
      for index in sizes.indices { sizes[index][axis] = longest }
    }

    /// The finished run.
    func run(itemCount: Int) -> ListedRun {
      var origins: [CGPoint] = []
      origins.reserveCapacity(sizes.count)
      var cursor: CGFloat = 0
      var spans: [(start: CGFloat, end: CGFloat)] = []
      spans.reserveCapacity(sizes.count)
      var host = hosts.startIndex
      for index in sizes.indices {
        if index > 0 { cursor += spacing }
        var origin = leads[index]
        origin[axis] += cursor
        origins.append(origin)
        cursor = origin[axis] + sizes[index][axis] + trails[index]
        var reach = (start: origin[axis], end: origin[axis] + sizes[index][axis])
        let end = index + 1 < firstItems.count ? firstItems[index + 1] : leaves.count
        for leaf in leaves[firstItems[index]..<end] {
          reach = leaf.extended(reach, axis, from: origin[axis])
        }
        while host < hosts.count, hosts[host].group == index {
          reach = hosts[host].host.extended(reach, axis, from: origin[axis])
          host += 1
        }
        spans.append(reach)
      }
      return ListedRun(
        origins: origins, sizes: sizes, firstItems: firstItems + [leaves.count], leaves: leaves,
        hosts: hosts, length: cursor, index: SpanIndex(spans))
    }
  }

  /// The stretch of `axis` that cells and badges cover, from the first slot's start.
  func reach(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    var reach: (start: CGFloat, end: CGFloat) = (0, 0)
    for group in origins.indices {
      for leaf in leaves[firstItems[group]..<firstItems[group + 1]] {
        reach = leaf.extended(reach, axis, from: origins[group][axis])
      }
    }
    for entry in hosts {
      reach = entry.host.extended(reach, axis, from: origins[entry.group][axis])
    }
    return reach
  }
}

extension GroupTemplate {
  /// The stretch of `axis` that cells and badges cover, when the group's origin is at `origin`.
  func reach(_ axis: Axis, from origin: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var reach = (start: origin, end: origin + size[axis])
    for leaf in leaves { reach = leaf.extended(reach, axis, from: origin) }
    for host in hosts { reach = host.extended(reach, axis, from: origin) }
    return reach
  }
}

extension GroupTemplate.Leaf {
  /// `reach` grown by this cell and its badges.
  func extended(
    _ reach: (start: CGFloat, end: CGFloat), _ axis: Axis, from origin: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    var start = min(reach.start, origin + frame.min(axis))
    var end = max(reach.end, origin + frame.max(axis))
    for badge in anchored {
      let frame = AnchorPlacement.frame(badge, host: frame, container: frame.size)
      start = min(start, origin + frame.min(axis))
      end = max(end, origin + frame.max(axis))
    }
    return (start, end)
  }
}

extension GroupTemplate.Host {
  /// `reach` grown by the views anchored to this group.
  func extended(
    _ reach: (start: CGFloat, end: CGFloat), _ axis: Axis, from origin: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    var (start, end) = reach
    for badge in anchored {
      let frame = AnchorPlacement.frame(badge, host: frame, container: container)
      start = min(start, origin + frame.min(axis))
      end = max(end, origin + frame.max(axis))
    }
    return (start, end)
  }
}
