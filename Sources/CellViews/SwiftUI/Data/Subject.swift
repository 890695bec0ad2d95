// SPDX-License-Identifier: MIT
//
// Publishers that are told what to send.
// Mirrors: Just, Subject, PassthroughSubject, CurrentValueSubject (Combine).
// Status: complete, but for demand.

/// One value, and the end.
public struct Just<Output>: Publisher {
  /// Nothing goes wrong.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// One value.
  public init(_ output: Output) { self.output = output }

  /// Passes the value on; not for use by authors.
  public func _listen(_ listener: Listener<Output, Never>) -> AnyCancellable {
    listener.receive(output)
    listener.complete(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Sends the end; what is sent later is lost.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Sends what it is told to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let values = Listeners<Output>()
  private let ends = Listeners<Subscribers.Completion<Failure>>()
  private var end: Subscribers.Completion<Failure>?

  /// A subject that nobody listens to yet.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) {
    if end == nil { values.tell(value) }
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    ends.tell(completion)
  }

  /// Passes values on; not for use by authors.
  public func _listen(_ listener: Listener<Output, Failure>) -> AnyCancellable {
    if let end {
      listener.complete(end)
      return AnyCancellable {}
    }
    let subscriptions = [values.add(listener.receive), ends.add(listener.complete)]
    return AnyCancellable { subscriptions.forEach { $0.cancel() } }
  }
}

/// Keeps a value, and sends it and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let later = PassthroughSubject<Output, Failure>()
  private var current: Output
  private var isEnded = false

  /// A value to begin with.
  public init(_ value: Output) { current = value }

  /// The value; a new one is sent.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Sends a value and keeps it.
  public func send(_ value: Output) {
    guard !isEnded else { return }
    current = value
    later.send(value)
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    isEnded = true
    later.send(completion: completion)
  }

  /// Passes the value and new ones on; not for use by authors.
  public func _listen(_ listener: Listener<Output, Failure>) -> AnyCancellable {
    if !isEnded { listener.receive(current) }
    return later._listen(listener)
  }
}
