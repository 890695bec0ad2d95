// SPDX-License-Identifier: MIT
//
// Content seen through a window.
// Mirrors: ScrollView, ScrollViewReader, contentMargins, containerRelativeFrame, and the modifiers
// that say how a scroll view moves (SwiftUI).
// Status: at rest. What says how it moves is accepted, and changes nothing in a still picture.

/// Content seen through a window, not scrolled.
public struct ScrollView<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// The content.
  public var content: Content
  /// Which ways it scrolls.
  public var axes: Axis.Set
  /// Whether bars show where it stands; never drawn at rest.
  public var showsIndicators: Bool

  /// A window; it scrolls up and down unless told otherwise.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Adds the window.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let inner = context.with {
      $0.contentMargins = EdgeInsets()
      $0.isScrollClipDisabled = false
    }
    nodes.append(
      .scroll(
        ScrollNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          margins: context.environment.contentMargins,
          isClipped: !context.environment.isScrollClipDisabled,
          content: inner.nodes(of: content))))
  }
}

/// Lets its content scroll to a view; at rest, nowhere.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views; in a still picture, nowhere.
public struct ScrollViewProxy {
  /// Scrolls to a view; without effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Which margins are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// Content and bars.
  public static let automatic = Self(name: "automatic")
  /// Content alone.
  public static let scrollContent = Self(name: "scrollContent")
  /// Bars alone, which are not drawn.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// How a scroll view comes to rest; without effect at rest.
public protocol ScrollTargetBehavior {}

/// A page at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// A page at a time.
  public init() {}
}

/// On views' edges.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As the screen's width says.
    public static let automatic = Self(name: "automatic")
    /// A few.
    public static let always = Self(name: "always")
    /// A few.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// Any number.
    public static let never = Self(name: "never")
  }

  /// On views' edges.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// On views' edges.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// On views' edges.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// Always.
  public static let automatic = Self(name: "automatic")
  /// Always.
  public static let always = Self(name: "always")
  /// When its content is longer than its window.
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// Whether bars show where a scroll view stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = Self(name: "automatic")
  /// While it scrolls.
  public static let visible = Self(name: "visible")
  /// No bars where they can be left out.
  public static let hidden = Self(name: "hidden")
  /// No bars.
  public static let never = Self(name: "never")
}

extension View {
  /// Margins around the content of scroll views inside; nil is none. They replace those set
  /// around, edge by edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, edges.insets(length ?? 0), for: placement)
  }

  /// Margins around the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    surroundings { environment in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { environment.contentMargins.top = insets.top }
      if edges.contains(.leading) { environment.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { environment.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { environment.contentMargins.trailing = insets.trailing }
    }
  }

  /// Margins around the content of scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Lets content be drawn outside of scroll views inside.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    surroundings { $0.isScrollClipDisabled = disabled }
  }

  /// As long as the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// As long as some shares of the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    node(
      .containerRelativeFrame(
        ContainerFrameNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          count: count, span: span, spacing: spacing, alignment: alignment.reference)))
  }

  /// As long as `length` makes of the scroll view around, or the cell.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    node(
      .containerRelativeFrame(
        ContainerFrameNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          alignment: alignment.reference, length: ContainerLength(length))))
  }

  /// Makes the views of this layout stops; without effect at rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes this view a stop; without effect at rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Says how scroll views inside come to rest; without effect at rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Binds the view that a scroll view stands at; the first value does not scroll.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Says whether scroll views give way; without effect at rest.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Keeps scroll views where they are; without effect at rest.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says whether bars are shown; none are drawn at rest.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }
}
