// SPDX-License-Identifier: MIT
//
// Repeats a group until the items run out: once and for all where groups are equal, one by one
// where cells are measured.

import Foundation
import Geometry

/// The groups of a section with their extent.
struct SolvedGroups {
  var run: GroupRun
  /// The axis along which groups follow one another.
  var axis: Axis
  var count: Int
  /// Along the axis: all slots and spacings.
  var length: CGFloat
  /// Across the axis: the largest group with its edges.
  var crossLength: CGFloat
  /// Across the axis: the largest group alone; what widens the content.
  var widest: CGFloat

  /// Places of the groups, the first slot beginning at `start`.
  func places(from start: CGFloat, axis: Axis) -> GroupPlaces {
    switch run {
    case .uniform(let run):
      .uniform(
        start: start + run.lead[axis], pitch: run.pitch, length: run.template.size[axis],
        lastLength: run.template(at: run.count - 1).size[axis], count: run.count)
    case .listed(let run):
      .listed(run.origins.map { start + $0[axis] }, lengths: run.sizes.map { $0[axis] })
    case .waterfall(let run):
      .uniform(
        start: start, pitch: 0, length: run.axis == axis ? run.length : run.breadth,
        lastLength: run.axis == axis ? run.length : run.breadth, count: 1)
    }
  }

  /// The stretch of `axis` that cells and badges cover, from the first slot's start.
  func reach(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    switch run {
    case .uniform(let run):
      guard run.count > 0 else { return (0, 0) }
      var reach = run.template(at: 0).reach(axis, from: run.lead[axis])
      let step = axis == self.axis ? CGFloat(run.count - 1) * run.pitch : 0
      let last = run.template(at: run.count - 1).reach(axis, from: run.lead[axis] + step)
      reach = (min(reach.start, last.start), max(reach.end, last.end))
      if run.count > 2 {
        let before = run.template.reach(
          axis, from: run.lead[axis] + (axis == self.axis ? step - run.pitch : 0))
        reach = (min(reach.start, before.start), max(reach.end, before.end))
      }
      return reach
    case .listed(let run):
      let stretch = run.reach(axis)
      return stretch
    case .waterfall(let run): return run.reach(axis)
    }
  }
}

/// No groups at all.
enum EmptyRun {
  static func groups(axis: Axis) -> SolvedGroups {
    let template = GroupTemplate(size: .zero, fullSize: .zero, leaves: [], hosts: [], capacity: 0)
    return SolvedGroups(
      run: .uniform(
        UniformRun(
          template: template, last: nil, count: 0, lead: .zero, pitch: 0, trail: 0,
          axis: axis)),
      axis: axis, count: 0, length: 0, crossLength: 0, widest: 0)
  }
}

/// Repeats one group along an axis.
struct GroupRepeater {
  let group: GroupSpec
  let spacing: CGFloat
  let axis: Axis
  /// What the group's size is resolved in.
  let base: CGSize
  let resolver: LengthResolver
  /// nil when nothing is measured.
  let measurer: CellMeasurer?

  struct Overflow {
    var item: Int
    var length: CGFloat
    var room: CGFloat
    var count: Int
  }

  private final class Log {
    var first: Overflow?
    var unsettled: UnsettledItem?
    func add(_ item: Int, _ length: CGFloat, _ room: CGFloat) {
      if first == nil { first = Overflow(item: item, length: length, room: room, count: 0) }
      first?.count += 1
    }
  }

  /// What came of the groups.
  struct Result {
    var groups: SolvedGroups
    /// The first item that was cut.
    var overflow: Overflow?
    /// The first item that came to no size.
    var unsettled: UnsettledItem?
    /// Whether a group was cut for its size.
    var isCut: Bool
  }

  func solve(itemCount: Int) -> Result {
    let log = Log()
    let allowance = PlacingAllowance()
    let solver = GroupSolver(
      resolver: resolver, scrollAxis: axis, measurer: measurer,
      onOverflow: { log.add($0, $1, $2) },
      onUnsettled: { item in if log.unsettled == nil { log.unsettled = item } },
      allowance: allowance)
    let groups =
      measurer == nil
      ? uniform(solver, itemCount: itemCount) : listed(solver, itemCount: itemCount)
    return Result(
      groups: groups, overflow: log.first, unsettled: log.unsettled,
      isCut: allowance.isOverdrawn)
  }

  private func template(_ solver: GroupSolver, first: Int, available: Int) -> GroupTemplate {
    solver.allowance.renew()
    return solver.solve(
      group, size: resolver.size(group.size, in: base), estimated: EstimatedAxes(group.size),
      in: base, first: first, available: available)
  }

  /// From a slot's corner to the group's: fixed edges, and a share of the room across.
  private func lead(of size: CGSize) -> CGPoint {
    var lead = CGPoint.zero
    lead[axis] = group.edgeSpacing.start(axis)?.minimum ?? 0
    lead[axis.other] = group.edgeSpacing.offset(
      of: size[axis.other], in: base[axis.other], axis.other)
    return lead
  }

  /// What a group takes across the axis, with its edges.
  private func breadth(of size: CGSize) -> CGFloat {
    size[axis.other] + group.edgeSpacing.sum(axis.other)
  }

  private func uniform(_ solver: GroupSolver, itemCount: Int) -> SolvedGroups {
    let template = template(solver, first: 0, available: Int.max / 2)
    guard template.capacity > 0 else { return EmptyRun.groups(axis: axis) }
    let (whole, rest) = itemCount.quotientAndRemainder(dividingBy: template.capacity)
    var last: GroupTemplate?
    if rest > 0 { last = self.template(solver, first: 0, available: rest) }
    let trail = group.edgeSpacing.end(axis)?.minimum ?? 0
    let lead = lead(of: template.size)
    let run = UniformRun(
      template: template, last: last, count: whole + (rest > 0 ? 1 : 0), lead: lead,
      pitch: lead[axis] + template.size[axis] + trail + spacing, trail: trail, axis: axis)
    let shown = (whole > 0 ? [template.size] : []) + (last.map { [$0.size] } ?? [])
    return SolvedGroups(
      run: .uniform(run), axis: axis, count: run.count, length: run.length(axis),
      crossLength: max(0, shown.map(breadth).max() ?? 0),
      widest: shown.map { $0[axis.other] }.max() ?? 0)
  }

  private func listed(_ solver: GroupSolver, itemCount: Int) -> SolvedGroups {
    var builder = ListedRun.Builder(axis: axis, spacing: spacing)
    var first = 0
    while first < itemCount {
      let template = template(solver, first: first, available: itemCount - first)
      guard template.capacity > 0 else { break }
      builder.append(
        template, firstItem: first, lead: lead(of: template.size),
        trail: group.edgeSpacing.end(axis)?.minimum ?? 0, breadth: breadth(of: template.size))
      first += template.capacity
      measurer?.placed(upTo: first)
    }
    if case .uniformAcrossSiblings = group.size[axis] { builder.equalise() }
    let run = builder.run(itemCount: min(first, itemCount))
    return SolvedGroups(
      run: .listed(run), axis: axis, count: run.origins.count, length: run.length,
      crossLength: builder.breadth, widest: run.sizes.map { $0[axis.other] }.max() ?? 0)
  }
}
