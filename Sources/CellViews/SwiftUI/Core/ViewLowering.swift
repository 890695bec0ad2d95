// SPDX-License-Identifier: MIT
//
// Views become nodes: bodies are read, lists are flattened, modifiers are wrapped around.

package import CollectionLayout

/// Makes values of views.
public enum ViewLowering {
  /// How deep bodies may be nested. Deeper ones are left out, with a placeholder in their place.
  static let depthLimit = 200

  /// The node of `view`, as `environment` sees it.
  ///
  /// Several views at the top stand one below another, as a hosting controller puts them. The body
  /// of each view is read once; a `GeometryReader`'s content is read when the node is drawn, on
  /// the thread that draws it.
  public static func node(
    of view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewNode {
    one(nodes(of: view, environment: environment))
  }

  /// The node of a host's view; what its views keep is kept at `place`.
  static func node(of view: some View, environment: EnvironmentValues, place: StatePlace)
    -> ViewNode
  {
    place.begin()
    var context = LoweringContext(environment: environment)
    context.place = place
    return one(context.nodes(of: view))
  }

  private static func one(_ nodes: [ViewNode]) -> ViewNode {
    switch nodes.count {
    case 0: .empty
    case 1: nodes[0]
    default: .stack(StackNode(.vstack, children: nodes))
    }
  }

  /// The nodes of `view`: a group or a loop may come to any number of them.
  public static func nodes(
    of view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> [ViewNode] {
    LoweringContext(environment: environment).nodes(of: view)
  }
}

/// What surrounds a view while it becomes a node. Not for use by authors.
public struct LoweringContext {
  /// What the view sees.
  var environment: EnvironmentValues
  /// Where the view is, in a host that keeps what views keep.
  var place: StatePlace?
  /// What the view around was read in, in such a host.
  var scope: EnvironmentScope?
  private var depth = 0

  init(environment: EnvironmentValues) { self.environment = environment }

  /// The nodes of a view.
  func nodes(of view: some View) -> [ViewNode] {
    var nodes: [ViewNode] = []
    view._lower(in: self, into: &nodes)
    return nodes
  }

  /// What the view sees.
  package var values: EnvironmentValues { environment }

  /// The node of content in a scroll view that magnifies it.
  ///
  /// - Parameters:
  ///   - rule: How far it may be magnified.
  ///   - state: Who keeps the magnification.
  package func magnified(
    _ content: some View, rule: MagnificationRule, state: ZoomState, showsIndicators: Bool,
    tap: ZoomNode.TapAction?, drag: ZoomNode.DragAction?
  ) -> ViewNode {
    let scroll = environment.scroll
    var traits = scroll.traits(
      [.horizontal, .vertical], showsIndicators: showsIndicators, in: environment)
    traits.zoom = ZoomNode(rule: rule, state: state, tap: tap, drag: drag)
    let inner = with { $0.scroll = scroll.inside }
    return .scroll(
      ScrollNode(
        isHorizontal: true, isVertical: true, traits: traits, content: inner.nodes(of: content)))
  }

  /// One node of a view: several are put one above another.
  func layer(of view: some View, alignment: AlignmentReference) -> ViewNode {
    let nodes = nodes(of: view)
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return .stack(StackNode(.zstack, alignment: alignment, children: nodes))
    }
  }

  /// The same surroundings with a change.
  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// The surroundings one level deeper; nil, and a placeholder, where that would be too deep.
  func descending(into nodes: inout [ViewNode]) -> LoweringContext? {
    guard depth < ViewLowering.depthLimit else {
      nodes.append(.placeholder(PlaceholderNode(title: "nested too deep", isUnknown: true)))
      return nil
    }
    var inner = self
    inner.depth += 1
    return inner
  }
}
