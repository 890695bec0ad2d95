// SPDX-License-Identifier: MIT
//
// Effects that a carousel's cells take from their distance to the middle of the view, and its dots:
// what apps write into visibleItemsInvalidationHandler, by name.

import CellViews
import CollectionLayout
import Drawing
public import Foundation
import Geometry

/// How a cell changes with its distance from the middle of the view.
public struct VisibleItemEffect: Hashable, Sendable {
  /// What changes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The cell is scaled about its middle.
    case scale
    /// The cell's opacity is multiplied.
    case fade
  }

  /// What changes.
  public var kind: Kind
  /// The factor from ``distance`` on; in the middle it is 1, between them it changes evenly.
  public var from: CGFloat
  /// Points from the middle of the view to where the factor is reached; more than 0.
  public var distance: CGFloat

  /// An effect.
  public init(kind: Kind, from: CGFloat, distance: CGFloat) {
    self.kind = kind
    self.from = from
    self.distance = distance
  }

  /// The factor of a cell whose middle is `away` points from the view's.
  func factor(away: CGFloat) -> CGFloat {
    guard distance > 0 else { return away == 0 ? 1 : from }
    return 1 + (from - 1) * min(1, abs(away) / distance)
  }
}

extension ScreenRenderer {
  /// The handlers of sections with effects or a handler of their own, by section index.
  var handlers: [Int: VisibleItemsHandler] {
    var handlers: [Int: VisibleItemsHandler] = [:]
    for (index, section) in screen.sections.enumerated() {
      guard !section.effects.isEmpty else {
        handlers[index] = section.visibleItems
        continue
      }
      // The axis along which cells come and go: the section's own, else the layout's.
      let axis = layout.sections[index].orthogonal?.axis ?? layout.scrollAxis
      let middle = environment.size[axis] / 2
      handlers[index] = { elements, offset in
        for place in elements.indices where elements[place].kind == .cell {
          let frame = elements[place].screenFrame
          let away = (frame.min(axis) + frame.max(axis)) / 2 - middle
          for effect in section.effects {
            let factor = effect.factor(away: away)
            switch effect.kind {
            case .scale:
              elements[place].transform = elements[place].transform.scaledBy(x: factor, y: factor)
            case .fade: elements[place].alpha *= factor
            }
          }
        }
        section.visibleItems?(&elements, offset)
      }
    }
    return handlers
  }

  /// What is drawn of an element whose attributes a handler has changed.
  func changed(_ commands: [DrawCommand], by element: LayoutAttributes) -> [DrawCommand] {
    element.changing(commands, in: element.screenFrame)
  }

  /// The dots of sections that show them, in sight at `state`; the control's lower edge is where the
  /// section's insets end, in the middle of its width.
  func pageDots(at state: ScrollState) -> [DisplayElement] {
    screen.sections.enumerated().compactMap { index, section in
      guard section.showsPageDots, let orthogonal = layout.sections[index].orthogonal else {
        return nil
      }
      let dots = PageDots(
        count: orthogonal.pageCount,
        current: orthogonal.pageIndex(at: state.sectionOffsets[index] ?? 0))
      guard dots.isShown(.automatic), dots.size.width <= environment.size.width else { return nil }
      let (box, corner, zoom) = (
        layout.sections[index].insetFrame, state.contentOrigin, state.zoom
      )
      let origin = CGPoint(
        x: box.midX - dots.size.width / 2 - corner.x, y: box.maxY - dots.size.height - corner.y)
      let frame = CGRect(origin: origin, size: dots.size).divided(by: 1 / zoom)
      guard frame.maxY > 0, frame.minY < environment.size.height else { return nil }
      return DisplayElement(
        id: "\(sectionID(index))/pageDots:0", kind: "overlay", section: index, item: 0,
        title: "page \(dots.current + 1) of \(dots.count)", frame: frame,
        commands: magnified(commands(for: dots, at: origin), by: zoom))
    }
  }

  private func commands(for dots: PageDots, at origin: CGPoint) -> [DrawCommand] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return (0..<dots.count).compactMap { page in
      let name = page == dots.current ? "label" : "tertiaryLabel"
      guard let color = ColorReference.named(name).resolve(in: environment.view) else { return nil }
      let dot = dots.dot(isMirrored ? dots.count - 1 - page : page)
      return .fill(
        Path(ellipseIn: dot.offsetBy(dx: origin.x, dy: origin.y)), .color(color))
    }
  }
}
