// SPDX-License-Identifier: MIT
//
// Views that a scroll view can be asked for.

import Foundation
import Geometry

/// A view with a name.
final class IdentityLayout: WrapperLayout {
  private let id: ViewID

  init(_ child: ViewLayout, id: ViewID) {
    self.id = id
    super.init(child)
  }

  override var names: [ViewID] { [id] + child.names }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.scroll.survey?.addPlace([id], rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

/// A layout whose views, or a view that itself, a scroll view aligns with.
final class TargetLayout: WrapperLayout {
  private let isContainer: Bool

  init(_ child: ViewLayout, isContainer: Bool) {
    self.isContainer = isContainer
    super.init(child)
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    if isContainer {
      canvas.scroll.survey?.markNext()
    } else {
      canvas.scroll.survey?.addTarget(names, rect)
    }
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}
