// SPDX-License-Identifier: MIT
//
// Finds single elements by their index, to scroll to them.

public import Foundation
import Geometry

extension SolvedSection {
  /// The group that holds an item; nil when there is no such item.
  public func group(ofItem item: Int) -> Int? {
    guard (0..<itemCount).contains(item) else { return nil }
    switch run {
    case .uniform(let run):
      return run.template.capacity > 0 ? item / run.template.capacity : nil
    case .listed(let run):
      return run.firstItems.firstIndexSorted { $0 > item } - 1
    case .waterfall: return 0
    }
  }

  /// A cell's frame, not rounded; nil when there is no such item.
  ///
  /// - Parameter slot: Where the first group's slot begins.
  func leafFrame(_ item: Int, from slot: CGPoint) -> (frame: CGRect, roundsSize: Bool)? {
    guard let group = group(ofItem: item) else { return nil }
    // Sums are made in the order in which queries make them, to the last digit.
    var origin = slot
    var frame: CGRect
    let roundsSize: Bool
    switch run {
    case .uniform(let run):
      let template = run.template(at: group)
      let place = item - group * run.template.capacity
      guard template.leaves.indices.contains(place) else { return nil }
      origin.x += run.lead.x
      origin.y += run.lead.y
      origin[orthogonal?.axis ?? scrollAxis] += CGFloat(group) * run.pitch
      (frame, roundsSize) = (template.leaves[place].frame, template.leaves[place].roundsSize)
    case .listed(let run):
      guard run.origins.indices.contains(group), run.leaves.indices.contains(item) else {
        return nil
      }
      origin.x += run.origins[group].x
      origin.y += run.origins[group].y
      (frame, roundsSize) = (run.leaves[item].frame, run.leaves[item].roundsSize)
    case .waterfall(let run):
      guard let found = run.frame(item: item) else { return nil }
      (frame, roundsSize) = (found, true)
    }
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    return (frame, roundsSize)
  }
}

extension SolvedLayout {
  /// The frame of a cell at section offset 0; nil when there is no such cell.
  public func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    var slot = solved.groupOrigin
    slot[scrollAxis] += solved.base
    return solved.leafFrame(item, from: slot).map {
      mirrored(rounded($0.frame, roundsSize: $0.roundsSize))
    }
  }

  /// The frame at rest of a section's first header; nil when it has none.
  public func naturalFrame(ofHeaderIn section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    guard
      let header = solved.boundary.first(where: {
        LayoutAttributes.role(ofBoundary: $0.kind) == .header
      }) ?? solved.boundary.first(where: { $0.end == .before })
    else { return nil }
    var frame = header.frame
    frame.origin[scrollAxis] += solved.base
    return mirrored(rounded(frame))
  }
}
