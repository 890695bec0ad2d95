// SPDX-License-Identifier: MIT
//
// Places the subitems of a group, at every depth.
// Mirrors: NSCollectionLayoutGroup (UIKit).
// Status: complete; an item longer than its group is clamped (docs/layout.md, "Overflow").

import Foundation
import Geometry

/// Places the subitems of groups. Rules: docs/layout.md, "Groups".
struct GroupSolver {
  /// Floors computed lengths.
  let resolver: LengthResolver
  /// The axis along which the section's groups follow one another.
  let scrollAxis: Axis
  /// Measures estimated items; nil leaves every estimate as it is.
  let measurer: CellMeasurer?
  /// Told when an item was longer than its group: both lengths.
  let onOverflow: (_ item: Int, _ length: CGFloat, _ room: CGFloat) -> Void
  /// Told when an item's size changes with every round of measuring; nil asks for no such rounds.
  var onUnsettled: ((UnsettledItem) -> Void)?
  /// How much one outermost group may still place.
  let allowance: PlacingAllowance

  /// A subitem with its length and what is inside it.
  struct Child {
    var size: CGSize
    var estimated: EstimatedAxes
    var edges: EdgeSpacingSpec
    var content: Content
    var isPresent: Bool

    enum Content {
      case item(ItemSpec)
      case group(GroupTemplate)
    }
  }

  /// Solves one instance of `group`.
  ///
  /// - Parameters:
  ///   - size: Its outer size; estimates stand for themselves.
  ///   - estimated: The axes on which its content decides.
  ///   - container: What its size was resolved in.
  ///   - first: Index of its first item in the section.
  ///   - available: Items that are left; places beyond them stay empty.
  func solve(
    _ group: GroupSpec, size: CGSize, estimated: EstimatedAxes, in container: CGSize, first: Int,
    available: Int
  ) -> GroupTemplate {
    let room = LengthResolver.inner(size, group.contentInsets)
    if case .custom(let frames) = group.arrangement {
      return custom(group, frames, size: size, room: room, in: container, available: available)
    }
    // 1. Find the subitems and their sizes.
    var children = self.children(
      of: group, room: room, estimated: estimated, first: first, available: available)
    // 2. Siblings that want to be equal become as large as the largest.
    lift(&children, in: group)
    // 3. A group that its content decides takes its content's size.
    var settled = size
    settle(&settled, of: group, estimated: estimated, children: children)
    let inner = LengthResolver.inner(settled, group.contentInsets)
    checkSettling(
      of: group, estimated: estimated, size: settled, children: children, first: first,
      available: available)
    // 4. Place them along the axis, and across it.
    let places = self.places(of: children, in: group, inner: inner, isOpen: estimated[group.axis])
    return template(
      group, size: settled, children: children, places: places, container: container,
      available: available)
  }

  // MARK: 1. Subitems and their sizes

  func children(
    of group: GroupSpec, room: CGSize, estimated: EstimatedAxes, first: Int, available: Int
  ) -> [Child] {
    let spacing = group.interItemSpacing.minimum
    func base(_ count: Int) -> CGSize {
      var base = room
      base[group.axis] = max(0, room[group.axis] - CGFloat(max(count, 1) - 1) * spacing)
      return base
    }
    var children: [Child] = []
    var used = 0
    /// Adds copies of `subitems` in turn, as far as the allowance goes.
    func add(_ count: Int, of subitems: [SubitemSpec], slot: CGFloat? = nil) {
      let base = base(count)
      for index in 0..<count {
        guard allowance.take() else { return }
        let child = self.child(
          subitems[index % subitems.count], in: base, axis: group.axis, slot: slot,
          first: first + used, available: max(0, available - used))
        used += child.capacity
        children.append(child.child)
      }
    }
    switch group.arrangement {
    case .custom: break
    case .count(let subitem, let requested):
      let count = min(max(requested, 1), FillCount.most)
      let slot = resolver.computed(base(count)[group.axis] / CGFloat(count))
      add(count, of: [subitem], slot: slot)
    case .repeatCount(let subitem, let requested):
      add(min(max(requested, 1), FillCount.most), of: [subitem])
    case .fill(let subitems):
      guard !subitems.isEmpty else { break }
      var count = subitems.count
      if !estimated[group.axis], !allowance.isUsedUp {
        count = fillCount(
          of: subitems, in: group, room: room, first: first, available: available)
      }
      add(max(count, 1), of: subitems)
    }
    if !estimated[group.axis] { clamp(&children, in: group, room: room, first: first) }
    return children
  }

  private func child(
    _ subitem: SubitemSpec, in base: CGSize, axis: Axis, slot: CGFloat?, first: Int, available: Int
  ) -> (child: Child, capacity: Int) {
    switch subitem {
    case .item(let item):
      var size = resolver.size(item.size, in: base)
      var estimated = EstimatedAxes(item.size)
      if let slot {
        size[axis] = slot
        estimated[axis] = false
      }
      let isPresent = available > 0
      if isPresent, let measured = measured(item, size: size, estimated: estimated, index: first) {
        if estimated.horizontal { size.width = measured.width }
        if estimated.vertical { size.height = measured.height }
      }
      return (
        Child(
          size: size, estimated: estimated, edges: item.edgeSpacing, content: .item(item),
          isPresent: isPresent), 1
      )
    case .group(let group):
      var size = resolver.size(group.size, in: base)
      var estimated = EstimatedAxes(group.size)
      if let slot {
        size[axis] = slot
        estimated[axis] = false
      }
      let template = solve(
        group, size: size, estimated: estimated, in: base, first: first, available: available)
      return (
        Child(
          size: template.fullSize, estimated: estimated, edges: group.edgeSpacing,
          content: .group(template), isPresent: available > 0), template.capacity
      )
    }
  }

  private func measured(
    _ item: ItemSpec, size: CGSize, estimated: EstimatedAxes, index: Int
  ) -> CGSize? {
    guard estimated.any, let measurer else { return nil }
    let room = LengthResolver.inner(size, item.contentInsets)
    let proposal = ProposedSize(
      width: estimated.horizontal ? nil : room.width,
      height: estimated.vertical ? nil : room.height)
    guard let answer = measurer.size(of: index, proposal: proposal) else { return nil }
    return answer.limited
  }

  /// How many subitems of the cycle fit, by their lengths less the spacings that they need.
  private func fillCount(
    of subitems: [SubitemSpec], in group: GroupSpec, room: CGSize, first: Int, available: Int
  ) -> Int {
    let axis = group.axis
    let fill = FillCount(
      length: room[axis], spacing: group.interItemSpacing.minimum,
      tolerance: resolver.grid.scale > 0 ? 0.5 / resolver.grid.scale : 0.001)
    func estimate(_ index: Int, _ along: CGFloat) -> CGFloat {
      let subitem = subitems[index % subitems.count]
      var base = room
      base[axis] = along
      return resolver.length(subitem.size[axis], in: base) + subitem.edgeSpacing.sum(axis)
    }
    guard measurer != nil, subitems.allSatisfy({ $0.isEstimatedItem(axis) }) else {
      return fill.count(cycle: subitems.count, length: estimate)
    }
    return fill.count { index in
      guard index < available, case .item(let item) = subitems[index % subitems.count] else {
        return estimate(index, room[axis])
      }
      let answer = measured(
        item, size: resolver.size(item.size, in: room), estimated: EstimatedAxes(item.size),
        index: first + index)
      guard let answer else { return estimate(index, room[axis]) }
      return answer[axis] + item.edgeSpacing.sum(axis)
    }
  }

  /// A subitem that is longer than the group is cut to it, where UIKit would show nothing.
  private func clamp(_ children: inout [Child], in group: GroupSpec, room: CGSize, first: Int) {
    let limit = room[group.axis]
    guard limit > 0 else { return }
    for index in children.indices {
      let length = children[index].size[group.axis]
      guard length > limit + 0.5 else { continue }
      if children[index].isPresent { onOverflow(first + index, length, limit) }
      children[index].size[group.axis] = limit
    }
  }

  // MARK: 2. Equal siblings

  func lift(_ children: inout [Child], in group: GroupSpec) {
    let subitems: [SubitemSpec]
    switch group.arrangement {
    case .fill(let list): subitems = list
    case .count(let one, _), .repeatCount(let one, _): subitems = [one]
    case .custom: return
    }
    for axis in Axis.allCases {
      func isUniform(_ index: Int) -> Bool {
        guard children[index].isPresent, children[index].estimated[axis],
          case .uniformAcrossSiblings = subitems[index % subitems.count].size[axis]
        else { return false }
        return true
      }
      let uniform = children.indices.filter(isUniform)
      guard let largest = uniform.map({ children[$0].size[axis] }).max() else { continue }
      for index in uniform { children[index].size[axis] = largest }
    }
  }

  // MARK: 3. The group's own size

  func settle(
    _ size: inout CGSize, of group: GroupSpec, estimated: EstimatedAxes, children: [Child]
  ) {
    let axis = group.axis
    let cross = axis.other
    if estimated[axis] {
      let lengths = children.map { $0.size[axis] + $0.edges.sum(axis) }
      size[axis] =
        lengths.reduce(0, +) + CGFloat(max(0, children.count - 1)) * group.interItemSpacing.minimum
        + group.contentInsets.sum(axis)
    }
    if estimated[cross] {
      let present = children.contains { $0.isPresent } ? children.filter(\.isPresent) : children
      let tallest = present.map { $0.size[cross] + $0.edges.sum(cross) }.max() ?? 0
      size[cross] = tallest + group.contentInsets.sum(cross)
    }
  }

  // MARK: 4. Places

  /// Origins of the children in the group's outer coordinates.
  private func places(
    of children: [Child], in group: GroupSpec, inner: CGSize, isOpen: Bool
  ) -> [CGPoint] {
    let axis = group.axis
    let spacing = group.interItemSpacing
    var used = CGFloat(max(0, children.count - 1)) * spacing.minimum
    var flexible = spacing.isFlexible ? max(0, children.count - 1) : 0
    for child in children {
      used += child.size[axis] + child.edges.sum(axis)
      flexible += (child.edges.start(axis)?.isFlexible ?? false) ? 1 : 0
      flexible += (child.edges.end(axis)?.isFlexible ?? false) ? 1 : 0
    }
    let left = isOpen ? 0 : max(0, inner[axis] - used)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    func room(_ edge: SpacingSpec?) -> CGFloat {
      guard let edge else { return 0 }
      return edge.minimum + (edge.isFlexible ? share : 0)
    }
    var cursor = group.contentInsets.start(axis)
    return children.map { child in
      cursor += room(child.edges.start(axis))
      var origin = CGPoint.zero
      origin[axis] = cursor
      origin[axis.other] =
        group.contentInsets.start(axis.other)
        + child.edges.offset(of: child.size[axis.other], in: inner[axis.other], axis.other)
      cursor += child.size[axis] + room(child.edges.end(axis))
      cursor += spacing.minimum + (spacing.isFlexible ? share : 0)
      return origin
    }
  }

  // MARK: Results

  private func template(
    _ group: GroupSpec, size: CGSize, children: [Child], places: [CGPoint], container: CGSize,
    available: Int
  ) -> GroupTemplate {
    var result = GroupTemplate(size: size, fullSize: size, leaves: [], hosts: [], capacity: 0)
    var reachPresent: CGFloat = 0
    var reachAll: CGFloat = 0
    for (child, place) in zip(children, places) {
      let edge = child.edges.end(scrollAxis)?.fixed ?? 0
      let end = place[scrollAxis] + child.size[scrollAxis] + edge
      switch child.content {
      case .item(let item):
        reachAll = max(reachAll, end)
        if child.isPresent {
          reachPresent = max(reachPresent, end)
          result.leaves.append(leaf(item, child: child, at: place, slotEnd: end))
        }
        result.capacity += 1
      case .group(let nested):
        let moved = nested.shifted(by: place, scrollAxis: scrollAxis)
        reachAll = max(reachAll, end)
        if child.isPresent {
          // A nested group that is not full reaches as far as its cells do.
          reachPresent = max(reachPresent, place[scrollAxis] + nested.size[scrollAxis] + edge)
          for var host in moved.hosts {
            host.firstLeaf += result.capacity
            result.hosts.append(host)
          }
          result.leaves += moved.leaves
        }
        result.capacity += nested.capacity
      }
    }
    let isRowOfItems =
      group.axis != scrollAxis
      && children.allSatisfy { if case .item = $0.content { true } else { false } }
    if available < result.capacity, !isRowOfItems {
      let rest = size[scrollAxis] - reachAll
      result.size[scrollAxis] = min(size[scrollAxis], max(0, reachPresent + rest))
    }
    addHost(of: group, container: container, to: &result)
    return result
  }

  private func leaf(
    _ item: ItemSpec, child: Child, at place: CGPoint, slotEnd: CGFloat
  ) -> GroupTemplate.Leaf {
    var insets = item.contentInsets
    if child.estimated.horizontal { (insets.leading, insets.trailing) = (0, 0) }
    if child.estimated.vertical { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      origin: CGPoint(x: place.x + insets.leading, y: place.y + insets.top),
      size: LengthResolver.inner(child.size, insets))
    return GroupTemplate.Leaf(
      frame: frame, slotEnd: slotEnd, anchored: item.supplementary, zIndex: 0, roundsSize: false)
  }

  private func custom(
    _ group: GroupSpec, _ source: CustomFrames, size: CGSize, room: CGSize, in container: CGSize,
    available: Int
  ) -> GroupTemplate {
    let items: [CustomItemSpec]
    switch source {
    case .frames(let frames): items = frames
    case .provider(let provider):
      items = provider(
        GroupGeometry(
          contentSize: size, effectiveContentSize: room, contentInsets: group.contentInsets))
    }
    let allowed = items.prefix(allowance.take(items.count))
    let leaves = allowed.prefix(max(0, available)).map { item in
      let frame = item.frame.limited
      return GroupTemplate.Leaf(
        frame: frame, slotEnd: frame.max(scrollAxis), anchored: [], zIndex: item.zIndex,
        roundsSize: true)
    }
    var result = GroupTemplate(
      size: size, fullSize: size, leaves: leaves, hosts: [], capacity: allowed.count)
    addHost(of: group, container: container, to: &result)
    return result
  }

  private func addHost(of group: GroupSpec, container: CGSize, to result: inout GroupTemplate) {
    guard !group.supplementary.isEmpty else { return }
    let frame = CGRect(
      origin: CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top),
      size: LengthResolver.inner(result.size, group.contentInsets))
    result.hosts.insert(
      GroupTemplate.Host(
        frame: frame, container: container, anchored: group.supplementary, firstLeaf: 0), at: 0)
  }
}

/// Counts what one outermost group places, so that counts of counts come to an end.
final class PlacingAllowance {
  private var left = SpecLimits.placedInGroup
  /// Whether something was not placed for want of allowance.
  private(set) var isOverdrawn = false

  var isUsedUp: Bool { left <= 0 }

  /// Starts anew, for the next outermost group.
  func renew() { left = SpecLimits.placedInGroup }

  /// Takes one; false when there is none left.
  func take() -> Bool { take(1) == 1 }

  /// Takes as many of `count` as there are.
  func take(_ count: Int) -> Int {
    let taken = min(count, max(0, left))
    left -= taken
    if taken < count { isOverdrawn = true }
    return taken
  }
}
