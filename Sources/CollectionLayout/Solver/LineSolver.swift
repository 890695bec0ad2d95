// SPDX-License-Identifier: MIT
//
// Places items line by line: flow layouts, equal columns, justified rows. Lines become groups.

import Foundation
import Geometry

/// Builds the lines of a section. Frames are relative to the line's own corner.
struct LineSolver {
  /// The axis along which lines follow one another.
  let axis: Axis
  /// What a line may be long, across the axis.
  let room: CGFloat

  private var lineAxis: Axis { axis.other }

  // MARK: Flow

  /// Lines of a flow layout. Rules: docs/layout.md, "Flow" (uikit-print, uikit-pixels).
  func flow(_ spec: FlowSpec, itemCount: Int) -> SolvedGroups {
    guard let only = spec.itemSizes.first else { return EmptyRun.groups(axis: axis) }
    let available = room - spec.containerInsets.sum(lineAxis)
    if spec.itemSizes.count == 1 { return uniformFlow(spec, only, itemCount, available) }
    var builder = ListedRun.Builder(axis: axis, spacing: spec.minimumLineSpacing)
    var first = 0
    while first < itemCount {
      var sizes: [CGSize] = []
      var used: CGFloat = 0
      while first + sizes.count < itemCount {
        let size = spec.itemSizes[(first + sizes.count) % spec.itemSizes.count]
        let next = used + (sizes.isEmpty ? 0 : spec.minimumInteritemSpacing) + size[lineAxis]
        if !sizes.isEmpty, next > available { break }
        used = next
        sizes.append(size)
      }
      let isLast = first + sizes.count == itemCount
      let starts = flowStarts(
        sizes, available: available, minimum: spec.minimumInteritemSpacing, isLast: isLast)
      builder.append(line(sizes, starts: starts), firstItem: first)
      first += sizes.count
    }
    return groups(builder.run(itemCount: itemCount))
  }

  private func uniformFlow(
    _ spec: FlowSpec, _ size: CGSize, _ itemCount: Int, _ available: CGFloat
  ) -> SolvedGroups {
    let length = size[lineAxis]
    let step = length + spec.minimumInteritemSpacing
    let fitting = step > 0 ? ((available + spec.minimumInteritemSpacing) / step).rounded(.down) : 1
    let perLine = Int(min(max(fitting, 1), CGFloat(FillCount.most)))
    let gap = perLine > 1 ? (available - CGFloat(perLine) * length) / CGFloat(perLine - 1) : 0
    let start = perLine > 1 ? 0 : (available - length) / 2
    func template(_ count: Int) -> GroupTemplate {
      line(
        [CGSize](repeating: size, count: count),
        starts: (0..<count).map { start + CGFloat($0) * (length + gap) })
    }
    return uniform(
      perLine: perLine, itemCount: itemCount, spacing: spec.minimumLineSpacing, template: template)
  }

  /// Where the items of a line begin.
  private func flowStarts(
    _ sizes: [CGSize], available: CGFloat, minimum: CGFloat, isLast: Bool
  ) -> [CGFloat] {
    let lengths = sizes.map { $0[lineAxis] }
    let sum = lengths.reduce(0, +)
    guard let first = sizes.first else { return [] }
    var gap = minimum
    var start: CGFloat = 0
    if isLast, sizes.allSatisfy({ $0 == first }) {
      // As if filled with copies.
      let step = first[lineAxis] + minimum
      let capacity = step > 0 ? ((available + minimum) / step).rounded(.down) : 1
      if capacity > 1 {
        gap = (available - capacity * first[lineAxis]) / (capacity - 1)
      } else {
        start = (available - first[lineAxis]) / 2
      }
    } else if !isLast {
      if sizes.count > 1 {
        gap = (available - sum) / CGFloat(sizes.count - 1)
      } else {
        start = (available - sum) / 2
      }
    }
    var cursor = start
    return lengths.map { length in
      defer { cursor += length + gap }
      return cursor
    }
  }

  /// A line as high as its highest item, the others centred across it.
  private func line(_ sizes: [CGSize], starts: [CGFloat]) -> GroupTemplate {
    let height = sizes.map { $0[axis] }.max() ?? 0
    return template(
      zip(sizes, starts).map { size, start in
        var origin = CGPoint.zero
        origin[lineAxis] = start
        origin[axis] = (height - size[axis]) / 2
        return CGRect(origin: origin, size: size)
      }, height: height)
  }

  // MARK: Equal columns

  /// Rows of a grid of equal columns (derived from the seed's code).
  func columns(_ spec: ColumnsSpec, itemCount: Int) -> SolvedGroups {
    let columns = min(max(spec.numberOfColumns, 1), FillCount.most)
    let padding = spec.rowPadding
    // The height of a square row does not know the scroll view's side insets; its width does.
    let width = room - padding.sum(lineAxis) - CGFloat(columns - 1) * spec.itemSpacing
    let square = max(0, width / CGFloat(columns))
    func row(_ count: Int, height: CGFloat) -> GroupTemplate {
      let inner =
        room - spec.scrollViewInsets.sum(lineAxis) - padding.sum(lineAxis)
        - CGFloat(count - 1) * spec.itemSpacing
      let length = max(0, inner / CGFloat(count))
      let frames = (0..<count).map { index in
        var origin = CGPoint.zero
        origin[lineAxis] =
          spec.scrollViewInsets.start(lineAxis) + padding.start(lineAxis)
          + CGFloat(index) * (length + spec.itemSpacing)
        origin[axis] = padding.start(axis)
        return CGRect(
          origin: origin, size: CGSize(along: height, across: length, axis: axis))
      }
      return template(frames, height: height + padding.sum(axis))
    }
    switch spec.rowHeight {
    case .sameAsItemWidth, .constant:
      var height = square
      if case .constant(let value) = spec.rowHeight { height = value }
      return uniform(perLine: columns, itemCount: itemCount, spacing: spec.itemSpacing) {
        row($0, height: height)
      }
    case .values(let heights):
      var builder = ListedRun.Builder(axis: axis, spacing: spec.itemSpacing)
      for (index, first) in stride(from: 0, to: itemCount, by: columns).enumerated() {
        let height = heights.isEmpty ? square : heights[index % heights.count]
        builder.append(row(min(columns, itemCount - first), height: height), firstItem: first)
      }
      return groups(builder.run(itemCount: itemCount))
    }
  }

  // MARK: Justified rows

  /// Rows in which the last item that fits stretches to the end, unless the items end there.
  func justified(_ spec: JustifiedRowsSpec, itemCount: Int) -> SolvedGroups {
    guard !spec.itemWidths.isEmpty else { return EmptyRun.groups(axis: axis) }
    var builder = ListedRun.Builder(axis: axis, spacing: spec.interItemSpacing)
    var first = 0
    while first < itemCount {
      var lengths: [CGFloat] = []
      var used: CGFloat = 0
      while first + lengths.count < itemCount {
        let length = min(spec.itemWidths[(first + lengths.count) % spec.itemWidths.count], room)
        let next = used + (lengths.isEmpty ? 0 : spec.interItemSpacing) + length
        if !lengths.isEmpty, next > room {
          lengths[lengths.count - 1] += room - used
          break
        }
        used = next
        lengths.append(length)
      }
      var cursor: CGFloat = 0
      let frames = lengths.map { length in
        var origin = CGPoint.zero
        origin[lineAxis] = cursor
        cursor += length + spec.interItemSpacing
        return CGRect(
          origin: origin, size: CGSize(along: spec.rowHeight, across: length, axis: axis))
      }
      builder.append(template(frames, height: spec.rowHeight), firstItem: first)
      first += lengths.count
    }
    return groups(builder.run(itemCount: itemCount))
  }

  // MARK: Lines as groups

  private func template(_ frames: [CGRect], height: CGFloat) -> GroupTemplate {
    let size = CGSize(along: height, across: room, axis: axis)
    return GroupTemplate(
      size: size, fullSize: size,
      leaves: frames.map {
        GroupTemplate.Leaf(
          frame: $0, slotEnd: $0.max(axis), anchored: [], zIndex: 0, roundsSize: false)
      }, hosts: [], capacity: frames.count)
  }

  private func uniform(
    perLine: Int, itemCount: Int, spacing: CGFloat, template: (Int) -> GroupTemplate
  ) -> SolvedGroups {
    let (whole, rest) = itemCount.quotientAndRemainder(dividingBy: perLine)
    let full = template(perLine)
    let run = UniformRun(
      template: full, last: rest > 0 ? template(rest) : nil, count: whole + (rest > 0 ? 1 : 0),
      lead: .zero, pitch: full.size[axis] + spacing, trail: 0, axis: axis)
    return SolvedGroups(
      run: .uniform(run), axis: axis, count: run.count, length: run.length(axis),
      crossLength: room, widest: room)
  }

  private func groups(_ run: ListedRun) -> SolvedGroups {
    SolvedGroups(
      run: .listed(run), axis: axis, count: run.origins.count, length: run.length,
      crossLength: room, widest: room)
  }
}

extension ListedRun.Builder {
  /// Adds a line without edges of its own.
  fileprivate mutating func append(_ line: GroupTemplate, firstItem: Int) {
    append(line, firstItem: firstItem, lead: .zero, trail: 0, breadth: line.size[axis.other])
  }
}
