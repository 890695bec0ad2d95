// SPDX-License-Identifier: MIT
//
// Places headers, footers and other boundary items around what they bound.
// Mirrors: NSCollectionLayoutBoundarySupplementaryItem (UIKit).
// Status: complete.

import Foundation
import Geometry

/// A boundary item with its size and its place.
struct PlacedBoundary: Sendable {
  var kind: String
  /// Index among the items of its kind.
  var index: Int
  /// Relative to the inner box: along the scroll axis 0 is where the insets begin; across it, to
  /// the view.
  var frame: CGRect
  var zIndex: Int
  var pins: Bool
  /// Which end it belongs to; decides how it pins.
  var end: BoundaryEnd
}

/// The end of the scroll axis that a boundary item belongs to.
enum BoundaryEnd: Sendable {
  case before, after, side

  init(_ alignment: NSRectAlignment, scrollAxis: Axis) {
    switch (alignment, scrollAxis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical),
      (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal):
      self = .before
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical),
      (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal):
      self = .after
    default: self = .side
    }
  }
}

/// Places boundary items. Rules: docs/layout.md, "Boundary items" (uikit-print).
struct BoundaryPlacement {
  let scrollAxis: Axis
  /// Where the room begins across the scroll axis.
  let crossOrigin: CGFloat
  /// The room's length across the scroll axis.
  let crossLength: CGFloat
  let resolver: LengthResolver
  /// The view's length along the scroll axis: what fractions of it refer to.
  let viewLength: CGFloat

  /// Items sized, in the order given; only their places along the axis are still to come.
  struct Sized {
    var spec: BoundarySpec
    var index: Int
    var size: CGSize
    var estimated: EstimatedAxes
  }

  /// Resolves the items' sizes and measures the estimated ones, each once.
  func sized(
    _ specs: [BoundarySpec], section: Int, measure: MeasuringFunction
  ) -> [Sized] {
    var counts: [String: Int] = [:]
    let container = CGSize(along: viewLength, across: crossLength, axis: scrollAxis)
    return specs.map { spec in
      let index = counts[spec.kind, default: 0]
      counts[spec.kind] = index + 1
      var size = resolver.size(spec.size, in: container)
      let estimated = EstimatedAxes(spec.size)
      if estimated.any {
        let room = LengthResolver.inner(size, spec.contentInsets)
        let proposal = ProposedSize(
          width: estimated.horizontal ? nil : room.width,
          height: estimated.vertical ? nil : room.height)
        let element = MeasuredElement.supplementary(
          kind: spec.kind, section: section, index: index)
        if let answer = measure(element, proposal), answer.width.isFinite, answer.height.isFinite {
          if estimated.horizontal { size.width = max(0, answer.width.limited) }
          if estimated.vertical { size.height = max(0, answer.height.limited) }
        }
      }
      return Sized(spec: spec, index: index, size: size, estimated: estimated)
    }
  }

  /// Places sized items around an inner box.
  ///
  /// - Parameter inner: Length of the box along the scroll axis: insets and groups.
  /// - Returns: The items, and the room that the extending ones need before and after the box.
  func place(
    _ items: [Sized], inner: CGFloat
  ) -> (items: [PlacedBoundary], before: CGFloat, after: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    let placed = items.map { item in
      let length = item.size[scrollAxis]
      let offset = item.spec.absoluteOffset
      let end = BoundaryEnd(item.spec.alignment, scrollAxis: scrollAxis)
      let position = along(end, length, inner, item.spec.extendsBoundary) + offset[scrollAxis]
      if item.spec.extendsBoundary {
        before = max(before, -position)
        after = max(after, position + length - inner)
      }
      var origin = CGPoint.zero
      origin[scrollAxis] = position
      origin[scrollAxis.other] =
        crossOrigin + across(item.spec.alignment, item.size[scrollAxis.other])
        + offset[scrollAxis.other]
      return PlacedBoundary(
        kind: item.spec.kind, index: item.index, frame: frame(item, at: origin),
        zIndex: item.spec.zIndex, pins: item.spec.pinToVisibleBounds, end: end)
    }
    return (placed, before, after)
  }

  private func along(
    _ end: BoundaryEnd, _ length: CGFloat, _ inner: CGFloat, _ extends: Bool
  ) -> CGFloat {
    switch end {
    case .before: extends ? -length : 0
    case .after: extends ? inner : inner - length
    case .side: extends && length > inner ? 0 : (inner - length) / 2
    }
  }

  private func across(_ alignment: NSRectAlignment, _ length: CGFloat) -> CGFloat {
    let start: Set<NSRectAlignment>
    let end: Set<NSRectAlignment>
    switch scrollAxis {
    case .vertical:
      start = [.leading, .topLeading, .bottomLeading]
      end = [.trailing, .topTrailing, .bottomTrailing]
    case .horizontal:
      start = [.top, .topLeading, .topTrailing]
      end = [.bottom, .bottomLeading, .bottomTrailing]
    }
    if start.contains(alignment) { return 0 }
    if end.contains(alignment) { return crossLength - length }
    return (crossLength - length) / 2
  }

  private func frame(_ item: Sized, at origin: CGPoint) -> CGRect {
    var insets = item.spec.contentInsets
    if item.estimated.horizontal { (insets.leading, insets.trailing) = (0, 0) }
    if item.estimated.vertical { (insets.top, insets.bottom) = (0, 0) }
    return CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top),
      size: LengthResolver.inner(item.size, insets))
  }
}
