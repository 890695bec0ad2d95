// SPDX-License-Identifier: MIT
//
// Content that can be magnified, and what a finger does to it.

public import CollectionLayout
import Foundation
import Geometry

/// How the content of a scroll view is magnified.
public struct ZoomNode: Hashable, Sendable {
  /// How far.
  public var rule: MagnificationRule
  /// Who keeps the magnification between two readings of the view.
  var state: ZoomState
  /// What a tap does.
  var tap: TapAction?
  /// What a finger that moves does; nil scrolls.
  var drag: DragAction?

  package init(
    rule: MagnificationRule, state: ZoomState, tap: TapAction? = nil, drag: DragAction? = nil
  ) {
    self.rule = rule
    self.state = state
    self.tap = tap
    self.drag = drag
  }

  /// A tap in the content, in its own coordinates.
  package struct TapAction: Hashable, Sendable {
    let count: Int
    private let action: Kept<CGPoint, Void>

    package init(count: Int, _ action: @escaping (CGPoint) -> Void) {
      self.count = max(1, count)
      self.action = Kept(action)
    }

    func callAsFunction(_ location: CGPoint) { action.make(location) }
  }

  /// How far a drag has come.
  package enum DragPhase: Hashable, Sendable {
    case possible, began, changed, cancelled, ended
  }

  /// A drag in the content, in its own coordinates; it goes on while the answer is true.
  package struct DragAction: Hashable, Sendable {
    private let action: Kept<(DragPhase, CGPoint, CGSize), Bool>

    package init(_ action: @escaping (DragPhase, CGPoint, CGSize) -> Bool) {
      self.action = Kept { action($0.0, $0.1, $0.2) }
    }

    func callAsFunction(_ phase: DragPhase, _ location: CGPoint, _ way: CGSize) -> Bool {
      action.make((phase, location, way))
    }
  }
}
