// SPDX-License-Identifier: MIT
//
// Values over time.
// Mirrors: Publisher, AnyPublisher, Subscribers.Completion, Scheduler (Combine).
// Status: values are passed on at once, on the thread that sends them; no demand, and nothing that
// waits, which needs a clock.

public import Dispatch
public import Foundation

/// Values over time, and an end.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// Why there may be no more.
  associatedtype Failure: Error

  /// Passes values on to a listener, until the subscription ends; not for use by authors.
  func _listen(_ listener: Listener<Output, Failure>) -> AnyCancellable
}

/// Words of those who listen.
public enum Subscribers {
  /// How values ended.
  public enum Completion<Failure: Error> {
    /// There are no more.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Who wants values.
public struct Listener<Output, Failure: Error> {
  let receive: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
}

/// Where values are received; here, always where they are sent.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

extension Publisher {
  /// Calls back with each value, and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _listen(Listener(receive: receiveValue, complete: receiveCompletion))
  }

  /// The same values; they are received where they are sent.
  public func receive<S: Scheduler>(on scheduler: S) -> Self { self }

  /// The same values; they are asked for where they are received.
  public func subscribe<S: Scheduler>(on scheduler: S) -> Self { self }

  /// The same values of a publisher whose type is forgotten.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Calls back with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _listen(Listener(receive: receiveValue, complete: { _ in }))
  }

  /// Sets a property of an object to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose type is forgotten.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let listen: (Listener<Output, Failure>) -> AnyCancellable

  /// A publisher without its type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    listen = publisher._listen
  }

  init(_ listen: @escaping (Listener<Output, Failure>) -> AnyCancellable) { self.listen = listen }

  /// Passes values on; not for use by authors.
  public func _listen(_ listener: Listener<Output, Failure>) -> AnyCancellable { listen(listener) }
}
