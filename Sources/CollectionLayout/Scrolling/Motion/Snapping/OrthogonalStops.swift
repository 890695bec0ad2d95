// SPDX-License-Identifier: MIT
//
// Where a section that scrolls on its own lands after a drag or a fling, and which page that is.
// Mirrors: UICollectionLayoutSectionOrthogonalScrollingBehavior (UIKit).
// Status: complete; the choice of the group is ours where UIKit's is not documented.

public import Foundation

extension OrthogonalGeometry {
  /// Number of ``stop(_:)``s; for `none` and `continuous` there are none.
  public var stopCount: Int {
    switch behavior {
    case .none, .continuous: return 0
    case .groupPagingCentered: return groups.count
    case .continuousGroupLeadingBoundary, .groupPaging: return groupsBelowMaximum + 1
    case .paging:
      let pages = (maximumOffset / pageLength - ScrollSnapping.tolerance).rounded(.up)
      return pageLength > 0 && pages < 1e9 ? max(0, Int(pages)) + 1 : 1
    }
  }

  /// The rest position with this index (clamped to those there are); the same as
  /// ``restOffsets(limit:)`` lists, in constant time.
  public func stop(_ index: Int) -> CGFloat {
    let index = min(max(0, index), max(0, stopCount - 1))
    switch behavior {
    case .none, .continuous: return 0
    case .groupPagingCentered: return restOffset(group: index)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return index < groupsBelowMaximum ? groups.origin(index) - startInset : maximumOffset
    case .paging: return min(CGFloat(index) * max(0, pageLength), maximumOffset)
    }
  }

  /// Where the section rests after `request`; nil leaves the natural landing.
  ///
  /// Group paging: a flick above 200 pt/s goes to the next group in its direction, a slow drag to
  /// the nearest, neither farther than one from where the drag began. Leading boundary: the stop
  /// nearest to the natural landing. Paging: one page.
  public func answer(_ request: SnapRequest) -> SnapAnswer? {
    let count = stopCount
    guard count > 0 else { return nil }
    let search = StopSearch(count: count, stop: stop)
    let start = search.nearest(to: request.start)
    let natural = search.nearest(to: request.landing)
    let index: Int
    let unit: SnapAnswer.Unit
    switch behavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary: (index, unit) = (natural, .group)
    case .groupPaging, .groupPagingCentered, .paging:
      unit = behavior == .paging ? .page : .group
      if abs(request.velocity) > ScrollSnapping.flickSpeed {
        index = search.next(
          from: request.offset, velocity: request.velocity, start: start, limit: 1)
      } else {
        index = search.kept(min(max(natural, start - 1), start + 1))
      }
    }
    return SnapAnswer(offset: stop(index), unit: unit, index: index, count: count)
  }

  /// The page that dots under the section show at `offset`: for centred groups the group nearest
  /// to the middle, for pages the page, else the group whose leading edge is nearest.
  public func pageIndex(at offset: CGFloat) -> Int {
    guard offset.isFinite else { return 0 }
    if behavior == .paging {
      return stopCount > 1 ? StopSearch(count: stopCount, stop: stop).nearest(to: offset) : 0
    }
    guard groups.count > 0 else { return 0 }
    return StopSearch(count: groups.count) { group in
      behavior == .groupPagingCentered
        ? restOffset(group: group) : groups.origin(group) - startInset
    }.nearest(to: offset)
  }

  /// Number of dots under the section: its pages, else its groups.
  public var pageCount: Int { behavior == .paging ? stopCount : groups.count }

  /// The section's own scroll view on its axis.
  ///
  /// - Parameters:
  ///   - bounces: Whether it can be pulled past its ends (`orthogonalScrollingProperties.bounce`).
  ///   - rate: nil takes the one that goes with the behaviour: fast for group paging.
  public func axisScroller(bounces: Bool = true, rate: DecelerationRate? = nil) -> AxisScroller {
    let (first, last) = (clamped(-.greatestFiniteMagnitude), clamped(.greatestFiniteMagnitude))
    let snapping: ScrollSnapping = stopCount > 0 ? .orthogonal(self) : .none
    let isGroupPaging = behavior == .groupPaging || behavior == .groupPagingCentered
    return AxisScroller(
      minimum: first, maximum: last, viewport: viewLength,
      isDraggable: behavior != .none && last > first, bounces: bounces && last > first,
      rate: rate ?? (isGroupPaging ? .fast : .normal), snapping: snapping)
  }

  private var pageLength: CGFloat { viewLength - startInset - endInset }

  /// Groups whose leading edge can reach the section's inset before the end does.
  private var groupsBelowMaximum: Int {
    guard groups.count > 0 else { return 0 }
    return StopSearch(count: groups.count) { groups.origin($0) - startInset }
      .first(from: maximumOffset)
  }
}
