// SPDX-License-Identifier: MIT
//
// Changes to views, as values: an author's own, and those that are drawn by themselves.
// Mirrors: ViewModifier, ModifiedContent, EmptyModifier (SwiftUI).
// Status: complete for still pictures.

/// A change to a view, described by views.
public protocol ViewModifier {
  /// The type of its body, inferred.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view, with `content` somewhere in it.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds what the changed view comes to; not for use by authors. The default reads the body.
  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode])
}

extension ViewModifier {
  /// Adds what the body comes to.
  public func _lower(
    content: some View, in context: LoweringContext, into nodes: inout [ViewNode]
  ) {
    guard let inner = context.descending(into: &nodes)?.at(Self.self) else { return }
    let (body, inside) = inner.reading(self) {
      self.body(content: Content(view: AnyView(content)))
    }
    body._lower(in: inside, into: &nodes)
  }

  /// This change, and then another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A change that is drawn by itself has no body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is drawn by itself and has no body")
  }
}

/// The view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  let view: AnyView

  /// Adds the view that is changed.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    view._lower(in: context, into: &nodes)
  }
}

/// A view with a change.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view with a change.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It is drawn by itself.
  public typealias Body = Never

  /// Adds what the changed view comes to.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    modifier._lower(content: content, in: context, into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// It is drawn by itself.
  public typealias Body = Never

  /// Adds what both changes come to.
  public func _lower(
    content view: some View, in context: LoweringContext, into nodes: inout [ViewNode]
  ) {
    modifier._lower(
      content: ModifiedContent<_, Content>(content: view, modifier: content), in: context,
      into: &nodes)
  }
}

/// A change that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// It is drawn by itself.
  public typealias Body = Never
  /// The one there is.
  public static let identity = EmptyModifier()

  /// No change.
  public init() {}

  /// Adds the view as it is.
  public func _lower(
    content: some View, in context: LoweringContext, into nodes: inout [ViewNode]
  ) {
    content._lower(in: context, into: &nodes)
  }
}

/// Wraps a node's modifier around each view.
struct NodeModifier: ViewModifier {
  typealias Body = Never

  let make: (LoweringContext) -> ViewModifierNode?

  init(_ make: @escaping (LoweringContext) -> ViewModifierNode?) { self.make = make }

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    content._lower(in: context, into: &nodes)
    guard nodes.count > start, let modifier = make(context) else { return }
    for index in start..<nodes.count { nodes[index] = .modified(nodes[index], modifier) }
  }
}

extension View {
  /// This view with a change.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// This view in a node's modifier.
  func node(_ modifier: ViewModifierNode) -> ModifiedContent<Self, NodeModifier> {
    self.modifier(NodeModifier { _ in modifier })
  }
}
