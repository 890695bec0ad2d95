// SPDX-License-Identifier: MIT
//
// Jobs run side by side, each once, and their results come out in the order of what they answer.

import Foundation
import Synchronization
import Testing

@testable import dcv_snap

@Suite struct WorkPoolTests {
  /// A thread's own tools, as real ones that may not be shared.
  private final class Tools {}

  @Test(arguments: [1, 2, 7])
  func `every job is done once, also those that jobs add or hand over`(threads: Int) {
    let done = Mutex<[String]>([])
    let pool = WorkPool<Tools>()
    let roots: [WorkPool<Tools>.Job] = (0..<40).map { root in
      { _, pool in
        pool.add(
          (0..<3).map { child in
            { _, pool in
              let last: WorkPool<Tools>.Job = { _, _ in
                done.withLock { $0.append("\(root).\(child)") }
              }
              if !pool.offer(last) { done.withLock { $0.append("\(root).\(child)") } }
            }
          })
      }
    }
    pool.run(roots, threads: threads, makeTools: { Tools() }, tick: {})
    let expected = (0..<40).flatMap { root in (0..<3).map { "\(root).\($0)" } }
    #expect(done.withLock { $0.sorted() } == expected.sorted())
  }

  @Test func `nothing to do ends at once`() {
    WorkPool<Tools>().run([], threads: 4, makeTools: { Tools() }, tick: {})
  }

  @Test func `one thread begins documents in order and finishes each before the next`() {
    let done = Mutex<[String]>([])
    let roots: [WorkPool<Tools>.Job] = (0..<3).map { root in
      { _, pool in
        done.withLock { $0.append("load \(root)") }
        pool.add(
          (0..<2).map { child in { _, _ in done.withLock { $0.append("\(root).\(child)") } } })
      }
    }
    WorkPool<Tools>().run(roots, threads: 1, makeTools: { Tools() }, tick: {})
    #expect(
      done.withLock { $0 } == [
        "load 0", "0.0", "0.1", "load 1", "1.0", "1.1", "load 2", "2.0", "2.1",
      ])
  }

  @Test func `results come out in order whatever order they come in`() {
    let received = Mutex<[Int]>([])
    let delivery = OrderedDelivery<Int> { value in received.withLock { $0.append(value) } }
    for number in [3, 0, 2, 1, 5, 4] { delivery.deliver(number * 10, number: number) }
    #expect(received.withLock { $0 } == [0, 10, 20, 30, 40, 50])
  }
}
