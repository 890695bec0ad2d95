// SPDX-License-Identifier: MIT
//
// Values made of other values.
// Mirrors: operators of Publisher (Combine).
// Status: those that need no clock; each comes to an AnyPublisher.

extension Publisher {
  /// What `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { value, send in send(transform(value)) }
  }

  /// What `transform` makes of each value, where it makes something.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, send in transform(value).map(send) }
  }

  /// The values that are wanted.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, send in if isIncluded(value) { send(value) } }
  }

  /// All values but the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      var left = count
      return forward(to: listener) { value in
        if left > 0 { left -= 1 } else { listener.receive(value) }
      }
    }
  }

  /// What comes of each value and all before it.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { listener in
      var result = initial
      return forward(to: listener) { value in
        result = next(result, value)
        listener.receive(result)
      }
    }
  }

  /// The values that differ from the one before.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      var last: Output?
      return forward(to: listener) { value in
        if let last, isSame(last, value) { return }
        last = value
        listener.receive(value)
      }
    }
  }

  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { listener in
      let ends = Ends(count: 2, listener)
      return ends.joined(
        _listen(Listener(receive: listener.receive, complete: ends.end)),
        other._listen(Listener(receive: listener.receive, complete: ends.end)))
    }
  }

  /// The last values of both, once both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { listener in
      var (first, second): (Output?, P.Output?)
      let ends = Ends(count: 2, listener)
      func send() {
        if let first, let second { listener.receive((first, second)) }
      }
      return ends.joined(
        _listen(
          Listener(
            receive: {
              first = $0
              send()
            }, complete: ends.end)),
        other._listen(
          Listener(
            receive: {
              second = $0
              send()
            }, complete: ends.end)))
    }
  }

  /// The last values of all three, once all have one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }

  /// Passes each value through `pass`, which sends on what it likes.
  private func passing<T>(
    _ pass: @escaping (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { listener in forward(to: listener) { pass($0, listener.receive) } }
  }

  /// Listens with `receive`, and passes the end on.
  private func forward<T>(
    to listener: Listener<T, Failure>, _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _listen(Listener(receive: receive, complete: listener.complete))
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// The ends of several publishers as one: the last one, or the first failure.
private final class Ends<Output, Failure: Error> {
  private var left: Int
  private let listener: Listener<Output, Failure>

  init(count: Int, _ listener: Listener<Output, Failure>) {
    left = count
    self.listener = listener
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    left -= 1
    if case .failure = completion, left >= 0 {
      left = 0
      listener.complete(completion)
    } else if left == 0 {
      listener.complete(completion)
    }
  }

  /// Several subscriptions as one.
  func joined(_ subscriptions: AnyCancellable...) -> AnyCancellable {
    AnyCancellable { subscriptions.forEach { $0.cancel() } }
  }
}
