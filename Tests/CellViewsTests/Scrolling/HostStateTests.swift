// SPDX-License-Identifier: MIT
//
// What hosted views keep, and what is done when they are tapped, come or change. Expected texts:
// derived from SwiftUI's structural identity (apple-doc: "Demystify SwiftUI").

import CellViews
import Foundation
import Testing

@Suite struct HostStateTests {
  /// A button of 100 by 40 points that counts.
  private struct Counter: View {
    var name = ""
    @State private var count = 0

    var body: some View {
      Button("\(name)\(count)") { count += 1 }.frame(width: 100, height: 40)
    }
  }

  /// Counters one below another, on top of the screen.
  private struct Screen: View {
    @State private var showsFirst = true

    var body: some View {
      VStack(spacing: 0) {
        if showsFirst { Counter(name: "a") }
        Counter(name: "b")
        GeometryReader { _ in
          VStack(spacing: 0) {
            Counter(name: "c")
            Counter(name: "d")
          }
        }
        .frame(width: 100, height: 80)
        Toggle("", isOn: $showsFirst).labelsHidden().frame(width: 100, height: 40)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func `a view inside another keeps its state from one reading to the next`() {
    let host = host(Screen(), 100, 300)
    #expect(host.texts == ["a0", "b0", "c0", "d0"])
    for y in [20, 60, 60, 100, 140, 140, 140] as [CGFloat] {
      #expect(host.tap(at: CGPoint(x: 50, y: y)))
    }
    #expect(host.texts == ["a1", "b2", "c1", "d3"])
    host.rootView = Screen()
    #expect(host.texts == ["a1", "b2", "c1", "d3"])
  }

  @Test func `a view that goes and comes again begins anew, and its neighbours stay`() {
    let host = host(Screen(), 100, 300)
    host.tap(at: CGPoint(x: 50, y: 20))
    host.tap(at: CGPoint(x: 50, y: 60))
    // The switch below the counters.
    #expect(host.tap(at: CGPoint(x: 50, y: 180)))
    #expect(host.texts == ["b1", "c0", "d0"])
    #expect(host.tap(at: CGPoint(x: 50, y: 140)))
    #expect(host.texts == ["a0", "b1", "c0", "d0"])
  }

  @Test func `copies of one value at two places have a state each`() {
    struct Twins: View {
      let twin = Counter()

      var body: some View {
        VStack(spacing: 0) {
          twin
          twin
          ForEach(0..<2) { _ in twin }
        }
      }
    }
    let host = host(Twins(), 100, 160)
    for (y, count) in [(20, 1), (60, 2), (100, 3), (140, 4)] {
      for _ in 0..<count { host.tap(at: CGPoint(x: 50, y: y)) }
    }
    #expect(host.texts == ["1", "2", "3", "4"])
  }

  @Test func `elements of a loop keep their state by their ids`() {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        VStack(spacing: 0) {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("turn") { names.reverse() }.frame(width: 100, height: 40)
        }
      }
    }
    let host = host(Rows(), 100, 160)
    host.tap(at: CGPoint(x: 50, y: 20))
    host.tap(at: CGPoint(x: 50, y: 140))
    #expect(host.texts == ["c0", "b0", "a1", "turn"])
  }

  @Test func `what one view's action does to another's state is seen`() {
    struct Child: View {
      @Binding var total: Int
      let add: () -> Void
      @State private var own = 5

      var body: some View {
        VStack(spacing: 0) {
          Button("\(own)") {
            total += 10
            own += 1
          }
          .frame(width: 100, height: 40)
          Button("add", action: add).frame(width: 100, height: 40)
        }
      }
    }
    struct Parent: View {
      @State private var total = 0

      var body: some View {
        VStack(spacing: 0) {
          Text("\(total)").frame(width: 100, height: 40)
          Child(total: $total) { total += 1 }
        }
      }
    }
    let host = host(Parent(), 100, 120)
    for y in [60, 60, 100] as [CGFloat] { host.tap(at: CGPoint(x: 50, y: y)) }
    #expect(host.texts == ["21", "7", "add"])
  }

  @Test func `changes are told with the old and the new value, and initial ones once`() {
    final class Log {
      var lines: [String] = []
    }
    struct Watching: View {
      let log: Log
      @State private var count = 0
      @State private var isLate = false

      var body: some View {
        Button("\(count)") { count += 1 }
          .onChange(of: count) { old, new in
            log.lines.append("\(old) -> \(new)")
            if new == 2 { isLate = true }
          }
          .onChange(of: isLate, initial: true) { log.lines.append("late \(isLate)") }
          .onAppear { log.lines.append("here") }
      }
    }
    let log = Log()
    let host = host(Watching(log: log), 100, 40)
    host.update()
    #expect(log.lines == ["late false", "here"])
    log.lines = []
    for _ in 0..<2 { host.tap(at: CGPoint(x: 50, y: 20)) }
    #expect(log.lines == ["0 -> 1", "1 -> 2", "late true"])
  }

  @Test func `a picture of its own does what is to be done initially`() {
    struct Loaded: View {
      @State private var name = ""

      var body: some View { Text(name).onChange(of: 1, initial: true) { name = "loaded" } }
    }
    guard case .text(let text) = ViewLowering.appearingNode(of: Loaded()) else {
      Issue.record("a text is a text")
      return
    }
    #expect(text.string == "loaded")
  }
}
