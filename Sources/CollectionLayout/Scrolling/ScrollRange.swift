// SPDX-License-Identifier: MIT
//
// How far a solved layout can be scrolled. Rules: docs/layout.md, "Scroll range".

public import Foundation
import Geometry

extension SolvedLayout {
  /// The rest position when first shown: minus the safe area along the scroll axis; in a sideways
  /// layout that reads from right to left, the right end.
  public var initialOffset: CGPoint {
    var offset = CGPoint.zero
    offset[scrollAxis] = isMirroredSideways ? maximumOffset : minimumOffset
    return offset
  }

  /// The offset that shows the end of the content.
  public var finalOffset: CGFloat { isMirroredSideways ? minimumOffset : maximumOffset }

  /// The smallest offset along the scroll axis.
  public var minimumOffset: CGFloat { -startInset }

  /// The largest offset along the scroll axis.
  public var maximumOffset: CGFloat {
    let end = contentSize[scrollAxis] + endInset
    return max(minimumOffset, end - container.size[scrollAxis])
  }

  /// Whether the content runs from right to left along the scroll axis.
  var isMirroredSideways: Bool { container.isRightToLeft && scrollAxis == .horizontal }

  /// The safe area at the small end of the scroll axis: top or left.
  private var startInset: CGFloat {
    isMirroredSideways ? container.safeArea.trailing : container.safeArea.start(scrollAxis)
  }

  /// The safe area at the large end of the scroll axis: bottom or right.
  private var endInset: CGFloat {
    isMirroredSideways ? container.safeArea.leading : container.safeArea.end(scrollAxis)
  }

  /// An offset along the scroll axis, counted from the leading end of the content, when `seen`
  /// points of the content are in the viewport.
  func leadingOffset(_ offset: CGPoint, seen: CGFloat) -> CGFloat {
    guard isMirroredSideways else { return offset[scrollAxis] }
    return max(contentSize.width, container.size.width) - seen - offset.x
  }

  /// The state at rest: the collection at its start, each section at its first rest position.
  public var initialState: ScrollState {
    ScrollState(offset: initialOffset, sectionOffsets: initialSectionOffsets)
  }

  /// The first rest position of each orthogonal section that has one other than 0.
  public var initialSectionOffsets: [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for section in sections {
      if let orthogonal = section.orthogonal, orthogonal.initialOffset != 0 {
        offsets[section.index] = orthogonal.initialOffset
      }
    }
    return offsets
  }

  /// The nearest offset that the collection can be scrolled to, on a pixel.
  public func clamped(_ offset: CGFloat) -> CGFloat {
    screenGrid.nearest(min(max(minimumOffset, offset), maximumOffset))
  }
}
