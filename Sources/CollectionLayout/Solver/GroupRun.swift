// SPDX-License-Identifier: MIT
//
// The groups of a section, one after another along its own scroll axis: as arithmetic where they
// are equal, as a list where content made them different.

import Foundation
import Geometry

/// The groups of one section. Origins are in points from the place of the first group's slot.
enum GroupRun: Sendable {
  case uniform(UniformRun)
  case listed(ListedRun)
  case waterfall(WaterfallRun)
}

/// Equal groups, and a last one that may be shorter.
struct UniformRun: Sendable {
  var template: GroupTemplate
  /// The last group, when it is not full.
  var last: GroupTemplate?
  /// Number of groups, the last included.
  var count: Int
  /// From a slot's start to the group's origin, on both axes.
  var lead: CGPoint
  /// From one group's slot to the next one's.
  var pitch: CGFloat
  /// Room after a group inside its slot.
  var trail: CGFloat
  /// The stretch that a group's cells and badges cover along the axis, from its origin.
  let reach: (start: CGFloat, end: CGFloat)
  /// The cells of a large template by their stretch along the axis; nil for a small one.
  let leafIndex: SpanIndex?
  /// How many views of each kind the groups of a full template carry.
  private let hostCounts: [String: Int]

  init(
    template: GroupTemplate, last: GroupTemplate?, count: Int, lead: CGPoint, pitch: CGFloat,
    trail: CGFloat, axis: Axis
  ) {
    self.template = template
    self.last = last
    self.count = count
    self.lead = lead
    self.pitch = pitch
    self.trail = trail
    let full = template.reach(axis, from: 0)
    let short = last?.reach(axis, from: 0) ?? full
    reach = (min(full.start, short.start), max(full.end, short.end))
    leafIndex =
      template.leaves.count > Self.smallTemplate
      ? SpanIndex(
        template.leaves.map { $0.extended(($0.frame.min(axis), $0.frame.max(axis)), axis, from: 0) }
      )
      : nil
    var counts: [String: Int] = [:]
    for host in template.hosts {
      for view in host.anchored { counts[view.kind, default: 0] += 1 }
    }
    hostCounts = counts
  }

  /// Templates with more cells than this are searched, not walked.
  private static let smallTemplate = 64

  /// How many views of `kind` the groups of a full template carry.
  func hostCount(of kind: String) -> Int { hostCounts[kind] ?? 0 }

  /// The groups that may meet a stretch counted from the first slot's start; nil is all of them.
  func groups(in stretch: (from: CGFloat, to: CGFloat)?, axis: Axis) -> Range<Int> {
    guard let stretch, pitch > 0, pitch.isFinite else { return 0..<count }
    // The origin of group k is lead + k * pitch.
    let first = ((stretch.from - reach.end - lead[axis]) / pitch).rounded(.down)
    let last = ((stretch.to - reach.start - lead[axis]) / pitch).rounded(.up)
    let low = min(max(first, 0), CGFloat(count))
    let high = min(max(last + 1, low), CGFloat(count))
    return Int(low)..<Int(high)
  }

  func template(at group: Int) -> GroupTemplate {
    if let last, group == count - 1 { last } else { template }
  }

  /// Length of all slots with spacings between them.
  func length(_ axis: Axis) -> CGFloat {
    guard count > 0 else { return 0 }
    let final = template(at: count - 1)
    return CGFloat(count - 1) * pitch + lead[axis] + final.size[axis] + trail
  }
}

/// Groups of different lengths.
struct ListedRun: Sendable {
  /// Origin of each group from the first slot's start; both axes.
  var origins: [CGPoint]
  /// Outer size of each group.
  var sizes: [CGSize]
  /// Index of each group's first item, and the item count at the end.
  var firstItems: [Int]
  /// Cells of all groups, in item order, relative to their group's origin.
  var leaves: [GroupTemplate.Leaf]
  /// Anchoring groups, in order.
  var hosts: [Anchoring]
  /// Length of all slots with spacings between them.
  var length: CGFloat
  /// Groups by the stretch that they and their badges cover.
  var index: SpanIndex

  /// A group that carries anchored views.
  struct Anchoring: Sendable {
    /// The group of the run that it is, or is in.
    var group: Int
    var host: GroupTemplate.Host
    /// Number of each of its views among those of its kind in the section.
    var numbers: [Int]
  }
}
