// SPDX-License-Identifier: MIT
//
// Taps and drags in the content, told in its own coordinates.
// Mirrors: onTapContentGesture, onDragContentGesture, ContinuousGesturePhase of AdvancedScrollView.
// Status: complete for one finger.

import CellViews
public import Foundation

/// What a tap does: told its place in the content, and the scroll view.
public typealias TapContentAction = (
  _ location: CGPoint, _ proxy: AdvancedScrollViewProxy
) -> Void

/// What a drag does: told how far it has come, its place in the content, its way there since it
/// began, and the scroll view. It goes on while the answer is true; where the answer to `possible`
/// is false the scroll view moves instead.
public typealias DragContentAction = (
  _ phase: ContinuousGesturePhase, _ location: CGPoint, _ translation: CGSize,
  _ proxy: AdvancedScrollViewProxy
) -> Bool

/// How far a drag has come.
public enum ContinuousGesturePhase: Hashable, Sendable {
  /// A finger has touched; it is asked whether there is something to drag.
  case possible
  /// It moves.
  case began
  /// It has moved on.
  case changed
  /// It was given up.
  case cancelled
  /// The finger has left.
  case ended

  init(_ phase: ZoomNode.DragPhase) {
    self =
      switch phase {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .cancelled: .cancelled
      case .ended: .ended
      }
  }
}

/// What fingers in the content do.
struct ContentGestures {
  var tap: (count: Int, action: TapContentAction)?
  var drag: DragContentAction?

  func tapAction(_ proxy: AdvancedScrollViewProxy) -> ZoomNode.TapAction? {
    tap.map { tap in ZoomNode.TapAction(count: tap.count) { tap.action($0, proxy) } }
  }

  func dragAction(_ proxy: AdvancedScrollViewProxy) -> ZoomNode.DragAction? {
    drag.map { drag in
      ZoomNode.DragAction { drag(ContinuousGesturePhase($0), $1, $2, proxy) }
    }
  }
}

extension AdvancedScrollView {
  /// Tells of taps in the content, in its own coordinates; replaces what was said before.
  public func onTapContentGesture(
    count: Int = 1, perform action: @escaping TapContentAction
  ) -> AdvancedScrollView {
    var changed = self
    changed.gestures.tap = (count, action)
    return changed
  }

  /// Tells of drags in the content, in its own coordinates; replaces what was said before.
  public func onDragContentGesture(perform action: @escaping DragContentAction)
    -> AdvancedScrollView
  {
    var changed = self
    changed.gestures.drag = action
    return changed
  }
}
