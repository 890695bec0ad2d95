// SPDX-License-Identifier: MIT
//
// Views that are other views, or none, or several.
// Mirrors: EmptyView, AnyView, Group, EquatableView (SwiftUI).
// Status: complete for still pictures.

/// No view: it takes no room and no spacing.
public struct EmptyView: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// No view.
  public init() {}

  /// Adds nothing.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {}
}

/// A view whose type is forgotten.
public struct AnyView: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let view: any View

  /// A view without its type.
  public init<V: View>(_ view: V) { self.view = view }

  /// A view without its type.
  public init<V: View>(erasing view: V) { self.view = view }

  /// A view without its type; nil when `view` is no view.
  public init?(_fromValue view: Any) {
    guard let view = view as? any View else { return nil }
    self.view = view
  }

  /// Adds what the view comes to.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    view._lower(in: context, into: &nodes)
  }
}

/// Several views as one, without arranging them.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// Views of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the views.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    content._lower(in: context, into: &nodes)
  }
}

/// A view that need not be made anew while it equals its predecessor; here, that view itself.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A view that can be compared.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// This view, which can be compared.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
