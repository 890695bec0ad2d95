// SPDX-License-Identifier: MIT
//
// Where a scroll view comes to rest after a finger has left it, when not just anywhere.
// Mirrors: UIScrollView.isPagingEnabled, UICollectionViewLayout.targetContentOffset (UIKit),
//   ScrollTargetBehavior (SwiftUI).
// Status: complete for one axis; docs/scrolling.md names what is chosen.

public import Foundation

/// A rule for rest positions on one axis.
public enum ScrollSnapping: Hashable, Sendable {
  /// Anywhere.
  case none
  /// UIKit's `isPagingEnabled`: multiples of the viewport, from 0.
  case paging
  /// SwiftUI's `.paging`: multiples of `page`, from the rest position; nil takes the viewport.
  case scrollTargetPaging(page: CGFloat?)
  /// SwiftUI's `.viewAligned`.
  case viewAligned(ViewAlignedTargets)
  /// A section that scrolls on its own.
  case orthogonal(OrthogonalGeometry)
  /// A list of offsets, the one nearest to the natural landing: a layout that answers
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` with it.
  case offsets(SnapOffsets)
}

/// Rising offsets, as a layout's own `targetContentOffset` may choose among.
public struct SnapOffsets: Hashable, Sendable {
  /// The offsets, rising.
  public let offsets: [CGFloat]

  /// Offsets in any order; those that are not finite are left out.
  public init(_ offsets: [CGFloat]) { self.offsets = offsets.filter(\.isFinite).sorted() }
}

/// A release that a snapping rule decides about. One axis; points, points per second.
public struct SnapRequest: Hashable, Sendable {
  /// The offset when the finger touched down.
  public var start: CGFloat
  /// The offset at release.
  public var offset: CGFloat
  /// The speed at release; positive when the offset grows.
  public var velocity: CGFloat
  /// Where plain deceleration would land, not clamped.
  public var landing: CGFloat

  /// A release by its numbers.
  public init(start: CGFloat, offset: CGFloat, velocity: CGFloat, landing: CGFloat) {
    self.start = start
    self.offset = offset
    self.velocity = velocity
    self.landing = landing
  }
}

/// What a snapping rule answers.
public struct SnapAnswer: Hashable, Sendable {
  /// The unit that the rule counts in.
  public enum Unit: String, Hashable, Sendable {
    case page, group, view, stop
  }

  /// Where to rest, not clamped.
  public var offset: CGFloat
  /// What it counts.
  public var unit: Unit
  /// Which one it chose, from 0.
  public var index: Int
  /// How many there are.
  public var count: Int
}

extension ScrollSnapping {
  /// Where `axis` should rest after `request`; nil leaves the natural landing.
  public func answer(_ request: SnapRequest, on axis: AxisScroller) -> SnapAnswer? {
    switch self {
    case .none: return nil
    case .paging:
      return paged(request, page: axis.viewport, first: 0, flick: Self.flickSpeed, axis)
    case .scrollTargetPaging(let page):
      return paged(request, page: page ?? axis.viewport, first: axis.minimum, flick: 0, axis)
    case .viewAligned(let targets): return targets.answer(request, on: axis)
    case .orthogonal(let geometry): return geometry.answer(request)
    case .offsets(let list):
      guard !list.offsets.isEmpty else { return nil }
      let index = StopSearch(count: list.offsets.count) { list.offsets[$0] }
        .nearest(to: axis.clamped(request.landing))
      return SnapAnswer(
        offset: list.offsets[index], unit: .stop, index: index, count: list.offsets.count)
    }
  }

  /// Below this speed a release of a pager is no flick.
  public static let flickSpeed: CGFloat = 200

  /// Whether the way to a stop is the fast one: pagers turn their page in well under a second.
  var isFast: Bool {
    switch self {
    case .none, .offsets: false
    case .paging, .scrollTargetPaging, .viewAligned: true
    case .orthogonal(let geometry):
      geometry.behavior == .groupPaging || geometry.behavior == .groupPagingCentered
        || geometry.behavior == .paging
    }
  }

  private func paged(
    _ request: SnapRequest, page: CGFloat, first: CGFloat, flick: CGFloat, _ axis: AxisScroller
  ) -> SnapAnswer? {
    guard page > 0, axis.maximum > axis.minimum else { return nil }
    let last = ((axis.maximum - first) / page - Self.tolerance).rounded(.up)
    guard last.isFinite, last < 1e9 else { return nil }
    let index = PagingRule.page(
      start: (request.start - first) / page, place: (request.offset - first) / page,
      velocity: request.velocity, flickSpeed: flick)
    let kept = min(max(0, index), Int(last))
    return SnapAnswer(
      offset: axis.clamped(first + CGFloat(kept) * page), unit: .page, index: kept,
      count: Int(last) + 1)
  }

  /// The part of a page by which a place may miss a page and still count as on it.
  static let tolerance: CGFloat = 1e-6
}

/// One page at a time.
public enum PagingRule {
  /// The page a pager turns to.
  ///
  /// Slowly: the nearest one, and the lower one in the middle. A flick: the next one in its
  /// direction, at most one from the page where the drag began.
  ///
  /// - Parameters:
  ///   - start: Offset at touch-down in pages.
  ///   - place: Offset at release in pages.
  ///   - velocity: Positive forwards, points per second.
  ///   - flickSpeed: A release is a flick above this speed.
  public static func page(
    start: CGFloat, place: CGFloat, velocity: CGFloat, flickSpeed: CGFloat
  ) -> Int {
    let first = nearest(start)
    guard abs(velocity) > flickSpeed else { return nearest(place) }
    let next = velocity > 0 ? after(place) : before(place)
    return min(max(next, first - 1), first + 1)
  }

  /// The nearest whole number, the lower one in the middle.
  static func nearest(_ place: CGFloat) -> Int { whole((place - 0.5).rounded(.up)) }

  private static func after(_ place: CGFloat) -> Int {
    whole((place + ScrollSnapping.tolerance).rounded(.down) + 1)
  }

  private static func before(_ place: CGFloat) -> Int {
    whole((place - ScrollSnapping.tolerance).rounded(.up) - 1)
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0
  }
}
