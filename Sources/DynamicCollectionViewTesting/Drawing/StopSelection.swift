// SPDX-License-Identifier: MIT
//
// The stops that an assertion looks at.

import DynamicCollectionView
import Foundation

/// The stops that an assertion looks at.
struct StopSelection {
  /// In order, never empty.
  let stops: [ScrollStop]
  /// Whether they are all of the screen's own.
  let areOwn: Bool
  /// Whether an assertion's own name tells its pictures from others: one stop was asked for, or
  /// the screen has none but the one at the start.
  let needNoName: Bool

  /// Looks for what a strategy asks for.
  ///
  /// - Throws: ``AssertionProblem`` when there is no such stop.
  init(_ wanted: SnapshotStop, among own: [ScrollStop]) throws(AssertionProblem) {
    switch wanted.kind {
    case .all:
      stops = own
      areOwn = true
      needNoName = own == [ScrollStop(name: "start")]
    case .named(let name):
      stops = own.filter { $0.name == name }
      areOwn = false
      needNoName = true
      guard !stops.isEmpty else { throw .unknownStop(name, known: own.map(\.name)) }
    case .given(let given):
      stops = given
      areOwn = false
      needNoName = given.count == 1
    }
    guard !stops.isEmpty else { throw .noStop }
    for stop in stops where !Self.isFinite(stop) { throw .stopNotFinite(stop.name) }
  }

  private static func isFinite(_ stop: ScrollStop) -> Bool {
    let sections = stop.sections.values.allSatisfy {
      if case .offset(let offset) = $0 { offset.isFinite } else { true }
    }
    switch stop.target {
    case .along(let offset): return sections && offset.isFinite
    case .offset(let point): return sections && point.x.isFinite && point.y.isFinite
    case .element(_, at: .anchor(let fraction)): return sections && fraction.isFinite
    case .start, .end, .page, .element: return sections
    }
  }
}
