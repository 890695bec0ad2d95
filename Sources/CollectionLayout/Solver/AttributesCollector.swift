// SPDX-License-Identifier: MIT
//
// Gathers the attributes of elements that meet a rectangle, touching nothing that is out of reach.

import Foundation
import Geometry

/// Gathers attributes section by section. Works left to right; results are mirrored as they leave.
struct AttributesCollector {
  let layout: SolvedLayout
  let state: ScrollState
  /// nil gathers everything.
  let rect: CGRect?
  /// Whether `rect` is what the eye sees, orthogonal sections scrolled.
  let sectionsScrolled: Bool
  private let visible: VisibleStretch

  private(set) var attributes: [LayoutAttributes] = []
  private var cells: [LayoutAttributes] = []
  private var anchored: [LayoutAttributes] = []

  private var axis: Axis { layout.scrollAxis }

  init(layout: SolvedLayout, state: ScrollState, rect: CGRect?, sectionsScrolled: Bool) {
    self.layout = layout
    self.state = state
    self.rect = rect
    self.sectionsScrolled = sectionsScrolled
    visible = VisibleStretch(layout: layout, state: state)
  }

  // MARK: Items of the layout and of sections' edges

  mutating func collectLayoutItems() {
    var found: [LayoutAttributes] = []
    for item in layout.boundary {
      let natural = layout.before + item.frame.min(axis)
      let length = item.frame.size[axis]
      let place =
        item.pins
        ? Pinning.place(layoutItem: item, natural: natural, length: length, visible: visible)
        : natural
      found += boundary(item, at: place, natural: natural, section: -1)
    }
    attributes += found.ordered()
  }

  mutating func collect(_ section: SolvedSection) {
    cells.removeAll(keepingCapacity: true)
    anchored.removeAll(keepingCapacity: true)
    let around = edges(of: section)
    collectGroups(of: section)
    cells.sort { $0.item < $1.item }
    attributes += (around + anchored).ordered(cells: cells)
  }

  /// The section's decorations and boundary items, without a look at its cells.
  func edges(of section: SolvedSection) -> [LayoutAttributes] {
    var around: [LayoutAttributes] = []
    if section.length > 0 || section.itemCount > 0 || !section.boundary.isEmpty {
      around += decorations(of: section)
    }
    for item in section.boundary {
      let natural = section.base + item.frame.min(axis)
      let length = item.frame.size[axis]
      let place =
        item.pins
        ? Pinning.place(
          item, natural: natural, length: length, base: section.base, inner: section.inner,
          visible: visible)
        : natural
      around += boundary(item, at: place, natural: natural, section: section.index)
    }
    return around
  }

  private func decorations(of section: SolvedSection) -> [LayoutAttributes] {
    guard section.itemCount > 0 || !section.boundary.isEmpty else { return [] }
    return section.decoration.enumerated().compactMap { index, spec in
      let whole = section.frame
      let frame = CGRect(
        origin: CGPoint(
          x: whole.minX + spec.contentInsets.leading, y: whole.minY + spec.contentInsets.top),
        size: LengthResolver.inner(whole.size, spec.contentInsets))
      return element(
        .decoration, kind: spec.kind, section: section.index, item: index,
        frame: layout.rounded(frame), zIndex: spec.zIndex)
    }
  }

  private func boundary(
    _ item: PlacedBoundary, at place: CGFloat, natural: CGFloat, section: Int
  ) -> [LayoutAttributes] {
    var frame = item.frame
    frame.origin[axis] = place
    var rounded = layout.rounded(frame)
    // A held item sits at the very edge, which is on a pixel whenever the offset is.
    if place != natural { rounded.origin[axis] = place }
    let found = element(
      LayoutAttributes.role(ofBoundary: item.kind), kind: item.kind, section: section,
      item: item.index, frame: rounded,
      zIndex: item.pins ? LayoutAttributes.pinnedZIndex : item.zIndex,
      isPinned: place != natural)
    return found.map { [$0] } ?? []
  }

  // MARK: Groups

  private mutating func collectGroups(of section: SolvedSection) {
    guard section.itemCount > 0 else { return }
    var origin = section.groupOrigin
    origin[axis] += section.base
    let shift =
      section.orthogonal != nil && sectionsScrolled ? state.sectionOffsets[section.index] ?? 0 : 0
    let context = GroupContext(
      section: section, runAxis: section.orthogonal?.axis ?? axis, origin: origin, shift: shift,
      cellZ: section.decoration.isEmpty ? 0 : 1)
    switch section.run {
    case .uniform(let run): collect(run, context)
    case .listed(let run): collect(run, context)
    case .waterfall(let run): collect(run, context)
    }
  }

  private struct GroupContext {
    let section: SolvedSection
    /// The axis along which groups follow one another.
    let runAxis: Axis
    /// Where the first slot begins in the content.
    let origin: CGPoint
    /// How far the section is scrolled on its own.
    let shift: CGFloat
    let cellZ: Int
  }

  /// The stretch of the run's axis to look at, from the first slot's start.
  private func reach(_ context: GroupContext, _ axis: Axis) -> (from: CGFloat, to: CGFloat)? {
    guard let rect else { return nil }
    let shift = axis == self.axis ? 0 : context.shift
    return (
      rect.min(axis) - context.origin[axis] + shift - 1,
      rect.max(axis) - context.origin[axis] + shift + 1
    )
  }

  private mutating func collect(_ run: UniformRun, _ context: GroupContext) {
    for group in run.groups(in: reach(context, context.runAxis), axis: context.runAxis) {
      let template = run.template(at: group)
      var origin = CGPoint(
        x: context.origin.x + run.lead.x, y: context.origin.y + run.lead.y)
      origin[context.runAxis] += CGFloat(group) * run.pitch
      let first = group * run.template.capacity
      let count = template.leaves.count
      if let index = run.leafIndex, let reach = reach(context, context.runAxis) {
        let from = reach.from - run.lead[context.runAxis] - CGFloat(group) * run.pitch
        index.visit(from: from, to: from + reach.to - reach.from) { leaf in
          if leaf < count {
            collect(template.leaves[leaf], item: first + leaf, at: origin, context)
          }
        }
      } else {
        for leaf in 0..<count {
          collect(template.leaves[leaf], item: first + leaf, at: origin, context)
        }
      }
      guard !template.hosts.isEmpty else { continue }
      var seen: [String: Int] = [:]
      for host in template.hosts {
        for view in host.anchored {
          let number = group * run.hostCount(of: view.kind) + seen[view.kind, default: 0]
          seen[view.kind, default: 0] += 1
          collect(view, of: host, number: number, at: origin, context)
        }
      }
    }
  }

  private mutating func collect(_ run: ListedRun, _ context: GroupContext) {
    var groups: [Int] = []
    if let reach = reach(context, context.runAxis) {
      run.index.visit(from: reach.from, to: reach.to) { groups.append($0) }
      groups.sort()
    } else {
      groups = Array(run.origins.indices)
    }
    func origin(_ group: Int) -> CGPoint {
      CGPoint(
        x: context.origin.x + run.origins[group].x, y: context.origin.y + run.origins[group].y)
    }
    for group in groups {
      for item in run.firstItems[group]..<run.firstItems[group + 1] {
        collect(run.leaves[item], item: item, at: origin(group), context)
      }
    }
    guard !run.hosts.isEmpty else { return }
    for group in groups {
      var host = run.hosts.firstIndexSorted { $0.group >= group }
      while host < run.hosts.count, run.hosts[host].group == group {
        let entry = run.hosts[host]
        for (view, number) in zip(entry.host.anchored, entry.numbers) {
          collect(view, of: entry.host, number: number, at: origin(group), context)
        }
        host += 1
      }
    }
  }

  private mutating func collect(_ run: WaterfallRun, _ context: GroupContext) {
    func add(_ item: Int, _ frame: CGRect) {
      var frame = frame
      frame.origin.x += context.origin.x
      frame.origin.y += context.origin.y
      addCell(layout.rounded(frame, roundsSize: true), item: item, z: context.cellZ, context)
    }
    if let reach = reach(context, run.axis) {
      run.visit(from: reach.from, to: reach.to, add)
    } else {
      run.visit(from: -.infinity, to: .infinity, add)
    }
  }

  // MARK: Single elements

  private mutating func collect(
    _ leaf: GroupTemplate.Leaf, item: Int, at origin: CGPoint, _ context: GroupContext
  ) {
    var frame = leaf.frame
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    let rounded = layout.rounded(frame, roundsSize: leaf.roundsSize)
    addCell(rounded, item: item, z: leaf.zIndex != 0 ? leaf.zIndex : context.cellZ, context)
    for view in leaf.anchored {
      collect(view, on: rounded, container: rounded.size, number: item, host: item, context)
    }
  }

  private mutating func collect(
    _ view: AnchoredSpec, of host: GroupTemplate.Host, number: Int, at origin: CGPoint,
    _ context: GroupContext
  ) {
    var frame = host.frame
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    collect(
      view, on: layout.rounded(frame), container: host.container, number: number, host: nil,
      context)
  }

  private mutating func collect(
    _ view: AnchoredSpec, on host: CGRect, container: CGSize, number: Int, host item: Int?,
    _ context: GroupContext
  ) {
    let grid = layout.rounding == .ios17 ? layout.screenGrid : PixelGrid.none
    let frame = AnchorPlacement.frame(
      view, host: host, container: container, resolver: LengthResolver(grid: grid))
    if var found = element(
      .supplementary, kind: view.kind, section: context.section.index, item: number,
      frame: layout.rounded(frame), zIndex: view.zIndex, context: context)
    {
      found.host = item
      anchored.append(found)
    }
  }

  private mutating func addCell(_ frame: CGRect, item: Int, z: Int, _ context: GroupContext) {
    if let found = element(
      .cell, kind: nil, section: context.section.index, item: item, frame: frame, zIndex: z,
      context: context)
    {
      cells.append(found)
    }
  }

  /// The attributes of a frame, if it meets the rectangle.
  private func element(
    _ role: LayoutAttributes.Kind, kind: String?, section: Int, item: Int, frame: CGRect,
    zIndex: Int, isPinned: Bool = false, context: GroupContext? = nil
  ) -> LayoutAttributes? {
    var seen = frame
    if let context, context.section.orthogonal != nil {
      seen.origin[axis.other] -= state.sectionOffsets[section] ?? 0
    }
    if let rect, !(sectionsScrolled ? seen : frame).overlaps(rect) { return nil }
    var screen = layout.mirrored(seen)
    let origin = state.contentOrigin
    screen.origin.x -= origin.x
    screen.origin.y -= origin.y
    if state.zoom != 1 { screen = screen.magnified(by: state.zoom) }
    return LayoutAttributes(
      kind: role, elementKind: kind, section: section, item: item, host: nil,
      frame: layout.mirrored(frame), screenFrame: screen, zIndex: zIndex, isPinned: isPinned)
  }
}

extension CGRect {
  /// Whether both share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension [LayoutAttributes] {
  /// In the order of roles, then index, then kind; cells, already in order, in their place.
  fileprivate func ordered(cells: [LayoutAttributes] = []) -> [LayoutAttributes] {
    func of(_ role: LayoutAttributes.Kind) -> [LayoutAttributes] {
      guard contains(where: { $0.kind == role }) else { return [] }
      return filter { $0.kind == role }.sorted {
        ($0.item, $0.elementKind ?? "") < ($1.item, $1.elementKind ?? "")
      }
    }
    return of(.decoration) + of(.header) + cells + of(.footer) + of(.supplementary)
  }
}
