// SPDX-License-Identifier: MIT
//
// How far apart neighbours in a stack stand when nothing is said: 8 points, unless texts are about.
// Mirrors: ViewSpacing (SwiftUI), as audited by OpenSwiftUI (`Spacing`, `Text+Spacing`).
// Status: horizontal and vertical stacks of one writing mode.

import Drawing
public import Foundation
public import Geometry

/// What a view wishes at one of its edges.
struct EdgeSpacing: Hashable, Sendable {
  /// The text at this edge that wants most room, if there is any.
  var text: FontRequest?
  /// Whether something other than text stands at this edge.
  var hasPlain: Bool
  /// Whether a spacer does, which wants no distance at all.
  var isFlush: Bool

  static let plain = EdgeSpacing(text: nil, hasPlain: true, isFlush: false)
  static let flush = EdgeSpacing(text: nil, hasPlain: false, isFlush: true)
  static let nothing = EdgeSpacing(text: nil, hasPlain: false, isFlush: false)

  static func text(_ font: FontRequest) -> EdgeSpacing {
    EdgeSpacing(text: font, hasPlain: false, isFlush: false)
  }

  /// Both wishes, side by side at one edge.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var larger = text ?? other.text
    if let a = text, let b = other.text, b.lineHeight + b.leading > a.lineHeight + a.leading {
      larger = b
    }
    return EdgeSpacing(
      text: larger, hasPlain: hasPlain || other.hasPlain, isFlush: isFlush || other.isFlush)
  }
}

/// What a view wishes at its edges; texts have wishes above and below only.
public struct ViewSpacing: Hashable, Sendable {
  var top: EdgeSpacing
  var bottom: EdgeSpacing
  var leading: EdgeSpacing
  var trailing: EdgeSpacing
  /// The pixels that distances are rounded to where an author asks.
  var grid = PixelGrid.none

  static let plain = ViewSpacing(top: .plain, bottom: .plain, leading: .plain, trailing: .plain)

  /// The wish where `axis` begins.
  func start(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? leading : top }

  /// The wish where `axis` ends.
  func end(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? trailing : bottom }

  /// Distance between two neighbours on a stack's axis (views-and-metrics 4.1, 4.9, 4.11).
  ///
  /// - Text above text: the lower one's extra leading, rounded up to a pixel.
  /// - Text above something else: room for a line without its capitals, at least 8.
  /// - Something else above text: descender and a tenth of a line, at most 8.
  /// - A spacer: none. Anything else: 8.
  static func distance(
    from upper: ViewSpacing, to lower: ViewSpacing, axis: Axis, grid: PixelGrid
  ) -> CGFloat {
    let (end, start) = (upper.end(axis), lower.start(axis))
    if end.isFlush || start.isFlush { return 0 }
    guard axis == .vertical else { return standard }
    var distance: CGFloat?
    func want(_ length: CGFloat) { distance = max(distance ?? 0, length) }
    if end.text != nil, let text = start.text { want(grid.up(text.leading)) }
    if let text = end.text, start.hasPlain { want(max(standard, below(text, grid))) }
    if end.hasPlain, let text = start.text { want(min(standard, above(text, grid))) }
    return distance ?? standard
  }

  /// Between two views without wishes.
  static let standard: CGFloat = 8

  /// Height of San Francisco's capitals per point of size.
  private static let capHeight: CGFloat = 0.7045898438

  private static func textSpacing(_ font: FontRequest, _ grid: PixelGrid) -> CGFloat {
    grid.up(0.1 * font.lineHeight)
  }

  private static func below(_ font: FontRequest, _ grid: PixelGrid) -> CGFloat {
    let spacing = textSpacing(font, grid)
    return max(
      font.lineHeight + spacing - capHeight * font.size, spacing + font.descender)
  }

  private static func above(_ font: FontRequest, _ grid: PixelGrid) -> CGFloat {
    textSpacing(font, grid) + font.descender
  }
}

extension ViewSpacing {
  /// A view that wishes the usual distance.
  public init() { self = .plain }

  /// A view that wishes no distance.
  public static let zero = ViewSpacing(
    top: .flush, bottom: .flush, leading: .flush, trailing: .flush)

  /// Points between this view and the next one on an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Self.distance(from: self, to: next, axis: axis, grid: grid)
  }

  /// Wishes what another view wishes, too, at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// What both wish together, at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
