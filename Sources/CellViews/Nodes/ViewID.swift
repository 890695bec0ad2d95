// SPDX-License-Identifier: MIT
//
// What an author calls a view, so that others can find it.
// Mirrors: id, tag, ForEach's ids (SwiftUI).
// Status: complete.

/// What an author calls a view: any hashable value.
///
/// `@unchecked Sendable`: the value never changes; who hands the node to another thread hands the
/// value over with it.
public struct ViewID: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The value.
  public let value: AnyHashable

  /// A name for a view.
  public init(_ value: some Hashable) { self.value = AnyHashable(value) }

  /// The value in words.
  public var description: String { String(describing: value.base) }

  /// The value as one of a type, if it is one.
  public func value<ID: Hashable>(as type: ID.Type) -> ID? { value.base as? ID }
}
