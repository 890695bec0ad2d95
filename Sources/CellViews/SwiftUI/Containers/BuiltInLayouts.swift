// SPDX-License-Identifier: MIT
//
// SwiftUI's own containers as layouts, and a layout whose type is forgotten.
// Mirrors: HStackLayout, VStackLayout, ZStackLayout, AnyLayout (SwiftUI).
// Status: complete; no GridLayout.

/// A layout that one of our containers carries out.
public protocol BuiltInLayout: Layout where Cache == Void {
  /// The container with these views; not for use by authors.
  func _stack(of children: [ViewNode]) -> StackNode
}

extension BuiltInLayout {
  private func container(_ subviews: Subviews) -> any ArrangedLayout {
    let stack = _stack(of: [])
    guard let axis = stack.axis else {
      return LayerLayout(
        alignment: stack.alignment, children: subviews.views, context: subviews.context)
    }
    return StackLayout(
      axis: axis, spacing: stack.spacing, alignment: stack.alignment, children: subviews.views,
      context: subviews.context)
  }

  /// The container's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    container(subviews).arrangement(proposal).size
  }

  /// Places the views as the container does, in the middle of larger bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = container(subviews).arrangement(proposal)
    let x = bounds.midX - arrangement.size.width / 2
    let y = bounds.midY - arrangement.size.height / 2
    for (subview, slot) in zip(subviews, arrangement.slots) {
      subview.place(
        at: CGPoint(x: x + slot.origin.x, y: y + slot.origin.y), proposal: slot.proposal)
    }
  }

  /// The container itself.
  public func _node(of children: [ViewNode]) -> ViewNode { .stack(_stack(of: children)) }
}

/// Views side by side.
public struct HStackLayout: BuiltInLayout, Hashable, Sendable {
  /// How views meet across it.
  public var alignment: VerticalAlignment
  /// Between neighbours; nil is SwiftUI's own choice for each pair.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  /// The stack.
  public func _stack(of children: [ViewNode]) -> StackNode {
    StackNode(.hstack, spacing: spacing, alignment: alignment.reference, children: children)
  }
}

/// Views one below another.
public struct VStackLayout: BuiltInLayout, Hashable, Sendable {
  /// How views meet across it.
  public var alignment: HorizontalAlignment
  /// Between neighbours; nil is SwiftUI's own choice for each pair.
  public var spacing: CGFloat?

  /// Views one below another.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  /// The stack.
  public func _stack(of children: [ViewNode]) -> StackNode {
    StackNode(.vstack, spacing: spacing, alignment: alignment.reference, children: children)
  }
}

/// Views one above another.
public struct ZStackLayout: BuiltInLayout, Hashable, Sendable {
  /// Where views meet.
  public var alignment: Alignment

  /// Views one above another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The layers.
  public func _stack(of children: [ViewNode]) -> StackNode {
    StackNode(.zstack, alignment: alignment.reference, children: children)
  }
}

/// A layout whose type is forgotten, to choose between layouts of one set of views.
public struct AnyLayout: Layout {
  /// The layout and what it keeps.
  public struct Cache {
    let arranger: AnyArranger
  }

  private let base: any Layout

  /// A layout without its type.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// The layout with nothing kept yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache(arranger: base.makeArranger()) }

  /// What the layout wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.arranger.spacing(subviews)
  }

  /// The layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.arranger.size(proposal, subviews)
  }

  /// Places the views as the layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.arranger.place(in: bounds, proposal, subviews)
  }

  /// What the layout says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.arranger.guide(guide.line, in: bounds, proposal, subviews)
  }

  /// What the layout says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.arranger.guide(guide.line, in: bounds, proposal, subviews)
  }

  /// The layout's own container.
  public func _node(of children: [ViewNode]) -> ViewNode { base._node(of: children) }
}

extension Layout {
  fileprivate func makeArranger() -> AnyArranger { Arranger(self) }
}

extension LayoutProperties {
  fileprivate init(_ axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}

extension StackNode {
  fileprivate var axis: Axis? {
    switch kind {
    case .hstack: .horizontal
    case .vstack: .vertical
    case .zstack: nil
    }
  }
}
