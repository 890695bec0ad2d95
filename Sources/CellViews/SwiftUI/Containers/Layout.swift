// SPDX-License-Identifier: MIT
//
// Containers whose authors size and place the views in them.
// Mirrors: Layout, LayoutProperties (SwiftUI).
// Status: complete for still pictures; positions are mirrored where the screen reads from right to
// left, as SwiftUI's are.

/// What a container is like, for the views in it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers grow and across which dividers lie; nil for neither.
  public var stackOrientation: Axis?

  /// A container without an axis.
  public init() {}
}

/// A container that sizes itself and places its views. A layout is called with the views:
/// `Flow(spacing: 8) { … }`.
public protocol Layout {
  /// What is kept between calls, inferred; nothing unless an author says otherwise.
  associatedtype Cache = Void
  /// The views in it.
  typealias Subviews = LayoutSubviews

  /// What it is like, for the views in it.
  static var layoutProperties: LayoutProperties { get }

  /// What is to be kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Makes what was kept fit for the views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far its neighbours should keep away. The default wishes what all its views wish.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size it takes when it is offered `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view in `bounds`, whose size is its answer to `proposal`. A view that is not placed
  /// stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a line of it is; nil for one that is where it always is. The default merges what its
  /// views say of theirs.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a line of it is; nil for one that is where it always is. The default merges what its
  /// views say of theirs.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The node of a container with these views; not for use by authors.
  func _node(of children: [ViewNode]) -> ViewNode
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// A container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What all its views wish.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var all = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { all.formUnion(subview.spacing) }
    return all
  }

  /// What its views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.guide(guide.line, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// What its views say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.guide(guide.line, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A container that is arranged by this layout.
  public func _node(of children: [ViewNode]) -> ViewNode {
    .custom(
      CustomLayoutNode(
        children: children, axis: Self.layoutProperties.stackOrientation, arrangedBy: self))
  }

  /// The container with the views of a block.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LaidOut(layout: self, content: content())
  }
}

/// Views in a container of an author's own.
private struct LaidOut<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(layout._node(of: context.nodes(of: content)))
  }
}
