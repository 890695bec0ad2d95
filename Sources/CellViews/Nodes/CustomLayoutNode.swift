// SPDX-License-Identifier: MIT
//
// Containers of an author's own as values. Two nodes are equal when they have the same layout in
// memory, so that equal nodes are sure to draw the same.

public import Geometry

/// A container that an author's layout arranges.
public struct CustomLayoutNode: Hashable, Sendable {
  /// In order.
  public var children: [ViewNode]
  /// The axis along which spacers in it grow; nil for none.
  public var axis: Axis?
  private let arranger: Kept<Void, AnyArranger>

  /// A container of a layout, which is called on the thread that sizes or draws the node.
  init<L: Layout>(children: [ViewNode], axis: Axis?, arrangedBy layout: L) {
    self.children = children
    self.axis = axis
    arranger = Kept { Arranger(layout) }
  }

  /// The layout with a cache of its own.
  func makeArranger() -> AnyArranger { arranger.make(()) }
}

/// A value that a view has for the container around it.
public struct LayoutValueNode: Hashable, Sendable {
  let key: ObjectIdentifier
  private let value: Kept<Void, Any>

  /// A value for a key.
  init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.key = ObjectIdentifier(key)
    self.value = Kept { value }
  }

  /// The value, of the key's type.
  func makeValue() -> Any { value.make(()) }
}
