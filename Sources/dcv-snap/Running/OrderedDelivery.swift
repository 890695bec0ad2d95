// SPDX-License-Identifier: MIT
//
// Puts results that come in any order back into the order of what they answer.

import Synchronization

/// Hands results over in the order of their numbers, each as soon as all before it are there.
final class OrderedDelivery<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: Result] = [:]
  }

  private let state = Mutex(State())
  private let receive: @Sendable (Result) -> Void

  /// Hands over to `receive`, which is never called twice at once.
  init(receive: @escaping @Sendable (Result) -> Void) { self.receive = receive }

  /// Takes the result with a number, counted from 0.
  func deliver(_ result: Result, number: Int) {
    state.withLock { state in
      state.waiting[number] = result
      while let ready = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        receive(ready)
      }
    }
  }
}
