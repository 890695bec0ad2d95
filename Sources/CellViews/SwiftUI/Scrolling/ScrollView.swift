// SPDX-License-Identifier: MIT
//
// Content seen through a window.
// Mirrors: ScrollView, ScrollViewReader, ScrollViewProxy (SwiftUI).
// Status: complete; it stands where a ScrollViewHost says, else at rest.

public import Geometry

/// Content seen through a window.
public struct ScrollView<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  /// The content.
  public var content: Content
  /// Which ways it scrolls.
  public var axes: Axis.Set
  /// Whether bars show where it stands, in pictures that have bars.
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
    let scroll = context.environment.scroll
    let inner = context.with { $0.scroll = scroll.inside }
    nodes.append(
      .scroll(
        ScrollNode(
          isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
          margins: scroll.margins, isClipped: !scroll.isClipDisabled,
          traits: scroll.traits(
            axes, showsIndicators: showsIndicators, in: context.environment),
          content: inner.nodes(of: content))))
  }
}

/// Lets its content scroll to a view.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    content(ScrollViewProxy(mailbox: EnvironmentScope.current.values.scroll.mailbox))
  }
}

/// Scrolls to views, when the host draws next; in a picture at rest, nowhere.
public struct ScrollViewProxy {
  let mailbox: ScrollMailbox?

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: What the view is called; an unknown one does nothing.
  ///   - anchor: The place of view and window that come together; nil moves as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    mailbox?.add(ScrollMailbox.Wish(id: ViewID(id), anchor: anchor))
  }
}

extension View {
  /// Lets content be drawn outside of scroll views inside.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    surroundings { $0.scroll.isClipDisabled = disabled }
  }

  /// Keeps fingers from scrolling; once disabled inside, it stays so. Programs still scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    surroundings { $0.scroll.isDisabled = $0.scroll.isDisabled || disabled }
  }

  /// The place of the content that scroll views inside show first; content that fits stands there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    surroundings { $0.scroll.anchor = anchor }
  }
}
