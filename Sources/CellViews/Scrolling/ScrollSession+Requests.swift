// SPDX-License-Identifier: MIT
//
// What views ask of scroll views, met between two drawings.

import CollectionLayout
import Foundation
import Geometry

extension ScrollSession {
  /// Moves scroll views where bindings, proxies and new sizes ask them to be.
  ///
  /// - Returns: Whether anything has to be drawn again.
  func meetRequests(scale: CGFloat) -> Bool {
    let grid = PixelGrid(scale: scale)
    var hasChanged = false
    let wishes = mailbox.takeAll()
    for view in drawn.values.sorted(by: { $0.path < $1.path }) {
      var entry = self[view.path]
      if let ids = entry.ids, ids != view.ids {
        // A scroll view under another name is a new one.
        entries[view.path] = Entry(ids: view.ids)
        hasChanged = true
        continue
      }
      entry.ids = view.ids
      var offset = view.offset
      // 1. A binding that says something new.
      if let position = view.traits.position {
        let isNew = entry.metRequest == nil
        if entry.hasTold {
          (entry.metRequest, entry.hasTold) = (position.request, false)
        } else if entry.metRequest != position.request {
          entry.metRequest = position.request
          if !isNew || position.isInitial,
            let target = view.offset(for: position.request, from: offset)
          {
            offset = target
            entry.motion = nil
          }
        }
      }
      // 2. Wishes of proxies.
      for wish in wishes {
        let request = ScrollPositionNode.Request.view(wish.id, anchor: wish.anchor)
        guard let target = view.offset(for: request, from: offset) else { continue }
        offset = target
        entry.motion = nil
      }
      if let state = view.traits.zoom?.state {
        for wish in state.wishes {
          switch wish {
          case .offset(let point): offset = view.model.clamped(point)
          case .rect(let rect): offset = view.model.offset(showing: rect, from: offset)
          }
          entry.motion = nil
        }
        state.wishes = []
        // What was read before the first drawing was nothing.
        if entry.zoom == nil {
          entry.zoom = view.zoomFactor
          hasChanged = true
        }
      }
      // 3. At rest it is inside its range.
      if entry.motion == nil {
        offset = CGPoint(
          x: view.model.axis(.horizontal).clamped(offset.x),
          y: view.model.axis(.vertical).clamped(offset.y))
        if offset != view.offset { offset = grid.nearest(offset) }
      }
      if offset != view.offset {
        entry.offset = offset
        hasChanged = true
      }
      self[view.path] = entry
    }
    return hasChanged
  }
}
