// SPDX-License-Identifier: MIT
//
// What is known of a room, for those who draw one themselves.

extension GeometryProxy {
  /// What is known of a room.
  package init(in room: DeferredNode.Room) { self.init(room: room) }
}
