// SPDX-License-Identifier: MIT
//
// Magnified content, bars and dots.
// Mirrors: UIScrollView's indicators, UIPageControl (UIKit); PageIndexViewStyle (SwiftUI).
// Status: complete; dots lie at the bottom of the safe area, their capsule's colour is ours.

import CollectionLayout
import Drawing
import Foundation
import Geometry

extension ScrollLayout {
  /// Draws content as large as it is magnified.
  func draw(
    _ content: ViewLayout, magnified zoom: ZoomNode, in window: CGRect, on canvas: Canvas
  ) {
    let placing = ScrollPlacing(
      self, content: content.size(.unspecified), zoom: zoom, window: window, canvas: canvas)
    func drawContent() {
      content.draw(in: placing.place, proposal: .unspecified, on: canvas)
    }
    report(placing, on: canvas, drawContent)
    let factor = placing.zoomFactor
    inside(placing, on: canvas) {
      canvas.clip(.rectangle, in: canvas.pixels(window)) {
        canvas.transform(
          CGAffineTransform(scaleX: factor, y: factor), about: canvas.point(.zero, of: window),
          drawContent)
      }
    }
    drawOrnaments(placing, on: canvas)
  }

  /// Bars where a host shows them, and dots.
  func drawOrnaments(_ placing: ScrollPlacing, on canvas: Canvas) {
    if canvas.context.session?.showsIndicators == true {
      for axis in Axis.allCases where node.hasIndicator(on: axis) {
        drawIndicator(axis, placing, on: canvas)
      }
    }
    if let dots = node.traits.dots { drawDots(dots, placing, on: canvas) }
  }

  /// A bar at the trailing or the bottom edge (scrolling 10).
  private func drawIndicator(_ axis: Axis, _ placing: ScrollPlacing, on canvas: Canvas) {
    let own = node.traits.indicatorMargins.finite.directional
    let bars = placing.model.insets.minus(margins.directional)
    let insets = own + (placing.zoom == nil ? bars : .zero)
    guard
      let bar = ScrollIndicator(
        offset: placing.offset[axis], view: placing.model, axis: axis, margins: insets)
    else { return }
    let window = placing.window
    let across =
      window.max(axis.other) - insets.end(axis.other) - ScrollIndicator.inset
      - ScrollIndicator.thickness
    let start = window.min(axis) + bar.start
    let place =
      axis == .vertical
      ? CGRect(x: across, y: start, width: ScrollIndicator.thickness, height: bar.length)
      : CGRect(x: start, y: across, width: bar.length, height: ScrollIndicator.thickness)
    let isDark = canvas.context.environment.appearance == .dark
    let color = ColorReference.rgba(isDark ? .white : .black)
    canvas.fill(
      .capsule(style: .circular), in: canvas.mirrored(place),
      with: .color(.opacity(color, Double(ScrollIndicator.opacity))))
  }

  /// Dots at the bottom, the current one opaque (scrolling 8.8).
  private func drawDots(_ node: PageDotsNode, _ placing: ScrollPlacing, on canvas: Canvas) {
    let page = placing.model.viewport.width
    let dots = PageDots(
      count: node.count,
      current: PageDots.index(
        offset: placing.offset.x + placing.model.insets.leading, page: page, count: node.count))
    guard dots.isShown(node.mode) else { return }
    let frame = dots.frame(in: placing.window.size, safeArea: placing.model.insets)
      .offsetBy(dx: placing.window.minX, dy: placing.window.minY)
    if node.hasBackground {
      canvas.fill(
        .capsule(style: .circular), in: canvas.pixels(frame),
        with: .color(.opacity(.rgba(.black), Self.dotsBackgroundOpacity)))
    }
    for index in 0..<min(dots.count, Self.mostDots) {
      let opacity = index == dots.current ? 1 : Self.otherDotsOpacity
      canvas.fill(
        .circle, in: canvas.mirrored(dots.dot(index).offsetBy(dx: frame.minX, dy: frame.minY)),
        with: .color(.opacity(.rgba(.white), opacity)))
    }
  }

  /// Dots of other pages (uikit-print).
  private static let otherDotsOpacity = 0.45
  private static let dotsBackgroundOpacity = 0.3
  private static let mostDots = 1000
}

extension ScrollNode {
  fileprivate func hasIndicator(on axis: Axis) -> Bool {
    axis == .horizontal
      ? isHorizontal && traits.hasHorizontalIndicator : isVertical && traits.hasVerticalIndicator
  }
}

extension NSDirectionalEdgeInsets {
  /// Edge by edge, what is left.
  fileprivate func minus(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top - other.top, leading: leading - other.leading, bottom: bottom - other.bottom,
      trailing: trailing - other.trailing)
  }
}
