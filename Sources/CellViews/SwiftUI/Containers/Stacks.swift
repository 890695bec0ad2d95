// SPDX-License-Identifier: MIT
//
// Views one after another, or one above another.
// Mirrors: HStack, VStack, ZStack, LazyHStack, LazyVStack, Spacer, Divider (SwiftUI).
// Status: complete; lazy stacks make all their children, as a still picture needs them.

/// Views side by side.
public struct HStack<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views side by side; nil is SwiftUI's own spacing for each pair.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .stack(
        StackNode(
          .hstack, spacing: spacing, alignment: alignment.reference,
          children: context.nodes(of: content))))
  }
}

/// Views one below another.
public struct VStack<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views one below another; nil is SwiftUI's own spacing for each pair.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .stack(
        StackNode(
          .vstack, spacing: spacing, alignment: alignment.reference,
          children: context.nodes(of: content))))
  }
}

/// Views one above another.
public struct ZStack<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Views one above another, the first one at the bottom.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the stack.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .stack(
        StackNode(
          .zstack, alignment: alignment.reference, children: context.nodes(of: content))))
  }
}

/// Which of a lazy container's views stay in sight; without effect at rest.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// SwiftUI's bits.
  public let rawValue: UInt32

  /// Views by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}

/// Views side by side, at their ideal widths, in all the height they are offered.
public struct LazyHStack<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views side by side; nil is SwiftUI's own spacing for each pair.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .stack(
        StackNode(
          .hstack, spacing: spacing, alignment: alignment.reference, isLazy: true,
          children: context.nodes(of: content))))
  }
}

/// Views one below another, at their ideal heights, in all the width they are offered.
public struct LazyVStack<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views one below another; nil is SwiftUI's own spacing for each pair.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(
      .stack(
        StackNode(
          .vstack, spacing: spacing, alignment: alignment.reference, isLazy: true,
          children: context.nodes(of: content))))
  }
}

/// Takes what is left along its stack.
public struct Spacer: View, Hashable, Sendable {
  /// It is drawn by itself.
  public typealias Body = Never

  /// The least length; nil is 8.
  public var minLength: CGFloat?

  /// Room; at least 8 points of it, unless told otherwise.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds the room.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(.spacer(minLength: minLength))
  }
}

/// A line one pixel thick, across its stack's axis.
public struct Divider: View, Hashable, Sendable {
  /// It is drawn by itself.
  public typealias Body = Never

  /// A line.
  public init() {}

  /// Adds the line.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    nodes.append(.divider)
  }
}
