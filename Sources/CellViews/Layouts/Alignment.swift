// SPDX-License-Identifier: MIT
//
// Lines along which views meet. One list of names serves both axes (screen-document 1.1).

import Foundation
import Geometry

extension AlignmentReference {
  /// The line that meets on an axis; an axis that a name says nothing of is centred.
  func line(on axis: Axis) -> AlignmentLine { axis == .horizontal ? across : down }

  private var across: AlignmentLine {
    switch self {
    case .leading, .topLeading, .bottomLeading, .leadingFirstTextBaseline,
      .leadingLastTextBaseline:
      .leading
    case .trailing, .topTrailing, .bottomTrailing, .trailingFirstTextBaseline,
      .trailingLastTextBaseline:
      .trailing
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .centerX
    }
  }

  private var down: AlignmentLine {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .center, .leading, .trailing: .centerY
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .firstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline:
      .firstTextBaseline
    case .lastTextBaseline, .leadingLastTextBaseline, .trailingLastTextBaseline:
      .lastTextBaseline
    }
  }

  /// Fraction of the width from the leading edge.
  var horizontal: CGFloat { across.fraction }

  /// Fraction of the height from the top.
  var verticalFraction: CGFloat { down.fraction }

  /// The line of text that meets, if one does.
  var baselineLine: AlignmentLine? { down.isBaseline ? down : nil }

  /// Distance from the start of `axis` to the line that meets, in a view of `size` that was offered
  /// `proposal`. A view without text is aligned by its bottom where baselines meet.
  func guide(
    on axis: Axis, of view: ViewLayout, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    view.distance(to: line(on: axis), size: size, proposal)
  }

  /// The same in a plain box, which has no text of its own.
  func guide(on axis: Axis, in size: CGSize) -> CGFloat {
    size[axis] * line(on: axis).fraction
  }

  /// Where a view goes in a box, so that their lines meet.
  func origin(of view: ViewLayout, size: CGSize, proposal: ProposedViewSize, in box: CGSize)
    -> CGPoint
  {
    CGPoint(
      x: guide(on: .horizontal, in: box)
        - guide(on: .horizontal, of: view, size: size, proposal: proposal),
      y: guide(on: .vertical, in: box)
        - guide(on: .vertical, of: view, size: size, proposal: proposal))
  }
}

/// The room of views that meet in one line: how far they reach before it and after it.
struct AlignedExtent {
  /// Reach before the line.
  private(set) var before: CGFloat = -.infinity
  private var after: CGFloat = -.infinity
  private var isEndless = false

  /// Takes in a view of `length` that meets the line `guide` after its start.
  mutating func add(guide: CGFloat, length: CGFloat) {
    guard length.isFinite, guide.isFinite else {
      isEndless = true
      return
    }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// All of it; 0 without views.
  var length: CGFloat {
    if isEndless { return .infinity }
    return before.isFinite ? before + after : 0
  }

  /// Where a view with this guide starts.
  func start(guide: CGFloat) -> CGFloat { before.isFinite && guide.isFinite ? before - guide : 0 }
}
