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

  /// A cell's frame from the first group's slot, not rounded; nil when there is no such item.
  func leafFrame(_ item: Int) -> (frame: CGRect, roundsSize: Bool)? {
    guard let group = group(ofItem: item) else { return nil }
    let runAxis = orthogonal?.axis ?? scrollAxis
    switch run {
    case .uniform(let run):
      let template = run.template(at: group)
      let place = item - group * run.template.capacity
      guard template.leaves.indices.contains(place) else { return nil }
      var origin = run.lead
      origin[runAxis] += CGFloat(group) * run.pitch
      return (
        template.leaves[place].frame.offsetBy(dx: origin.x, dy: origin.y),
        template.leaves[place].roundsSize
      )
    case .listed(let run):
      guard run.origins.indices.contains(group), run.leaves.indices.contains(item) else {
        return nil
      }
      let origin = run.origins[group]
      return (
        run.leaves[item].frame.offsetBy(dx: origin.x, dy: origin.y), run.leaves[item].roundsSize
      )
    case .waterfall(let run): return run.frame(item: item).map { ($0, true) }
    }
  }
}

extension SolvedLayout {
  /// The frame of a cell at section offset 0; nil when there is no such cell.
  public func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    guard let leaf = solved.leafFrame(item) else { return nil }
    var origin = solved.groupOrigin
    origin[scrollAxis] += solved.base
    return mirrored(
      rounded(leaf.frame.offsetBy(dx: origin.x, dy: origin.y), roundsSize: leaf.roundsSize))
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
