// SPDX-License-Identifier: MIT
//
// The views that a scroll view aligns itself with, and which of them it chooses.
// Mirrors: ViewAlignedScrollTargetBehavior, scrollTargetLayout (SwiftUI).
// Status: limits in numbers and the choice of the next view are ours (docs/scrolling.md).

public import Foundation

/// The targets of `.viewAligned` on one axis.
public struct ViewAlignedTargets: Hashable, Sendable {
  /// How many views one swipe may pass. SwiftUI's names.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// One where the size class on the axis is compact, else none.
    case automatic
    case always
    case alwaysByOne
    case alwaysByFew
    case never

    /// The largest number of views; nil is without limit.
    public func views(isCompact: Bool) -> Int? {
      switch self {
      case .automatic: isCompact ? 1 : nil
      case .always, .alwaysByOne: 1
      case .alwaysByFew: 3
      case .never: nil
      }
    }
  }

  /// A target longer than the viewport times this is passed over.
  public static let longest: CGFloat = 1.1

  /// The place of target and viewport that come together: 0 leading, 1 trailing.
  public var anchor: CGFloat
  /// The largest number of views one swipe may pass; nil is without limit.
  public var limit: Int?
  let places: GroupPlaces
  /// Index in the layout of each place, where some were passed over.
  let indices: [Int]?
  let lead: CGFloat
  let trail: CGFloat
  let viewport: CGFloat

  /// Equal views, as a stack of `containerRelativeFrame`s has them.
  ///
  /// - Parameters:
  ///   - length: Of each view.
  ///   - spacing: Between two.
  ///   - count: Number of views.
  ///   - viewport: Length of the scroll view.
  ///   - lead: The content inset before the content.
  ///   - trail: The content inset after it.
  public init(
    length: CGFloat, spacing: CGFloat, count: Int, viewport: CGFloat, lead: CGFloat = 0,
    trail: CGFloat = 0, anchor: CGFloat = 0, limit: Int? = 1
  ) {
    let length = max(0, ScrollLimits.length(length))
    let pitch = max(0, length + ScrollLimits.length(spacing))
    let fits = length <= Self.longest * viewport
    places = .uniform(
      start: 0, pitch: pitch, length: length, lastLength: length, count: fits ? max(0, count) : 0)
    indices = nil
    self.anchor = ScrollLimits.length(anchor)
    self.limit = limit.map { max(1, $0) }
    self.lead = lead
    self.trail = trail
    self.viewport = viewport
  }

  /// The children of the layout that `scrollTargetLayout()` marks, by where they begin and how
  /// long they are, in the order of their places. None: nothing is aligned.
  public init(
    spans: [(start: CGFloat, length: CGFloat)], viewport: CGFloat, lead: CGFloat = 0,
    trail: CGFloat = 0, anchor: CGFloat = 0, limit: Int? = 1
  ) {
    let kept = spans.indices.filter { index in
      spans[index].start.isFinite && spans[index].length <= Self.longest * viewport
    }.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    places = .listed(kept.map { spans[$0].start }, lengths: kept.map { spans[$0].length })
    indices = kept
    self.anchor = ScrollLimits.length(anchor)
    self.limit = limit.map { max(1, $0) }
    self.lead = lead
    self.trail = trail
    self.viewport = viewport
  }

  /// Number of targets.
  public var count: Int { places.count }

  /// The offset that aligns a target (clamped to those there are), not clamped to the range.
  public func candidate(_ index: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    let index = min(max(0, index), count - 1)
    return ScrollViewModel.aligned(
      start: places.origin(index), length: places.length(index), anchor: anchor,
      viewport: viewport, before: lead, after: trail)
  }

  /// Where to rest: the target nearest to the natural landing; with any speed at least the next
  /// one in its direction; never more than ``limit`` from the target at the start.
  public func answer(_ request: SnapRequest, on axis: AxisScroller) -> SnapAnswer? {
    guard count > 0 else { return nil }
    let search = StopSearch(count: count) { axis.clamped(candidate($0)) }
    let start = search.nearest(to: axis.clamped(request.start))
    var index = search.nearest(to: axis.clamped(request.landing))
    if index == start, request.velocity != 0 {
      index = search.next(
        from: axis.clamped(request.offset), velocity: request.velocity, start: start, limit: 1)
    }
    if let limit { index = search.kept(min(max(index, start - limit), start + limit)) }
    return SnapAnswer(
      offset: axis.clamped(candidate(index)), unit: .view, index: indices?[index] ?? index,
      count: count)
  }
}
