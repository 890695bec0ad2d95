// SPDX-License-Identifier: MIT
//
// Content that can't be a value before its room is known. The node refers to a closure; two nodes
// are equal when they refer to the same one, so that equal nodes are sure to draw the same.

public import Drawing
public import Foundation

/// Content that is made once the room for it is known: a `GeometryReader`'s.
public struct DeferredNode: Hashable, Sendable {
  /// What is known of the room.
  public struct Room: Hashable, Sendable {
    /// The size of the room in points.
    public var size: CGSize
    /// Where it is in the space that the cell is drawn in.
    public var frame: CGRect
    /// Where the cell is in that space.
    public var cell: CGRect

    /// A room by its places.
    public init(size: CGSize, frame: CGRect, cell: CGRect) {
      self.size = size
      self.frame = frame
      self.cell = cell
    }
  }

  private let content: Kept<Room, [ViewNode]>

  /// Content that `make` makes: views one above another, from the top leading corner.
  ///
  /// `make` is called at most once per room and call of a ``CellRenderer``, on its thread.
  public init(_ make: @escaping (Room) -> [ViewNode]) { content = Kept(make) }

  /// The content for a room.
  func nodes(in room: Room) -> [ViewNode] { content.make(room) }
}

/// A shape whose outline is made for a box.
public struct CustomShape: Hashable, Sendable {
  private let outline: Kept<CGRect, Path>

  /// A shape that `make` draws; called on the thread of the ``CellRenderer``.
  public init(_ make: @escaping (CGRect) -> Path) { outline = Kept(make) }

  /// The outline in a box, points.
  func path(in box: CGRect) -> Path { outline.make(box) }
}

/// A closure with an identity.
///
/// `@unchecked Sendable`: it never changes, and it is only called by layouts, on the thread that
/// sizes or draws the node. Who hands the node to another thread hands over, with it, what the
/// closure has captured.
final class Kept<Input, Output>: Hashable, @unchecked Sendable {
  let make: (Input) -> Output

  init(_ make: @escaping (Input) -> Output) { self.make = make }

  static func == (left: Kept, right: Kept) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
