// SPDX-License-Identifier: MIT
//
// A picture that is read on a thread of its own, some windows further than they are asked for.

import Dispatch
import Synchronization

/// Reads a picture's windows before they are asked for.
///
/// `@unchecked Sendable`: asked by one thread at a time.
final class RowsAhead: @unchecked Sendable {
  /// Windows that its reader has: one in use, the others ahead.
  static let windows = 3

  private typealias Outcome = Result<RowWindow?, ReferenceFailure>

  private let reader: RowReader
  private let outcomes = Mutex<[Outcome]>([])
  private let isOver = Atomic(false)
  /// Windows that may be read, and those that are there. Both count from 0: Dispatch does not take a
  /// semaphore that ends below its first count.
  private let room = DispatchSemaphore(value: 0)
  private let ready = DispatchSemaphore(value: 0)
  private var isFirst = true

  /// Starts to read; ``stop()`` must follow.
  ///
  /// - Parameter reader: With ``windows``.
  init(_ reader: RowReader) {
    self.reader = reader
    for _ in 0..<Self.windows { room.signal() }
    DispatchQueue(label: "rows ahead").async { self.run() }
  }

  /// The next window, good until the call after; nil after the last one. Not to be called after that.
  func next() throws(ReferenceFailure) -> RowWindow? {
    if !isFirst { room.signal() }
    isFirst = false
    ready.wait()
    return try outcomes.withLock { $0.removeFirst() }.get()
  }

  /// Reads no further.
  func stop() {
    isOver.store(true, ordering: .releasing)
    room.signal()
  }

  private func run() {
    while true {
      room.wait()
      if isOver.load(ordering: .acquiring) { return }
      let outcome = Result { () throws(ReferenceFailure) in try reader.next() }
      outcomes.withLock { $0.append(outcome) }
      ready.signal()
      guard case .success(.some) = outcome else { return }
    }
  }
}
