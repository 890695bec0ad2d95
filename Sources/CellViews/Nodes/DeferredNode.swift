// SPDX-License-Identifier: MIT
//
// Content that can't be a value before its room is known. The node refers to a closure; two nodes
// are equal when they refer to the same one, so that equal nodes are sure to draw the same.

public import Drawing
public import Foundation

/// Content that is made once the room for it is known: a `GeometryReader`'s, a collection's.
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

  private enum Content: Hashable {
    case nodes(Kept<Room, [ViewNode]>)
    case drawing(Kept<Canvas, CellDrawing>)
  }

  /// A room and what draws in it.
  private struct Canvas {
    let room: Room
    let cells: CellRenderer
  }

  private let content: Content

  /// Content that `make` makes: views one above another, from the top leading corner.
  ///
  /// `make` is called at most once per room and call of a ``CellRenderer``, on its thread.
  public init(_ make: @escaping (Room) -> [ViewNode]) { content = .nodes(Kept(make)) }

  /// Content that `draw` draws, in the space of the cell: ``Room/frame`` is its place. It takes all
  /// the room it is offered.
  ///
  /// `draw` is called when the node is drawn, on the thread of the ``CellRenderer``, with one that
  /// measures as that one does.
  public init(drawing draw: @escaping (Room, CellRenderer) -> CellDrawing) {
    content = .drawing(Kept { draw($0.room, $0.cells) })
  }

  /// The content for a room; nil when it is drawn.
  func nodes(in room: Room) -> [ViewNode]? {
    if case .nodes(let content) = content { content.make(room) } else { nil }
  }

  /// The drawing for a room; nil when there are nodes.
  func drawing(in room: Room, with cells: CellRenderer) -> CellDrawing? {
    if case .drawing(let content) = content {
      content.make(Canvas(room: room, cells: cells))
    } else {
      nil
    }
  }
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
