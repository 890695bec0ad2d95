// SPDX-License-Identifier: MIT
//
// A group after solving: where its cells lie, relative to its outer corner. One template serves
// all equal groups of a section.

import Foundation
import Geometry

/// A solved group. Points, relative to the group's outer top-leading corner, not yet rounded.
struct GroupTemplate: Sendable {
  /// The outer size; along the scroll axis trimmed, when the group is not full.
  var size: CGSize
  /// The outer size of a full group.
  var fullSize: CGSize
  /// Cells that are present, in item order.
  var leaves: [Leaf]
  /// Groups in it, itself included, that carry anchored views; outermost first.
  var hosts: [Host]
  /// Cells of a full group.
  var capacity: Int

  /// A cell's place.
  struct Leaf: Sendable {
    /// After edge spacing and content insets.
    var frame: CGRect
    /// Where its slot ends along the scroll axis.
    var slotEnd: CGFloat
    /// Views anchored to it.
    var anchored: [AnchoredSpec]
    var zIndex: Int
    /// Whether its size goes to the nearest pixel as well (custom frames).
    var roundsSize: Bool
  }

  /// A group that carries anchored views.
  struct Host: Sendable {
    /// The group less its content insets.
    var frame: CGRect
    /// The container that its views' fractions refer to: the one the group was resolved in.
    var container: CGSize
    var anchored: [AnchoredSpec]
    /// Cells of the section before its first one, counted from the template's first.
    var firstLeaf: Int
  }

  func shifted(by offset: CGPoint, scrollAxis: Axis) -> GroupTemplate {
    var copy = self
    for index in copy.leaves.indices {
      copy.leaves[index].frame.origin.x += offset.x
      copy.leaves[index].frame.origin.y += offset.y
      copy.leaves[index].slotEnd += offset[scrollAxis]
    }
    for index in copy.hosts.indices {
      copy.hosts[index].frame.origin.x += offset.x
      copy.hosts[index].frame.origin.y += offset.y
    }
    return copy
  }
}
