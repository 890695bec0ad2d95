// SPDX-License-Identifier: MIT
//
// Blocks of views become one view.
// Mirrors: ViewBuilder, TupleView, _ConditionalContent (SwiftUI).
// Status: complete; a block may hold any number of views.

/// Makes one view of the statements of a block.
@resultBuilder
public enum ViewBuilder {
  /// A statement as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A block with nothing in it.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block with one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block with several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .first(first))
  }

  /// The other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Views one after another, as a block lists them.
public struct TupleView<T>: View {
  /// A tuple is drawn by itself.
  public typealias Body = Never

  /// The views.
  public var value: T
  private let views: [any View]

  /// Views in a tuple; members that are no views are left out.
  public init(_ value: T) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Adds the views in order.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    for (index, view) in views.enumerated() {
      view._lower(in: context.at(.index(index)), into: &nodes)
    }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A choice is drawn by itself.
  public typealias Body = Never

  /// Adds the view that was chosen.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    switch branch {
    case .first(let view): view._lower(in: context.at(.branch(true)), into: &nodes)
    case .second(let view): view._lower(in: context.at(.branch(false)), into: &nodes)
    }
  }
}
