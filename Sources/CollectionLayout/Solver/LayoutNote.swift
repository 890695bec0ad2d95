// SPDX-License-Identifier: MIT
//
// What a solver had to say about a layout: values for the caller to word and to place.

public import Foundation
public import Geometry

/// Something about a layout that its author should know.
public enum LayoutNote: Hashable, Sendable {
  /// An item was longer than its group and was cut to it. Points; the first of `count` such items.
  case overflow(section: Int, item: Int, length: CGFloat, room: CGFloat, count: Int)
  /// A section has no room for a group, and shows no cells.
  case noRoom(section: Int, room: CGSize)
  /// A section's group holds no items, and shows no cells.
  case emptyGroup(section: Int)
  /// A section pages by its view while its groups are further apart or nearer: each stop is
  /// off by `drift` points more than the one before. `groups` of them come nearest to a page.
  case pagingDrift(section: Int, stride: CGFloat, page: CGFloat, groups: Int, drift: CGFloat)
  /// A fraction of a length that is measured: the estimate is what it is a fraction of.
  case fractionOfEstimate(section: Int, axis: Axis, estimate: CGFloat)
  /// An item whose size depends on itself, and changes with every round of measuring: the two last
  /// sizes. What the estimate gives is shown.
  case unsettled(section: Int, item: Int, sizes: [CGSize])
  /// A custom provider or an item count went beyond a limit.
  case limit(section: Int, what: String, limit: Int)
}

extension LayoutNote {
  /// Rounds of measuring after which a size that still changes is told.
  public static let roundsOfMeasuring = GroupSolver.mostRounds
}
