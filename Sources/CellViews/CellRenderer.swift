// SPDX-License-Identifier: MIT
//
// The way in: a view and its surroundings become a size, or a drawing.

public import Drawing
public import Foundation
import Geometry

/// A view, drawn.
public struct CellDrawing: Hashable, Sendable {
  /// From the bottom up, in the space of the frame it was drawn in.
  public var commands: [DrawCommand]
  /// Its accessibility label, else its first text; nil when it has neither.
  public var title: String?
  /// What its author may want to know, each thing once, in drawing order.
  public var notes: [ViewNote]

  /// A drawing; empty unless told otherwise.
  public init(commands: [DrawCommand] = [], title: String? = nil, notes: [ViewNote] = []) {
    self.commands = commands
    self.title = title
    self.notes = notes
  }
}

/// Sizes and draws views. It keeps nothing: equal views come out equal, in any order.
public struct CellRenderer {
  /// What views may know.
  public let environment: ViewEnvironment
  /// Measures texts.
  public let text: any TextMeasuring
  /// Answers the sizes of images.
  public let images: any ImageInspecting

  /// A renderer for one environment.
  ///
  /// - Parameters:
  ///   - text: Asked at most once per text and width in a call.
  ///   - images: Asked once per image in a call.
  public init(
    environment: ViewEnvironment, text: any TextMeasuring, images: any ImageInspecting
  ) {
    self.environment = environment
    self.text = text
    self.images = images
  }

  /// The size `node` takes when it is offered `proposal`, in points; never NaN, and infinite only
  /// where infinity was offered.
  ///
  /// An estimated cell is offered its width and no height.
  public func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let context = LayoutContext(environment: environment, text: text, images: images)
    let offer = proposal.sane
    guard let root = ViewResolver(context: context, container: offer).resolve(node) else {
      return .zero
    }
    return root.size(offer)
  }

  /// Draws `node` in `frame`: offered the frame's size, centred when it takes another, and not
  /// clipped unless it says so itself (screen-document 1.1).
  public func draw(_ node: ViewNode, in frame: CGRect) -> CellDrawing {
    draw(node, in: frame, safeArea: EdgeInsets(), session: nil)
  }

  /// Draws `node` between the bars of `frame`, its scroll views where `session` says.
  func draw(
    _ node: ViewNode, in frame: CGRect, safeArea: EdgeInsets, session: ScrollSession?
  ) -> CellDrawing {
    let outer = CGRect(
      x: Length.finite(frame.origin.x), y: Length.finite(frame.origin.y),
      width: max(0, Length.finite(frame.size.width)),
      height: max(0, Length.finite(frame.size.height)))
    let bars = safeArea.finite
    let room = CGRect(
      x: outer.minX + bars.leading, y: outer.minY + bars.top,
      width: max(0, outer.width - bars.leading - bars.trailing),
      height: max(0, outer.height - bars.top - bars.bottom))
    let proposal = ProposedViewSize(room.size)
    // 1. Look up what the views inherit, and drop those that are not there.
    let context = LayoutContext(
      environment: environment, text: text, images: images, session: session)
    let resolver = ViewResolver(context: context, container: proposal)
    guard let root = resolver.resolve(node) else {
      return CellDrawing(title: resolver.title, notes: context.notes)
    }
    // 2. Size the root, and centre it.
    let size = root.size(proposal)
    let place = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    // 3. Draw it where the reading direction puts it.
    let canvas = Canvas(context: context, cell: outer)
    if room != outer {
      canvas.scroll.region = ScrollSurroundings.Region(outer: outer, inner: room)
    }
    root.draw(in: place, proposal: proposal, on: canvas)
    return CellDrawing(
      commands: canvas.commands, title: resolver.title, notes: context.notes)
  }
}
