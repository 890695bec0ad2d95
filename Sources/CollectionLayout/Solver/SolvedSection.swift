// SPDX-License-Identifier: MIT
//
// One section after solving: its stretch of the scroll axis, its groups, and what lies around them.

public import Foundation
public import Geometry

/// One solved section. Places are in points of the content, before rounding.
public struct SolvedSection: Sendable {
  /// Its place in the order of sections.
  public let index: Int
  /// Number of cells that are placed; 0 when there is no room.
  public let itemCount: Int
  /// Along the scroll axis: where the section begins, extending boundary items included.
  public internal(set) var start: CGFloat
  /// Its length along the scroll axis, extending boundary items included.
  public let length: CGFloat
  /// Its own scrolling; nil when it does not scroll on its own.
  public let orthogonal: OrthogonalGeometry?

  /// The scroll axis of the layout around it.
  let scrollAxis: Axis
  /// From `start` to where the section's insets begin.
  let before: CGFloat
  /// From where its insets begin to where they end.
  let inner: CGFloat
  /// From (crossOrigin of the view, where the insets begin) to the first group's slot.
  let groupOrigin: CGPoint
  let run: GroupRun
  let boundary: [PlacedBoundary]
  let decoration: [DecorationSpec]
  /// The section's room across the scroll axis.
  let crossOrigin: CGFloat
  let crossLength: CGFloat
  /// How far cells and their badges reach beyond the section, along the scroll axis.
  let overhang: (before: CGFloat, after: CGFloat)
  /// Widest group across the scroll axis, from the view's edge.
  let crossExtent: CGFloat

  /// Where the section's insets begin, along the scroll axis.
  var base: CGFloat { start + before }

  /// The section's rectangle: its whole length, the room of its container across.
  public var frame: CGRect {
    var origin = CGPoint.zero
    origin[scrollAxis] = start
    origin[scrollAxis.other] = crossOrigin
    return CGRect(
      origin: origin, size: CGSize(along: length, across: crossLength, axis: scrollAxis))
  }
}

/// How a section scrolls on its own axis.
public struct OrthogonalGeometry: Hashable, Sendable {
  /// UIKit's name of the behaviour.
  public let behavior: OrthogonalBehavior
  /// The axis on which it scrolls.
  public let axis: Axis
  /// Length of insets, groups and spacings together.
  public let contentLength: CGFloat
  /// The view's length on the axis.
  public let viewLength: CGFloat
  /// Places of the groups: origin and length of each, by arithmetic or as a list.
  let groups: GroupPlaces
  /// The section's inset where the axis begins.
  let startInset: CGFloat
  /// The section's inset where the axis ends.
  let endInset: CGFloat

  /// The largest offset that shows no empty room.
  public var maximumOffset: CGFloat { max(0, contentLength - viewLength) }
}

/// Origins and lengths of groups along an axis.
enum GroupPlaces: Hashable, Sendable {
  case uniform(start: CGFloat, pitch: CGFloat, length: CGFloat, lastLength: CGFloat, count: Int)
  case listed([CGFloat], lengths: [CGFloat])

  var count: Int {
    switch self {
    case .uniform(_, _, _, _, let count): count
    case .listed(let origins, _): origins.count
    }
  }

  func origin(_ group: Int) -> CGFloat {
    switch self {
    case .uniform(let start, let pitch, _, _, _): start + CGFloat(group) * pitch
    case .listed(let origins, _): origins[group]
    }
  }

  func length(_ group: Int) -> CGFloat {
    switch self {
    case .uniform(_, _, let length, let lastLength, let count):
      group == count - 1 ? lastLength : length
    case .listed(_, let lengths): lengths[group]
    }
  }
}
