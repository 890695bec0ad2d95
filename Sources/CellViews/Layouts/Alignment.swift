// SPDX-License-Identifier: MIT
//
// Lines along which views meet. One list of names serves both axes (screen-document 1.1).

import Foundation
import Geometry

extension AlignmentReference {
  /// Fraction of the width from the leading edge; an axis that a name says nothing of is centred.
  var horizontal: CGFloat {
    switch self {
    case .leading, .topLeading, .bottomLeading, .leadingFirstTextBaseline,
      .leadingLastTextBaseline:
      0
    case .trailing, .topTrailing, .bottomTrailing, .trailingFirstTextBaseline,
      .trailingLastTextBaseline:
      1
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: 0.5
    }
  }

  /// Fraction of the height from the top, for all but the baselines, which fall back to the bottom.
  private var vertical: CGFloat {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .center, .leading, .trailing: 0.5
    case .bottom, .bottomLeading, .bottomTrailing, .firstTextBaseline, .lastTextBaseline,
      .leadingFirstTextBaseline, .trailingFirstTextBaseline, .leadingLastTextBaseline,
      .trailingLastTextBaseline:
      1
    }
  }

  /// The same fraction, for boxes that are not texts.
  var verticalFraction: CGFloat { vertical }

  /// The line of text that meets, if one does.
  var baselineLine: Baseline? { baseline }

  private var baseline: Baseline? {
    switch self {
    case .firstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline: .first
    case .lastTextBaseline, .leadingLastTextBaseline, .trailingLastTextBaseline: .last
    default: nil
    }
  }

  /// Distance from the start of `axis` to the line that meets, in a view of `size` that was offered
  /// `proposal`. A view without text is aligned by its bottom where baselines meet.
  func guide(
    on axis: Axis, of view: ViewLayout, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    if axis == .horizontal { return size.width * horizontal }
    if let baseline, let line = view.baseline(baseline, proposal) { return line }
    return size.height * vertical
  }

  /// The same in a plain box, which has no text of its own.
  func guide(on axis: Axis, in size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width * horizontal : size.height * vertical
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
