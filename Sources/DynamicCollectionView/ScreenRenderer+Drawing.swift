// SPDX-License-Identifier: MIT
//
// Draws what is seen at a scroll position: attributes and cell views become a display list.

public import CellViews
public import CollectionLayout
public import Drawing
import Foundation
import Geometry

/// A picture to be, and what its views had to say.
public struct RenderedFrame: Sendable {
  /// What is to be painted.
  public var list: DisplayList
  /// What is seen, in the order of ``SolvedLayout``.
  public var attributes: [LayoutAttributes]
  /// Notes of views, with the element they belong to.
  public var notes: [ElementNote]
}

/// A note of a view and where it came from.
public struct ElementNote: Hashable, Sendable {
  /// The element's id.
  public var element: String
  /// Its section; -1 for the layout's own items.
  public var section: Int
  /// Its item, when it is a cell.
  public var item: Int?
  /// What there is to say.
  public var note: ViewNote
}

extension ScreenRenderer {
  /// Draws what is seen at `state`.
  public func frame(at state: ScrollState) -> RenderedFrame {
    render(
      layout.visibleAttributes(at: state, handlers: handlers), size: environment.size, at: state)
  }

  /// Draws the whole content on one picture, as if the viewport were as large.
  public func fullContentFrame() -> RenderedFrame {
    let state = ScrollState(
      offset: .zero, sectionOffsets: layout.initialSectionOffsets)
    let size = CGSize(
      width: max(
        layout.contentSize.width, layout.scrollAxis == .horizontal ? 0 : environment.size.width),
      height: max(
        layout.contentSize.height, layout.scrollAxis == .vertical ? 0 : environment.size.height))
    let seen = layout.attributes(seenIn: CGRect(origin: .zero, size: size), at: state)
    return render(handled(seen), size: size, at: state)
  }

  /// Draws every element, in sight or not: the picture that ``frame(at:)`` must equal.
  package func unculledFrame(at state: ScrollState) -> RenderedFrame {
    let reach: CGFloat = 1e7
    let everywhere = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    return render(
      handled(layout.attributes(seenIn: everywhere, at: state)), size: environment.size, at: state)
  }

  /// Draws every element that has a view, in sight or not, to learn what the views have to say.
  /// Placeholders have nothing to say and are left out.
  ///
  /// - Parameter limit: How many cells are drawn at most.
  /// - Returns: The drawings, and how many cells there are with those that were left out.
  package func inspection(limit: Int) -> (frame: RenderedFrame, cells: Int) {
    let state = ScrollState(offset: .zero, sectionOffsets: layout.initialSectionOffsets)
    var elements = layout.elements(of: -1, cells: 0, at: state)
    var cells = 0
    for (index, section) in screen.sections.enumerated() {
      let count = section.content.measuresCells ? section.content.itemCount : 0
      elements += layout.elements(of: index, cells: min(count, max(0, limit - cells)), at: state)
      cells += count
    }
    return (render(elements, size: environment.size, at: state), cells)
  }

  /// The elements as their sections' handlers leave them.
  private func handled(_ elements: [LayoutAttributes]) -> [LayoutAttributes] {
    var elements = elements
    for (section, handler) in handlers {
      var own = elements.filter { $0.section == section }
      handler(&own, .zero)
      let places = elements.indices.filter { elements[$0].section == section }
      for (place, element) in zip(places, own) { elements[place] = element }
    }
    return elements
  }

  /// Draws these elements, at their places on the screen.
  func render(
    _ attributes: [LayoutAttributes], size: CGSize, at state: ScrollState
  ) -> RenderedFrame {
    let background =
      screen.background.resolve(in: environment.view) ?? RGBA.white
    var list = DisplayList(size: size, background: background)
    var notes: [ElementNote] = []
    // Stable: equal z keeps the order in which elements are listed.
    let ordered = attributes.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    var dots = pageDots(at: state)
    let zoom = state.zoom
    for (_, seen) in ordered where !seen.isHidden {
      // Views are drawn at their own size and magnified as a whole.
      var element = seen
      if zoom != 1 { element.screenFrame = seen.screenFrame.divided(by: zoom) }
      // Dots lie on the cells and below what is pinned.
      if element.zIndex >= LayoutAttributes.pinnedZIndex {
        list.elements += dots
        dots = []
      }
      let id = elementID(element)
      var drawing = CellDrawing()
      if let view = view(of: element) {
        drawing = cells.draw(view, in: element.screenFrame)
      }
      if element.kind == .cell, let style = screen.sections[element.section].list {
        drawing.commands = style.row(
          drawing.commands, frame: element.screenFrame, item: element.item,
          count: screen.sections[element.section].content.itemCount, in: environment)
      }
      for note in drawing.notes {
        notes.append(
          ElementNote(
            element: id, section: element.section,
            item: element.kind == .cell ? element.item : nil, note: note))
      }
      list.elements.append(
        DisplayElement(
          id: id, kind: element.kind.rawValue, elementKind: element.elementKind,
          section: element.section, item: element.item,
          title: drawing.title ?? id, frame: seen.screenFrame,
          commands: magnified(changed(drawing.commands, by: element), by: zoom)))
    }
    list.elements += dots
    return RenderedFrame(list: list, attributes: attributes, notes: notes)
  }

  /// Commands in points of the content as the viewport shows them.
  func magnified(_ commands: [DrawCommand], by zoom: CGFloat) -> [DrawCommand] {
    guard zoom != 1, !commands.isEmpty else { return commands }
    return [
      .group(GroupEffect(transform: CGAffineTransform(scaleX: zoom, y: zoom)), commands)
    ]
  }

  private func view(of element: LayoutAttributes) -> ViewNode? {
    guard screen.sections.indices.contains(element.section) else {
      return screen.supplementary.supplementary(
        kind: element.elementKind ?? "", at: element.item, host: nil)
    }
    let content = screen.sections[element.section].content
    switch element.kind {
    case .cell: return content.cell(at: element.item)
    case .decoration:
      if let list = screen.sections[element.section].list,
        element.elementKind == ListSpec.backgroundKind
      {
        return .color(list.backgroundColor)
      }
      return content.decoration(kind: element.elementKind ?? "") ?? Self.plainDecoration
    case .header, .footer, .supplementary:
      return content.supplementary(
        kind: element.elementKind ?? "", at: element.item, host: element.host)
    }
  }

  /// A decoration without a template: a flat tint that shows on light and dark backgrounds.
  private static let plainDecoration = ViewNode.color(.named("tertiarySystemFill"))
}

extension CGRect {
  /// The rectangle in a plane made smaller about its origin.
  func divided(by zoom: CGFloat) -> CGRect {
    CGRect(
      x: origin.x / zoom, y: origin.y / zoom, width: size.width / zoom, height: size.height / zoom)
  }
}
