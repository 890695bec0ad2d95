// SPDX-License-Identifier: MIT
//
// What a solver had to say about a layout: values for the caller to word and to place.

public import Foundation

/// Something about a layout that its author should know.
public enum LayoutNote: Hashable, Sendable {
  /// An item was longer than its group and was cut to it. Points; the first of `count` such items.
  case overflow(section: Int, item: Int, length: CGFloat, room: CGFloat, count: Int)
  /// A section has no room for a group, and shows no cells.
  case noRoom(section: Int, room: CGSize)
  /// A section's group holds no items, and shows no cells.
  case emptyGroup(section: Int)
  /// A custom provider or an item count went beyond a limit.
  case limit(section: Int, what: String, limit: Int)
}
