// SPDX-License-Identifier: MIT
//
// Where a scroll view's content stands in its window.

import CollectionLayout
import Foundation
import Geometry

/// Where a scroll view's content stands in its window, in the coordinates that layouts use.
struct ScrollPlacing {
  /// The window, bars included.
  let window: CGRect
  /// Window, content and insets as numbers; content fills the room on axes that don't scroll.
  var model: ScrollViewModel
  /// Magnified content.
  var zoom: ZoomModel?
  /// Its zoom factor.
  var zoomFactor: CGFloat = 1
  /// How far the content has moved.
  let offset: CGPoint
  /// Where content coordinates begin.
  let origin: CGPoint
  /// Where the content is drawn.
  let place: CGRect

  /// Content of `size` in the window.
  init(
    _ layout: ScrollLayout, size: CGSize, rect: CGRect, window: CGRect, canvas: Canvas
  ) {
    let (node, margins) = (layout.node, layout.margins)
    self.window = window
    let insets = NSDirectionalEdgeInsets(
      top: margins.top + rect.minY - window.minY,
      leading: margins.leading + rect.minX - window.minX,
      bottom: margins.bottom + window.maxY - rect.maxY,
      trailing: margins.trailing + window.maxX - rect.maxX)
    let room = CGSize(
      width: window.width - insets.sum(.horizontal), height: window.height - insets.sum(.vertical))
    model = node.model(
      viewport: window.size,
      content: CGSize(
        width: node.isHorizontal ? size.width : room.width,
        height: node.isVertical ? size.height : room.height), insets: insets)
    model.isMirrored = canvas.isMirrored
    var (offset, shift) = (model.initialOffset, CGPoint.zero)
    for axis in Axis.allCases {
      let free = room[axis] - size[axis]
      guard axis == .horizontal ? node.isHorizontal : node.isVertical else {
        // Across the axis it scrolls on, content is in the middle of the window.
        shift[axis] = free / 2
        continue
      }
      guard let anchor = node.traits.initialAnchor else { continue }
      let fraction = axis == .horizontal ? anchor.x : anchor.y
      // Content that fits has its place in the room; longer content is seen from there.
      if free > 0 {
        shift[axis] = fraction * free
      } else {
        offset[axis] = model.clamped(
          AnchoredScroll(
            viewport: window.size[axis], content: size[axis], lead: insets.start(axis),
            trail: insets.end(axis)
          ).initialOffset(anchor: fraction), axis)
      }
    }
    self.offset = canvas.context.session?[layout.path].offset ?? offset
    origin = CGPoint(x: window.minX - self.offset.x, y: window.minY - self.offset.y)
    place = CGRect(
      origin: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y), size: size)
  }

  /// Magnified content in the window; coordinates inside are those before magnification.
  init(
    _ layout: ScrollLayout, content: CGSize, zoom node: ZoomNode, window: CGRect, canvas: Canvas
  ) {
    self.window = window
    let zoom = ZoomModel(
      content: content, viewport: window.size, rule: node.rule,
      insets: node.state.insets.finite.directional)
    let entry = canvas.context.session?[layout.path]
    let factor = zoom.clamped(zoom: entry?.zoom ?? zoom.initialZoom)
    model = zoom.view(zoom: factor)
    model.isMirrored = canvas.isMirrored
    model.isScrollEnabled = !layout.node.traits.isDisabled
    offset = entry?.offset ?? model.initialOffset
    self.zoom = zoom
    zoomFactor = factor
    // The content is drawn as it is, and then magnified about the window's corner.
    origin = CGPoint(
      x: window.minX + (zoom.margin(.horizontal, zoom: factor) - offset.x) / factor,
      y: window.minY + (zoom.margin(.vertical, zoom: factor) - offset.y) / factor)
    place = CGRect(origin: origin, size: content)
  }
}

extension ScrollNode {
  /// Its numbers, all but where it comes to rest.
  func model(
    viewport: CGSize, content: CGSize, insets: NSDirectionalEdgeInsets
  ) -> ScrollViewModel {
    ScrollViewModel(
      viewport: viewport, contentSize: content, insets: insets, clampRule: .swiftUI,
      alwaysBounceHorizontal: isHorizontal && traits.horizontalBounce != .basedOnSize,
      alwaysBounceVertical: isVertical && traits.verticalBounce != .basedOnSize,
      isScrollEnabled: !traits.isDisabled)
  }
}
