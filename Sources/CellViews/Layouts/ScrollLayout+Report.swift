// SPDX-License-Identifier: MIT
//
// A scroll view tells its host its numbers, the places in it, and what may surprise.

import CollectionLayout
import Foundation
import Geometry

extension ScrollLayout {
  /// Tells the host, if there is one, how the scroll view is drawn.
  ///
  /// - Parameter content: Draws the content where `placing` says.
  func report(_ placing: ScrollPlacing, on canvas: Canvas, _ content: () -> Void) {
    guard let session = canvas.context.session else { return }
    let survey = canvas.surveying(content)
    func local(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: -placing.origin.x, dy: -placing.origin.y)
    }
    let targets = survey.targets.map { DrawnScrollView.Place(ids: $0.ids, frame: local($0.rect)) }
    var drawn = DrawnScrollView(
      path: path, ids: ids, frame: canvas.mirrored(placing.window), model: placing.model,
      zoom: placing.zoom, zoomFactor: placing.zoomFactor, offset: placing.offset,
      isHorizontal: node.isHorizontal, isVertical: node.isVertical, targets: targets,
      places: survey.places.map { DrawnScrollView.Place(ids: $0.ids, frame: local($0.rect)) },
      warnings: [], traits: node.traits)
    if let outer = canvas.scroll.window, outer.zoom == 1, !outer.isFlipped {
      drawn.frameInParent = placing.window.offsetBy(dx: -outer.origin.x, dy: -outer.origin.y)
    }
    for axis in Axis.allCases where node.scrolls(on: axis) {
      let frames = targets.map(\.frame).sorted { $0.min(axis) < $1.min(axis) }
      let snapping = snapping(axis, frames, placing.model)
      if axis == .horizontal {
        drawn.model.horizontalSnapping = snapping
      } else {
        drawn.model.verticalSnapping = snapping
      }
      let views = frames.isEmpty ? survey.views.map(local) : frames
      drawn.warnings += snapping.warnings(
        stride: Self.stride(of: views, axis), count: views.count,
        viewport: placing.model.viewport[axis])
      if let padding = padding(axis, placing, hasShadow: survey.hasShadow) {
        drawn.warnings.append(padding)
      }
    }
    session.add(drawn)
    if let state = node.traits.zoom?.state {
      state.model = placing.zoom
      state.zoom = placing.zoomFactor
      state.offset = placing.offset
      state.isLive = session[path].isLive
    }
  }

  /// Where an axis comes to rest.
  private func snapping(
    _ axis: Axis, _ targets: [CGRect], _ model: ScrollViewModel
  ) -> ScrollSnapping {
    switch node.traits.behavior {
    case .none, .custom: return .none
    case .paging: return .scrollTargetPaging(page: nil)
    case .viewAligned(let horizontalLimit, let verticalLimit, let anchor):
      return .viewAligned(
        ViewAlignedTargets(
          spans: targets.map { ($0.min(axis), $0.size[axis]) }, viewport: model.viewport[axis],
          lead: model.insets.start(axis), trail: model.insets.end(axis),
          anchor: anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0,
          limit: axis == .horizontal ? horizontalLimit : verticalLimit))
    }
  }

  /// The distance from one view to the next, if all are as far apart.
  static func stride(of frames: [CGRect], _ axis: Axis) -> CGFloat? {
    guard frames.count > 1 else { return frames.first?.size[axis] }
    let stride = frames[1].min(axis) - frames[0].min(axis)
    for (before, after) in zip(frames, frames.dropFirst())
    where abs(after.min(axis) - before.min(axis) - stride) > 0.01 { return nil }
    return stride
  }

  /// Padding along the axis where shadows, or rest positions, ask for margins: around the scroll
  /// view, which then cuts what it scrolls, or around the content.
  private func padding(
    _ axis: Axis, _ placing: ScrollPlacing, hasShadow: Bool
  ) -> ScrollWarning? {
    guard node.traits.dots == nil, node.traits.zoom == nil, margins.directional.sum(axis) == 0
    else { return nil }
    let around = outerPadding.directional.start(axis)
    if hasShadow, node.isClipped, around > 0, placing.model.overflows(axis) {
      return .paddingInsteadOfMargins(length: around)
    }
    guard hasShadow || node.traits.behavior != .none, node.content.count == 1 else { return nil }
    var inner = node.content[0]
    while case .modified(let content, let modifier) = inner {
      if case .padding(let insets) = modifier, insets.directional.start(axis) > 0 {
        return .paddingInsteadOfMargins(length: insets.directional.start(axis))
      }
      inner = content
    }
    return nil
  }
}

extension ScrollNode {
  func scrolls(on axis: Axis) -> Bool { axis == .horizontal ? isHorizontal : isVertical }
}
