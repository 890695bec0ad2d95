// SPDX-License-Identifier: MIT
//
// A part of a value that most values of its kind do not have, kept outside of it: ten thousand
// snapshots that passed cost what their names do.

/// A value that is rarely there, in a box of its own.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// The value; nil for none.
  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }

  /// Nothing, or a value.
  package init(wrappedValue: Value? = nil) { box = wrappedValue.map { Box($0) } }
}
