// SPDX-License-Identifier: MIT
//
// What people get wrong about scrolling, as values with the numbers that show it.

public import Foundation
public import Geometry

/// Something about a scroll view that will surprise.
public enum ScrollWarning: Hashable, Sendable {
  /// `.paging` whose pages are not as long as the distance between views: each page drifts by
  /// `page - stride`.
  case pagingDrift(stride: CGFloat, page: CGFloat, pages: Int)
  /// `.viewAligned` without `scrollTargetLayout()`: there is nothing to align with.
  case viewAlignedWithoutTargets
  /// A target longer than 1.1 viewports, which `.viewAligned` passes over.
  case targetTooLong(length: CGFloat, viewport: CGFloat)
  /// The content is padded where margins were meant: what its first view draws outside is cut.
  case paddingInsteadOfMargins(length: CGFloat)
  /// A pinned header in magnified content: it is held in content coordinates and grows with it.
  case pinnedHeaderUnderZoom(zoom: CGFloat)
  /// A stop outside the range.
  case stopOutsideRange(asked: CGFloat, minimum: CGFloat, maximum: CGFloat)
  /// Scrolling is disabled: gestures do nothing.
  case gestureWhileDisabled
  /// Nothing to scroll on that axis: gestures do nothing.
  case gestureOnFittingContent(content: CGFloat, viewport: CGFloat)

  /// The stable name of its kind, as diagnostics show it.
  public var code: String {
    switch self {
    case .pagingDrift: "paging-drift"
    case .viewAlignedWithoutTargets: "view-aligned-without-targets"
    case .targetTooLong: "target-too-long"
    case .paddingInsteadOfMargins: "padding-instead-of-margins"
    case .pinnedHeaderUnderZoom: "pinned-under-zoom"
    case .stopOutsideRange: "scroll-clamped"
    case .gestureWhileDisabled, .gestureOnFittingContent: "gesture-ignored"
    }
  }

  /// What to do about it, lower case, without a full stop.
  public var hint: String {
    switch self {
    case .pagingDrift:
      "align with the views instead: 'viewAligned', or 'groupPaging' in a collection"
    case .viewAlignedWithoutTargets: "put 'scrollTargetLayout()' on the stack in the scroll view"
    case .targetTooLong: "make the view at most as long as the viewport, or page by the viewport"
    case .paddingInsteadOfMargins:
      "give the scroll view 'contentMargins(_:_:for: .scrollContent)' and drop the padding"
    case .pinnedHeaderUnderZoom: "pin it outside of what is magnified, or do not pin it"
    case .stopOutsideRange(let asked, let minimum, let maximum):
      CanonicalNumber.string(min(max(asked, minimum), maximum), decimals: 3) + " is used"
    case .gestureWhileDisabled: "scroll by a program, or leave scrolling enabled"
    case .gestureOnFittingContent: "nothing overflows on that axis; leave the gesture out"
    }
  }

  /// One sentence, lower case, without a full stop.
  public var sentence: String {
    func number(_ value: CGFloat) -> String { CanonicalNumber.string(value, decimals: 1) }
    switch self {
    case .pagingDrift(let stride, let page, let pages):
      let drift = page - stride
      let all = drift * CGFloat(max(0, pages - 1))
      return "views are \(number(stride)) apart and pages are \(number(page)): each page drifts by "
        + "\(number(drift)), after \(pages) pages by \(number(all))"
    case .viewAlignedWithoutTargets:
      return "'viewAligned' has nothing to align with; mark the stack with 'scrollTargetLayout'"
    case .targetTooLong(let length, let viewport):
      return "a target of \(number(length)) is passed over: it is longer than 1.1 times the "
        + "viewport of \(number(viewport))"
    case .paddingInsteadOfMargins(let length):
      return "the content is padded by \(number(length)), which cuts shadows at the edges; "
        + "'contentMargins' does not"
    case .pinnedHeaderUnderZoom(let zoom):
      return "a pinned header grows with the content, here by "
        + CanonicalNumber.string(zoom, decimals: 3)
    case .stopOutsideRange(let asked, let minimum, let maximum):
      return "\(number(asked)) is outside \(number(minimum)) to \(number(maximum))"
    case .gestureWhileDisabled: return "scrolling is disabled: gestures do nothing"
    case .gestureOnFittingContent(let content, let viewport):
      return "the content of \(number(content)) fits into \(number(viewport)): gestures do nothing"
    }
  }
}

extension ScrollSnapping {
  /// What will surprise about this rule.
  ///
  /// - Parameters:
  ///   - stride: From one view to the next; nil when there are no equal views.
  ///   - count: Number of views.
  ///   - viewport: Length of the scroll view.
  public func warnings(
    stride: CGFloat?, count: Int, viewport: CGFloat
  ) -> [ScrollWarning] {
    switch self {
    case .paging: return Self.drift(stride: stride, page: viewport, count: count)
    case .scrollTargetPaging(let page):
      return Self.drift(stride: stride, page: page ?? viewport, count: count)
    case .viewAligned(let targets):
      if targets.count > 0 { return [] }
      guard let stride, stride > ViewAlignedTargets.longest * viewport else {
        return [.viewAlignedWithoutTargets]
      }
      return [.targetTooLong(length: stride, viewport: viewport)]
    case .none, .orthogonal, .offsets: return []
    }
  }

  private static func drift(stride: CGFloat?, page: CGFloat, count: Int) -> [ScrollWarning] {
    guard let stride, count > 1, abs(page - stride) > 0.01 else { return [] }
    return [.pagingDrift(stride: stride, page: page, pages: count)]
  }
}

extension ScrollViewModel {
  /// A warning when `offset` cannot be rested at.
  public func warning(stop offset: CGFloat, _ axis: Axis) -> ScrollWarning? {
    let scroller = self.axis(axis)
    guard abs(scroller.clamped(offset) - offset) > 0.01 else { return nil }
    return .stopOutsideRange(
      asked: offset, minimum: scroller.minimum, maximum: scroller.maximum)
  }

  /// A warning when gestures on an axis do nothing.
  public func warning(gestureOn axis: Axis) -> ScrollWarning? {
    guard isScrollEnabled else { return .gestureWhileDisabled }
    guard !self.axis(axis).isDraggable else { return nil }
    return .gestureOnFittingContent(content: contentSize[axis], viewport: viewport[axis])
  }
}
