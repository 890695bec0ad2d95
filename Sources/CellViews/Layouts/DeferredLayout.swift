// SPDX-License-Identifier: MIT
//
// Content that is made when its room is known.
// Mirrors: GeometryReader (SwiftUI).
// Status: complete; without a proposal it is 10 points long (Q17).

import Foundation
import Geometry

/// Takes what it is offered, and asks for its content when it is drawn there (views-and-metrics 1).
final class DeferredLayout: ViewLayout {
  private let content: DeferredNode
  private let make: ([ViewNode]) -> ViewLayout?
  private var made: [DeferredNode.Room: ViewLayout] = [:]

  /// - Parameter make: Lays views out one above another, from the top leading corner.
  init(_ content: DeferredNode, make: @escaping ([ViewNode]) -> ViewLayout?) {
    self.content = content
    self.make = make
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(in rect: CGRect, proposal: ProposedViewSize, on canvas: Canvas) {
    let room = DeferredNode.Room(
      size: rect.size, frame: canvas.mirrored(rect), cell: canvas.cell)
    let context = canvas.context
    let cells = CellRenderer(
      environment: context.environment, text: context.text, images: context.images)
    func drawing() -> CellDrawing? { content.drawing(in: room, with: cells) }
    let window = canvas.scroll.window.map { canvas.mirrored($0.rect) }
    let session = canvas.scroll.survey == nil ? context.session : nil
    if let drawing = session.map({ $0.surveying(room.frame, window: window, drawing) }) ?? drawing()
    {
      drawing.notes.forEach(context.add)
      return canvas.addAll(drawing.commands)
    }
    guard let view = made[room] ?? content.nodes(in: room).flatMap(make) else { return }
    made[room] = view
    let offer = ProposedViewSize(rect.size)
    view.draw(in: CGRect(origin: rect.origin, size: view.size(offer)), proposal: offer, on: canvas)
  }
}
