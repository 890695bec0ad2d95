// SPDX-License-Identifier: MIT
//
// The stops of one solved layout: the document's own, or those that options ask for, which may
// depend on how far it scrolls.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// A picture to take.
struct PlannedStop: Hashable, Sendable {
  /// Where to scroll to.
  var stop: ScrollStop
  /// All of the content instead of what the stop shows.
  var showsFullContent = false
}

extension StopChoice {
  /// The pictures to take, in order.
  ///
  /// - Parameters:
  ///   - own: The document's stops.
  ///   - layout: What is scrolled.
  func planned(own: [ScrollStop], layout: SolvedLayout) -> [PlannedStop] {
    let axis = layout.scrollAxis
    var stops: [ScrollStop]
    switch places {
    case .document:
      // A section's offset alone is a place of its own, and never changes a named picture.
      stops = sections.isEmpty ? own : [ScrollStop(name: "start")]
    case .offsets(let targets):
      stops = targets.map { ScrollStop(name: Self.name(of: $0, axis: axis), target: $0) }
    case .range(let from, let to, let step):
      let first = Self.number(from, in: layout)
      let count = (Self.number(to, in: layout) - first) / step
      let last = Int(min(max(0, count + 1e-9), CGFloat(Self.cap - 1)))
      stops = (0...last).map { index in
        let offset = first + CGFloat(index) * step
        return ScrollStop(
          name: Self.name(along: offset, axis: axis), target: .along(offset))
      }
    case .pages:
      stops = Self.pages(layout).enumerated().map {
        ScrollStop(name: "page\($0.offset + 1)", target: .along($0.element))
      }
    case .fullContent:
      stops = [ScrollStop(name: "full")]
    }
    for id in sections.keys.sorted() {
      guard let offset = sections[id] else { continue }
      for index in stops.indices {
        stops[index].sections[id] = .offset(offset)
        stops[index].name += ".\(id)=" + CanonicalNumber.string(offset)
      }
    }
    return stops.map { PlannedStop(stop: $0, showsFullContent: places == .fullContent) }
  }

  /// Offsets of whole screenfuls between the bars, the last one at the end.
  private static func pages(_ layout: SolvedLayout) -> [CGFloat] {
    let axis = layout.scrollAxis
    let safeArea = layout.container.safeArea
    let length = layout.container.size[axis] - safeArea.start(axis) - safeArea.end(axis)
    let (first, last) = (layout.minimumOffset, layout.maximumOffset)
    guard length >= 1, last > first else { return [first] }
    var offsets: [CGFloat] = []
    var offset = first
    while offset < last, offsets.count < cap - 1 {
      offsets.append(offset)
      offset += length
    }
    return offsets + [last]
  }

  private static func number(_ end: End, in layout: SolvedLayout) -> CGFloat {
    switch end {
    case .start: layout.minimumOffset
    case .end: layout.maximumOffset
    case .number(let number): number
    }
  }

  private static func name(of target: ScrollStop.Target, axis: Axis) -> String {
    switch target {
    case .start, .element, .page: "start"
    case .end: "end"
    case .along(let offset): name(along: offset, axis: axis)
    case .offset(let point): name(at: point)
    }
  }
}
