// SPDX-License-Identifier: MIT
//
// Lanes that take each item where the least is taken: 12 bytes an item, and any place found in
// the logarithm of their count.

import Foundation
import Geometry

/// A solved waterfall. Points, relative to the group's outer corner.
struct WaterfallRun: Sendable {
  /// The direction in which lanes grow.
  let axis: Axis
  /// The group's length along the axis.
  let length: CGFloat
  /// The group's length across the axis.
  let breadth: CGFloat
  /// An item's length across the axis.
  let laneBreadth: CGFloat
  /// From one lane to the next.
  let lanePitch: CGFloat
  /// Where the first lane begins across the axis.
  let laneStart: CGFloat
  let lanes: [Lane]
  let lengths: Lengths
  let itemCount: Int
  /// The largest item length.
  let longest: CGFloat

  /// One column, or one row of a horizontal waterfall.
  struct Lane: Sendable {
    /// Indices of its items, rising.
    var items: [Int32] = []
    /// Where each begins along the axis.
    var starts: [CGFloat] = []
  }

  /// Item lengths along the axis: by rule where there is one, else one by one.
  enum Lengths: Sendable {
    case repeating([CGFloat])
    case listed([CGFloat])

    subscript(item: Int) -> CGFloat {
      switch self {
      case .repeating(let values): values.isEmpty ? 0 : values[item % values.count]
      case .listed(let values): item < values.count ? values[item] : 0
      }
    }
  }

  /// The frame of the item at `position` in a lane.
  func frame(lane: Int, position: Int) -> CGRect {
    let item = Int(lanes[lane].items[position])
    var origin = CGPoint.zero
    origin[axis] = lanes[lane].starts[position]
    origin[axis.other] = laneStart + CGFloat(lane) * lanePitch
    return CGRect(
      origin: origin, size: CGSize(along: lengths[item], across: laneBreadth, axis: axis))
  }

  /// The frame of an item; nil for an index that is not there.
  func frame(item: Int) -> CGRect? {
    for lane in lanes.indices {
      let position = lanes[lane].items.firstIndexSorted { $0 >= item }
      if position < lanes[lane].items.count, lanes[lane].items[position] == item {
        return frame(lane: lane, position: position)
      }
    }
    return nil
  }

  /// A stretch of `axis` that holds all items, from the group's corner.
  func reach(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    guard axis == self.axis else {
      let last = laneStart + CGFloat(max(0, lanes.count - 1)) * lanePitch
      return (
        min(0, laneStart, last), max(breadth, laneStart + laneBreadth, last + laneBreadth)
      )
    }
    let start = lanes.compactMap(\.starts.first).min() ?? 0
    let end = lanes.compactMap(\.starts.last).max() ?? 0
    return (min(0, start), max(length, end + longest))
  }

  /// Calls `visit` with the items whose frames meet `[from, to]` along the axis, lane by lane.
  func visit(from: CGFloat, to: CGFloat, _ visit: (_ item: Int, _ frame: CGRect) -> Void) {
    for lane in lanes.indices {
      let starts = lanes[lane].starts
      var position = starts.firstIndexSorted { $0 > to }
      while position > 0 {
        position -= 1
        let frame = frame(lane: lane, position: position)
        if starts[position] + longest < from { break }
        if frame.max(axis) >= from { visit(Int(lanes[lane].items[position]), frame) }
      }
    }
  }
}

/// Fills the lanes. Rules: docs/layout.md, "Waterfall".
struct WaterfallSolver {
  let resolver: LengthResolver

  /// Lanes beyond this many make no sense on a screen.
  static let mostLanes = 1000

  /// Solves a waterfall of `itemCount` items.
  ///
  /// - Parameters:
  ///   - across: The length that the lanes share, insets not yet taken off.
  ///   - container: What a group length of its own is resolved in.
  /// - Returns: nil when the lanes have no room.
  func solve(
    _ spec: WaterfallSpec, itemCount: Int, across: CGFloat, in container: CGSize
  ) -> WaterfallRun? {
    let cross = spec.axis.other
    let breadth = spec.lengthAcross.map { resolver.length($0, in: container) } ?? across
    let laneCount = min(max(spec.lanes, 1), Self.mostLanes)
    let spacing = spec.interItemSpacing
    let lineSpacing = spec.lineSpacing ?? spacing
    let room = breadth - spec.contentInset.sum(cross) - CGFloat(laneCount - 1) * spacing
    let laneBreadth = room / CGFloat(laneCount)
    guard laneBreadth > 0, laneBreadth.isFinite else { return nil }

    let lengths = self.lengths(spec.itemLength, itemCount: itemCount, across: laneBreadth)
    let start = spec.contentInset.start(spec.axis)
    var ends = [CGFloat](repeating: start, count: laneCount)
    var lanes = [WaterfallRun.Lane](repeating: WaterfallRun.Lane(), count: laneCount)
    let share = itemCount / laneCount + itemCount / (4 * laneCount) + 4
    for lane in lanes.indices {
      lanes[lane].items.reserveCapacity(share)
      lanes[lane].starts.reserveCapacity(share)
    }
    var longest: CGFloat = 0
    for item in 0..<itemCount {
      var lane = 0
      for other in 0..<laneCount where ends[other] < ends[lane] { lane = other }
      let place = spec.mode == .seed ? ends[lane].rounded(.toNearestOrAwayFromZero) : ends[lane]
      lanes[lane].items.append(Int32(clamping: item))
      lanes[lane].starts.append(place)
      // Never backwards, so that a lane can be searched.
      longest = max(longest, lengths[item])
      ends[lane] = max(place, place + lengths[item] + lineSpacing)
    }
    var length = ends.max() ?? start
    if spec.mode == .clean {
      if itemCount > 0 { length -= lineSpacing }
      length += spec.contentInset.end(spec.axis)
    }
    return WaterfallRun(
      axis: spec.axis, length: length, breadth: breadth, laneBreadth: laneBreadth,
      lanePitch: laneBreadth + spacing, laneStart: spec.contentInset.start(cross), lanes: lanes,
      lengths: lengths, itemCount: itemCount, longest: longest)
  }

  private func lengths(
    _ source: WaterfallSpec.ItemLength, itemCount: Int, across: CGFloat
  ) -> WaterfallRun.Lengths {
    func sane(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(0, length), LengthResolver.longest) : 0
    }
    switch source {
    case .values(let values): return .repeating(values.map(sane))
    case .aspect(let aspects): return .repeating(aspects.map { $0 > 0 ? sane(across / $0) : 0 })
    case .provider(let provider): return .listed((0..<itemCount).map { sane(provider($0, across)) })
    }
  }
}
