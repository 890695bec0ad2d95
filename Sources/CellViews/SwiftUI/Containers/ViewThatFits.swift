// SPDX-License-Identifier: MIT
//
// The first of several views that fits.
// Mirrors: ViewThatFits (SwiftUI).
// Status: complete.

/// The first view of a block whose ideal size fits, else the last.
public struct ViewThatFits<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Views in order of preference, which must fit on these axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the choice.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .fitting(
        FittingNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          children: context.nodes(of: content))))
  }
}
