// SPDX-License-Identifier: MIT
//
// Lines of a view that its author moves.
// Mirrors: alignmentGuide, ViewDimensions (SwiftUI).
// Status: SwiftUI's own lines; none of an author's.

public import Foundation
import Geometry

/// A view's size and its lines, in its own space.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let view: ViewLayout
  private let proposal: ProposedViewSize

  init(of view: ViewLayout, _ proposal: ProposedViewSize) {
    let size = view.size(proposal)
    width = size.width
    height = size.height
    self.view = view
    self.proposal = proposal
  }

  /// Distance of a line from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { distance(to: guide.line) }

  /// Distance of a line from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { distance(to: guide.line) }

  /// The same, if something in the view says where the line is; nil for one that is where it
  /// always is.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    view.guide(guide.line, proposal)
  }

  /// The same, if something in the view says where the line is, as texts do of baselines.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    view.guide(guide.line, proposal)
  }

  func distance(to line: AlignmentLine) -> CGFloat {
    view.distance(to: line, size: CGSize(width: width, height: height), proposal)
  }
}

/// A view some of whose lines are where its author puts them.
final class AlignmentGuideLayout: WrapperLayout {
  private let guides: [AlignmentLine: GuideNode]

  init(_ child: ViewLayout, guides: [AlignmentLine: GuideNode]) {
    self.guides = guides
    super.init(child)
  }

  override var setsGuides: Bool { true }

  override func guide(_ line: AlignmentLine, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = guides[line] else { return super.guide(line, proposal) }
    let dimensions = ViewDimensions(of: child, proposal)
    return switch guide {
    case .points(let distance): Length.finite(distance)
    case .line(let other, let distance):
      Length.finite(dimensions.distance(to: other) + Length.finite(distance))
    case .computed(let distance): Length.finite(distance(dimensions))
    }
  }
}
