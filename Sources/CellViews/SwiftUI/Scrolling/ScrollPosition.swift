// SPDX-License-Identifier: MIT
//
// Where a scroll view stands, to read and to write.
// Mirrors: ScrollPosition, scrollPosition (SwiftUI).
// Status: complete; an id's first value does not scroll, a ScrollPosition's does.

public import Foundation
public import Geometry

/// Where a scroll view stands, or should stand.
public struct ScrollPosition: Equatable, Sendable {
  private var request: ScrollPositionNode.Request
  private var seen: [ViewID] = []
  /// Whether a finger has moved the scroll view since the last request.
  public private(set) var isPositionedByUser = false

  /// The top leading corner, or a view of a type's ids.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { request = .none }

  /// A view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    request = .view(ViewID(id), anchor: anchor)
  }

  /// An end.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    request = .edge(edge)
  }

  /// An offset.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    request = .point(x: point.x, y: point.y)
  }

  /// An offset.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    request = .point(x: x, y: y)
  }

  /// An offset sideways.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    request = .point(x: x, y: nil)
  }

  /// An offset down.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    request = .point(x: nil, y: y)
  }

  /// Asks for a view; without an anchor the least movement.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.view(ViewID(id), anchor: anchor))
  }

  /// Asks for an end.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Asks for an offset.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  /// Asks for an offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

  /// Asks for an offset sideways.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }

  /// Asks for an offset down.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The end that was asked for; nil once a finger has moved the view.
  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }

  /// The offset that was asked for; nil once a finger has moved the view.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The offset sideways that was asked for.
  public var x: CGFloat? { if case .point(let x, _) = request { x } else { nil } }

  /// The offset down that was asked for.
  public var y: CGFloat? { if case .point(_, let y) = request { y } else { nil } }

  /// What the view is called that was asked for, or that a finger has brought into sight.
  public var viewID: (any Hashable)? { ids.first?.value.base as? any Hashable }

  /// The same, as an id of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    ids.lazy.compactMap { $0.value(as: type) }.first
  }

  private var ids: [ViewID] { if case .view(let id, _) = request { [id] } else { seen } }

  private mutating func ask(_ request: ScrollPositionNode.Request) {
    self.request = request
    seen = []
    isPositionedByUser = false
  }

  /// What a scroll view is asked for.
  var node: ScrollPositionNode.Request { request }

  /// A finger has moved the view.
  mutating func move(to report: ScrollPositionNode.Report) {
    request = .none
    seen = report.ids
    isPositionedByUser = true
  }
}

extension View {
  /// Binds what the view is called that a scroll view inside stands at.
  ///
  /// The value is told once a finger has moved the scroll view; it is the first target in sight, or
  /// the one at the anchor. A value that is written scrolls there; the first one does not.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    surroundings { environment in
      environment.scroll.position = ScrollPositionNode(
        request: id.wrappedValue.map { .view(ViewID($0), anchor: anchor) } ?? .none,
        anchor: anchor
      ) { report in
        id.wrappedValue = report.ids.lazy.compactMap { $0.value(as: ID.self) }.first
      }
    }
  }

  /// Binds where a scroll view inside stands.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    surroundings { environment in
      environment.scroll.position = ScrollPositionNode(
        request: position.wrappedValue.node, anchor: anchor, isInitial: true
      ) { position.wrappedValue.move(to: $0) }
    }
  }
}
