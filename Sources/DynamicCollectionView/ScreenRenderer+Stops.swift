// SPDX-License-Identifier: MIT
//
// Turns a scroll stop into offsets that the screen can have.

public import CollectionLayout
import Foundation
import Geometry

/// What there was to say about a stop.
public enum StopNote: Hashable, Sendable {
  /// The place asked for is outside the range of the scroll axis.
  case clamped(ScrollWarning)
  /// The same of a section that scrolls on its own.
  case sectionClamped(section: String, ScrollWarning)
  /// The section does not scroll on its own, or there is none with this id.
  case sectionDoesNotScroll(String)
  /// No section or item has this id, or it shows no such element.
  case noSuchElement(String)
  /// The gesture with this index, counted in the stop's own, does nothing.
  case gestureIgnored(Int, GestureFault)
  /// A header is pinned in content that is magnified at the moment of the picture.
  case pinnedUnderZoom(section: Int, ScrollWarning)
}

extension ScreenRenderer {
  /// Where `stop` is before its gestures, clamped to the range, on pixels.
  func startingState(of stop: ScrollStop) -> (state: ScrollState, notes: [StopNote]) {
    var notes: [StopNote] = []
    var state = layout.initialState
    for (section, offset) in state.sectionOffsets {
      state.sectionOffsets[section] = snapped(offset)
    }
    for (id, target) in stop.sections.sorted(by: { $0.key < $1.key }) {
      guard
        let section = layout.sections.first(where: { sectionID($0.index) == id }),
        let orthogonal = section.orthogonal
      else {
        notes.append(.sectionDoesNotScroll(id))
        continue
      }
      guard let asked = offset(of: target, in: section, orthogonal) else {
        notes.append(.noSuchElement(id))
        continue
      }
      let offset = snapped(orthogonal.clamped(asked))
      if abs(offset - asked) > 1 / environment.scale {
        notes.append(
          .sectionClamped(
            section: id,
            .stopOutsideRange(
              asked: asked, minimum: orthogonal.clamped(-.greatestFiniteMagnitude),
              maximum: orthogonal.clamped(.greatestFiniteMagnitude))))
      }
      state.sectionOffsets[section.index] = offset
    }
    resolve(stop.target, into: &state, notes: &notes)
    return (state, notes)
  }

  private func snapped(_ offset: CGFloat) -> CGFloat {
    PixelGrid(scale: environment.scale).nearest(offset)
  }

  private func resolve(
    _ target: ScrollStop.Target, into state: inout ScrollState, notes: inout [StopNote]
  ) {
    let axis = layout.scrollAxis
    let asked: CGFloat
    switch target {
    case .start: asked = layout.initialOffset[axis]
    case .end: asked = layout.finalOffset
    case .along(let offset): asked = offset
    case .offset(let point): asked = point[axis]
    case .page(let page): asked = self.offset(ofPage: page)
    case .element(let element, let position):
      guard let frame = frame(of: element) else {
        notes.append(.noSuchElement(element.id))
        return
      }
      asked = offset(showing: frame, at: position)
    }
    let offset = layout.clamped(asked)
    if abs(offset - asked) > 1 / environment.scale {
      notes.append(
        .clamped(
          .stopOutsideRange(
            asked: asked, minimum: layout.minimumOffset, maximum: layout.maximumOffset)))
    }
    state.offset[axis] = offset
  }

  /// Aligns inside the inset area. Source: docs/scrolling.md, "SwiftUI", the formula of `scrollTo`.
  private func offset(showing frame: CGRect, at position: ScrollStop.Position) -> CGFloat {
    let axis = layout.scrollAxis
    let (before, after) = (environment.safeArea.start(axis), environment.safeArea.end(axis))
    let room = environment.size[axis] - before - after
    let fraction = position.fraction
    return frame.min(axis) + fraction * (frame.max(axis) - frame.min(axis)) - before - fraction
      * room
  }

  /// Whole viewports between the bars, from the start.
  func offset(ofPage page: Int) -> CGFloat {
    let axis = layout.scrollAxis
    let (before, after) = (environment.safeArea.start(axis), environment.safeArea.end(axis))
    let way = CGFloat(page) * max(0, environment.size[axis] - before - after)
    let start = layout.initialOffset[axis]
    return layout.finalOffset >= start ? start + way : start - way
  }

  func offset(
    of target: ScrollStop.SectionTarget, in section: SolvedSection,
    _ orthogonal: OrthogonalGeometry
  ) -> CGFloat? {
    switch target {
    case .offset(let offset): return offset
    case .group(let group): return orthogonal.restOffset(group: group)
    case .page(let page):
      let rests = orthogonal.restOffsets()
      guard let last = rests.last else { return nil }
      return rests.indices.contains(page) ? rests[page] : last
    case .item(let id):
      let content = screen.sections[section.index].content
      guard let item = content.index(ofItem: id) else { return nil }
      return section.group(ofItem: item).map { orthogonal.restOffset(group: $0) }
    }
  }

  func frame(of element: ScrollStop.Element) -> CGRect? {
    switch element {
    case .section(let id):
      return layout.sections.first { sectionID($0.index) == id }?.frame
    case .header(let id):
      guard let section = layout.sections.first(where: { sectionID($0.index) == id }) else {
        return nil
      }
      return layout.naturalFrame(ofHeaderIn: section.index)
    case .item(let id):
      for section in layout.sections {
        if let item = screen.sections[section.index].content.index(ofItem: id) {
          return layout.frame(ofItem: item, in: section.index)
        }
      }
      return nil
    }
  }
}

extension ScrollStop.Element {
  var id: String {
    switch self {
    case .section(let id), .item(let id), .header(let id): id
    }
  }
}
