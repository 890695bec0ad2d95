// SPDX-License-Identifier: MIT
//
// Threads that carry out jobs side by side. A job may add jobs, or hand one to a thread that has
// nothing to do. Order of results is not its business: jobs know where theirs belong.

import Foundation

/// Threads that carry out jobs.
///
/// `Sendable` by its condition: every stored property that changes is touched under it alone.
final class WorkPool<Tools>: @unchecked Sendable {
  /// Something to do, with the tools of the thread that does it.
  typealias Job = @Sendable (Tools, WorkPool<Tools>) -> Void

  /// Room for the deepest documents that are allowed.
  private static var stackSize: Int { 64 << 20 }

  private let condition = NSCondition()
  /// Taken in order, when nothing else is left.
  private var roots: ArraySlice<Job> = []
  /// Added by jobs; taken first, so that what was begun is finished before more is begun.
  private var added: [Job] = []
  private var busy = 0
  private var threads = 0

  /// Carries out `roots` and all jobs that they add; returns when all are done.
  ///
  /// - Parameters:
  ///   - count: Number of threads, at least one; no more are made than there is work for.
  ///   - makeTools: Called once in each thread.
  ///   - tick: Called in this thread about every tenth of a second while others work.
  func run(
    _ roots: [Job], threads count: Int, makeTools: @escaping @Sendable () -> Tools,
    tick: () -> Void
  ) {
    condition.lock()
    self.roots = roots[...]
    threads = max(1, count)
    for _ in 0..<threads {
      let thread = Thread { [self] in work(with: makeTools) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    while threads > 0 {
      if !condition.wait(until: Date(timeIntervalSinceNow: 0.1)) {
        condition.unlock()
        tick()
        condition.lock()
      }
    }
    condition.unlock()
  }

  /// Adds jobs, to be taken in this order before any root that was not begun.
  func add(_ jobs: [Job]) {
    condition.lock()
    added.append(contentsOf: jobs.reversed())
    condition.broadcast()
    condition.unlock()
  }

  /// Hands a job to a thread with nothing to do; false when there is none, and the caller had
  /// better do it.
  func offer(_ job: @escaping Job) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    // A root left over keeps the others busy without our help.
    guard roots.isEmpty, added.count < threads - busy else { return false }
    added.append(job)
    condition.broadcast()
    return true
  }

  private func work(with makeTools: @Sendable () -> Tools) {
    var tools: Tools?
    condition.lock()
    while let job = nextJob() {
      busy += 1
      condition.unlock()
      let own = tools ?? makeTools()
      tools = own
      job(own, self)
      condition.lock()
      busy -= 1
      if busy == 0 { condition.broadcast() }
    }
    threads -= 1
    condition.broadcast()
    condition.unlock()
  }

  /// The next job, waiting for one as long as a thread at work may add some; nil at the end.
  private func nextJob() -> Job? {
    while true {
      if let job = added.popLast() { return job }
      if let job = roots.popFirst() { return job }
      if busy == 0 { return nil }
      condition.wait()
    }
  }
}
