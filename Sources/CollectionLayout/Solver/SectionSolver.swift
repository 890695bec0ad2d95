// SPDX-License-Identifier: MIT
//
// Solves one section, as if it stood alone: its groups, its boundary items, its own scrolling.

import Foundation
import Geometry

/// What a section is solved from.
public struct SectionInput {
  /// The layout.
  public var spec: SectionSpec
  /// Number of items.
  public var itemCount: Int
  /// Whether estimated cells are measured; else they keep their estimates.
  public var measuresCells: Bool

  /// A section to be solved.
  public init(spec: SectionSpec, itemCount: Int, measuresCells: Bool = false) {
    self.spec = spec
    self.itemCount = itemCount
    self.measuresCells = measuresCells
  }
}

/// Solves one section. Rules: docs/layout.md.
struct SectionSolver {
  let view: LayoutContainer
  let configuration: ConfigurationSpec
  /// Floors computed lengths.
  let resolver: LengthResolver
  let measure: MeasuringFunction

  private var scrollAxis: Axis { configuration.scrollDirection }
  private var cross: Axis { scrollAxis.other }

  /// More items than this in one section are not placed.
  static let mostItems = 10_000_000

  func solve(
    _ input: SectionInput, index: Int, position: SectionPosition, note: (LayoutNote) -> Void
  ) -> SolvedSection {
    var input = input
    input.spec = input.spec.limited
    if case .list(let list) = input.spec.content {
      input.spec = ListExpansion(
        list: list, position: position, view: view, grid: resolver.grid
      ).expanded(input.spec)
    }
    let spec = input.spec
    // 1. Find the room: narrowed by the view's insets, then by the section's own.
    let container = self.container(of: spec)
    let insets = spec.contentInsets
    let isOrthogonal = spec.orthogonal != .none
    let itemCount = self.itemCount(input, index: index, note: note)
    // 2. Place the groups along the section's own axis.
    let runAxis = isOrthogonal ? cross : scrollAxis
    var groups = EmptyRun.groups(axis: runAxis)
    if itemCount > 0 {
      groups = self.groups(input, itemCount: itemCount, index: index, container, note: note)
    }
    // 3. An empty section without boundary items is nothing at all.
    if itemCount == 0, spec.boundary.isEmpty, !spec.content.keepsEmptyInsets {
      return nothing(index: index, container: container, run: groups.run)
    }
    // 4. The inner box: insets and groups; negative ones leave nothing, never less.
    let inner = max(
      0, insets.sum(scrollAxis) + (isOrthogonal ? groups.crossLength : groups.length))
    // 5. Boundary items around it.
    let follows = spec.supplementariesFollowContentInsets
    let placement = BoundaryPlacement(
      scrollAxis: scrollAxis,
      crossOrigin: container.crossOrigin + (follows ? insets.start(cross) : 0),
      crossLength: container.size[cross] - (follows ? insets.sum(cross) : 0), resolver: resolver,
      viewLength: view.size[scrollAxis])
    let around = placement.place(
      placement.sized(spec.boundary, section: index, measure: measure), inner: inner)
    // 6. Where the groups begin, and how the section scrolls on its own.
    var origin = CGPoint.zero
    origin[scrollAxis] = insets.start(scrollAxis)
    origin[cross] = container.crossOrigin + insets.start(cross)
    let orthogonal =
      isOrthogonal && groups.count > 0
      ? OrthogonalGeometry(
        behavior: spec.orthogonal, axis: cross,
        contentLength: insets.sum(cross) + groups.length, viewLength: container.size[cross],
        groups: groups.places(from: insets.start(cross), axis: cross),
        startInset: insets.start(cross), endInset: insets.end(cross))
      : nil
    if let drift = orthogonal?.pagingDrift(section: index) { note(drift) }
    let reach = groups.reach(scrollAxis)
    return SolvedSection(
      index: index, itemCount: groups.count > 0 ? itemCount : 0, start: 0,
      length: around.before + inner + around.after, orthogonal: orthogonal,
      scrollAxis: scrollAxis, before: around.before, inner: inner, groupOrigin: origin,
      run: groups.run, boundary: around.items, decoration: spec.decoration,
      crossOrigin: container.crossOrigin, crossLength: container.size[cross],
      overhang: overhang(
        reach: (origin[scrollAxis] + reach.start, origin[scrollAxis] + reach.end),
        boundary: around.items, decoration: spec.decoration, before: around.before, inner: inner,
        after: around.after),
      crossExtent: isOrthogonal ? 0 : groups.widest)
  }

  private func container(of spec: SectionSpec) -> SectionContainer {
    var reference = spec.contentInsetsReference ?? .automatic
    if reference == .automatic { reference = configuration.contentInsetsReference }
    if reference == .automatic { reference = .safeArea }
    return SectionContainer(view, reference: reference, scrollAxis: scrollAxis)
  }

  private func itemCount(
    _ input: SectionInput, index: Int, note: (LayoutNote) -> Void
  ) -> Int {
    if input.itemCount > Self.mostItems {
      note(.limit(section: index, what: "items", limit: Self.mostItems))
    }
    return min(max(0, input.itemCount), Self.mostItems)
  }

  /// The container that group sizes are fractions of. Rules: docs/layout.md, "Dimensions".
  private func base(of spec: SectionSpec, in container: SectionContainer) -> CGSize {
    var base = container.size
    if spec.orthogonal == .none {
      base[cross] -= spec.contentInsets.sum(cross)
    } else {
      base[scrollAxis] -= spec.contentInsets.sum(scrollAxis)
    }
    return base
  }

  private func groups(
    _ input: SectionInput, itemCount: Int, index: Int, _ container: SectionContainer,
    note: (LayoutNote) -> Void
  ) -> SolvedGroups {
    let spec = input.spec
    let base = self.base(of: spec, in: container)
    let axis = spec.orthogonal == .none ? scrollAxis : cross
    guard base.width > 0, base.height > 0 else {
      note(.noRoom(section: index, room: base))
      return EmptyRun.groups(axis: axis)
    }
    switch spec.content {
    case .waterfall(let waterfall):
      // The seed's rule does not know the section's insets; the clean one does.
      let laneAxis = waterfall.axis.other
      var across = container.size[laneAxis]
      if waterfall.mode == .clean { across -= spec.contentInsets.sum(laneAxis) }
      let solver = WaterfallSolver(resolver: resolver)
      guard
        let run = solver.solve(waterfall, itemCount: itemCount, across: across, in: base)
      else {
        note(.noRoom(section: index, room: base))
        return EmptyRun.groups(axis: axis)
      }
      let size = CGSize(along: run.length, across: run.breadth, axis: run.axis)
      return SolvedGroups(
        run: .waterfall(run), axis: axis, count: 1, length: size[axis],
        crossLength: size[axis.other], widest: size[axis.other])
    case .list: return EmptyRun.groups(axis: axis)  // Expanded before.
    case .flow(let flow):
      return LineSolver(axis: axis, room: base[axis.other]).flow(flow, itemCount: itemCount)
    case .columns(let columns):
      return LineSolver(axis: axis, room: base[axis.other]).columns(columns, itemCount: itemCount)
    case .justifiedRows(let rows):
      return LineSolver(axis: axis, room: base[axis.other]).justified(rows, itemCount: itemCount)
    case .group(let group):
      let repeater = GroupRepeater(
        group: group, spacing: spec.interGroupSpacing, axis: axis, base: base, resolver: resolver,
        measurer: input.measuresCells && group.isEstimated
          ? CellMeasurer(section: index, measure: measure) : nil)
      let result = repeater.solve(itemCount: itemCount)
      if let (axis, estimate) = group.fractionOfEstimate() {
        note(.fractionOfEstimate(section: index, axis: axis, estimate: estimate))
      }
      if let unsettled = result.unsettled {
        note(.unsettled(section: index, item: unsettled.item, sizes: unsettled.sizes))
      }
      if let overflow = result.overflow {
        note(
          .overflow(
            section: index, item: overflow.item, length: overflow.length, room: overflow.room,
            count: overflow.count))
      }
      if result.isCut {
        note(
          .limit(
            section: index, what: "items and groups in a group", limit: SpecLimits.placedInGroup))
      }
      if result.groups.count == 0 { note(.emptyGroup(section: index)) }
      return result.groups
    }
  }

  private func nothing(
    index: Int, container: SectionContainer, run: GroupRun
  ) -> SolvedSection {
    SolvedSection(
      index: index, itemCount: 0, start: 0, length: 0, orthogonal: nil, scrollAxis: scrollAxis,
      before: 0, inner: 0, groupOrigin: .zero, run: run, boundary: [], decoration: [],
      crossOrigin: container.crossOrigin, crossLength: container.size[cross], overhang: (0, 0),
      crossExtent: 0)
  }

  /// How far anything sticks out of the section along the scroll axis.
  private func overhang(
    reach: (start: CGFloat, end: CGFloat), boundary: [PlacedBoundary],
    decoration: [DecorationSpec], before: CGFloat, inner: CGFloat, after: CGFloat
  ) -> (before: CGFloat, after: CGFloat) {
    var start = min(-before, reach.start)
    var end = max(inner + after, reach.end)
    for item in boundary {
      start = min(start, item.frame.min(scrollAxis))
      end = max(end, item.frame.max(scrollAxis))
    }
    for item in decoration {
      // Negative insets reach out of the section.
      let top = item.contentInsets.start(scrollAxis) - before
      let length = before + inner + after
      start = min(start, top)
      end = max(end, top + abs(length - item.contentInsets.sum(scrollAxis)))
    }
    return (-before - start, end - inner - after)
  }
}

extension SectionSpec.Content {
  /// Whether a section without items keeps its insets; UIKit's flow layout does.
  fileprivate var keepsEmptyInsets: Bool {
    if case .flow = self { true } else { false }
  }
}
