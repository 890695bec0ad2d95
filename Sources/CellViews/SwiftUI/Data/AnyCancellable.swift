// SPDX-License-Identifier: MIT
//
// Subscriptions, and those who hold them.
// Mirrors: Cancellable, AnyCancellable (Combine).
// Status: complete.

/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A subscription, which ends when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// A subscription that ends with `cancel`.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  deinit { action?() }

  /// Ends it.
  public func cancel() {
    action?()
    action = nil
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// The same subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who want to know, in the order they came.
final class Listeners<Value> {
  private var actions: [(id: Int, action: (Value) -> Void)] = []
  private var nextID = 0

  func add(_ action: @escaping (Value) -> Void) -> AnyCancellable {
    let id = nextID
    nextID += 1
    actions.append((id, action))
    return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
  }

  func tell(_ value: Value) {
    for (_, action) in actions { action(value) }
  }
}
