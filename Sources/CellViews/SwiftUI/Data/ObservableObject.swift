// SPDX-License-Identifier: MIT
//
// Models that tell when they are about to change.
// Mirrors: ObservableObject, ObservableObjectPublisher, Published, AnyCancellable (Combine).
// Status: changes are told to sinks at once, on the thread that makes them.

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

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that there is a change.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never

  private let listeners = Listeners<Void>()

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Tells it.
  public func send() { listeners.tell(()) }

  /// Calls back before each change; not for use by authors.
  public func _listen(_ listener: Listener<Void, Never>) -> AnyCancellable {
    listeners.add(listener.receive)
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
    let listeners = Listeners<Value>()

    /// What is assigned to the property, for as long as it is there.
    var assigned: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      publisher?.send()
      listeners.tell(newValue)
      value = newValue
    }
  }

  /// Tells a property's new values.
  public struct Publisher: CellViews.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Calls back with the value there is, and with each new one just before it is set; not for use
    /// by authors.
    public func _listen(_ listener: Listener<Value, Never>) -> AnyCancellable {
      listener.receive(storage.value)
      return storage.listeners.add(listener.receive)
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
    nonmutating set { storage.set(newValue) }
  }

  /// Tells the new values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // As an argument of `assign(to:)` it is passed back unchanged.
    nonmutating set {}
  }

  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an observable object to each value, for as long as the object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscription = sink { [weak storage] in storage?.set($0) }
    storage.assigned.append(subscription)
  }
}
