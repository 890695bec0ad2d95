// SPDX-License-Identifier: MIT
//
// Views that a host can tap.

import Foundation
import Geometry

/// A view that does something when it is tapped.
final class TapLayout: WrapperLayout {
  private let node: TapNode

  init(_ child: ViewLayout, node: TapNode) {
    self.node = node
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let session = canvas.context.session
    if canvas.scroll.survey == nil, session != nil || TapSurvey.current != nil {
      var place = rect
      var window: CGRect?
      if let outer = canvas.scroll.window {
        // What is magnified is drawn before that, about the window's corner.
        let (corner, zoom) = (outer.rect.origin, outer.zoom)
        place = CGRect(
          x: corner.x + (rect.minX - corner.x) * zoom, y: corner.y + (rect.minY - corner.y) * zoom,
          width: rect.width * zoom, height: rect.height * zoom)
        window = CGRect(
          x: corner.x, y: corner.y, width: outer.rect.width * zoom,
          height: outer.rect.height * zoom)
      }
      let tap = ScrollSession.TapPlace(
        frame: canvas.mirrored(place), window: window.map(canvas.mirrored), node: node)
      if let session { session.add(tap) } else { TapSurvey.current?.add(tap) }
    }
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}
