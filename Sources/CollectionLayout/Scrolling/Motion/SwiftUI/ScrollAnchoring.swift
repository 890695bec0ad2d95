// SPDX-License-Identifier: MIT
//
// Views and offsets brought together by anchors and ids.
// Mirrors: ScrollViewProxy.scrollTo, scrollPosition(id:anchor:), defaultScrollAnchor (SwiftUI).
// Status: complete for one axis.

public import Foundation
import Geometry

/// One axis of a SwiftUI scroll view: viewport, content insets, content.
public struct AnchoredScroll: Hashable, Sendable {
  /// Length of the scroll view.
  public var viewport: CGFloat
  /// Length of its content.
  public var content: CGFloat
  /// The content inset before the content.
  public var lead: CGFloat
  /// The content inset after it.
  public var trail: CGFloat

  /// An axis by its lengths.
  public init(viewport: CGFloat, content: CGFloat, lead: CGFloat = 0, trail: CGFloat = 0) {
    self.viewport = viewport
    self.content = content
    self.lead = lead
    self.trail = trail
  }

  private var room: CGFloat { max(0, viewport - lead - trail) }
  private var maximum: CGFloat { max(-lead, content + trail - viewport) }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(-lead, offset), maximum) }

  /// `scrollTo(id, anchor:)`: the same place of view and viewport coincide; without an anchor the
  /// least movement that shows the whole view. Clamped.
  public func offset(
    showing start: CGFloat, length: CGFloat, anchor: CGFloat?, from offset: CGFloat
  ) -> CGFloat {
    if let anchor {
      return clamped(
        ScrollViewModel.aligned(
          start: start, length: length, anchor: anchor, viewport: viewport, before: lead,
          after: trail))
    }
    let seen = offset + lead
    let end = min(start + length, start + room)
    if start >= seen, end <= seen + room { return offset }
    return clamped(end > seen + room ? end - room - lead : start - lead)
  }

  /// The id that `scrollPosition(id:)` writes while a finger scrolls: the first view that is still
  /// seen between the insets, or the one at the anchor.
  ///
  /// - Parameters:
  ///   - spans: The targets, in the order of their places.
  ///   - anchor: A place of the room between the insets; nil takes the first view.
  /// - Returns: The target's index; nil when none is there.
  public func positionedTarget(
    of spans: [(start: CGFloat, length: CGFloat)], at offset: CGFloat, anchor: CGFloat? = nil
  ) -> Int? {
    guard let anchor else {
      let edge = offset + lead
      let tolerance: CGFloat = 1e-6
      return spans.firstIndex { $0.start + $0.length > edge + tolerance }
        .flatMap { spans[$0].start < edge + room ? $0 : nil }
    }
    let place = offset + lead + anchor * room
    return spans.firstIndex { $0.start <= place && place <= $0.start + $0.length }
  }

  /// The first offset under `defaultScrollAnchor(a)`: `-lead + a * (content - room)`; content that
  /// fits is moved so that its own place `a` lies at `a` of the room.
  public func initialOffset(anchor: CGFloat) -> CGFloat { -lead + anchor * (content - room) }

  /// The offset after the content's length has changed to that of `new`: the anchor is kept when
  /// the content was at it, else the offset is, clamped.
  public func offset(
    afterChangeTo new: AnchoredScroll, from offset: CGFloat, anchor: CGFloat
  ) -> CGFloat {
    abs(offset - initialOffset(anchor: anchor)) < 0.5
      ? new.initialOffset(anchor: anchor) : new.clamped(offset)
  }
}
