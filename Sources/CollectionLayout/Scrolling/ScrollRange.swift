// SPDX-License-Identifier: MIT
//
// How far a solved layout can be scrolled. Rules: docs/layout.md, "Scroll range".

public import Foundation
import Geometry

extension SolvedLayout {
  /// The rest position when first shown: minus the safe area along the scroll axis.
  public var initialOffset: CGPoint {
    var offset = CGPoint.zero
    offset[scrollAxis] = minimumOffset
    return offset
  }

  /// The smallest offset along the scroll axis.
  public var minimumOffset: CGFloat { -container.safeArea.start(scrollAxis) }

  /// The largest offset along the scroll axis.
  public var maximumOffset: CGFloat {
    let end = contentSize[scrollAxis] + container.safeArea.end(scrollAxis)
    return max(minimumOffset, end - container.size[scrollAxis])
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
