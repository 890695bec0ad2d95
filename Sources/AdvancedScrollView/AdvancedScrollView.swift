// SPDX-License-Identifier: MIT
//
// Content that can be scrolled both ways, magnified, tapped and dragged in.
// Mirrors: AdvancedScrollView.
// Status: complete; it moves in a ScrollViewHost, else it is at rest.

public import CellViews

/// Content in a scroll view whose author knows, and may change, where it stands.
public struct AdvancedScrollView<Content: View>: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let magnification: Magnification
  private let isScrollIndicatorVisible: Bool
  private let content: (AdvancedScrollViewProxy) -> Content
  var gestures = ContentGestures()

  /// Content in a scroll view.
  ///
  /// - Parameters:
  ///   - magnification: How far it may be magnified; from all of it in sight to four times that,
  ///     unless told otherwise.
  ///   - isScrollIndicatorVisible: Whether it has bars, in pictures that have bars.
  ///   - content: Makes the content, at its ideal size. The proxy knows the scroll view as it was
  ///     last drawn.
  public init(
    magnification: Magnification = Magnification(range: 1...4, initialValue: 1, isRelative: true),
    isScrollIndicatorVisible: Bool = true,
    @ViewBuilder content: @escaping (AdvancedScrollViewProxy) -> Content
  ) {
    self.magnification = magnification
    self.isScrollIndicatorVisible = isScrollIndicatorVisible
    self.content = content
  }

  /// Adds the scroll view.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    let isMac = context.values.isMac
    let state =
      context.values.zoomStates?.state(isAutoscrollEnabled: isMac)
      ?? ZoomState(isAutoscrollEnabled: isMac)
    let proxy = AdvancedScrollViewProxy(state: state, isMac: isMac)
    nodes.append(
      context.magnified(
        content(proxy), rule: magnification.rule, state: state,
        showsIndicators: isScrollIndicatorVisible, tap: gestures.tapAction(proxy),
        drag: gestures.dragAction(proxy)))
  }
}

extension View {
  /// Whether `AdvancedScrollView`s inside behave as on a Mac: the proxy's numbers are then those of
  /// the content before magnification, and a drag in the content scrolls at the edges.
  public func advancedScrollViewPlatform(_ platform: AdvancedScrollViewPlatform) -> some View {
    environment(\.advancedScrollViewPlatform, platform)
  }
}

/// Whose scroll view is underneath.
public enum AdvancedScrollViewPlatform: String, Hashable, Sendable, CaseIterable {
  /// `UIScrollView`.
  case iOS
  /// `NSScrollView`.
  case macOS
}

extension EnvironmentValues {
  /// Whose scroll view is underneath `AdvancedScrollView`s.
  public var advancedScrollViewPlatform: AdvancedScrollViewPlatform {
    get { isMac ? .macOS : .iOS }
    set { isMac = newValue == .macOS }
  }
}
