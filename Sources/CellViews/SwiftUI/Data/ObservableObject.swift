// SPDX-License-Identifier: MIT
//
// Models that tell when they are about to change.
// Mirrors: ObservableObject, ObservableObjectPublisher, Published, AnyCancellable (Combine).
// Status: changes are told to sinks at once, on the thread that makes them; no operators.

/// A model that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What it tells with.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// One publisher for all `@Published` properties. An object without any gets a new one each time:
  /// it has nowhere to keep it, and should declare its own.
  public var objectWillChange: ObservableObjectPublisher {
    var publisher: ObservableObjectPublisher?
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let field = child.value as? any PublishedField else { continue }
        publisher = publisher ?? field.publisher
        fields.append(field)
      }
      mirror = current.superclassMirror
    }
    let made = publisher ?? ObservableObjectPublisher()
    for field in fields { field.publisher = made }
    return made
  }
}

/// A subscription, which ends when it is cancelled or let go.
public final class AnyCancellable: Hashable {
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
final class Subscribers<Value> {
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

/// Tells that an object is about to change.
public final class ObservableObjectPublisher {
  private let subscribers = Subscribers<Void>()

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Tells it.
  public func send() { subscribers.tell(()) }

  /// Calls `receiveValue` before each change, until the subscription is let go.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}

/// A property of an observable object.
protocol PublishedField {
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

/// A property whose changes its object tells of.
@propertyWrapper
public struct Published<Value>: PublishedField {
  fileprivate final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    let subscribers = Subscribers<Value>()

    init(_ value: Value) { self.value = value }
  }

  /// Tells a property's new values.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Calls `receiveValue` with the value there is, and with each new one just before it is set.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(storage.value)
      return storage.subscribers.add(receiveValue)
    }
  }

  private let storage: Storage

  /// A value to begin with.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A value to begin with.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value; listeners hear of a new one before it is set.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.publisher?.send()
      storage.subscribers.tell(newValue)
      storage.value = newValue
    }
  }

  /// Tells the new values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }
}
