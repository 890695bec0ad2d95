// SPDX-License-Identifier: MIT
//
// Where a section that scrolls on its own comes to rest.
// Mirrors: UICollectionLayoutSectionOrthogonalScrollingBehavior (UIKit).
// Status: complete for rest positions; motion is not modelled here.

public import Foundation

extension OrthogonalGeometry {
  /// Rest positions listed by ``restOffsets(limit:)`` unless told otherwise.
  public static let listedRestOffsets = 1000

  /// Where the section may rest, rising; for `continuous` the two ends of its range.
  ///
  /// Rules: docs/layout.md, "Orthogonal sections" (uikit-print).
  ///
  /// - Parameter limit: At most this many.
  public func restOffsets(limit: Int = listedRestOffsets) -> [CGFloat] {
    var offsets: [CGFloat] = []
    switch behavior {
    case .none: return []
    case .continuous: return maximumOffset > 0 ? [0, maximumOffset] : [0]
    case .groupPagingCentered:
      for group in 0..<min(groups.count, limit) { offsets.append(restOffset(group: group)) }
      return offsets
    case .continuousGroupLeadingBoundary, .groupPaging:
      for group in 0..<groups.count {
        let offset = groups.origin(group) - startInset
        guard offset < maximumOffset, offsets.count < limit else { break }
        offsets.append(offset)
      }
    case .paging:
      let page = viewLength - startInset - endInset
      var offset: CGFloat = 0
      while page > 0, offset < maximumOffset, offsets.count < limit {
        offsets.append(offset)
        offset += page
      }
    }
    if offsets.count < limit { offsets.append(maximumOffset) }
    return offsets
  }

  /// Where the section rests to show `group` (clamped to the groups there are).
  public func restOffset(group: Int) -> CGFloat {
    guard groups.count > 0 else { return 0 }
    let group = min(max(group, 0), groups.count - 1)
    let origin = groups.origin(group)
    switch behavior {
    case .none: return 0
    case .groupPagingCentered:
      let middle = startInset + (viewLength - startInset - endInset) / 2
      return origin + groups.length(group) / 2 - middle
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging:
      return min(max(0, origin - startInset), maximumOffset)
    case .paging:
      let page = viewLength - startInset - endInset
      guard page > 0 else { return 0 }
      return min(((origin - startInset) / page).rounded(.down) * page, maximumOffset)
    }
  }

  /// Where the section rests when first shown: its first rest position.
  public var initialOffset: CGFloat {
    behavior == .groupPagingCentered && groups.count > 0 ? restOffset(group: 0) : 0
  }

  /// The offset nearest to `offset` that the section can be scrolled to.
  public func clamped(_ offset: CGFloat) -> CGFloat {
    guard behavior == .groupPagingCentered, groups.count > 0 else {
      return min(max(0, offset), maximumOffset)
    }
    let (first, last) = (restOffset(group: 0), restOffset(group: groups.count - 1))
    return min(max(min(first, last), offset), max(first, last))
  }
}
