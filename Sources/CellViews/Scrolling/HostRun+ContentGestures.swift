// SPDX-License-Identifier: MIT
//
// Taps and drags in magnified content: the author's code is asked, event by event.
// Mirrors: onTapContentGesture, onDragContentGesture of AdvancedScrollView.
// Status: complete for one finger.

import CollectionLayout
import Foundation
import Geometry

extension HostRun {
  /// Carries out a step that the content's author takes part in; false when it is an ordinary one.
  func carryOut(
    _ step: ScrollStep, in zoom: ZoomNode, capture: ScrollScript.Capture, _ run: inout ScrollRun
  ) -> Bool {
    switch step {
    case .tap(let tap):
      carryOut([step], capture: capture, &run)
      guard let action = zoom.tap, action.count == tap.count else { return true }
      if let point = contentPoint(tap.at) { action(point) }
      return true
    case .drag(let drag):
      guard let action = zoom.drag, let from = drag.from, let point = contentPoint(from),
        action(.possible, point, .zero)
      else { return false }
      drive(action, from: from, moves: Self.moves(of: drag, from: from), interval: 1 / 60, &run)
      return true
    case .contentDrag(let drag):
      guard let action = zoom.drag, let point = contentPoint(drag.from),
        action(.possible, point, .zero)
      else { return false }
      drive(action, from: drag.from, moves: drag.moves, interval: drag.interval, &run)
      return true
    default: return false
    }
  }

  /// A drag in the content, event by event, until its author has enough of it.
  private func drive(
    _ action: ZoomNode.DragAction, from: CGPoint, moves: [CGPoint], interval: Double,
    _ run: inout ScrollRun
  ) {
    guard let start = contentPoint(from) else { return }
    var (isGoing, way) = (action(.began, start, .zero), CGSize.zero)
    var last = from
    for move in moves.prefix(ScrollLimits.legs) where isGoing {
      var part = ScrollRun()
      carryOut(
        [
          .contentDrag(
            ContentDrag(
              from: last, moves: [move], interval: interval,
              autoscrolls: view?.traits.zoom?.state.isAutoscrollEnabled ?? false))
        ], capture: .afterLastStep(0), &part)
      run.events += part.events.map { event in
        var event = event
        event.time += run.time
        return event
      }
      run.time += part.time
      host.update()
      guard let point = contentPoint(move) else { return }
      way = CGSize(width: point.x - start.x, height: point.y - start.y)
      isGoing = action(.changed, point, way)
      last = move
    }
    let end = contentPoint(last) ?? start
    _ = action(isGoing ? .ended : .cancelled, end, way)
  }

  /// A point of the window in content coordinates, as things are now.
  private func contentPoint(_ point: CGPoint) -> CGPoint? {
    guard let view, let zoom = view.zoom else { return nil }
    let entry = host.session[path]
    return zoom.contentPoint(
      point, offset: entry.offset ?? view.offset, zoom: entry.zoom ?? view.zoomFactor)
  }

  /// Where a dragging finger is, 60 times a second.
  private static func moves(of drag: Drag, from: CGPoint) -> [CGPoint] {
    var (moves, at): ([CGPoint], CGPoint) = ([], from)
    for leg in drag.legs.prefix(ScrollLimits.legs) where leg.by != .zero {
      let wanted = leg.duration.isFinite ? (leg.duration * 60).rounded() : 1
      let count = max(1, Int(min(max(wanted, 1), Double(ScrollLimits.legs))))
      for step in 1...count {
        let share = CGFloat(step) / CGFloat(count)
        moves.append(CGPoint(x: at.x + leg.by.x * share, y: at.y + leg.by.y * share))
      }
      at = CGPoint(x: at.x + leg.by.x, y: at.y + leg.by.y)
    }
    return Array(moves.prefix(ScrollLimits.legs))
  }
}
